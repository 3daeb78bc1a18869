### Europa Universalis: the text board of the terminal, and what it answers when one looks for something.

board-age = Age { $age ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
board-round = Round { $round } of { $rounds }
board-phase = { $phase ->
    [1] Draw Cards
    [2] Actions
    [3] Peace & Rebels
    [4] Income & Upkeep
   *[other] Cleanup
}
board-turn = Turn:
board-legend =
    ■ Large Town  ▪ Small Town  ◇ Vassal token  × Town it occupies  ● Influence
    ⚑ Claim  ♥ Core token  ⚔ Land Units  △ Light Ship  ▲ on a Trade Protection slot
    ● Merchant  ○ Merchant lying down  ★ First Player  ! ill, active, uncontested
    Missions: completed + held. Manpower: Available / total. Hand: ADM/DIP/MIL.

## Figures of the mats

board-col-prestige = P
board-col-ducats = D
board-col-adm = ADM
board-col-dip = DIP
board-col-mil = MIL
board-col-stability = Stab
board-col-tax = Tax
board-col-manpower = Men
board-col-hand = Hand
board-col-ideas = Id
board-col-missions = Mis
board-automated = automated
board-interregnum = Interregnum
board-ruler = Ruler
board-advisors = Advisors
board-display = Display
board-ideas = Ideas
board-allies = Allies
board-marriages = Marriages
board-war = at War with
board-truces = Truce
board-cbs = CB against
board-interest = Interest
board-passed = passed

## The own mat

board-own = Your Realm:
board-hand = Hand
board-drawn = Drawn
board-missions = Missions
board-aside = { $count } more to choose from
board-deployed = Deployed
board-exhausted = Exhausted
board-allied = Allied
board-colonists = Colonists
board-merchants = Merchants
board-cubes = cubes
board-taken = Events taken
board-fleet = Fleet
board-damaged = damaged
board-leader = Leader

## What lies open

board-events = Events
board-ducats = { $amount } D
board-face-down = face down
board-events-left = { $count } in the deck
board-all-milestones = Milestones
board-all-ideas = Ideas
board-struggles = Power Struggles
board-upcoming = upcoming
board-trade = Trade cards
board-curia = Curia
board-controller = Controller
board-crusade = Crusade
board-excommunicated = excommunicated
board-empire = Empire
board-emperor = Emperor
board-authority = Authority
board-electors = Electors
board-defending = defended, { $pool } Imperial Units

## The map

board-map = Map
board-seas = Seas
board-nodes = Trade
board-imperial = Imperial { $count }
board-unrest = Unrest { $count }
board-rebels = Rebels { $count }
board-rebel-towns = Rebel Towns { $count }
board-plague = Plague
board-pirates = Pirates { $count }
board-expanded = expanded
board-fleet-sign = Fleet { $ships }

## Looking for something: each line begins with what it is

look-space = Area
look-distant = Distant Area
look-province = Province
look-sea = Sea
look-node = Trade Node
look-realm = Realm
look-army = Army
look-fleet = Fleet
look-in = in { $place }
look-continent = on { $continent }
look-owner = owner: { $realm }
look-vacant = vacant
look-town = { $what ->
    [large] Large Town
    [two-small] two Small Towns
    [vassal] Vassal token
   *[other] Town
} of { $realm }
look-occupied = occupied by { $realm }
look-rebel-town = Rebel Town
look-unrest = Unrest
look-value = Tax Value { $tax }
look-capital = Capital
look-gold = Gold
look-territory = Territory { $number }
look-port = { $ports ->
    [2] Large Port
   *[other] Port
}: { $seas }
look-plus = { $count } × +1 Manpower
look-dnpr = token of { $realm }
look-borders = borders on:
look-coasts = coasts:
look-ports = Ports:
look-provinces = Provinces:
look-vassals = Vassals:
look-elector = Elector Area
look-hre = in the Empire
look-influence = Influence:
look-infantry = Infantry:
look-claims = Claims:
look-core = Core token:
look-slots = Trade Protection slots: { $count }
look-ships = Ships:
look-nodes = Trade Nodes:
look-next = next to:
look-merchants = Merchants:
look-kind-npr = NPR
look-kind-dnpr = DNPR
look-kind-vassal = Vassal of { $realm }
look-kind-played = player { $number }
look-capital-in = Capital { $province }
look-more = … and { $count } more: say more exactly what you look for
