/** The pictures of the mats and panels of Europa Universalis. */

import adm from "icon:quill-ink";
import advisor from "icon:discussion";
import alliance from "icon:shaking-hands";
import artillery from "icon:cannon";
import blank from "icon:plain-square";
import cards from "icon:card-play";
import cavalry from "icon:mounted-knight";
import claim from "icon:vertical-banner";
import dip from "icon:dove";
import ducats from "icon:two-coins";
import empire from "icon:eagle-emblem";
import fleet from "icon:caravel";
import idea from "icon:idea";
import infantry from "icon:pikeman";
import leader from "icon:barbute";
import loan from "icon:cash";
import manpower from "icon:backup";
import map from "icon:compass";
import marriage from "icon:big-diamond-ring";
import merchant from "icon:scales";
import mil from "icon:crossed-swords";
import mission from "icon:scroll-unfurled";
import others from "icon:meeple-group";
import pope from "icon:pope-crown";
import prestige from "icon:laurel-crown";
import ruler from "icon:crown";
import stability from "icon:stone-tablet";
import tax from "icon:castle";
import truce from "icon:peace-dove";
import war from "icon:swords-emblem";

export const pictures = {
  adm,
  advisor,
  alliance,
  artillery,
  blank,
  cards,
  cavalry,
  claim,
  dip,
  ducats,
  empire,
  fleet,
  idea,
  infantry,
  leader,
  loan,
  manpower,
  map,
  marriage,
  merchant,
  mil,
  mission,
  others,
  pope,
  prestige,
  ruler,
  stability,
  tax,
  truce,
  war,
};
export type Picture = keyof typeof pictures;

/** Battle dice, their faces and Units share three types. */
export function armOf(ref: string): "infantry" | "cavalry" | "artillery" {
  return ref.includes("cavalry") ? "cavalry" : ref.includes("artillery") ? "artillery" : "infantry";
}
