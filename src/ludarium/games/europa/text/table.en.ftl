### Europa Universalis: what all chapters share.

title = Europa Universalis: The Price of Power
title-about = Realms of the years from 1444 on contend by marriage, trade, faith and war. Most Prestige wins.
title-goal = You play for Prestige: from Missions and Milestones, Ideas, won Wars, offices and new land.
title-course = You lead a Realm from 1444 on: in each Round you draw cards, then take Actions in turn, paid with Monarch Power and Ducats, for influence, trade, reform and War, and each player must take an Event.
title-end = After the last Round of the scenario everything is scored, and the most Prestige wins.

## Variants

variant-scenario = Scenario
variant-scenario-about = Which Realms play, from which year, and for how long.
variant-invasions = NPR invasions
variant-invasions-about = Advanced rule: Realms without a player strike back in Phase 3.
variant-struggles = Power Struggles
variant-struggles-about = Advanced rule: Battlegrounds are scored when an Event says so.
variant-hre-religion = Religion of the Empire
variant-hre-religion-about = Advanced rule: from Age III the Empire's official Religion follows the Electors.
variant-elections = Imperial Elections
variant-elections-about = Advanced rule: when the Emperor's Ruler goes, the Electors vote.
variant-mercenaries-at-hand = Mercenaries at hand
variant-mercenaries-at-hand-about = Optional rule 2: an Army that sets out from home may hire up to three Mercenaries first.
variant-no-surrender = No surrender
variant-no-surrender-about = Optional rule 3: nobody may surrender.
variant-helping-hand = A helping hand
variant-helping-hand-about = Optional rule 4: any player may support NPRs with Battle Actions.
variant-religious-rebels = Religious Rebels
variant-religious-rebels-about = Optional rule 5: Rebels of another faith may be joined by changing the State Religion.
variant-random-x-events = Events at random
variant-random-x-events-about = Optional rule 6: Events marked X are dealt to either half by chance.
variant-reveal-more = Four Events open
variant-reveal-more-about = Optional rule 7: with six players four Events lie face up.
variant-vassal-manpower = Full Manpower of Vassals
variant-vassal-manpower-about = The Vassal Track gives its whole figure as Manpower instead of half of it.
variant-length = Length
variant-length-about = The short game: only the first half of the Events (1-00), or Ages I and II (1-01).
variant-length-full = full
variant-length-short = short
variant-campaign = Part of the campaign
variant-campaign-about = All four Ages; or a part: Ages I to III, or I and II, with fewer Power Struggles.
variant-campaign-full = Ages I–IV
variant-campaign-middle = Ages I–III
variant-campaign-short = Ages I–II
variant-printing = Printing
variant-printing-about = The rules as first printed, or with the changes of later printings.
variant-invasions-as-scenario = as the scenario says
variant-invasions-off = off
variant-invasions-on = on
variant-struggles-as-scenario = as the scenario says
variant-struggles-off = off
variant-struggles-on = on
variant-hre-religion-as-scenario = as the scenario says
variant-hre-religion-off = off
variant-hre-religion-on = on
variant-elections-as-scenario = as the scenario says
variant-elections-off = off
variant-elections-on = on
variant-printing-first = first
variant-printing-later = later

## Cubes and tokens that are missing

prompt-free-cube = { $want ->
    [5] A cube must cover a slot of your track, and your supply is empty. Where do you take it from?
   *[other] No cube is left in your supply. Free one for this gain, or forgo it?
}
prompt-move-token = No token is left in your supply. Which one moves, or do you forgo the new one?
prompt-give-power = Which power do you lose? Left: { $left }

option-done = Done
option-decline = Decline
option-accept = Accept
option-refuse = Refuse
option-give-power = Lose 1 { $power }
option-free-power = A cube of { $power }
option-free-influence = Influence: { $space }
option-free-colonist = A Colonist
option-free-cardinal = A Cardinal
option-free-charge = A cube on { $card_title }
option-move-claim = The Claim: { $space }
option-move-core = The Core token: { $space }
option-move-cb = The CB token: { $realm }

