### The map of Europa Universalis in the browser: what only the map says.

europa-map = Map of Europe
europa-map-distant = Map of the Distant Continents
europa-map-inset = Overview: where you look; click to go there
europa-map-nearer = Nearer (+)
europa-map-farther = Farther (−)
europa-map-whole = The whole map (0)
europa-map-home = My Realm (H)
europa-map-to-distant = Distant Continents (D)
europa-map-to-europe = Europe (D)
europa-map-loading = The map is being drawn…
europa-map-layers = What the map shows
europa-map-legend = Legend
europa-map-close = Close

## Layers

europa-layer-owners = Realms
europa-layer-religion = Religion
europa-layer-diplomacy = Diplomacy
europa-layer-trade = Trade
europa-layer-reach = Reach
europa-layer-missions = Missions
europa-legend-other-faith = Town of another faith
europa-legend-eyes = Seen by
europa-tie-own = own
europa-tie-vassal = Vassal
europa-tie-ally = Ally
europa-tie-wed = Royal Marriage
europa-tie-war = at War
europa-tie-truce = Truce
europa-tie-influence = Influence
europa-legend-merchant = Merchant
europa-legend-power = number below: Trade Power without Key Provinces
europa-legend-protected = on the sail: Ships that protect trade
europa-legend-pirates = Pirates
europa-legend-force = Whose reach
europa-legend-no-force = Nothing of yours stands on the map.
europa-legend-step-1 = one step
europa-legend-step-2 = two steps
europa-legend-reach-own = as the rules allow it now; entering may cost Influence or Ducats
europa-legend-reach-borders = by borders alone: whether he may enter is not looked at
europa-legend-no-missions = You hold no Mission that names a place.
europa-legend-mission-places = Places that your Missions name

## What things count for

europa-why-value = Tax Value { $value }: { $value ->
    [1] 1 Ducat
   *[other] { $value } Ducats
  } of Tax Income to a player's Town, and it counts for Manpower
europa-why-vassal = Vassal token: half a Ducat of Tax Income to the Overlord
europa-why-port = Ships may lie here{ $ports ->
    [2] ; a Large Port counts as 2
   *[other] {""}
  }
europa-why-grey = the Port is closed until a Town, Vassal or DNPR token lies here
europa-why-gold = counts for some Events and for Gold in Trade
europa-why-territory = can be colonised
europa-why-unrest = Unrest: Rebel Dice are rolled
europa-why-occupied = belongs to no Realm while occupied
europa-why-influence = for Alliances, Marriages and Subjugation
europa-why-claim = a Claim justifies War
europa-why-core = the Core token makes every Province here a Core
europa-why-religion = Religion of the Area
europa-why-elector = chooses the Emperor
europa-why-hre = inside of the Empire's border
europa-why-army = one Army moves up to 2 Areas; it stops in a Hostile, Neutral or Distant Area
europa-why-units = single Regular Infantry
europa-why-fleet = moves up to 2 spaces; stops in a Hostile or Distant Sea Zone
europa-why-ships = single Light Ships
europa-why-slots = { $count } on Trade Protection slots: 1 Trade Power each in nodes beside
europa-why-rebels = Hostile to every player
europa-why-galleys = Galleys may sail here
europa-why-node = a Merchant here collects Trade Income if he has a connection
europa-why-power = Trade Power: { $list }
europa-why-pirates = Pirates: everybody collects { $count ->
    [1] one row
   *[other] { $count } rows
  } lower
europa-why-expanded = expanded: the better column is paid
europa-why-plague = Plague

## Search

europa-search = Find on the map
europa-search-hint = Paris, my armies, Catholic areas…
europa-search-none = Nothing of this name is on the map.
europa-search-found = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
europa-search-my = my
europa-search-armies = armies
europa-search-fleets = fleets ships
europa-search-towns = towns provinces
europa-search-vassals = vassals
europa-search-claims = claims
europa-search-merchants = merchants
europa-search-influence = influence
europa-search-areas = areas
europa-search-unrest = unrest
europa-search-rebels = rebels
europa-map-which = Which one?
europa-map-note = A note to yourself
