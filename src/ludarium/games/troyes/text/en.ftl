### Troyes in English. Beside its name a thing may have forms: `$owner_poss` is the attribute `.poss` of the owner.

title = Troyes
title-about = Four centuries of building in a medieval city: citizens in three buildings give dice, and anybody's dice are for sale.
title-goal = You play for victory points: from the cards you use, from the cathedral, from events you counter, and from what the secret characters reward.
title-course = Each round your citizens in the palace, the bishopric and the city hall give you dice; with them, and with dice you buy from others, you use the cards, build the cathedral, counter events and place new people.
title-end = After four to six rounds, more with more players, the characters are turned up, each of them scores for everybody, and the most points win.

## Variants

variant-bonus = Bonus cards
variant-bonus-about = Baker, Prior and Banquet join the activity cards, Resistance joins the red events.
variant-black-dice = Black dice
variant-black-dice-about = How many black dice the events can bring in one round.
variant-black-dice-symbols = one for each symbol
variant-black-dice-six = six at most, as in the box
variant-first = First player
variant-first-about = Who begins the first round.
variant-first-random = drawn by lot
variant-first-seat-1 = the first seat

## Amounts

n-deniers = { $deniers ->
        [one] { $deniers } denier
       *[other] { $deniers } deniers
    }
n-influence = { $influence } influence
n-vp = { $vp } VP
n-cubes = { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
n-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
n-black-dice = { $dice ->
        [one] { $dice } black die
       *[other] { $dice } black dice
    }
n-times = { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    }
n-count-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
n-count-cubes = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }

## Owners, districts, dice

owner-0 = { $seat0 }
    .poss = { $seat0 }'s
owner-1 = { $seat1 }
    .poss = { $seat1 }'s
owner-2 = { $seat2 }
    .poss = { $seat2 }'s
owner-3 = { $seat3 }
    .poss = { $seat3 }'s
owner-neutral = The neutral player
    .name = the neutral player
    .poss = The neutral player's
owner-king = The king
    .name = the king
    .poss = The king's
owner-king-2 = The king
    .name = the king
    .poss = The king's

district-0 = { $seat0 }
    .poss = { $seat0 }'s
    .from = { $seat0 }
    .rolls = { $seat0 } rolls
district-1 = { $seat1 }
    .poss = { $seat1 }'s
    .from = { $seat1 }
    .rolls = { $seat1 } rolls
district-2 = { $seat2 }
    .poss = { $seat2 }'s
    .from = { $seat2 }
    .rolls = { $seat2 } rolls
district-3 = { $seat3 }
    .poss = { $seat3 }'s
    .from = { $seat3 }
    .rolls = { $seat3 } rolls
# Alone at the table, one plays against the king: the dice of this district are his.
district-neutral = { $seatCount ->
        [1] King's district
       *[other] Neutral district
    }
    .poss = { $seatCount ->
        [1] the king's
       *[other] the neutral
    }
    .from = { $seatCount ->
        [1] the king
       *[other] the neutral district
    }
    .rolls = { $seatCount ->
        [1] The king rolls
       *[other] The neutral district gets
    }

colour-red = red
colour-white = white
colour-yellow = yellow

die = { $district_poss } { $colour } { $value }
    .bare = { $colour } { $value }
    .from = the { $colour } { $value } from { $district_from }
    .over = { $value ->
        [1] 6
        [2] 5
        [3] 4
        [4] 3
        [5] 2
       *[6] 1
    }

## Buildings, their cells, the building site

building-palace = palace
building-bishopric = bishopric
building-cityhall = city hall

cell-palace-1 = palace, cell 1
    .in = cell 1 of the palace
cell-palace-2 = palace, cell 2
    .in = cell 2 of the palace
cell-palace-3 = palace, cell 3
    .in = cell 3 of the palace
cell-palace-4 = palace, cell 4
    .in = cell 4 of the palace
cell-palace-5 = palace, cell 5
    .in = cell 5 of the palace
cell-palace-6 = palace, cell 6
    .in = cell 6 of the palace
