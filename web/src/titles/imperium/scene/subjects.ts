/** What the picture of a card is about, by the words of its name. */

import type { Figure } from "./figures";
import type { Land } from "./ground";

export interface Subject {
  land?: Land;
  /** A building in the middle distance; what has no other subject shows it large. */
  build?: string;
  /** Who or what stands in front. */
  figure?: Figure;
  /** The figure is a thing on a plinth. */
  thing?: boolean;
  /** Soldiers in rank and file, people who riot, ships at sea, a row of banners. */
  ranks?: boolean;
  crowd?: boolean;
  ships?: number;
  plants?: number;
  /** Who leads: the leader of the nation stands in front. */
  leader?: boolean;
}

const on = (figure: Figure, more: Subject = {}): Subject => ({ figure, thing: true, ...more });
const at = (figure: Figure, more: Subject = {}): Subject => ({ figure, ...more });

/** The first line that a word of the name begins with wins. */
const subjects: [RegExp, Subject][] = [
  // unrest and war
  [/unrest/, { crowd: true }],
  [/phalanx|legions|army|terracotta|mercenaries|jomsviking/, { ranks: true }],
  [/conquer|hegemony|camlan/, { ranks: true, land: "hills" }],
  [/onager/, at("catapult", { build: "rampart" })],
  [/battering/, at("siege", { build: "rampart" })],
  [/engineering/, at("siege", { build: "aqueduct" })],
  [/invasion|incursion|raid$|aviking|raiders/, { ranks: true, build: "huts" }],
  [/cataphract|knight|lawnslot|peredur|bedwyr|gwalchmei|cai$|parmenion/, at("knight")],
  [/cavalry|alexander$/, at("cavalry", { land: "steppe" })],
  [/chariots|boudicca/, at("chariot", { land: "hills" })],
  [/archers/, at("archer", { land: "steppe" })],
  [/elephants|hannibal/, at("elephant", { land: "mountains" })],
  [/excalibur/, at("stone", { land: "fjord" })],
  [/chainmail/, on("spartan")],
  [/espionage/, at("shadow", { build: "town" })],
  // cities and what is built
  [/lighthouse/, { build: "lighthouse", land: "sea", ships: 1 }],
  [/tenochtitlan|zapotes|venta|step$|cerros/, { build: "steps", land: "jungle", plants: 3 }],
  [/pyramids/, { build: "pyramid", land: "dunes" }],
  [/obelisk/, { build: "obelisk", land: "dunes", plants: 3 }],
  [/monument/, at("menhir", { land: "hills" })],
  [/heads/, { build: "heads", land: "jungle", plants: 2 }],
  [/kurgans/, { build: "graves", land: "steppe" }],
  [/walls|moats|fortified/, { build: "rampart", land: "mountains" }],
  [/amphitheatre|bread/, { build: "arena" }],
  [/windmills/, { build: "mill", land: "fields" }],
  [/mill$|shaduf|qanat|drainage/, { build: "aqueduct", land: "river", plants: 2 }],
  [/labyrinth/, on("maze", { build: "minoan" })],
  [/alexandria/, { build: "lighthouse", land: "sea", ships: 1 }],
  [/metropolis|senate|urban|rome$|knossos|palace|persepolis|pataliputra|camelot|athens|gelonus/, { plants: 2 }],
  [/city|town|civil/, { plants: 3 }],
  [/temple|shrine|religion|sacred-pass|buddhism/, { build: "temple", plants: 3 }],
  [/oracle|mysticism|rituals|gothja|althing/, { build: "henge", land: "hills" }],
  [/druids/, at("cowled", { build: "henge", land: "forest" })],
  [/masonry|wonder|architecture/, { build: "arena" }],
  [/monastery|retreat|daochang|shangri/, { build: "cloister", land: "peaks", plants: 2 }],
  [/portals|gates/, at("portal", { land: "peaks" })],
  [/tents|nomads/, { build: "yurts", land: "steppe" }],
  [/elders|settlers/, { build: "huts", land: "hills", plants: 2 }],
  // lands and seas
  [/thera/, { land: "volcano" }],
  [/ships|fleet|longships|boats|port$|traders|exports|expansion|armorica|spread/, { land: "sea", ships: 2 }],
  [/isle|islands|island|archipelago|balearic|cyprus|crete|foroyar|hesperides|thule|ynys/, { land: "isles", plants: 3 }],
  [/iceland|graenland|scandinavia|vinland/, { land: "fjord", plants: 3 }],
  [/coast|cape$|peninsula|peloponnese|dalmatia|mauretania|lydians$/, { land: "sea", plants: 3 }],
  [/atlantis/, { build: "domes", land: "isles" }],
  [/rainforest|jungle/, { land: "jungle", plants: 5 }],
  [/forest|woodland|grove|belgica|gallia|raetia|celtica/, { land: "forest", plants: 5 }],
  [
    /pole$|tian$|carpathian|caucasia|zagros|mountain|highlands|uxians|pelagonia|orestis|bactria/,
    { land: "mountains", plants: 2 },
  ],
  [/hills|moor|hibernia|britannia|valley|arachosia/, { land: "hills", plants: 4 }],
  [/steppe|plain$|plains|grassland|tarim|median|lowlands/, { land: "steppe", plants: 3 }],
  [/oasis/, { land: "dunes", plants: 5 }],
  [/red-land|kushites|berbers/, { land: "dunes", plants: 2 }],
  [/river|nile|lower|floodplain|indus|magadha|gandhara|iberia/, { land: "river", plants: 4 }],
  [/lakes|marsh|flood/, { land: "marsh", plants: 4 }],
  [/themiscyra|elysian|wilderness|agriculture/, { land: "fields", plants: 3 }],
  // people
  [
    /caesar|trajan|pericles|philip|darius|alexander|ramesses|unification|ashoka|chandragupta|minos|wu$|shi$|duke|emperor|harald|rollo|erik|ateas|vercingetorix|satrap|court|uthyr|arthur|triumvirate|leadership|nanda|zhou|dynasty|king/,
    { leader: true },
  ],
  [/dido|kleito|guennuvar|bertilak|morigena|viviane|queen/, on("queen")],
  [/taliesin|sagas/, at("bard", { land: "hills" })],
  [/myrddin/, at("wizard", { land: "forest" })],
  [/twrch/, at("boar", { land: "forest" })],
  [/cafall/, at("hound", { land: "forest" })],
  [/chanakya|philosophy|confucianism|science|advanced/, at("orator", { build: "temple" })],
  [/ambassador|diplomacy|school|charity/, on("hands")],
  [/democracy|code|legalism|laws|mandate/, on("scales")],
  [/meditation|visions|path/, at("meditation", { land: "peaks" })],
  // crafts and things
  [/graal/, on("grail")],
  [/cauldron/, on("cauldron")],
  [/jade|mask/, on("mask", { land: "jungle" })],
  [/scroll|edicts|arthashastra|seal/, on("scroll")],
  [/drama/, on("masks")],
  [/education|tomes|writing|myths/, on("book")],
  [/ogham|tamga|hieroglyphics/, at("rune", { land: "hills" })],
  [/calendar/, on("calendar", { land: "jungle" })],
  [/astronomy/, on("astrolabe")],
  [/cartography|lodestone/, on("compass")],
  [/mathematics/, on("abacus")],
  [/pharmacy|embalming/, on("herbs")],
  [/medicine/, on("caduceus")],
  [/metallurgy/, on("anvil")],
  [/mining/, at("mining", { land: "mountains" })],
  [/coinage|punch|coins|gold$|wealth|monopoly|moneylenders|prosperity|corruption/, on("coins")],
  [/jewellery/, on("necklace")],
  [/combs/, on("comb")],
  [/pottery|cacao/, on("pottery")],
  [/frescos|mosaics|art$/, on("amphora")],
  [/gambling/, on("dice")],
  [/games|olympic|ball$/, at("discobolus", { build: "arena" })],
  [/domestication|cattle/, at("cow", { land: "fields" })],
  [/caravans/, at("camel", { land: "dunes" })],
  [/road|trunk|bridge/, { build: "bridge", land: "river", plants: 2 }],
  [/skis/, at("skis", { land: "fjord" })],
  [/sacrifice/, at("priest", { build: "steps" })],
  [/tree$|knowledge/, { build: "tree", land: "peaks" }],
  [/advance$|innovation|development|culture/, on("sundial")],
  [/glory|legacy/, on("trophy")],
];

const none: Subject = {};

/** `drama-poetry` is about drama, `city-of-rome` about a city. */
export function subjectOf(name: string): Subject {
  const words = name.split(/[-.]/);
  for (const [pattern, subject] of subjects) {
    if (name.search(pattern) === 0 || words.some((word) => word.search(pattern) === 0)) return subject;
  }
  return none;
}
