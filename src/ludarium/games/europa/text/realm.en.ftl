### Europa Universalis: governing a Realm. Characters, Ideas, focus, faith, exploring and colonies (chapters 5, 7, 8, 15).

## Characters

prompt-appoint = Whom do you appoint, dismiss or move?
prompt-appoint-more = Before you choose your first hand: appoint Characters from it?
prompt-new-ruler = You have no Ruler. Which Leader from your hand takes the throne? With none an Interregnum begins.
option-appoint-advisor = Advisor: { $card_who } ({ $card_price } D)
option-appoint-general = General: { $card_who }, { $army } ({ $card_price } MIL)
option-appoint-admiral = Admiral: { $card_who } ({ $card_price } MIL)
option-appoint-ruler = Ruler: { $card_who }
option-dismiss = Dismiss { $card_who }
option-reassign = Move the General: { $army } → { $other }
option-ruler-to-army = The Ruler takes command: { $army }
option-ruler-home = The Ruler goes home
event-advisor-appointed = { $realm } has a new Advisor: { $card_who }
event-general-appointed = { $realm } has a new General: { $card_who }
event-admiral-appointed = { $realm } has a new Admiral: { $card_who }
event-ruler-came = { $realm } has a new Ruler: { $ruler }
event-ruler-left = { $realm }: the rule of { $ruler } is over
event-dismissed = { $realm } dismisses { $card_who }
event-general-moved = { $realm }: the General now leads { $army }
event-ruler-commands = { $realm }: the Ruler leads { $army } in person
event-fell-ill = { $realm }: { $ruler } falls ill
event-died = { $realm }: { $ruler } dies
event-interregnum-began = { $realm }: an Interregnum begins

## Ideas and National Focus

prompt-research-idea = Which Idea do you research? The price is in the power of its type.
prompt-make-room = { $idea } is not on display: which Idea makes room for it and goes back to the deck?
prompt-shift-power = Which power do you raise? Up to 2, one from each of the other two. Cards may be exchanged afterwards.
prompt-shift-from = From which power do you take 1? It goes to: { $power }
prompt-discard-for-focus = Lay aside up to three cards; you draw one fewer than that. Laid aside: { $gone }
prompt-focus-draw = Draw a card, or once for 1 power of its type and 2 D take one of the uppermost discards. Left: { $left }
option-research-idea = { $idea } ({ $idea_price } MP)
option-make-room = { $idea }
option-shift-power = Raise { $power }
option-shift-from = 1 from { $power }
option-focus-discard = Lay aside { $card }
option-focus-draw = The { $power } deck
option-focus-pick = From the discards: { $card }
event-idea-researched = { $realm } researches { $idea }
event-idea-lost = { $realm } loses { $idea }
event-power-shifted = { $realm } shifts { $amount } to { $power }
event-card-picked = { $realm } takes from the discards: { $card }

## Religion

prompt-change-faith = Another State Religion costs 2 Prestige, 1 Stability, 1 Marriage and 5 Influence. The Counter-Reformation costs 3 ADM.
prompt-leave-marriage = You leave your faith ({ $faith }): which Marriage ends?
prompt-leave-influence = You leave your faith ({ $faith }): where is Influence removed? Left: { $left }
prompt-enter-influence = Where does the removed Influence go, in Areas of the new faith ({ $faith })? Left: { $left }
prompt-area-unrest-town = The old faith resists in { $space }: which Town gets Unrest?
prompt-convert-area = Which Area do you convert? New Religion: { $faith }
prompt-unrest-town-in = The new faith is resisted in { $space }: which Town gets Unrest?
option-to-faith = New State Religion: { $faith }
option-counter-reform = The Counter-Reformation in your Capital Area (3 ADM)
option-leave-marriage = The Marriage with { $realm_the }
option-leave-influence = Remove 1 Influence: { $space }
option-new-influence = Place 1 Influence: { $space }
option-convert-area = { $space }
option-unrest-in = Unrest: { $province }
event-area-converted = { $realm } converts { $space }: { $faith }
event-religion-changed = { $space }: the Religion is now { $faith }
event-state-religion-changed = { $realm }: the State Religion is now { $faith }

## Exploring and colonies

prompt-explore-ship = Roll the Exploration Die, or first sail a Light Ship to a Distant Continent?
prompt-reroll = You rolled { $number }{ $skull ->
    [1] {" "}with a skull
   *[other] {""}
}. Accept it, or roll again{ $free ->
    [1] {" "}free of charge
   *[other] {" "}for 1 DIP
}?
prompt-discover = Number { $number }{ $skull ->
    [1] , with a skull: discover a Territory for 1 DIP, or fail and lose a Ship?
   *[other] : which Area do you discover?
}
prompt-lose-ship-at = The Exploration has failed: which Ship on a Distant Continent is lost?
prompt-colonize = Which Colonial Claim becomes a Town? Price: { $due } in Colonists and ADM
prompt-pay-mix = How do you pay { $due } for the colony?
option-explore-sail = Sail first: { $place } → { $goal }{ $goal_price ->
    [0] {""}
   *[other] {" "}({ $goal_price } MP)
}
option-roll-now = Roll the die
option-reroll = Roll again
option-keep-roll = Accept the roll
option-discover = { $space }
option-fail = Let the Exploration fail
option-lose-ship-at = { $place }
option-colonize-at = { $space }
option-settlers = Colonists: { $colonists }, ADM: { $colonists_adm }
event-explored = { $realm } explores: { $number }{ $skull ->
    [1] , with a skull
   *[other] {""}
}
event-discovered = { $realm } discovers { $space }
event-exploration-failed = The Exploration of { $realm_the } has failed
event-ship-lost = { $realm } loses a Ship: { $place }
event-colony-founded = { $realm } founds a colony: { $space }
