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
europa-take-event = Take this Event: { $event }
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
europa-earlier-rounds = Earlier Rounds
europa-dice-next = Dice of the next roll
europa-expected = expected hits: { $hits }
europa-sure = sure hits of Heavy Ships: { $count }
europa-hits = hits: { $count }
europa-hits-on-land = A die hits if a Unit of the type it shows is there; each Unit hits once.
europa-hits-at-sea = Each Artillery result hits, at most once for each Ship; Heavy Ships hit by themselves.
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
europa-offer-victor = Offer: { $term }. Victor:
europa-tap-twice = Tap to see what it changes, again to choose it.
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

## As text

europa-provinces = Provinces (! is Unrest)
europa-influence = Influence
europa-claims = Claims

## Kinds of options, where there are many

verb-appoint-general = Appoint a General
verb-appoint-admiral = Appoint an Admiral
verb-appoint-advisor = Appoint an Advisor
verb-appoint-ruler = Appoint a Ruler
verb-dismiss = Dismiss
verb-reassign = Move a General
verb-ruler-to-army = The Ruler takes command
verb-march-army = March with an Army
verb-march-unit = March with a single Unit
verb-march = March to an Area
verb-cross = Cross the sea
verb-sail-to = Ships sail
verb-sail-light = Light Ships
verb-besiege = Lay a Siege
verb-influence-for-dip = Influence for 1 DIP
verb-influence-for-ducats = Influence for 3 D
verb-declare-on = Declare War on
verb-play = Play a card
verb-use = Use a card on display
verb-recruit-unit = Recruit
verb-build-ship = Build a Ship
verb-launch = Launch the Ship
verb-cut-influence = Give up Influence
verb-cut-claim = Give up a Claim
verb-cut-alliance = End an Alliance
verb-disband = Disband of an Army
verb-disband-loose = Disband single Infantry
verb-disband-ship = Disband a Ship
verb-recall = Recall all Ships
verb-recall-ship = Recall a Light Ship
verb-recall-fleet = Recall the Fleet
verb-trade-in = Trade in a node
verb-trade-secondary = Trade in a secondary node
verb-trade-sail = Move a Light Ship first
verb-deal-sell = Sell a Province
verb-deal-buy = Buy a Province
verb-settle-province = A Province
verb-settle-area = An Area
verb-settle-realm = A Realm
verb-offer = Offer a peace
verb-offer-ducats = Ducats
verb-focus-pick = From the discards
verb-retreat-to = Retreat
verb-lose-unit = Which Unit is lost
verb-drop-off = Leave Units here
verb-pick-up = Take single ones on
verb-shift = Hand Units over
verb-fetch = Take Units over
europa-scenario = Scenario

# balance by play: what the report lists
ui-sides-verb-keep = Cards kept from a draw
ui-sides-verb-play = Cards played
ui-sides-verb-battle-card = Cards in Battle
ui-sides-verb-choose-event = Events
ui-sides-verb-pick-mission = Missions taken
ui-sides-verb-claim-mission = Missions completed
ui-sides-verb-research-idea = Ideas researched
ui-sides-verb-appoint-advisor = Advisors appointed
ui-sides-verb-appoint-general = Generals appointed
ui-sides-verb-appoint-admiral = Admirals appointed
ui-sides-verb-trade-in = Trade cards
ui-sides-told-mission-done = Missions that nobody completed
ui-sides-told-milestone-done = Milestones that nobody reached
