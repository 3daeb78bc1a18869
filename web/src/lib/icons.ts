/** The icons of the generic part. Titles import their own. */

import back from "icon:return-arrow";
import book from "icon:rule-book";
import bot from "icon:vintage-robot";
import bulb from "icon:light-bulb";
import chat from "icon:chat-bubble";
import cog from "icon:cog";
import crown from "icon:laurel-crown";
import eye from "icon:all-seeing-eye";
import flag from "icon:black-flag";
import hourglass from "icon:hourglass";
import lesson from "icon:open-book";
import link from "icon:linked-rings";
import magnifier from "icon:magnifying-glass";
import moon from "icon:moon";
import notes from "icon:quill-ink";
import people from "icon:meeple-group";
import person from "icon:meeple";
import scroll from "icon:scroll-unfurled";
import shrug from "icon:uncertainty";
import sun from "icon:sun";
import swords from "icon:crossed-swords";
import trophy from "icon:laurels-trophy";

export const icons = {
  back,
  book,
  bot,
  bulb,
  chat,
  cog,
  crown,
  eye,
  flag,
  hourglass,
  lesson,
  link,
  magnifier,
  moon,
  notes,
  people,
  person,
  scroll,
  shrug,
  sun,
  swords,
  trophy,
};
