/** People, beasts and things that stand in a scene (game-icons.net, CC BY 3.0). */

import abacus from "icon:abacus";
import amphora from "icon:amphora";
import anvil from "icon:anvil";
import archer from "icon:archer";
import astrolabe from "icon:astrolabe";
import bard from "icon:harp";
import boar from "icon:boar";
import book from "icon:open-book";
import bread from "icon:bread";
import bull from "icon:bull";
import caduceus from "icon:caduceus";
import calendar from "icon:stone-tablet";
import camel from "icon:camel";
import catapult from "icon:catapult";
import cauldron from "icon:cauldron";
import cavalry from "icon:cavalry";
import chariot from "icon:chariot";
import coins from "icon:coins-pile";
import comb from "icon:comb";
import compass from "icon:compass";
import cow from "icon:cow";
import cowled from "icon:cowled";
import discobolus from "icon:discobolus";
import dragon from "icon:dragon-head";
import elephant from "icon:elephant";
import grail from "icon:holy-grail";
import herbs from "icon:pestle-mortar";
import hands from "icon:shaking-hands";
import horse from "icon:horse-head";
import hound from "icon:hound";
import king from "icon:throne-king";
import knight from "icon:mounted-knight";
import mask from "icon:ceremonial-mask";
import masks from "icon:drama-masks";
import maze from "icon:maze";
import meditation from "icon:meditation";
import menhir from "icon:menhir";
import mining from "icon:mining";
import minotaur from "icon:minotaur";
import money from "icon:receive-money";
import necklace from "icon:gem-necklace";
import orator from "icon:public-speaker";
import oldKing from "icon:old-king";
import pharaoh from "icon:pharoah";
import portal from "icon:magic-gate";
import pottery from "icon:painted-pottery";
import priest from "icon:sun-priest";
import queen from "icon:queen-crown";
import rider from "icon:cloaked-figure-on-horseback";
import rune from "icon:rune-stone";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import shadow from "icon:cloak-dagger";
import siege from "icon:siege-tower";
import skis from "icon:skis";
import spartan from "icon:spartan-helmet";
import sphinx from "icon:egyptian-sphinx";
import stone from "icon:sword-in-stone";
import sun from "icon:sun";
import sundial from "icon:sundial";
import swords from "icon:crossed-swords";
import table from "icon:round-table";
import toga from "icon:roman-toga";
import totem from "icon:totem-head";
import trident from "icon:trident";
import triquetra from "icon:triquetra";
import trophy from "icon:laurel-crown";
import viking from "icon:viking-head";
import volcano from "icon:smoking-volcano";
import wheat from "icon:wheat";
import wizard from "icon:wizard-face";
import dice from "icon:rolling-dices";

export const figures = {
  abacus,
  amphora,
  anvil,
  archer,
  astrolabe,
  bard,
  boar,
  book,
  bread,
  bull,
  caduceus,
  calendar,
  camel,
  catapult,
  cauldron,
  cavalry,
  chariot,
  coins,
  comb,
  compass,
  cow,
  cowled,
  dice,
  discobolus,
  dragon,
  elephant,
  grail,
  hands,
  herbs,
  horse,
  hound,
  king,
  knight,
  mask,
  masks,
  maze,
  meditation,
  menhir,
  mining,
  minotaur,
  money,
  necklace,
  oldKing,
  orator,
  pharaoh,
  portal,
  pottery,
  priest,
  queen,
  rider,
  rune,
  scales,
  scroll,
  shadow,
  siege,
  skis,
  spartan,
  sphinx,
  stone,
  sun,
  sundial,
  swords,
  table,
  toga,
  totem,
  trident,
  triquetra,
  trophy,
  viking,
  volcano,
  wheat,
  wizard,
};

export type Figure = keyof typeof figures;
