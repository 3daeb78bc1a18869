### Europa Universalis: Battles (chapters 9.6, 9.7, 9.9).

## Sides, and where pieces stand

battleside-attackers = attackers
    .cap = Attackers
battleside-defenders = defenders
    .cap = Defenders
unitfrom-army-1 = Army 1
unitfrom-army-2 = Army 2
unitfrom-army-3 = Army 3
unitfrom-single = single Units
access-free = { "" }
access-influence = { " " }(for 1 Influence there)
access-ducats = { " " }(for 3 Ducats)
shipfrom-single = single Ships
shipfrom-fleet = the Fleet

## Decisions

prompt-next-battle = Several Battles are due. Which one is fought next?
prompt-add-imperial = Do Imperial Units ({ $units }) join this Battle?
prompt-main-defender = The largest defending forces are equal. Who is Main Defender?
prompt-appoint-before = Last chance to bring a Leader into this Battle.
prompt-choose-general = The General of which Army leads?
prompt-remove-die = “{ idea-military-drill }”: which die of the Enemy Leader is removed?
prompt-base-dice = Which type are the three base dice of this Battle?
prompt-battle-action = Battle Actions of Round { $round }
prompt-victim-tie = Forces of equal size: which one takes the next Casualty?
prompt-lose-unit = Which Unit is lost?
prompt-lose-deployed = Which Unit is lost? Still to be lost: { $left }.
prompt-lose-ship = Which Ship takes the hit?
prompt-retreat-or-stay = Fight on or Retreat (and lose 1 more)? Own pieces: { $own }, Enemy pieces: { $enemy }.
prompt-give-ship = Which of the sunk Ships is captured?
prompt-take-ship = Where does the captured Ship go?

option-fight-in = Battle in { $space }
option-fight-at-sea = Battle in { $sea }
option-fight-pirates = Fight the Pirates of { $node } from { $sea }
option-choose-force = { $realm }
option-choose-die = { $die }
option-use-general = General of { $army }
option-battle-card = Play { $card }
option-battle-use = Use { $use }
option-choose-rebels = Rebels
option-lose-unit = { $unit }: { $unitfrom }, { $space }
option-lose-ship = { $ship } ({ $shipfrom })
option-damage-ship = Damage a Heavy Ship
option-fight-on = Fight on
option-retreat-to = Retreat to { $space }{ $access }
option-retreat-sail = Retreat to { $place }
option-give-ship = { $ship }
option-take-ship = { $ship }: to { $shipfrom }

## What is told

event-land-battle = Battle in { $space }
event-naval-battle = Naval Battle in { $sea }
event-realm-fights = { $battleside_cap }: { $realm }, { $amount }
event-rebels-fight = { $battleside_cap }: Rebels, { $amount }
event-pirates-fight = Defenders: Pirates of { $node }, { $amount }
event-imperial-join = { $realm }: Imperial Units join, { $amount }
event-main-defender-is = Main Defender: { $realm }
event-leader-used = { $realm }: { $card } leads
event-ruler-leads = { $realm }: the Ruler leads in person
event-npr-leader = The defenders' Leader: { $card }
event-no-npr-leader = The defenders have no Leader
event-die-removed = { $battleside_cap } lose a Leader's die: { $die }
event-base-chosen = { $realm }: base dice: { $die } ×3
event-dice-added = { $battleside_cap } add dice: { $die } ×{ $amount }
event-knights-charge = { $realm }: the knights charge, { $amount } { $amount ->
    [one] die
   *[other] dice
}
event-battle-round = Battle Round { $amount }
event-die-rolled = { $battleside_cap }, { $die }: { $face }
event-hits-scored = { $battleside_cap } hit: { $amount }
event-unit-lost = { $realm } loses: { $unit }
event-imperial-lost = { $realm } loses an Imperial Unit
event-npr-piece-lost = { $realm } loses 1
event-rebel-lost = A Rebel Unit falls
event-pirate-lost = A Pirate of { $node } is sunk
event-ship-sunk = { $realm }: sunk, { $ship }
event-ship-damaged = { $realm }: a Heavy Ship is damaged
event-npr-leader-wounded = The defenders' Leader is wounded: { $card }
event-npr-leader-died = The defenders' Leader dies: { $card }
event-npr-retreated = { $realm } gives up and withdraws, { $amount }
event-retreated = { $realm } retreats to { $space }
event-sailed-away = { $realm } retreats to { $place }
event-galleys-lost = { $realm }: Galleys lost in open water, { $amount }
event-ship-captured = { $realm } captures: { $ship }
event-battle-won = The { $battleside } win the Battle
event-battle-undecided = Nobody is left: the Battle has no winner
event-invaders-stay = Invaders stay in { $space } as Rebels, { $amount }

## How it came to a decision

trail-battle = Battle in { $place }{ $round ->
    [0] { "" }
   *[other] , Round { $round }
}