## What is told

event-gained-power = { $realm }: +{ $amount } { $power }
event-lost-power = { $realm }: −{ $amount } { $power }
event-gained-ducats = { $realm }: +{ $amount } D
event-lost-ducats = { $realm }: −{ $amount } D
event-gained-prestige = { $realm }: +{ $amount } Prestige ({ $source })
event-lost-prestige = { $realm }: −{ $amount } Prestige ({ $source })
event-stability-rose = { $realm }: Stability +{ $amount }
event-stability-fell = { $realm }: Stability −{ $amount }
event-took-loan = { $realm } takes a Loan: +{ $amount } D, 1 Interest
event-repaid-loan = { $realm } repays a Loan
event-gained-interest = { $realm }: +{ $amount } Interest
event-lost-interest = { $realm }: −{ $amount } Interest
event-went-bankrupt = { $realm } is bankrupt
event-town-placed = { $realm } has a Town: { $province }
event-vassal-placed = { $realm } has a Vassal: { $province }
event-province-passed = { $province } now belongs to: { $realm }
event-occupied = { $realm } occupies { $province }
event-freed = { $province } is free again
event-rebel-town-placed = Rebels hold { $province }
event-unrest-gained = Unrest: { $province }
event-unrest-lost = Calm again: { $province }
event-developed = { $province } grows into a Large Town
event-influence-placed = { $realm }: Influence +{ $amount } ({ $space })
event-influence-removed = { $realm }: Influence −{ $amount } ({ $space })
event-claim-placed = { $realm } claims { $space }
event-claim-removed = { $realm } gives up its Claim: { $space }
event-core-placed = { $space } is a Core of { $realm }
event-core-removed = { $realm } loses its Core token: { $space }
event-cb-placed = { $realm } has a Casus Belli against { $target }
event-cb-removed = { $realm } no longer has its Casus Belli against { $target }
event-war-began = War: { $realm } – { $target }
event-war-ended = The war is over: { $realm } – { $target }
event-truce-began = Truce: { $realm } – { $target }
event-allied-with = Alliance: { $realm } – { $target }
event-alliance-ended = The Alliance ends: { $realm } – { $target }
event-became-active = { $target } is an Active Ally of { $realm }: { $amount } Allied Units
event-married = Marriage: { $realm } – { $target }
event-marriage-ended = The Marriage ends: { $realm } – { $target }
event-succession-disputed = Disputed Succession: { $target }, claimed by { $realm }
event-succession-settled = The Succession is settled: { $realm } – { $target }
event-realm-vanished = { $realm } is no more
event-realm-appeared = { $realm } returns; its Capital is { $province }
event-capital-moved = { $realm } has a new Capital: { $province }
event-cube-freed = { $realm } frees a cube
event-deck-shuffled = The discards of the { $power } deck are shuffled
event-cards-drawn = { $realm } draws a card: { $power }
event-card-drawn = { $realm } draws: { $card }
event-card-discarded = Discarded: { $card }
event-event-turned = A new Event lies open: { $event }

## How the game ends

end-no-events = No Events are left.
end-far-ahead = Somebody has 100 Prestige and is 20 ahead.
end-all-towns = All Towns and Vassal tokens of a player are on the map.
end-scenario = The scenario is over.

## Where the points come from

score-missions = { source-missions }
score-milestones = { source-milestones }
score-ideas = { source-ideas }
score-events = { source-events }
score-wars = { source-wars }
score-losses = { source-losses }
score-curia = { source-curia }
score-empire = { source-empire }
score-struggles = { source-struggles }
score-marriages = { source-marriages }
score-trade = { source-trade }
score-tax = { source-tax }
score-cores = { source-cores }
score-final-marriages = { source-final-marriages }
score-final-alliances = { source-final-alliances }
score-controller = { source-controller }
score-emperor = { source-emperor }
score-final-stability = { source-final-stability }
score-occupied = { source-occupied }
score-interest = { source-interest }
score-final-missions = { source-final-missions }
score-scenario = { source-scenario }