cell-bishopric-odd-1 = bishopric, row 1-3-5, cell 1
    .in = cell 1 of row 1-3-5 in the bishopric
cell-bishopric-odd-2 = bishopric, row 1-3-5, cell 2
    .in = cell 2 of row 1-3-5 in the bishopric
cell-bishopric-odd-3 = bishopric, row 1-3-5, cell 3
    .in = cell 3 of row 1-3-5 in the bishopric
cell-bishopric-even-1 = bishopric, row 2-4-6, cell 1
    .in = cell 1 of row 2-4-6 in the bishopric
cell-bishopric-even-2 = bishopric, row 2-4-6, cell 2
    .in = cell 2 of row 2-4-6 in the bishopric
cell-bishopric-even-3 = bishopric, row 2-4-6, cell 3
    .in = cell 3 of row 2-4-6 in the bishopric
cell-cityhall-16-1 = city hall, row 1-6, cell 1
    .in = cell 1 of row 1-6 in the city hall
cell-cityhall-16-2 = city hall, row 1-6, cell 2
    .in = cell 2 of row 1-6 in the city hall
cell-cityhall-25-1 = city hall, row 2-5, cell 1
    .in = cell 1 of row 2-5 in the city hall
cell-cityhall-25-2 = city hall, row 2-5, cell 2
    .in = cell 2 of row 2-5 in the city hall
cell-cityhall-34-1 = city hall, row 3-4, cell 1
    .in = cell 1 of row 3-4 in the city hall
cell-cityhall-34-2 = city hall, row 3-4, cell 2
    .in = cell 2 of row 3-4 in the city hall

site = level { $level }, cell { $value }

## Activity cards

card-artisan = Artisan
card-merchant = Merchant
card-miller = Miller
card-innkeeper = Innkeeper
card-blacksmith = Blacksmith
card-militiaman = Militiaman
card-journeyman = Journeyman
card-goldsmith = Goldsmith
card-sculptor = Sculptor
card-tithe = Tithe
card-monk = Monk
card-priest = Priest
card-apprenticeship = Apprenticeship
card-confession = Confession
card-templar = Templar
card-pilgrimage = Pilgrimage
card-procession = Procession
card-glassblower = Glassblower
card-archer = Archer
card-chivalry = Chivalry
card-diplomat = Diplomat
card-hunting = Hunting
card-mercenary = Mercenary
card-tax-collector = Tax collector
card-captain = Captain
card-joust = Joust
card-troubadour = Troubadour
card-baker = Baker
card-prior = Prior
card-banquet = Banquet

## Events

event-marauding = Marauding
event-brigands-1 = Brigands
event-brigands-2 = Brigands
event-brigands-3 = Brigands
event-conflict-of-succession = Conflict of succession
event-skirmishes-1 = Skirmishes
event-skirmishes-2 = Skirmishes
event-war = War
event-normans = Normans attack
event-resistance = Resistance
event-drought = Drought
event-support = Support
event-civil-war = Civil war
event-wayfarers = Wayfarers
event-theological-conflict = Theological conflict
event-heresy = Heresy
event-traveling-builders = Traveling builders
event-interrupted-work = Interrupted work

## Characters

character-chretien = Chrétien de Troyes
character-urbain = Urbain IV
character-thibaut = Thibaut II
character-hugues = Hugues de Payns
character-florentin = Le Florentin
character-henry = Henry I

## Card texts: amounts

text-deniers = { $count ->
        [one] { $count } denier
       *[other] { $count } deniers
    }
text-influence = { $count } influence
text-vp = { $count } VP

## Card texts: activity cards

