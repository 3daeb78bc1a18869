### Words that only the board of Europa Universalis in the browser says.

europa-time = Ages, Rounds and phases
europa-age-1 = Discovery
europa-age-2 = Reformation
europa-age-3 = Absolutism
europa-age-4 = Revolutions
europa-phase-1 = Draw
europa-phase-2 = Actions
europa-phase-3 = Peace and Rebels
europa-phase-4 = Income
europa-phase-5 = Cleanup
europa-now = Age { $age } · Round { $round } of { $rounds } · { $phase }
europa-parts = Parts of the table
europa-tab-map = Map
europa-tab-realm = Realm
europa-tab-others = Others
europa-tab-events = Events
europa-lit = there is something to choose
europa-open-table = Events, other Realms and what lies open
europa-others = Other Realms
europa-open-realm = The mat of { $realm }
europa-open-mat = Open the mat
europa-fold-mat = Fold the mat
europa-read = Read: { $card }
europa-events-taken = taken: { $count }, in the deck: { $left }
europa-ducats = Ducats
europa-prestige = Prestige
europa-stability = Stability
europa-tax = Tax Income
europa-manpower = Manpower
europa-men = Available { $available }, Deployed { $deployed }, Exhausted { $exhausted }, in all { $total }
europa-purse = Power, money, Manpower
europa-hand = Hand
europa-missions = Missions
europa-missions-done = Missions, fulfilled + held
europa-done = Fulfilled
europa-armies = Armies and Fleet
europa-free = not on the map
europa-bonds = Relations
europa-vassals = Vassals
europa-none = none
europa-nobody = nobody
europa-ill = ill
europa-war = war
europa-truce = truce
europa-ally = allied
europa-wed = married
europa-first = First Player
europa-uncontested = uncontested
europa-cardinal-slots = slots: { $slots }
europa-decks = Decks and discards
europa-deck = { $power } deck, cards left
europa-discards = Discards, { $power }
europa-cubes = Free cubes
europa-merchants = Merchants
europa-choice = What you choose from
europa-hide-choice = Hide the cards and look at the map

## Battle

europa-battle-round = Battle · Round { $round }
europa-battle-begins = Battle · preparations
europa-before-round = Before the first Round
europa-attackers = attack
europa-defenders = defend
europa-rebels = Rebels or Pirates
europa-no-leader = no Leader
europa-imperial = Imperial Units: { $count }
europa-lost-so-far = lost so far: { $count }
europa-hits-to-take = Hits still to take: { $count }
europa-dice-next = Dice of the next roll
europa-expected = expected hits: { $hits }
europa-sure = sure hits of Heavy Ships: { $count }
europa-hits = hits: { $count }
europa-odds-more = attackers hit more
europa-odds-even = even
europa-odds-less = defenders hit more

## Deals

europa-deal = Deal between players
europa-deal-of = { $sender } and { $partner }
europa-deal-draft = not proposed yet
europa-deal-open = proposed, open to all
europa-deal-together = Together
europa-gives = { $realm } gives
europa-nothing-yet = nothing yet

## Peace

europa-peace = Peace
europa-terms = Terms
europa-standing = { $standing ->
    [1] Partial Victory
    [2] Total Victory
    [3] the Enemy has Surrendered
   *[other] Inconclusive
}
europa-now-held = Now, as occupied
europa-after-peace = After the peace
europa-no-change = No Province changes hands.

europa-returned = goes back

## War

europa-war-declared = Declaration of War
europa-costs-stability = Stability −{ $count }
europa-enemy = Enemy
europa-units = Units
europa-stands-by = may stand by it
europa-may-call = You may call
europa-ally-brings = for { $cost } Influence (there: { $funds }), brings Units: { $units }
europa-ally-decides = decides for itself