text-mixed = Its dice may be of any colours, mixed too.
text-gain = Gain { $gained }.
text-pay-gain = Pay { $paid } and gain { $gained }.
text-citizens = Name the bishopric or the palace: gain { n-deniers } for each own citizen standing there.
text-most-dice = The player with the most dice in their district gains { n-vp }; so do all who tie. If the { $seatCount ->
        [0] neutral district (solo: the king's)
        [1] king's district
       *[other] neutral district
    } alone has most, nobody gains.
text-cathedral-cubes = Gain { n-vp } for every { $per ->
        [one] own cube
       *[other] { $per } own cubes
    } in the cathedral.
text-shots = Roll a die: on { $hits } or more you may put a cube on any event (and gain 1 influence for it).
text-red-dice-cubes = For each red die left in your district put a cube on any event (and gain 1 influence for it).
text-paid-cubes = Pay { n-influence } and put a cube on any event (and gain 1 influence for it). All is paid before the first cube is put.
text-tax = { $seatCount ->
        [0] { n-deniers } for each citizen of the others standing in the city hall: players pay for their own as far as they can, the bank for neutral ones. Solo: { $king } for each citizen of the king.
        [1] { $king } deniers for each citizen of the king standing in the city hall.
       *[other] { n-deniers } for each citizen of the others standing in the city hall: players pay for their own as far as they can, the bank for neutral ones.
    }
text-events-joined = Gain { n-vp } for each event with a cube of yours, Marauding included.
text-strongest-red = If no district has a greater sum of red dice than yours, gain { n-vp }; so do all players who tie with you.
text-yellow-dice = Gain { n-deniers } for each yellow die left on the city square.
text-red-dice-vp = Gain { n-vp } for each red die in the district that has the most of them.{ $seatCount ->
        [0] { " " }Solo: the king's district is left out.
        [1] { " " }The king's district is left out.
       *[other] { "" }
    }

## Card texts: deferred cards

text-deferred = Each activation puts a cube here; one cube returned changes a later action:
text-copies = 1 { $uses ->
        [red] red die
        [white] white die
        [yellow] yellow die
       *[any] die
    } counts as { $copies } { $becomes ->
        [red] red
        [white] white
        [yellow] yellow
       *[any] equal
    } dice of its value, and no other dice join it.
text-becomes = each { $uses ->
        [red] red die
        [white] white die
        [yellow] yellow die
       *[any] die
    } of the group counts as { $value }{ $uses ->
        [any] , whatever its colour
       *[other] { "" }
    }.
text-to-each = +{ $each } to each { $uses ->
        [red] red die
        [white] white die
        [yellow] yellow die
       *[any] die
    } of the group{ $uses ->
        [any] , whatever its colour
       *[other] { "" }
    }.
text-to-sum = +{ $sum } to the sum of a group of { $uses ->
        [red] red
        [white] white
        [yellow] yellow
       *[any] any
    } dice.
text-free = { $uses ->
        [red] red
        [white] white
        [yellow] yellow
       *[any] any
    } dice of other districts join the group free of charge, { $seatCount ->
        [0] 1 from each of them at most. Solo: up to { $king } from the king.
        [1] up to { $king } from the king.
       *[other] 1 from each of them at most.
    }
text-counts-as = a group of { $uses ->
        [red] red
        [white] white
        [yellow] yellow
       *[any] any
    } dice counts as { $becomes ->
        [red] red
        [white] white
        [yellow] yellow
       *[any] any
    } dice of the same values.
text-barred = Not for placing a citizen in the { $building }.
text-barred-all = Not for placing a citizen, not for the cathedral.

## Card texts: events

text-black-dice = { $count ->
        [one] { $count } black die each round.
       *[other] { $count } black dice each round.
    }
text-event-pay-per-citizen = Each round, every player pays { n-deniers } for each own citizen standing in the { $building }.
text-event-support = Each round, { $seatCount ->
        [0] 1 neutral cube (solo: the king's)
        [1] 1 cube of the king
       *[other] 1 neutral cube
    } goes to each of the { $events ->
        [one] event
       *[other] { $events } events
    } next to this one on its left.
text-event-lose = Each round, every player loses { $deniers ->
        [0] { n-influence }
       *[other] { n-deniers }
    }.
text-event-newcomer = Each round, { $seatCount ->
        [0] a neutral citizen (solo: the king's)
        [1] a citizen of the king
       *[other] a neutral citizen
    } enters the { $building } where a rolled die says.
text-event-builders = Each round, { $seatCount ->
        [0] a neutral cube
        [1] a cube of the king
       *[other] a neutral cube
    } goes to the cathedral: lowest level with room, lowest number.{ $seatCount ->
        [0] { " " }Solo: it is the king's, and he gains 1 VP.
        [1] { " " }The king gains 1 VP.
       *[other] { "" }
    }
text-event-ruin = Each round, a cube leaves the cathedral: topmost level with one, highest number.
text-event-resistance = Brings one more red event. Each round, the last cube leaves every other event.

## Card texts: characters

text-character-citizens = Own citizens in the three buildings.
text-character-cathedral = Own cubes in the cathedral.
text-character-deniers = Deniers held.
text-character-influence = Influence.
text-character-tradesmen = Own tradesmen on activity cards.
text-character-events = Event cards taken.
text-bands = From { $low }: { $lowVp } VP; from { $middle }: { $middleVp } VP; from { $high }: { $highVp } VP.
text-bands-with-two = With one or two players, from { $low }: { $lowVp } VP; from { $middle }: { $middleVp } VP; from { $high }: { $highVp } VP.

## Prompts

prompt-settle-citizen = Place a citizen in any free cell ({ $count } left to place).
prompt-counter-raiders = Black dice on the square: { $count }, the highest is { $highest }. { $strength ->
        [0] You need { $needed } from dice of your own district (red counts double).
       *[other] You need { $needed }, you have { $strength }.
    }
prompt-flip-more = The influence is spent. It lets you turn over { $count ->
        [one] one more die.
       *[other] up to { $count } more dice.
    }
prompt-take-action = { $spent ->
        [0] Your turn: one action, or pass. Influence may be spent before the action.
       *[other] Influence is spent: now an action. More influence may be spent before it.
    }
prompt-hire-tradesman = A tradesman for { $card } costs { n-deniers }. Which of your citizens goes there?
prompt-choose-modifier = Return a waiting cube for { $purpose ->
        [card] the use of { $target }
        [event] the fight against { $target }
        [cathedral] work on the cathedral
        [citizen] placing a citizen
       *[farm] agriculture
    }?
prompt-choose-dice = { $purpose ->
        [card] Dice for { $target }
        [event] Dice against { $target }
        [cathedral] White dice for the cathedral
        [citizen] A die for a citizen
       *[farm] Yellow dice for agriculture
    }: { $count ->
        [0] { $purpose ->
            [citizen] its colour names the building, its value the row.
           *[other] { $needed ->
                [0] choose the first one.
               *[other] you need { $needed } or more. Choose the first one.
            }
        }
       *[other] { n-count-dice }, { $pips } in all{ $needed ->
            [0] , {""}
           *[other] {" "}(needed: { $needed }), {""}
        }{ $deniers ->
            [0] nothing to pay.
           *[other] { n-deniers } to pay.
        } Add another?
    }
prompt-choose-times = { $purpose ->
        [card] Your dice are enough to use { $target } up to { $count ->
            [2] twice
           *[other] { $count } times
        }. How often?
       *[event] Your dice give up to { n-count-cubes } on { $target }. How many do you put there?
    }
prompt-choose-citizen = Which citizen enters the { $building }?
prompt-choose-mill = { $card }: in which building do your citizens count?{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } times to go)
    }
prompt-mark-event = { $count ->
        [one] One cube to put on an event. Where does it go?
       *[other] { n-count-cubes } to put on events, one after another. Where does this one go?
    }

## Options

option-settle = Settle in { $cell_in }
option-reroll = Reroll the { $die_bare } (1 influence)
option-recruit = Take a citizen into your supply (2 influence)
# The price (die_influence, die_price, count_cubes) is known only where it is asked; elsewhere the die or number stands there.
option-flip = Turn over the { $die_bare } to { $die_over }{ $die_influence ->
        [4] {" "}(4 influence, up to three dice)
       *[other] {""}
    }
option-enough = No more dice
option-defend = Use the { $die_bare }
option-also = Counter a black { $pips } at the same time
option-counter = Counter with these dice
option-suffer = Give way to the highest black die: lose 2 VP
option-activate = Use { $card }
option-build = Build the cathedral
option-fight = Fight { $event }
option-place = Place a citizen in a building
option-farm = Agriculture
option-pass = Pass: 2 deniers into your district
option-modify = Return a cube from { $card }
option-plain = Without a cube
option-add = Add { $die }{ $die_price ->
        [2] {" "}(+{ $die_price } deniers)
        [4] {" "}(+{ $die_price } deniers)
        [6] {" "}(+{ $die_price } deniers)
        [8] {" "}(+{ $die_price } deniers)
        [10] {" "}(+{ $die_price } deniers)
       *[other] {""}
    }
option-done = These dice are enough
# Words, because a list of options has numbers already.
option-times = { $count_cubes ->
        [0] { $count ->
            [one] One cube
            [2] Two cubes
            [3] Three cubes
            [4] Four cubes
            [5] Five cubes
            [6] Six cubes
           *[other] Cubes: { $count }
        }
       *[other] { $count ->
            [one] Once
            [2] Twice
            [3] Three times
            [4] Four times
            [5] Five times
            [6] Six times
           *[other] Times: { $count }
        }
    }
option-send-supply = A citizen from your supply
option-send-citizen = The citizen in { $cell_in }
option-send-flat = The citizen lying in the { $building }
option-send-tradesman = The tradesman on { $card }
option-mill = Count your citizens in the { $building }
option-mark = A cube on { $event }
option-decline = Put no more cubes

## Why something is not offered

refused-no-influence = { $card } costs more influence than you have
refused-cannot-hire = a tradesman for { $card } costs more than you have
refused-no-citizen = you have no citizen to send to { $card }
refused-no-deniers = each use of { $card } must be paid for, and you have too few deniers
refused-weak-dice = the dice you have or can buy do not add up to enough for { $card }
refused-weak-dice-event = the dice you have or can buy do not add up to enough against { $event }
refused-no-white-dice = no white die that you have or can buy fits a free cell
refused-no-placement = no die that you have or can buy lets a citizen in
refused-no-yellow-dice = you have no yellow dice and can buy none
refused-spent-influence = you have spent influence, so an action must follow

## The log: setup and rounds

event-game-began = { $seat } begins.
event-king-begins = The king begins.
event-dealt = { $seat } holds { $character }.
event-settled = { $owner } places a citizen in { $cell_in }.
event-round-began = Round { $round }. { $seat } is first.
event-round-began-king = Round { $round }. The king is first.
event-revealed = { $card } opens.
event-paid-salaries = { $deniers ->
        [0] { $seat } receives 10 deniers and has no salaries to pay.
       *[other] { $seat } receives 10 deniers and pays { $deniers } in salaries.
    }
event-penalised = { $vp ->
        [0] { $seat } cannot give all that is due, but has no VP to lose.
       *[other] { $seat } cannot give all that is due and loses { n-vp }.
    }
event-rolled = { $district_rolls } { n-dice }.
event-round-ended = Round { $round } ends.
event-collected = { $seat } picks up { n-deniers } from the district.

## The log: events and black dice

event-event-came = A new event: { $event }.
event-event-acts = { $event } takes effect.
event-lost-deniers = { $deniers ->
        [0] { $seat } pays nothing.
       *[other] { $seat } pays { n-deniers }.
    }
event-lost-influence = { $influence ->
        [0] { $seat } has no influence to lose.
       *[other] { $seat } loses { n-influence }.
    }
event-no-room = { $event } brings nobody: no citizen can enter.
event-entered = { $owner_poss } citizen enters { $cell_in }.
event-expelled = { $owner_poss } citizen is pushed out of the { $building } and lies down.
event-site-filled = { $vp ->
        [0] { $owner } puts a cube in the cathedral: { $site }.
       *[other] { $influence ->
            [0] { $owner } puts a cube in the cathedral: { $site }, for { n-vp }.
           *[other] { $owner } puts a cube in the cathedral: { $site }, for { n-vp } and { n-influence }.
        }
    }
event-site-emptied = { $owner_poss } cube leaves the cathedral: { $site }.
event-cube-removed = { $owner_poss } last cube leaves { $event }.
event-black-rolled = { $dice ->
        [one] A black die is rolled: { $highest }.
       *[other] { n-black-dice } are rolled, the highest is { $highest }.
    }
event-countered = { $dice ->
        [one] { $seat } counters a black { $pips }{ $influence ->
            [0] .
           *[other] , for { n-influence }.
        }
       *[other] { $seat } counters { n-black-dice }, { $pips } in all{ $influence ->
            [0] .
           *[other] , for { n-influence }.
        }
    }
event-suffered = { $vp ->
        [0] { $seat } cannot counter the black { $pips }, but has no VP to lose.
       *[other] { $seat } cannot counter the black { $pips } and loses { n-vp }.
    }
event-king-countered = The king removes the black { $pips }.

## The log: actions

event-rerolled = { $seat } spends 1 influence and rerolls the { $die_bare }: it shows { $result }.
event-recruited = { $seat } spends 2 influence and takes a citizen into the supply.
event-flipped = { $seat } turns over the { $die_bare }: it shows { $die_over }.
event-hired = { $seat } hires a tradesman on { $card } for { n-deniers }.
event-used = { $seat } uses the { $die_bare }.
event-modified = { $seat } returns a cube from { $card }.
event-bought = { $deniers ->
        [0] { $seat } takes { $die_from } for nothing.
       *[other] { $seat } buys { $die_from } for { n-deniers }.
    }
event-activated = { $seat } uses { $card } { n-times }.
event-put-cubes = { $seat } puts { n-cubes } on { $card }.
event-shot = { $seat } shoots and rolls { $value }.
event-gained = { $seat } gains { $deniers ->
        [0] { $influence ->
            [0] { $vp ->
                [0] nothing
               *[other] { n-vp }
            }
           *[other] { n-influence }{ $vp ->
                [0] { "" }
               *[other] { " " }and { n-vp }
            }
        }
       *[other] { n-deniers }{ $influence ->
            [0] { "" }
           *[other] , { n-influence }
        }{ $vp ->
            [0] { "" }
           *[other] { " " }and { n-vp }
        }
    }.
event-paid = { $seat } spends { $deniers ->
        [0] { $influence ->
            [0] nothing
           *[other] { n-influence }
        }
       *[other] { n-deniers }{ $influence ->
            [0] { "" }
           *[other] { " " }and { n-influence }
        }
    }.
event-taxed = { $deniers ->
        [0] { $payer } pays no tax to { $seat }.
       *[other] { $payer } pays { $seat } { n-deniers } in taxes.
    }
event-farmed = { $deniers ->
        [0] { $seat } works the fields and harvests nothing.
       *[other] { $seat } works the fields and gains { n-deniers }.
    }
event-fought = { $influence ->
        [0] { $owner } puts a cube on { $event }.
       *[other] { $owner } puts a cube on { $event }, for { n-influence }.
    }
event-event-scored = { $owner } gains { n-vp } for { $event }.
event-event-taken = { $event } is countered; { $owner_name } takes the card.
event-event-discarded = { $event } is countered; the card is discarded.
event-marauding-reset = Marauding is countered and starts anew.
event-lifted = { $seat } takes a citizen from { $cell_in }.
event-lifted-flat = { $seat } takes the citizen lying in the { $building }.
event-lifted-tradesman = { $seat } takes the tradesman from { $card }.
event-passed = { $seat } passes and puts { n-deniers } into the district.
event-waited = { $seat } has passed and adds { n-deniers } to the district.

## The log: the king

event-king-rolled = The king rolls { $pips }.
event-king-gained = The king gains { n-vp }.
event-king-bought = The king buys { $die_from } for { n-deniers }.
event-king-hired = The king sends a tradesman to { $card }.
event-king-idle = The king finds nothing to do.
event-character-scored = { $character } is scored now: { $player } VP for { $seat0 }, { $king } VP for the king.

## The log: the end

event-game-ended = The last round is over; the points are counted.
event-character-shown = { $seat } shows { $character }.

## Results

score-play = Gained in play
score-events = Cubes on open events
score-tradesmen = Tradesmen
score-cathedral = Cathedral levels left empty
score-character-chretien = Chrétien de Troyes (citizens)
score-character-urbain = Urbain IV (cathedral)
score-character-thibaut = Thibaut II (deniers)
score-character-hugues = Hugues de Payns (influence)
score-character-florentin = Le Florentin (tradesmen)
score-character-henry = Henry I (event cards)
end-last-round = The last round has been played.
other-king = The king
verdict-defeat = Defeat: the king keeps his city.
verdict-poor = A narrow win: the king is hardly impressed.
verdict-average = A fair win, no more and no less.
verdict-good = A good win: you know your way around Troyes.
verdict-very-good = A very good win: the king begins to worry.
verdict-masterly = Masterly! The city is yours.

## The text board

board-round = { $round ->
        [0] First citizens
       *[other] Round { $round } of { $rounds }
    }
board-first = First: { $seat }
board-decks = Event decks:
board-flat = lying:
board-face-down = face down (with their round):
board-cards = Activity cards
board-cathedral = Cathedral
board-black = Black dice
board-events = Events
board-square = City square
board-players = Players
board-deniers = deniers
board-influence = influence
board-vp = VP
board-supply = citizens
board-characters = characters
board-taken = events taken
board-passed = passed
board-legend =
    ■ red dice, □ white, ◆ yellow, ▣ any one colour; ● black
    1 2 3 4: players by seat; o: neutral; K, k: the king; ·: free
    2¢: the salary in a building, the cost of a tradesman
    1 3 5: the values that enter a row of a building, at its first cell
    ÷3: pips on the dice for one activation of a card, for one cube on an event
    2:· 1:·: the cells of a card with their VP; 1×3: three waiting cubes of player 1
    3/1: VP on an event for the most cubes and for the second most
    citizens 4 (3): four in the personal supply, three in the general one

## Scenarios that cannot be read

error-scenario-troyes-card = { $given } has another colour or number than this space.
error-scenario-troyes-marauding = the first event is always marauding.
error-scenario-troyes-flags = so many lists of cubes: { $given }, but so many events: { $events }.
error-scenario-troyes-cubes = { $event } can have { $most } cubes while it is in play.
error-scenario-troyes-first = the first player is 0 to { $most }.

## Positions that do not add up (scenarios)

error-unsound-owes = seat { $seat } owes something
error-unsound-influence = seat { $seat } is off the influence track
error-unsound-character-twice = a character is in two places
error-unsound-character-missing = a character is missing
error-unsound-citizens = seat { $seat } has { $count } citizens
error-unsound-grey = there are { $count } grey citizens
error-unsound-kings = there are { $count } citizens of the king
error-unsound-card-space = { $card } lies on a wrong space
error-unsound-tradesmen = two tradesmen stand on one cell of { $card }
error-unsound-queue = not every event has its list of cubes
error-unsound-marauding = marauding has left
error-unsound-countered = a countered event is still there
error-unsound-event-twice = an event is in two places
error-unsound-bonus = a bonus card is in a game without them
error-unsound-die = a die is missing
error-unsound-dice = there are { $count } dice of one colour
error-unsound-cathedral = a cube of the cathedral has nothing below it
error-unsound-black = the black dice are not in order

## What is under way

trail-defence = Defence of the city

# how a level of bots plays, by what it does oftener than the others (data/styles.json)
style-activate = sets its cards to work
style-build = builds the cathedral
style-fight = takes on the events
style-place = moves into the buildings
style-farm = works the fields for money
style-pass = passes early
style-reroll = rerolls its dice
style-recruit = recruits citizens
style-flip = turns its dice over
style-modify = sharpens its dice with cards
