### Imperium: Classics and Legends, in English.

title = Imperium
title-about = Lead a nation from its legends to its history: build a deck of regions, ideas and subdued peoples, become an empire, and keep unrest from tearing everything apart.
title-goal = You play for victory points: those of your cards, wherever they lie in the end, and one for each progress token you have.
title-course = You lead a nation with a deck of its own: each turn you play cards from your hand, take new ones from the market and use your actions, until your barbarians have become an empire; unrest clogs your deck.
title-end = The game ends a round after the main deck, the fame or somebody's developments have run out; but if unrest runs out first, everything collapses, and the one with the least of it wins.

## Variants

variant-common = Common cards
variant-common-about = Which of the two sets of common cards lies in the market.
variant-common-classics = Classics
variant-common-legends = Legends
variant-box = Nations
variant-box-about = Which nations may be chosen or drawn.
variant-box-both = of both boxes
variant-box-classics = of Classics
variant-box-legends = of Legends
variant-side = Power cards
variant-side-about = Side A has an ability of its own, side B mostly points: it is easier to play.
variant-side-choose = each player chooses
variant-side-a = side A
variant-side-b = side B
variant-bot = Opponent
variant-bot-about = The nation of the automated opponent.
variant-bot-random = random
variant-difficulty = Difficulty
variant-difficulty-about = How strong the automated opponent is: from Chieftain to Overlord.
variant-difficulty-chieftain = Chieftain
variant-difficulty-warlord = Warlord
variant-difficulty-imperator = Imperator
variant-difficulty-sovereign = Sovereign
variant-difficulty-overlord = Overlord
variant-refill-by-suit = Refill by suit
variant-refill-by-suit-about = An empty market slot is refilled from the deck of the suit that was taken, instead of the slot's own deck.
variant-active-quest-scores = The active quest scores
variant-active-quest-scores-about = The quest beneath King Arthur's Court counts at the end like any garrison.
variant-nation-1 = Nation of player 1
variant-nation-1-about = Settled beforehand, random, or chosen by the player.
variant-nation-1-choose = the player chooses
variant-nation-1-random = random
variant-nation-1-carthaginians = { nation-carthaginians }
variant-nation-1-celts = { nation-celts }
variant-nation-1-greeks = { nation-greeks }
variant-nation-1-macedonians = { nation-macedonians }
variant-nation-1-persians = { nation-persians }
variant-nation-1-romans = { nation-romans }
variant-nation-1-scythians = { nation-scythians }
variant-nation-1-vikings = { nation-vikings }
variant-nation-1-arthurians = { nation-arthurians }
variant-nation-1-atlanteans = { nation-atlanteans }
variant-nation-1-egyptians = { nation-egyptians }
variant-nation-1-mauryans = { nation-mauryans }
variant-nation-1-minoans = { nation-minoans }
variant-nation-1-olmecs = { nation-olmecs }
variant-nation-1-qin = { nation-qin }
variant-nation-1-utopians = { nation-utopians }
variant-nation-2 = Nation of player 2
variant-nation-2-about = Settled beforehand, random, or chosen by the player.
variant-nation-2-choose = the player chooses
variant-nation-2-random = random
variant-nation-2-carthaginians = { nation-carthaginians }
variant-nation-2-celts = { nation-celts }
variant-nation-2-greeks = { nation-greeks }
variant-nation-2-macedonians = { nation-macedonians }
variant-nation-2-persians = { nation-persians }
variant-nation-2-romans = { nation-romans }
variant-nation-2-scythians = { nation-scythians }
variant-nation-2-vikings = { nation-vikings }
variant-nation-2-arthurians = { nation-arthurians }
variant-nation-2-atlanteans = { nation-atlanteans }
variant-nation-2-egyptians = { nation-egyptians }
variant-nation-2-mauryans = { nation-mauryans }
variant-nation-2-minoans = { nation-minoans }
variant-nation-2-olmecs = { nation-olmecs }
variant-nation-2-qin = { nation-qin }
variant-nation-2-utopians = { nation-utopians }
variant-nation-3 = Nation of player 3
variant-nation-3-about = Settled beforehand, random, or chosen by the player.
variant-nation-3-choose = the player chooses
variant-nation-3-random = random
variant-nation-3-carthaginians = { nation-carthaginians }
variant-nation-3-celts = { nation-celts }
variant-nation-3-greeks = { nation-greeks }
variant-nation-3-macedonians = { nation-macedonians }
variant-nation-3-persians = { nation-persians }
variant-nation-3-romans = { nation-romans }
variant-nation-3-scythians = { nation-scythians }
variant-nation-3-vikings = { nation-vikings }
variant-nation-3-arthurians = { nation-arthurians }
variant-nation-3-atlanteans = { nation-atlanteans }
variant-nation-3-egyptians = { nation-egyptians }
variant-nation-3-mauryans = { nation-mauryans }
variant-nation-3-minoans = { nation-minoans }
variant-nation-3-olmecs = { nation-olmecs }
variant-nation-3-qin = { nation-qin }
variant-nation-3-utopians = { nation-utopians }
variant-nation-4 = Nation of player 4
variant-nation-4-about = Settled beforehand, random, or chosen by the player.
variant-nation-4-choose = the player chooses
variant-nation-4-random = random
variant-nation-4-carthaginians = { nation-carthaginians }
variant-nation-4-celts = { nation-celts }
variant-nation-4-greeks = { nation-greeks }
variant-nation-4-macedonians = { nation-macedonians }
variant-nation-4-persians = { nation-persians }
variant-nation-4-romans = { nation-romans }
variant-nation-4-scythians = { nation-scythians }
variant-nation-4-vikings = { nation-vikings }
variant-nation-4-arthurians = { nation-arthurians }
variant-nation-4-atlanteans = { nation-atlanteans }
variant-nation-4-egyptians = { nation-egyptians }
variant-nation-4-mauryans = { nation-mauryans }
variant-nation-4-minoans = { nation-minoans }
variant-nation-4-olmecs = { nation-olmecs }
variant-nation-4-qin = { nation-qin }
variant-nation-4-utopians = { nation-utopians }
variant-bot-carthaginians = { nation-carthaginians }
variant-bot-celts = { nation-celts }
variant-bot-greeks = { nation-greeks }
variant-bot-macedonians = { nation-macedonians }
variant-bot-persians = { nation-persians }
variant-bot-romans = { nation-romans }
variant-bot-scythians = { nation-scythians }
variant-bot-vikings = { nation-vikings }
variant-bot-arthurians = { nation-arthurians }
variant-bot-atlanteans = { nation-atlanteans }
variant-bot-egyptians = { nation-egyptians }
variant-bot-mauryans = { nation-mauryans }
variant-bot-minoans = { nation-minoans }
variant-bot-olmecs = { nation-olmecs }
variant-bot-qin = { nation-qin }
variant-bot-utopians = { nation-utopians }

## Things

nation-carthaginians = Carthaginians
nation-carthaginians-about = Traders: they put materials on the market and take them back with the cards, doubled. Rich, and they buy what they like. Points for materials.
nation-celts = Celts
nation-celts-about = Wild and quick: they collect uncivilised cards, and each can send unrest to all others. Points for uncivilised cards.
nation-greeks = Greeks
nation-greeks-about = Thinkers: for two actions they break through to new knowledge, free of unrest. A large deck is what they want. Points for cards.
nation-macedonians = Macedonians
nation-macedonians-about = Alexander’s way: regions come and go, are played again from the discard pile, and pay each time. Points for regions.
nation-persians = Persians
nation-persians-about = Lords of many peoples: they give up cards of the turn to subdue tribes. It takes planning. Points for tributaries.
nation-romans = Romans
nation-romans-about = Conquerors who grow by regions and people: strong from the first turn, and easy to learn. Points for population.
nation-scythians = Scythians
nation-scythians-about = Riders who take regions by force and live with the unrest it brings. Points for materials.
nation-vikings = Vikings
nation-vikings-about = No history and no empire: unrest makes them stronger, and they decide themselves when the game ends. For players who like to gamble.
nation-arthurians = Arthurians
nation-arthurians-about = Knights on quests instead of developments: they go out, come back from the discard pile, and bring progress. A game of its own; not for the first time.
nation-atlanteans = Atlanteans
nation-atlanteans-about = An empire from the start, and it sinks: cards go under the water, and the art is in the order. Not for the first time.
nation-egyptians = Egyptians
nation-egyptians-about = Builders with patience: they buy time with people and unrest to speed up their developments. Points for civilised cards.
nation-mauryans = Mauryans
nation-mauryans-about = Peaceful and broad: every region played is progress, and regions come back to be played again. Points for regions in play, or for the history.
nation-minoans = Minoans
nation-minoans-about = Craftsmen of the sea: cards that do not fit become progress at every solstice. Calm, and good to learn on. Points for progress.
nation-olmecs = Olmecs
nation-olmecs-about = Masks wander through the deck: laid away they are worth much, gathered in hand they buy whatever one likes. A riddle for patient players.
nation-qin = Qin
nation-qin-about = An ordered state: people are put on the market and come back with the cards; what stays in play is what counts. Points for permanent cards.
nation-utopians = Utopians
nation-utopians-about = A journey without developments: they help others to get rid of unrest and grow by it. The strangest nation; for those who know the others.
side-a = side A
side-b = side B
suit-region = region
    .a = a region
suit-uncivilised = uncivilised
    .a = an uncivilised
suit-civilised = civilised
    .a = a civilised
suit-tributary = tributary
    .a = a tributary
suit-variable = variable points
    .a = a variable points
token-materials = materials
    .one = material
token-population = population
token-progress = progress
state-barbarian = barbarian
state-empire = empire
trigger-main-deck = the main deck is empty
trigger-developments = the last development was made
trigger-king-of-kings = King of Kings was resolved
trigger-zenith = the Vikings have reached their zenith
trigger-graal = the Graal was found
trigger-shangri-la = Shangri-la was reached
trigger-dynasty = the opponent's dynasty is complete

## What is decided

prompt-choose-nation = Choose your nation.
prompt-choose-side = Choose the side of your power card.
prompt-choose-turn = Your turn: activate, innovate or revolt?
prompt-activate = Play cards and exhaust abilities, or end your turn.
prompt-return-unrest = Revolt: return any unrest from your hand.
prompt-discard-any = Clean-up: discard any number of cards.
prompt-solstice-order = Solstice: which ability is resolved next?
prompt-react = Exhaust { $card } now?
prompt-pick-card = { $purpose ->
    [take] { $card }: choose a card to take into your hand.
    [top] { $card }: choose a card to put on top of your deck.
    [discard] { $card }: choose a card to discard.
    [history] { $card }: choose a card to put into your history.
    [sink] { $card }: choose a card to sink.
    [exile] { $card }: choose a card to exile.
    [garrison] { $card }: choose a card to garrison.
    [recall] { $card }: choose a card to recall.
    [abandon] { $card }: choose a card to abandon.
    [return] { $card }: choose an unrest card to return.
    [find] { $card }: choose the card you find.
   *[move] { $card }: choose a card to move.
  }
prompt-pick-host = Beneath which region is { $card } garrisoned?
prompt-fewer-masks = Exhaust Step Pyramids to discard one mask fewer?
prompt-may = { $card }: you may { $effect }.
prompt-choose-one = { $card }: choose one.
prompt-pay = How do you pay { $materials ->
    [0] {""}
    [one] 1 material
   *[other] { $materials } materials
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population } population
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress } progress
  }?
prompt-pay-up-to = How much progress do you pay?
prompt-draw-up-to = How many cards do you draw?
prompt-swap-nation = Which card do you swap for the top card of your nation deck?
prompt-develop = Which development do you make?
prompt-acquire = Acquire a card.
prompt-break-through = Break through for a card.
prompt-exile-from-market = Exile a card from the market.
prompt-swap-exiled = Swap an exiled card for a market card.
prompt-put-token = Put { $number ->
    [one] 1 { $token_one }
   *[other] { $number } { $token }
  } on a market card.
prompt-free-play = { $card }: play a card for free.
prompt-play-from = Play a card out of your discard pile.
prompt-protect-oneself = { $card } attacks you. Protect yourself?
prompt-pay-off = A standing army: give its owner 1 progress, or leave them alone?
prompt-give-card = { $card }: which card do you give away?
prompt-look-at-fame = Take one of the fame cards.
prompt-put-back = Which card do you put back next? The last one lies on top.
prompt-ready-card = Which card do you make ready again?
prompt-ambassador = Whose ability does your ambassador use?
prompt-gamble = Name a suit for the top card of the main deck.

## What can be chosen

option-nation = { $nation }
option-side = Take { $side }
option-activate = Activate
option-innovate = Innovate
option-revolt = Revolt
option-play = Play { $card }
option-exhaust = Exhaust { $card }
option-end-turn = End the turn
option-done = Done
option-choose = { $effect }
option-accept = Yes: { $effect }
option-decline = No
option-pay = { $materials ->
    [0] {""}
    [one] 1 material
   *[other] { $materials } materials
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population } population
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress } progress
  }
option-draw = { $number ->
    [0] Draw no cards
    [one] Draw 1 card
   *[other] Draw { $number } cards
  }
option-acquire = Acquire { $card }
option-break-through = Break through for { $card }
option-dig = Break through: { $suit_a } card from the deck
option-take = Take { $card }
option-top = Put { $card } on top of the deck
option-discard = Discard { $card }
option-history = Put { $card } into history
option-sink = Sink { $card }
option-exile = Exile { $card }
option-garrison = Garrison { $card }
option-recall = Recall { $card }
option-abandon = Abandon { $card }
option-return = Return { $card }
option-find = Find { $card }
option-host = Beneath { $card }
option-give = Give { $card } to { $to }
option-give-bot = Give { $card } to the opponent
option-free-play = Play { $card } for free
option-play-out = Play { $card }
option-ready = Make { $card } ready
option-put-token = On { $card }
option-exile-market = Exile { $card }
option-swap = { $exiled } into the market, { $market } into exile
option-swap-in = Swap { $card }
option-develop = Develop { $card }
option-take-fame = Take { $card }
option-put-back = Put { $card } back
option-protect = Protect yourself with { $card }
option-spare = Leave { $seat } alone
option-pay-off = Give { $seat } 1 progress
option-name-suit = Name { $suit }
option-borrow = Use { $card }
option-resolve = { $card }
option-mask-fewer = Exhaust { $card }

refused-never-played = This card is never played.
refused-wrong-state = Your state does not allow this card.
refused-condition = The condition of { $card } is not met.
refused-unrest-price = You cannot pay any of the prices of an unrest card.
refused-played-free-already = It was already played for free this turn.
error-same-nation = The nation { $nation } is given to two players. Everybody needs a nation of their own.
refused-no-action = You have no action left.

## What happened

# the tokens that an event is about
n-tokens = { $materials ->
    [0] {""}
    [one] 1 material
   *[other] { $materials } materials
  }{ $population ->
    [0] {""}
   *[other] { $materials ->
        [0] {""}
       *[other] {", "}
      }{ $population } population
  }{ $progress ->
    [0] {""}
   *[other] { $materials ->
        [0] { $population ->
            [0] {""}
           *[other] {", "}
          }
       *[other] {", "}
      }{ $progress } progress
  }

event-chose-nation = { $seat } leads the { $nation }.
event-round = Round { $number }.
event-turn = { $seat } is on turn.
event-activated = { $seat } activates.
event-innovated = { $seat } innovates.
event-revolted = { $seat } revolts.
event-played = { $seat } plays { $card }.
event-played-free = { $seat } plays { $card } for free.
event-exhausted = { $seat } exhausts { $card }.
event-gained = { $seat } gains { n-tokens }.
event-gained-actions = { $seat } gains { $number ->
    [one] 1 action.
   *[other] { $number } actions.
  }
event-paid = { $seat } pays { n-tokens }.
event-stole = { $seat } steals { $number ->
    [one] 1 { $token_one }
   *[other] { $number } { $token }
  } from { $from }.
event-acquired = { $seat } acquires { $card }.
event-broke-through = { $seat } breaks through for { $card }.
event-broke-through-deck = { $seat } breaks through for { $suit_a } card from the deck.
event-got = { $seat } gets { $card }.
event-found-nothing = { $seat } finds no { $suit } card and gains 2 progress.
event-drew = { $number ->
    [one] { $seat } draws 1 card.
   *[other] { $seat } draws { $number } cards.
  }
event-drawn = { $seat } has drawn { $card }.
event-took = { $seat } takes { $card }.
event-topped = { $seat } puts { $card } on top of the deck.
event-discarded = { $seat } discards { $card }.
event-historied = { $seat } puts { $card } into history.
event-sank = { $seat } sinks { $card }.
event-exiled = { $seat } exiles { $card }.
event-garrisoned = { $seat } garrisons { $card } beneath { $host }.
event-recalled = { $seat } recalls { $card }.
event-abandoned = { $seat } abandons { $card }.
event-returned = { $seat } returns { $card }.
event-moved = { $seat } moves { $card }.
event-found = { $seat } finds { $card }.
event-topped-hidden = { $seat } puts a card on top of the deck.
event-historied-hidden = { $seat } puts a card into history.
event-found-hidden = { $seat } finds a card.
event-took-unrest = { $seat } takes unrest.
event-exiled-market = { $seat } exiles { $card } from the market.
event-swapped = { $seat } swaps { $exiled } into the market for { $market }.
event-swapped-nation = { $seat } swaps a card with the nation deck.
event-refilled = { $card } comes to the market.
event-token-put = { $seat } puts { $number ->
    [one] 1 { $token_one }
   *[other] { $number } { $token }
  } on { $card }.
event-developed = { $seat } develops { $card }.
event-nation-card = { $seat } gets { $card } from the nation deck.
event-became-empire = { $seat } is an empire now.
event-reshuffled = { $seat } reshuffles.
event-looked = { $seat } looks at hidden cards.
event-saw = { $seat } sees { $card }.
event-fame-taken = { $seat } takes a fame card.
event-king-of-kings = { $seat } is { $card }.
event-protected = { $seat } is protected from the attack.
event-paid-off = { $seat } gives { $to } 1 progress.
event-gave = { $seat } gives { $card } to { $to }.
event-revealed = { $seat } reveals { $card }.
event-readied = { $seat } makes { $card } ready again.
event-journeyed = { $seat } journeys on: { $card }.
event-solstice = Solstice of round { $number }.
event-ending = The end is near: { $trigger }. One more round follows this one.
event-last-round = This is the last round.
event-collapsed = The unrest pile is empty: everything collapses.
event-bot-rolled = The opponent rolls { $die }.
event-bot-resolved = The opponent resolves { $card }.
event-bot-returned = The opponent returns { $card }.
event-bot-took = The opponent takes { $card } onto its deck.
event-bot-dynasty = The opponent's dynasty: { $card }.
event-bot-gained = The opponent gains { n-tokens }.
event-bot-paid = The opponent pays { n-tokens }.
event-bot-stole = The opponent steals { n-tokens } from { $from }.
event-bot-robbed = The opponent is robbed of { n-tokens }.
event-bot-took-hidden = The opponent takes { $suit_a } card face down onto its deck.
event-bot-took-fame = The opponent takes a fame card face down onto its deck.
event-bot-topped = The opponent puts { $card } on top of its deck.
event-bot-discarded = The opponent discards { $card }.
event-bot-historied = The opponent puts { $card } into history.
event-bot-played = The opponent puts { $card } into play.
event-bot-abandoned = The opponent abandons { $card }.
event-bot-exiled = The opponent exiles { $card } from the market.
event-bot-token-put = The opponent puts { $number ->
    [one] 1 { $token_one }
   *[other] { $number } { $token }
  } on { $card }.
event-bot-empire = The opponent is an empire now.
event-bot-reshuffled = The opponent reshuffles.
event-bot-journeyed = The opponent journeys on, step { $number }.

## Results

score-progress = progress
score-power = power card
score-nation = nation cards
score-region = regions
score-uncivilised = uncivilised
score-civilised = civilised
score-tributary = tributaries
score-fame = fame
score-unrest = unrest
score-goods = goods
score-cards = cards
end-scoring = The last round has been played: most victory points win.
end-collapse = Collapse: least unrest wins.
verdict-victory = You have outshone your opponent.
verdict-defeat = Your opponent has outshone you.
other-bot = Opponent

## Headings of the text board

board-round = Round
board-active = On turn
board-activating = Activating
board-ending = End
board-last_round = Last round
board-common = Common cards
board-market = Market
board-decks = Small decks
board-main = Main deck
board-unrest = Unrest
board-fame = Fame
board-king = King of Kings
board-exile = Exile
board-resolving = Being resolved
board-looked = Looked at
board-players = Players
board-card = Card
board-deck = Deck
board-m = M
board-p = P
board-g = G
board-a = A
board-x = X
board-nation = Nation
board-bot = Bot
board-power = Power card
board-extra = Further cards
board-state = State
board-hand = Hand
board-hand_known = Known in hand
board-hand_cards = Your hand
board-hand_size = Hand size
board-discard = Discard pile
board-play = In play
board-garrison = Garrisons
board-exhausted = Exhausted
board-stored = Stored
board-history = History
board-history_known = Known in history
board-history_cards = Your history
board-sunk = Sunken cards
board-nation_deck = Nation deck
board-nation_cards = Your nation deck
board-nation_exhausted = Nation deck exhausted
board-nation_top = Top of the nation deck
board-accession = Accession
board-developments = Developments
board-developments_exhausted = Developments exhausted
board-free_played = Played for free
board-ignores_empire = Ignores the empire symbol
board-treated = Treated icons
board-deck_cards = Your deck
board-deck_top = Top of the deck
board-slots = Slots
board-legend =
    ▲ region, ● uncivilised, ■ civilised, ◆ tributary, * fame, ! unrest, ○ no suit
    M materials, P population, G progress, A action tokens, X exhaust tokens
    a card + X: it has an exhaust token; [in brackets]: what is garrisoned there
    (M3 P1) behind a card: what is on it, or what developing it costs
    ?×3: three cards that you may not see; ←: whose turn it is

## Card texts: lines

line-symbols = { $symbols }.
symbol = { $count ->
    [one] { $symbol }
   *[other] { $symbol } ×{ $count }
  }
symbol-PIN = permanent
symbol-ATK = attack
symbol-PWR = power
symbol-REG = region
symbol-UNC = uncivilised
symbol-CIV = civilised
symbol-TRI = tributary
symbol-FAM = fame
symbol-UNR = unrest
symbol-BAR = barbarians only
symbol-EMP = empires only
symbol-city = city
symbol-metro = metropolis
symbol-mask = mask
symbol-scroll = scroll
symbol-knight = knight
symbol-quest = quest
symbol-prod = productive
symbol-fert = fertile
symbol-riv = river
start-power = Starts beside your area.
start-nation = Starts in the nation deck.
start-accession = Lies beneath the nation deck.
start-quest = Lies in the development area.
start-dev = A development.
start-supply = Starts in the unrest pile.
line-cost = Development cost: { $tokens }.
line-players = { $number ->
    [4] With 4 players only.
   *[other] With { $number } or more players.
  }
line-requires = Can be played only if { $condition }.
line-no-play = Cannot be played.
line-no-garrison = Cannot be garrisoned.
ability-play = Play: { $effect }.
ability-free = Free play: { $effect }.
ability-exhaust = Exhaust: { $effect }.
ability-react = Exhaust when { $event }: { $effect }.
ability-trigger = When { $event }: { $effect }.
ability-solstice = Solstice: { $effect }.
ability-end = At the end of the game: { $effect }.

## Card texts: events

when-gainM = you gain materials through a card with a { $sign }
when-return = you return an unrest card
when-take = you take unrest
when-acq = you acquire any { $cards }
when-gain = you acquire or break through for any { $cards }
when-play = you play any { $cards }
when-playdisc = you play any { $cards } out of your discard pile
when-exile_acq = you acquire any exiled { $cards }
when-mktgain = you take a market card with { $token } on it
when-pay = you pay { $token }
when-attacked = another player attacks
when-discard = you have to discard any { $cards }
when-sunk = one of your cards is sunk
when-deck_empty = your deck becomes empty
when-enter = this card comes into play
when-to_disc = this card reaches your discard pile from the nation deck
when-leave = { $cards } leaves play
when-fame_empty = you would take or look at fame and none is left
when-would_gain = you would gain { $token } (you do not gain them)

## Card texts: continuous effects

passive-hand_size = Your hand size is { $n } larger.
passive-lose = Your { $cards } have no barbarian symbol.
passive-free = You play all your { $cards } for free.
passive-exile_acq = When you acquire, you may also take any exiled { $cards }.
passive-unrest_less = Playing an unrest card costs you { $n } materials less, but at least 1.
passive-unrest_less-both = Playing an unrest card costs you { $n } material or { $n } card less, but at least 1.
passive-dev_less = Your developments cost { $tokens } less.
passive-upkeep = In clean-up you put { $tokens } on a market card instead of 1 progress.
hook-standing_army = the attacker gives you 1 progress, or the attack does not affect you
hook-ambassador = use the exhaust ability of another player's permanent card as your own; that card is not exhausted
hook-gambling = name a suit of the market and reveal the top card of the main deck: take it if it is of that suit, otherwise exile it
hook-double_tokens = gain as many of them again
hook-one_mask_fewer = discard one mask fewer
hook-stone_heads = Cards garrisoned here may be abandoned in place of masks that you have to discard.
hook-look_one_more = When you look at fame, look at 1 more card, then gain 1 progress.
hook-no_history = You keep no history: what would go there is discarded.
hook-active_quest = A quest garrisoned here is your active quest.
hook-graal_last = Can be chosen only as the last of your quests.
hook-nadir = Comes into play at once, and can be neither abandoned nor recalled.
hook-two_regions = Counts as 2 regions.
hook-next_journey = put this card away: Gates of Shangri-la is your journey card now

## Card texts: how effects are joined

then = { $a }; { $b }
then-after-choice = { $a }. Then { $b }
then-inside = { $a }, then { $b }
then-if = { $a }, then { $b }
then-again = { $a }, then once more
plus = { $a }, and { $b }
may = { $who ->
    [they] { $effect }, if they like
   *[you] you may { $effect }
  }
choose-2 = choose one: (a) { $a }; (b) { $b }
choose-3 = choose one: (a) { $a }; (b) { $b }; (c) { $c }
cost = { $price } to { $effect }
cost-then = { $price }; if you do, { $effect }
cost-choice = { $price }. Then { $effect }
if = if { $condition }, { $effect }
scope-all = all players each { $effect }
scope-all_may = all players may each { $effect }
scope-each_other = all other players each { $effect }
scope-others_may = all other players may each { $effect }
scope-each_short = players who had less than that each { $effect }
scope-each_given-with = players given a card with a { $sign } each { $effect }
scope-per_moved = for each of those cards { $effect }
scope-per_paid = for each token paid { $effect }

## Card texts: effects

token-m = { $n ->
    [one] 1 material
   *[other] { $n } materials
  }
token-p = { $n } population
token-g = { $n } progress
token-a = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
cost-m = { $n ->
    [one] 1 material
   *[other] { $n } materials
  }
cost-p = { $n } population
cost-g = { $n } progress
token-name-m = materials
token-name-p = population
do-gain = gain { $tokens }
do-gain-per = gain { $tokens } for each { $sign } in play
do-gain-per-garrison = gain { $tokens } for each garrisoned { $sign }
do-gain-per-moved = gain { $tokens } for each of those cards
do-gain-stored = gain all progress on this card
do-pay = pay { $tokens }
do-pay-all = pay all your progress (at least { $n })
do-pay-up-to = pay up to { $n } progress
do-spend = spend { $tokens }
do-steal = steal { $tokens } from every other player
do-steal-empire = steal { $tokens } from every other player who is an empire
do-steal-region = steal { $tokens } from every other player with a region in play
do-put = put { $tokens } on this card
do-market-add = put { $tokens } on a market card
do-acquire = acquire 1 { $cards }
do-acquire-or-exiled = acquire 1 { $cards }, also an exiled one
do-acquire-exiled = acquire 1 exiled { $cards }
do-break = break through for 1 { $cards }
do-break-or-exiled = break through for 1 { $cards }, also an exiled one
do-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
  }
do-draw-if-able = { $n ->
    [one] draw 1 card if able
   *[other] draw { $n } cards if able
  }
do-draw-up-to = draw up to { $n } cards
do-draw-up-to-if-able = draw up to { $n } cards if able
do-draw-per = { $n ->
    [one] draw 1 card for each { $sign } in play
   *[other] draw { $n } cards for each { $sign } in play
  }
do-take = take { $cards } into your hand
do-top = put { $cards } on top of your deck
do-discard = discard { $cards }
do-history = put { $cards } into your history
do-sink = sink { $cards }
do-exile = exile { $cards }
do-garrison = garrison { $cards } beneath this card
do-garrison-region = garrison { $cards } beneath a region of yours
do-recall = recall { $cards }
do-abandon = abandon { $cards }
do-return = return { $cards }
do-move = move { $cards } to { $to }
do-find = find { $cards } and put it into { $to }
do-exile-market = exile a card from the market
do-fame-take = take the top fame card
do-fame-look = look at the top { $n } fame cards and take one
do-develop = develop
do-develop-free = develop for free
do-nat-look = look at the top card of your nation deck
do-nat-bottom = put it at the bottom of the deck
do-nat-shuffle = shuffle that deck
do-nat-advance = put the top card of your nation deck into your discard pile
do-swap-market = swap an exiled card for a market card
do-swap-nation = swap a hand card for the top card of your nation deck
do-give = give each other player { $cards }
do-free-play = play { $cards } for free
do-play-from = play { $cards } for an action
do-regain = { $n ->
    [one] make 1 exhausted card ready
   *[other] make { $n } exhausted cards ready
  }
do-treat = treat one { $sign } as three productive icons this turn
do-ignore = the next card you play this turn ignores its empire symbol
do-avoid = avoid the attack
do-end = the end of the game is triggered: one last round follows this one
do-nothing = put this card into play
do-flip = turn this card over
do-flip-state = you become an empire
do-take-unrest = take unrest
do-take-unrest-twice = take unrest twice
do-trigger-host = resolve the play ability of that region

## Card texts: cards and places

this-card = this card
that-acquired = that card
that-drawn = that card
with-this = this card
with-card = 1 card
with-quest = 1 quest
with-scroll = 1 scroll
with-UNR = 1 unrest
number = { $n } { $cards }
up-to = up to { $n } { $cards }
any-number = any number of { $cards }
every = all { $cards }
from = { $cards } { $zones }
from-hand = from hand
from-disc = { $who ->
    [they] from their discard pile
   *[you] from your discard pile
  }
from-deck = from your deck
from-hist = from your history
from-dev = from the development area
from-play = from play
from-gar = from a garrison
from-gar-reg = garrisoned beneath regions
from-gar-this = from beneath this card
from-active = from beneath King Arthur's Court
from-drawn = of those drawn
in-disc = in your discard pile
in-deck = in your deck
to-hand = your hand
to-disc = your discard pile
to-hist = your history
but-not = { $cards } other than { $other }
another-REG = a region
another-UNR = unrest
another-knight = a knight
another-named = { $card }
bearing = { $cards } with { $token } on it
hosting = { $cards } with { $other } beneath it
beneath-knight = a knight
beneath-named = { $card }
kind-card = { $n ->
    [one] card
   *[other] cards
  }
kind-which = { $n ->
    [one] { $which } card
   *[other] { $which } cards
  }
which-REG = region
which-UNC = uncivilised
which-CIV = civilised
which-TRI = tributary
which-fert = fertile
which-riv = river
kind-REG = { $n ->
    [one] region
   *[other] regions
  }
kind-UNC = { $n ->
    [one] uncivilised card
   *[other] uncivilised cards
  }
kind-CIV = { $n ->
    [one] civilised card
   *[other] civilised cards
  }
kind-TRI = { $n ->
    [one] tributary
   *[other] tributaries
  }
kind-UNR = unrest
kind-PIN = { $n ->
    [one] permanent card
   *[other] permanent cards
  }
kind-ATK = { $n ->
    [one] attack card
   *[other] attack cards
  }
kind-EMP = { $n ->
    [one] empire card (whatever your state)
   *[other] empire cards
  }
kind-city = { $n ->
    [one] city
   *[other] cities
  }
kind-metro = { $n ->
    [one] metropolis
   *[other] metropolises
  }
kind-mask = { $n ->
    [one] mask
   *[other] masks
  }
kind-scroll = { $n ->
    [one] scroll
   *[other] scrolls
  }
kind-knight = { $n ->
    [one] knight
   *[other] knights
  }
kind-quest = { $n ->
    [one] quest
   *[other] quests
  }
kind-fert = { $n ->
    [one] fertile card
   *[other] fertile cards
  }
kind-riv = { $n ->
    [one] river card
   *[other] river cards
  }
kind-var = { $n ->
    [one] card with variable points
   *[other] cards with variable points
  }
kind-long-walls = { $n ->
    [one] Long Walls card
   *[other] Long Walls cards
  }
kind-named = { $n ->
    [one] { $card }
   *[other] { $card } cards
  }
named = { $card }
sign-card = card
sign-REG = { $n ->
    [one] region
   *[other] regions
  }
sign-UNC = { $n ->
    [one] uncivilised symbol
   *[other] uncivilised symbols
  }
sign-CIV = civilised symbol
sign-TRI = { $n ->
    [one] tributary
   *[other] tributaries
  }
sign-FAM = fame card
sign-ATK = attack symbol
sign-prod = productive icon
sign-fert = fertile icon
sign-riv = river icon
sign-city = city
sign-metro = metropolis
sign-mask = mask
sign-knight = knight

## Card texts: conditions and points

if-barbarian = you are barbarians
if-empire = you are an empire
if-population = you have at least { $n } population
if-it-is = that card has the { $sign }
if-it-lacks = that card has no { $sign }
if-play = you have { $cards } in play
if-history = you have { $cards } in your history
if-several-play = you have { $n } or more { $cards } in play
if-several-garrison = { $n } or more { $cards } are garrisoned here
if-none-garrison = no { $cards } is garrisoned here
points-fixed = { $n } VP.
points-in-hist = { $n } VP if in your history.
points-in-play = { $n } VP if in play.
points-garrisoned = { $n } VP if garrisoned.
points-not-in-play = { $n } VP if not in play.
points-elsewhere = { $n } VP elsewhere.
points-variable = { $counts } (at most 10).
count = { $per ->
    [one] { $each } VP per { $sign }
   *[other] { $each } VP per { $per } { $sign }
  }
count-play = { $each } VP per { $sign } in play
count-kind = { $each } VP per { $cards }
count-kind-play-but = { $per ->
    [one] { $each } VP per { $cards } in play other than { $other }
   *[other] { $each } VP per { $per } { $cards } in play other than { $other }
  }
count-cards = { $each } VP per { $per } cards
count-cards-history = { $per ->
    [one] { $each } VP per card in your history
   *[other] { $each } VP per { $per } cards in your history
  }
count-cards-exile = { $each } VP per { $per } cards in exile
count-cards-garrison = { $each } VP per card garrisoned here
count-long-walls = { $each } VP per Long Walls card in play
count-m = { $each } VP per { $per } materials
count-p = { $each } VP per { $per } population
count-g = { $per ->
    [one] { $each } VP per progress
   *[other] { $each } VP per { $per } progress
  }
count-poorer = { $each } VP per player with less progress than you
count-opponent-unrest = { $each } VP per unrest of other players

## Names of the cards

card-king-of-kings-a = King of Kings
card-king-of-kings-b = King of Kings
card-unrest-1 = Unrest
card-unrest-2 = Unrest
card-unrest-3 = Unrest
card-unrest-4 = Unrest
card-unrest-5 = Unrest
card-unrest-6 = Unrest
card-unrest-7 = Unrest
card-unrest-8 = Unrest
card-unrest-9 = Unrest
card-unrest-10 = Unrest
card-unrest-11 = Unrest
card-unrest-12 = Unrest
card-classics-wilderness = Wilderness
card-classics-jungle = Jungle
card-classics-mountain = Mountain
card-classics-coast = Coast
card-classics-floodplain = Floodplain
card-classics-forest = Forest
card-classics-oasis = Oasis
card-classics-hills = Hills
card-classics-marsh = Marsh
card-classics-steppe = Steppe
card-classics-river = River
card-classics-cape = Cape
card-classics-woodland = Woodland
card-classics-sacred-pass = Sacred Pass
card-classics-standing-army = Standing Army
card-classics-jade-mask = Jade Mask
card-classics-elders = Elders
card-classics-town-1 = Town
card-classics-town-2 = Town
card-classics-shrine = Shrine
card-classics-invasion = Invasion
card-classics-mysticism = Mysticism
card-classics-oracle = Oracle
card-classics-agriculture = Agriculture
card-classics-boats = Boats
card-classics-shaduf = Shaduf
card-classics-rituals-ceremonies = Rituals & Ceremonies
card-classics-ambassador = Ambassador
card-classics-city-1 = City
card-classics-city-2 = City
card-classics-city-3 = City
card-classics-gambling = Gambling
card-classics-port = Port
card-classics-diplomacy = Diplomacy
card-classics-leadership = Leadership
card-classics-lost-scroll = Lost Scroll
card-classics-drama-poetry = Drama & Poetry
card-classics-education = Education
card-classics-moneylenders = Moneylenders
card-classics-corruption = Corruption
card-classics-onager = Onager
card-classics-metropolis-1 = Metropolis
card-classics-metropolis-2 = Metropolis
card-classics-pharmacy = Pharmacy
card-classics-wonder = Wonder
card-classics-coinage = Coinage
card-classics-exports = Exports
card-classics-urban-development = Urban Development
card-classics-mercenaries = Mercenaries
card-classics-temple = Temple
card-classics-cataphract = Cataphract
card-classics-armenians = Armenians
card-classics-assyrians = Assyrians
card-classics-egyptians = Egyptians
card-classics-ionians = Ionians
card-classics-qin = Qin
card-classics-olmecs = Olmecs
card-classics-sumerians = Sumerians
card-classics-aksumites = Aksumites
card-classics-minoans = Minoans
card-classics-mauryans = Mauryans
card-classics-hittites = Hittites
card-classics-praiseworthy = Praiseworthy
card-classics-great = Great
card-classics-notorious = Notorious
card-classics-marvellous = Marvellous
card-classics-glorious = Glorious
card-classics-triumphant-1 = Triumphant
card-classics-triumphant-2 = Triumphant
card-classics-awe-inspiring = Awe-inspiring
card-legends-fortunate-isle = Fortunate Isle
card-legends-rainforest = Rainforest
card-legends-mountain = Mountain
card-legends-peninsula = Peninsula
card-legends-lakes = Lakes
card-legends-highlands = Highlands
card-legends-sacred-grove = Sacred Grove
card-legends-lowlands = Lowlands
card-legends-moor = Moor
card-legends-plain = Plain
card-legends-archipelago = Archipelago
card-legends-fortified-region = Fortified Region
card-legends-grassland = Grassland
card-legends-island = Island
card-legends-mining = Mining
card-legends-jade-mask = Jade Mask
card-legends-elders = Elders
card-legends-espionage = Espionage
card-legends-invasion = Invasion
card-legends-monument = Monument
card-legends-code-of-laws = Code of Laws
card-legends-religion = Religion
card-legends-oracle = Oracle
card-legends-domestication = Domestication
card-legends-water-mill = Water Mill
card-legends-qanat = Qanat
card-legends-rituals-ceremonies = Rituals & Ceremonies
card-legends-city-1 = City
card-legends-city-2 = City
card-legends-city-3 = City
card-legends-city-4 = City
card-legends-road-building = Road Building
card-legends-art = Art
card-legends-diplomacy = Diplomacy
card-legends-leadership = Leadership
card-legends-lost-scroll = Lost Scroll
card-legends-drama-poetry = Drama & Poetry
card-legends-education = Education
card-legends-moneylenders = Moneylenders
card-legends-corruption = Corruption
card-legends-onager = Onager
card-legends-metropolis = Metropolis
card-legends-astronomy = Astronomy
card-legends-cartography = Cartography
card-legends-masonry = Masonry
card-legends-civil-service = Civil Service
card-legends-exports = Exports
card-legends-urban-development = Urban Development
card-legends-mercenaries = Mercenaries
card-legends-amphitheatre = Amphitheatre
card-legends-cataphract = Cataphract
card-legends-etruscans = Etruscans
card-legends-scythians = Scythians
card-legends-vikings = Vikings
card-legends-phoenicians = Phoenicians
card-legends-romans = Romans
card-legends-greeks = Greeks
card-legends-carthaginians = Carthaginians
card-legends-persians = Persians
card-legends-celts = Celts
card-legends-macedonians = Macedonians
card-legends-xiongnu = Xiongnu
card-legends-imperial = Imperial
card-legends-independent = Independent
card-legends-magnificent = Magnificent
card-legends-outstanding = Outstanding
card-legends-proud-1 = Proud
card-legends-proud-2 = Proud
card-legends-eminent = Eminent
card-legends-acclaimed = Acclaimed
card-carthaginians-power-a = Carthaginians
card-carthaginians-power-b = Carthaginians
card-carthaginians-city-of-carthage = City of Carthage
card-carthaginians-elephants-1 = Elephants
card-carthaginians-elephants-2 = Elephants
card-carthaginians-hegemony = Hegemony
card-carthaginians-hannibal = Hannibal
card-carthaginians-trading-ships = Trading Ships
card-carthaginians-monopoly = Monopoly
card-carthaginians-prosperity-1 = Prosperity
card-carthaginians-caravans = Caravans
card-carthaginians-advance-1 = Advance
card-carthaginians-iberia = Iberia
card-carthaginians-berbers = Berbers
card-carthaginians-glory = Glory
card-carthaginians-prosperity-2 = Prosperity
card-carthaginians-advance-2 = Advance
card-carthaginians-conquer = Conquer
card-carthaginians-dido-queen-of-carthage = Dido, Queen of Carthage
card-carthaginians-carthaginian-traders = Carthaginian Traders
card-carthaginians-balearic-islands = Balearic Islands
card-carthaginians-mauretania = Mauretania
card-carthaginians-unrest-1 = Unrest
card-carthaginians-unrest-2 = Unrest
card-celts-power-a = Celts
card-celts-power-b = Celts
card-celts-celtic-gold = Celtic Gold
card-celts-celtic-innovation = Celtic Innovation
card-celts-chainmail = Chainmail
card-celts-chariots = Chariots
card-celts-ogham-script = Ogham Script
card-celts-vercingetorix = Vercingetorix
card-celts-conquer-1 = Conquer
card-celts-armorica = Armorica
card-celts-belgica = Belgica
card-celts-britannia = Britannia
card-celts-hibernia = Hibernia
card-celts-unrest-1 = Unrest
card-celts-druids = Druids
card-celts-glory = Glory
card-celts-advance = Advance
card-celts-conquer-2 = Conquer
card-celts-boudicca = Boudicca
card-celts-cattle-raid = Cattle Raid
card-celts-cauldron-of-cerridwen = Cauldron of Cerridwen
card-celts-celtica = Celtica
card-celts-unrest-2 = Unrest
card-celts-unrest-3 = Unrest
card-celts-unrest-4 = Unrest
card-celts-unrest-5 = Unrest
card-celts-unrest-6 = Unrest
card-celts-unrest-7 = Unrest
card-celts-unrest-8 = Unrest
card-greeks-power-a = Greeks
card-greeks-power-b = Greeks
card-greeks-olympic-games = Olympic Games
card-greeks-greek-prosperity = Greek Prosperity
card-greeks-pericles = Pericles
card-greeks-city-of-corinth = City of Corinth
card-greeks-science = Science
card-greeks-greek-innovation = Greek Innovation
card-greeks-direct-democracy = Direct Democracy
card-greeks-lighthouse = Lighthouse
card-greeks-philosophy = Philosophy
card-greeks-city-of-athens = City of Athens
card-greeks-plains-of-thessaly = Plains of Thessaly
card-greeks-unrest-1 = Unrest
card-greeks-glory = Glory
card-greeks-greek-mercenaries = Greek Mercenaries
card-greeks-advance = Advance
card-greeks-conquer = Conquer
card-greeks-settlers = Settlers
card-greeks-city-of-sparta = City of Sparta
card-greeks-peloponnese = Peloponnese
card-greeks-forest-of-pholoe = Forest of Pholoe
card-greeks-unrest-2 = Unrest
card-greeks-unrest-3 = Unrest
card-macedonians-power-a = Macedonians
card-macedonians-power-b = Macedonians
card-macedonians-alexander = Alexander
card-macedonians-development = Development
card-macedonians-parmenion = Parmenion
card-macedonians-companion-cavalry = Companion Cavalry
card-macedonians-alexander-the-great = Alexander the Great
card-macedonians-mosaics = Mosaics
card-macedonians-alexandria-in-egypt = Alexandria in Egypt
card-macedonians-alexandria-in-ariana = Alexandria in Ariana
card-macedonians-prosperity = Prosperity
card-macedonians-uxians = Uxians
card-macedonians-glory = Glory
card-macedonians-advance = Advance
card-macedonians-conquer-1 = Conquer
card-macedonians-conquer-2 = Conquer
card-macedonians-philip-ii = Philip II
card-macedonians-phalanx = Phalanx
card-macedonians-haliacmon-valley = Haliacmon Valley
card-macedonians-orestis = Orestis
card-macedonians-pelagonia = Pelagonia
card-macedonians-unrest-1 = Unrest
card-macedonians-unrest-2 = Unrest
card-macedonians-unrest-3 = Unrest
card-persians-power-a = Persians
card-persians-power-b = Persians
card-persians-city-of-persepolis = City of Persepolis
card-persians-battering-ram = Battering Ram
card-persians-development = Development
card-persians-windmills = Windmills
card-persians-satrap = Satrap
card-persians-persian-gold = Persian Gold
card-persians-babylonians = Babylonians
card-persians-darius-i = Darius I
card-persians-arachosia = Arachosia
card-persians-nisaean-plain = Nisaean Plain
card-persians-median-empire = Median Empire
card-persians-unrest-1 = Unrest
card-persians-glory = Glory
card-persians-prosperity = Prosperity
card-persians-advance = Advance
card-persians-conquer-1 = Conquer
card-persians-conquer-2 = Conquer
card-persians-bactria = Bactria
card-persians-zagros = Zagros
card-persians-lydians = Lydians
card-persians-unrest-2 = Unrest
card-persians-unrest-3 = Unrest
card-romans-power-a = Romans
card-romans-power-b = Romans
card-romans-julius-caesar = Julius Caesar
card-romans-military-engineering = Military Engineering
card-romans-roman-invasion = Roman Invasion
card-romans-legions = Legions
card-romans-the-senate = The Senate
card-romans-rome-the-eternal-city = Rome, the Eternal City
card-romans-emperor-trajan = Emperor Trajan
card-romans-prosperity-1 = Prosperity
card-romans-bread-and-circuses = Bread and Circuses
card-romans-gallia-aquitania = Gallia Aquitania
card-romans-raetia = Raetia
card-romans-unrest-1 = Unrest
card-romans-glory = Glory
card-romans-prosperity-2 = Prosperity
card-romans-advance = Advance
card-romans-conquer = Conquer
card-romans-triumvirate = Triumvirate
card-romans-city-of-rome = City of Rome
card-romans-dalmatia = Dalmatia
card-romans-roman-expansion = Roman Expansion
card-romans-unrest-2 = Unrest
card-romans-unrest-3 = Unrest
card-scythians-power-a = Scythians
card-scythians-power-b = Scythians
card-scythians-glory = Glory
card-scythians-ateas = Ateas
card-scythians-kurgans = Kurgans
card-scythians-city-of-gelonus = City of Gelonus
card-scythians-jewellery = Jewellery
card-scythians-unrest-1 = Unrest
card-scythians-unrest-2 = Unrest
card-scythians-tamga = Tamga
card-scythians-pontic-steppe = Pontic Steppe
card-scythians-tarim-basin = Tarim Basin
card-scythians-caucasia = Caucasia
card-scythians-raiders = Raiders
card-scythians-nomads-1 = Nomads
card-scythians-nomads-2 = Nomads
card-scythians-advance = Advance
card-scythians-conquer = Conquer
card-scythians-carpathian-mountains = Carpathian Mountains
card-scythians-tian-shan = Tian Shan
card-scythians-mounted-archers = Mounted Archers
card-scythians-tents = Tents
card-scythians-unrest-3 = Unrest
card-scythians-unrest-4 = Unrest
card-scythians-unrest-5 = Unrest
card-vikings-power-a = Vikings
card-vikings-power-b = Vikings
card-vikings-harald-hardrada = Harald Hardrada
card-vikings-iceland = Iceland
card-vikings-combs = Combs
card-vikings-graenland = Graenland
card-vikings-foroyar = Føroyar
card-vikings-vinland = Vinland
card-vikings-sagas = Sagas
card-vikings-city-of-dubh-linn = City of Dubh Linn
card-vikings-longships = Longships
card-vikings-skis = Skis
card-vikings-rollo-the-walker = Rollo the Walker
card-vikings-go-aviking = Go a'Viking
card-vikings-unrest-1 = Unrest
card-vikings-unrest-2 = Unrest
card-vikings-gothja = Gothja
card-vikings-scandinavia = Scandinavia
card-vikings-advance = Advance
card-vikings-prosperity = Prosperity
card-vikings-glory = Glory
card-vikings-erik-the-red = Erik the Red
card-vikings-jomsviking = Jomsviking
card-vikings-althing = Althing
card-vikings-unrest-3 = Unrest
card-vikings-unrest-4 = Unrest
card-vikings-unrest-5 = Unrest
card-arthurians-power-a = Arthurians
card-arthurians-power-b = Arthurians
card-arthurians-king-arthurs-court = King Arthur's Court
card-arthurians-graal = Graal
card-arthurians-lawnslot-llyn = Lawnslot Llyn
card-arthurians-twrch-trwyth = Twrch Trwyth
card-arthurians-taliesin-the-bard = Taliesin the Bard
card-arthurians-excalibur = Excalibur
card-arthurians-gwaith-camlan = Gwaith Camlan
card-arthurians-bedwyr = Bedwyr
card-arthurians-viviane-of-the-lake = Viviane of the Lake
card-arthurians-city-of-camelot = City of Camelot
card-arthurians-britannia-flavia = Britannia Flavia
card-arthurians-ynys-afallach = Ynys Afallach
card-arthurians-gwalchmei = Gwalchmei
card-arthurians-lady-bertilak = Lady Bertilak
card-arthurians-morigena = Morigena
card-arthurians-peredur = Peredur
card-arthurians-cai = Cai
card-arthurians-king-arthur = King Arthur
card-arthurians-uthyr-pendragon = Uthyr Pendragon
card-arthurians-britannia-prima = Britannia Prima
card-arthurians-britannia-secunda = Britannia Secunda
card-arthurians-myrddin-wyllt = Myrddin Wyllt
card-arthurians-guennuvar = Guennuvar
card-arthurians-cafall = Cafall
card-arthurians-unrest-1 = Unrest
card-arthurians-unrest-2 = Unrest
card-arthurians-unrest-3 = Unrest
card-arthurians-unrest-4 = Unrest
card-atlanteans-power-a = Atlanteans
card-atlanteans-power-b = Atlanteans
card-atlanteans-advanced-culture = Advanced Culture
card-atlanteans-palace-of-poseidon = Palace of Poseidon
card-atlanteans-spread-of-atlantis = Spread of Atlantis
card-atlanteans-development = Development
card-atlanteans-moats-and-walls = Moats and Walls
card-atlanteans-myths-and-legends = Myths and Legends
card-atlanteans-vast-wealth = Vast Wealth
card-atlanteans-kleito = Kleito
card-atlanteans-mountain-of-atlantis = Mountain of Atlantis
card-atlanteans-themiscyra = Themiscyra
card-atlanteans-flood-1 = Flood
card-atlanteans-flood-2 = Flood
card-atlanteans-flood-3 = Flood
card-atlanteans-prosperity = Prosperity
card-atlanteans-thule = Thule
card-atlanteans-hesperides = Hesperides
card-atlanteans-elysian-fields = Elysian Fields
card-atlanteans-unrest-1 = Unrest
card-atlanteans-unrest-2 = Unrest
card-atlanteans-unrest-3 = Unrest
card-atlanteans-atlantean-fleet = Atlantean Fleet
card-egyptians-power-a = Egyptians
card-egyptians-power-b = Egyptians
card-egyptians-unification = Unification
card-egyptians-development = Development
card-egyptians-embalming = Embalming
card-egyptians-obelisk = Obelisk
card-egyptians-ramesses-ii = Ramesses II
card-egyptians-egyptian-expansion = Egyptian Expansion
card-egyptians-medicine = Medicine
card-egyptians-pyramids = Pyramids
card-egyptians-egyptian-legacy = Egyptian Legacy
card-egyptians-red-land = Red Land
card-egyptians-kushites = Kushites
card-egyptians-unrest-1 = Unrest
card-egyptians-flood-of-the-nile = Flood of the Nile
card-egyptians-glory = Glory
card-egyptians-prosperity = Prosperity
card-egyptians-advance = Advance
card-egyptians-egyptian-incursion = Egyptian Incursion
card-egyptians-egyptian-hieroglyphics = Egyptian Hieroglyphics
card-egyptians-lower-nile = Lower Nile
card-egyptians-nile-valley = Nile Valley
card-egyptians-unrest-2 = Unrest
card-egyptians-unrest-3 = Unrest
card-mauryans-power-a = Mauryans
card-mauryans-power-b = Mauryans
card-mauryans-glory = Glory
card-mauryans-mathematics = Mathematics
card-mauryans-grand-trunk-road = Grand Trunk Road
card-mauryans-ashoka = Ashoka
card-mauryans-buddhism = Buddhism
card-mauryans-edicts-of-ashoka = Edicts of Ashoka
card-mauryans-punch-marked-coins = Punch-marked Coins
card-mauryans-arthashastra = Arthashastra
card-mauryans-nanda-dynasty = Nanda Dynasty
card-mauryans-city-of-pataliputra = City of Pataliputra
card-mauryans-indian-elephants-1 = Indian Elephants
card-mauryans-indian-elephants-2 = Indian Elephants
card-mauryans-gandhara = Gandhara
card-mauryans-unrest-1 = Unrest
card-mauryans-unrest-2 = Unrest
card-mauryans-advance = Advance
card-mauryans-chandragupta = Chandragupta
card-mauryans-chanakya = Chanakya
card-mauryans-magadha = Magadha
card-mauryans-indus-valley = Indus Valley
card-mauryans-prosperity = Prosperity
card-mauryans-unrest-3 = Unrest
card-mauryans-unrest-4 = Unrest
card-minoans-power-a = Minoans
card-minoans-power-b = Minoans
card-minoans-king-minos = King Minos
card-minoans-minoan-traders = Minoan Traders
card-minoans-drainage-system = Drainage System
card-minoans-architecture = Architecture
card-minoans-frescos = Frescos
card-minoans-labyrinth = Labyrinth
card-minoans-minoan-expansion = Minoan Expansion
card-minoans-seal-stones = Seal Stones
card-minoans-glory = Glory
card-minoans-unrest-1 = Unrest
card-minoans-writing-systems = Writing Systems
card-minoans-knossos = Knossos
card-minoans-advance = Advance
card-minoans-conquer = Conquer
card-minoans-pottery = Pottery
card-minoans-thera = Thera
card-minoans-crete = Crete
card-minoans-cyprus = Cyprus
card-minoans-prosperity = Prosperity
card-minoans-unrest-2 = Unrest
card-minoans-unrest-3 = Unrest
card-minoans-unrest-4 = Unrest
card-olmecs-power-a = Olmecs
card-olmecs-power-b = Olmecs
card-olmecs-san-lorenzo-tenochtitlan = San Lorenzo Tenochtitlán
card-olmecs-step-pyramids = Step Pyramids
card-olmecs-ritual-sacrifice = Ritual Sacrifice
card-olmecs-olmec-traders = Olmec Traders
card-olmecs-tres-zapotes = Tres Zapotes
card-olmecs-stone-heads = Stone Heads
card-olmecs-drainage-system = Drainage System
card-olmecs-cacao = Cacao
card-olmecs-olmec-hieroglyphics = Olmec Hieroglyphics
card-olmecs-calendar = Calendar
card-olmecs-stone-mask-1 = Stone Mask
card-olmecs-stone-mask-2 = Stone Mask
card-olmecs-lodestone-compass = Lodestone Compass
card-olmecs-ball-games = Ball Games
card-olmecs-laguna-de-los-cerros = Laguna de los Cerros
card-olmecs-la-venta = La Venta
card-olmecs-stone-mask-3 = Stone Mask
card-olmecs-stone-mask-4 = Stone Mask
card-olmecs-stone-mask-5 = Stone Mask
card-olmecs-stone-mask-6 = Stone Mask
card-olmecs-stone-mask-7 = Stone Mask
card-olmecs-stone-mask-8 = Stone Mask
card-olmecs-unrest-1 = Unrest
card-olmecs-unrest-2 = Unrest
card-olmecs-unrest-3 = Unrest
card-qin-power-a = Qin
card-qin-power-b = Qin
card-qin-long-walls-i = Long Walls I
card-qin-long-walls-ii = Long Walls II
card-qin-long-walls-iii = Long Walls III
card-qin-long-walls-iv = Long Walls IV
card-qin-emperor-qin-shi-huang = Emperor Qin Shi Huang
card-qin-mathematics = Mathematics
card-qin-king-wu-of-qin = King Wu of Qin
card-qin-metallurgy = Metallurgy
card-qin-terracotta-warriors = Terracotta Warriors
card-qin-eastern-zhou = Eastern Zhou
card-qin-glory = Glory
card-qin-writing-systems = Writing Systems
card-qin-unrest-1 = Unrest
card-qin-confucianism = Confucianism
card-qin-legalism = Legalism
card-qin-school-of-diplomacy = School of Diplomacy
card-qin-western-zhou = Western Zhou
card-qin-advance = Advance
card-qin-prosperity = Prosperity
card-qin-duke-zhuang-of-qin = Duke Zhuang of Qin
card-qin-mandate-of-heaven = Mandate of Heaven
card-qin-unrest-2 = Unrest
card-qin-unrest-3 = Unrest
card-qin-unrest-4 = Unrest
card-utopians-power-a = Utopians
card-utopians-power-b = Utopians
card-utopians-visions-of-shangri-la = Visions of Shangri-la
card-utopians-path-to-shangri-la = Path to Shangri-la
card-utopians-gates-of-shangri-la = Gates of Shangri-la
card-utopians-shangri-la = Shangri-la
card-utopians-monastery = Monastery
card-utopians-portals = Portals
card-utopians-daochang = Daochang
card-utopians-lost-tomes = Lost Tomes
card-utopians-tree-of-knowledge = Tree of Knowledge
card-utopians-charity = Charity
card-utopians-meditation = Meditation
card-utopians-mountain-retreat = Mountain Retreat
card-utopians-sacred-scroll-1 = Sacred Scroll
card-utopians-sacred-scroll-2 = Sacred Scroll
card-utopians-sacred-scroll-3 = Sacred Scroll
card-utopians-sacred-scroll-4 = Sacred Scroll
card-utopians-sacred-scroll-5 = Sacred Scroll
card-utopians-unrest-1 = Unrest
card-utopians-unrest-2 = Unrest
card-utopians-unrest-3 = Unrest
card-utopians-unrest-4 = Unrest
card-utopians-unrest-5 = Unrest

## Choices inside effects: the same words as in the card texts (a test compares them)

effect-draw-1 = draw 1 card
effect-pay-1p = pay 1 population
effect-disc-2 = discard 2 cards from hand
effect-pay-3m = pay 3 materials
effect-recall-this-for-avoid-attack = recall this card to avoid the attack
effect-nat-look-1 = look at the top card of your nation deck
effect-abandon-this-for-swap-1-from-hand-top-from-natdeck = abandon this card to swap a hand card for the top card of your nation deck
effect-acq-unc = acquire 1 uncivilised card
effect-brk-unc-each-other-gain-1g = break through for 1 uncivilised card, then all other players each gain 1 progress
effect-gain-2m = gain 2 materials
effect-abandon-this = abandon this card
effect-hist-this = put this card into your history
effect-gain-2g-choose-abandon-this-or-hist-this = gain 2 progress, then choose one: (a) abandon this card; (b) put this card into your history
effect-disc-1-for-return-1-unr-from-disc = discard 1 card from hand to return 1 unrest from your discard pile
effect-brk-tri = break through for 1 tributary
effect-brk-reg-each-other-recall-1-reg = break through for 1 region, then all other players each recall 1 region
effect-pay-3m-for-each-other-take-unrest-choose-brk-tri-or-brk-reg-each-other-recall-1-reg = pay 3 materials; if you do, all other players each take unrest, then choose one: (a) break through for 1 tributary; (b) break through for 1 region, then all other players each recall 1 region
effect-take-unrest = take unrest
effect-recall-1-riv-for-gain-2m-1p = recall 1 river card to gain 2 materials and 1 population
effect-recall-1-fert-for-gain-1a = recall 1 fertile card to gain 1 action
effect-return-1-unr = return 1 unrest from hand
effect-gain-1g-may-regainx-1 = gain 1 progress, then you may make 1 exhausted card ready
effect-gain-1m = gain 1 material
effect-gain-1p = gain 1 population
effect-disc-1-for-choose-gain-1m-or-gain-1p-or-draw-1 = discard 1 card from hand; if you do, choose one: (a) gain 1 material; (b) gain 1 population; (c) draw 1 card
effect-pay-1m-for-hook-gambling = pay 1 material to name a suit of the market and reveal the top card of the main deck: take it if it is of that suit, otherwise exile it
effect-pay-3m-for-pick-1-from-disc = pay 3 materials to take 1 card from your discard pile into your hand
effect-pay-3m-for-brk-tri = pay 3 materials to break through for 1 tributary
effect-hist-1-from-hand-disc = put 1 card from hand or from your discard pile into your history
effect-disc-1-for-return-1-unr-from-hand = discard 1 card from hand to return 1 unrest from hand
effect-pay-3m-for-gain-1a = pay 3 materials to gain 1 action
effect-pay-2p-for-gain-1g = pay 2 population to gain 1 progress
effect-pay-1p-for-gain-1a = pay 1 population to gain 1 action
effect-gar-this-on-reg-trigger-host = garrison this card beneath a region of yours, then resolve the play ability of that region
effect-pick-1-reg-from-disc = take 1 region from your discard pile into your hand
effect-brk-any4 = break through for 1 region, uncivilised, civilised or tributary card
effect-disc-it = discard that card
effect-top-it = put that card on top of your deck
effect-hist-it = put that card into your history
effect-top-1-from-hand-for-acq-any4 = put 1 card from hand on top of your deck to acquire 1 region, uncivilised, civilised or tributary card
effect-recall-1-fert-for-gain-2m-1p = recall 1 fertile card to gain 2 materials and 1 population
effect-recall-1-riv-for-gain-1a = recall 1 river card to gain 1 action
effect-pay-1m-for-return-1-unr = pay 1 material to return 1 unrest from hand
effect-pay-3m-for-gain-1g = pay 3 materials to gain 1 progress
effect-abandon-1-reg-for-fame-take-1 = abandon 1 region to take the top fame card
effect-pay-2p-for-brk-tri = pay 2 population to break through for 1 tributary
effect-brk-any4-exile = break through for 1 region, uncivilised, civilised or tributary card, also an exiled one
effect-pay-2m-for-acq-any4 = pay 2 materials to acquire 1 region, uncivilised, civilised or tributary card
effect-gain-1m-per-prod-in-play = gain 1 material for each productive icon in play
effect-gain-1p-per-reg-in-play = gain 1 population for each region in play
effect-pay-3m-for-acq-unc-civ = pay 3 materials to acquire 1 uncivilised or civilised card
effect-pay-5m-for-brk-unc-civ = pay 5 materials to break through for 1 uncivilised or civilised card
effect-abandon-3-reg-for-fame-look-2 = abandon 3 regions to look at the top 2 fame cards and take one
effect-pay-2p-for-acq-reg-tri = pay 2 population to acquire 1 region or tributary
effect-pay-3p-for-brk-reg-tri = pay 3 population to break through for 1 region or tributary
effect-acq-reg-free-play-it = acquire 1 region, then play that card for free
effect-gain-1g = gain 1 progress
effect-pay-1p-for-brk-unc = pay 1 population to break through for 1 uncivilised card
effect-return-1-unr-for-gain-1p = return 1 unrest from hand to gain 1 population
effect-draw-1-per-city-metro-in-play = draw 1 card for each city or metropolis in play
effect-top-2-from-hand-for-acq-any4 = put 2 cards from hand on top of your deck to acquire 1 region, uncivilised, civilised or tributary card
effect-top-1-atk-from-disc = put 1 attack card from your discard pile on top of your deck
effect-swap-1-from-exile-1-from-mkt = swap an exiled card for a market card
effect-abandon-1-pin-non-reg-for-brk-unc-civ = abandon 1 permanent card other than a region to break through for 1 uncivilised or civilised card
effect-pay-1p-for-acq-reg = pay 1 population to acquire 1 region
effect-develop = develop
effect-pay-2m-for-acq-unc-civ = pay 2 materials to acquire 1 uncivilised or civilised card
effect-acq-reg-tri-free-play-it = acquire 1 region or tributary, then play that card for free
effect-acq-reg-exile-x2 = acquire 1 region, also an exiled one, then once more
effect-draw-2 = draw 2 cards
effect-acq-reg-tri = acquire 1 region or tributary
effect-pay-1m-for-gain-1p = pay 1 material to gain 1 population
effect-bottom-natdeck = put it at the bottom of the deck
effect-shuffle-natdeck = shuffle that deck
effect-nat-look-1-may-shuffle-natdeck = look at the top card of your nation deck, then you may shuffle that deck
effect-exile-mkt = exile a card from the market
effect-gar-1-on-this = garrison 1 card from hand beneath this card
effect-return-1-unr-gain-1p = return 1 unrest from hand, then gain 1 population
effect-abandon-scandinavia-pay-1p-for-find-1-reg-to-hand = abandon Scandinavia and pay 1 population to find 1 region and put it into your hand
effect-pay-1p-2m-for-acq-reg-tri = pay 2 materials and 1 population to acquire 1 region or tributary
effect-take-unrest-for-gar-1-quest-from-dev-on-this = take unrest to garrison 1 quest from the development area beneath this card
effect-exile-1-quest-non-graal-from-dev = exile 1 quest other than Graal from the development area
effect-return-up-to-2-unr-from-hand-disc = return up to 2 unrest from hand or from your discard pile
effect-disc-1-knight-for-choose-exile-1-quest-non-graal-from-dev-or-return-up-to-2-unr-from-hand-disc = discard 1 knight from hand; if you do, choose one: (a) exile 1 quest other than Graal from the development area; (b) return up to 2 unrest from hand or from your discard pile
effect-find-1-knight-to-hist-for-fame-look-2 = find 1 knight and put it into your history to look at the top 2 fame cards and take one
effect-abandon-1-viviane-of-the-lake-ynys-afallach-for-brk-tri-civ = abandon Viviane of the Lake or Ynys Afallach to break through for 1 civilised or tributary card
effect-hist-1-knight-from-gar-hand = put 1 knight from hand or from a garrison into your history
effect-take-unrest-x2 = take unrest twice
effect-recall-1-knight-from-gar-this = recall 1 knight from beneath this card
effect-pay-1g-for-recall-this = pay 1 progress to recall this card
effect-take-unrest-for-gain-1g-per-knight-in-gar = take unrest to gain 1 progress for each garrisoned knight
effect-abandon-1-reg-hosting-myrddin-wyllt-for-move-1-quest-from-active-to-disc-move-top-from-natdeck-to-disc = abandon 1 region with Myrddin Wyllt beneath it to move 1 quest from beneath King Arthur's Court to your discard pile, then put the top card of your nation deck into your discard pile
effect-return-1-unr-may-gar-this-on-reg-trigger-host = return 1 unrest from hand, then you may garrison this card beneath a region of yours, then resolve the play ability of that region
effect-find-graal-from-disc-deck-to-hand-exile-this = find Graal in your discard pile or in your deck and put it into your hand, then exile this card
effect-abandon-1-reg-hosting-knight-for-acq-reg-tri = abandon 1 region with a knight beneath it to acquire 1 region or tributary
effect-abandon-3-knight-from-gar-reg-for-move-1-quest-from-active-to-hand = abandon 3 knights garrisoned beneath regions to move 1 quest from beneath King Arthur's Court to your hand
effect-acq-unc-civ = acquire 1 uncivilised or civilised card
effect-abandon-king-arthur-from-gar-for-free-play-1-emp = abandon King Arthur from a garrison to play 1 empire card (whatever your state) from hand for free
effect-acq-civ = acquire 1 civilised card
effect-sink-1-reg-from-play-for-fame-look-2-gain-1g = sink 1 region from play to look at the top 2 fame cards and take one, then gain 1 progress
effect-acq-any4 = acquire 1 region, uncivilised, civilised or tributary card
effect-if-palace-of-poseidon-in-play-brk-any4-x2 = if you have Palace of Poseidon in play, break through for 1 region, uncivilised, civilised or tributary card, then once more
effect-sink-this-sink-1-reg-from-play-for-acq-any4 = sink this card and sink 1 region from play to acquire 1 region, uncivilised, civilised or tributary card
effect-sink-1-from-disc-for-steal-1g-from-each-other = sink 1 card from your discard pile to steal 1 progress from every other player
effect-brk-any4-sink-this = break through for 1 region, uncivilised, civilised or tributary card, then sink this card
effect-spend-1a-take-unrest-for-develop = spend 1 action and take unrest to develop
effect-pay-1p-take-unrest-for-gain-1a = pay 1 population and take unrest to gain 1 action
effect-gain-5m = gain 5 materials
effect-if-emp-brk-unc-civ = if you are an empire, break through for 1 uncivilised or civilised card
effect-abandon-1-riv-for-choose-gain-5m-or-if-emp-brk-unc-civ = abandon 1 river card; if you do, choose one: (a) gain 5 materials; (b) if you are an empire, break through for 1 uncivilised or civilised card
effect-pay-1m-for-pick-1-reg-from-disc = pay 1 material to take 1 region from your discard pile into your hand
effect-return-1-unr-from-disc = return 1 unrest from your discard pile
effect-draw-1-return-1-unr-from-disc = draw 1 card, then return 1 unrest from your discard pile
effect-acq-unc-acq-civ = acquire 1 uncivilised card, then acquire 1 civilised card
effect-find-arthashastra-to-disc = find Arthashastra and put it into your discard pile
effect-disc-1-for-gain-1g = discard 1 card from hand to gain 1 progress
effect-gain-1g-per-city-metro-in-play = gain 1 progress for each city or metropolis in play
effect-disc-1-for-draw-1-gain-1g = discard 1 card from hand to draw 1 card, then gain 1 progress
effect-pay-1p-for-gain-1g = pay 1 population to gain 1 progress
effect-pay-2m-for-put-1g-on-this = pay 2 materials to put 1 progress on this card
effect-gain-all-g-on-this-abandon-this = gain all progress on this card, then abandon this card
effect-hist-1-mask-from-disc = put 1 mask from your discard pile into your history
effect-disc-3-mask-for-acq-any4 = discard 3 masks from hand to acquire 1 region, uncivilised, civilised or tributary card
effect-pick-1-mask-from-disc = take 1 mask from your discard pile into your hand
effect-gain-1p-1m = gain 1 material and 1 population
effect-disc-2-mask-pay-2p-for-fame-look-3 = discard 2 masks from hand and pay 2 population to look at the top 3 fame cards and take one
effect-regainx-1 = make 1 exhausted card ready
effect-spend-1a-for-pick-1-from-disc = spend 1 action to take 1 card from your discard pile into your hand
effect-recall-1-long-walls-for-avoid-attack = recall 1 Long Walls card to avoid the attack
effect-acq-tri-unc-civ-with-p = acquire 1 uncivilised, civilised or tributary card with population on it
effect-return-up-to-2-unr-from-disc = return up to 2 unrest from your discard pile
effect-pay-all-g-min-5-for-flip-this = pay all your progress (at least 5) to turn this card over
effect-disc-1-draw-1 = discard 1 card from hand, then draw 1 card
effect-pay-all-g-min-5-for-hook-next-journey = pay all your progress (at least 5) to put this card away: Gates of Shangri-la is your journey card now
effect-abandon-this-return-1-unr = abandon this card, then return 1 unrest from hand
effect-recall-1-reg = recall 1 region
effect-abandon-this-gain-1p = abandon this card, then gain 1 population
effect-pay-1p-for-avoid-attack = pay 1 population to avoid the attack
effect-abandon-this-gain-1m = abandon this card, then gain 1 material
effect-abandon-this-for-fame-take-1 = abandon this card to take the top fame card
effect-disc-1 = discard 1 card from hand
effect-abandon-this-draw-1 = abandon this card, then draw 1 card
effect-return-every-unr-from-gar-this-abandon-this = return all unrest from beneath this card, then abandon this card

## Positions that do not add up (scenarios)

error-unsound-cards = so many cards lie on the table: { $count }, not { $expected }
error-unsound-unrest = the unrest pile is empty, but the game goes on
error-unsound-market = a market card holds less than nothing
error-unsound-tokens = tokens lie where no card is
error-unsound-tucked = an unrest card is missing beneath a market card, or one is too many
error-unsound-player = a player has less than nothing
error-unsound-host = a garrison has no host
error-unsound-garrison = a garrison lies beneath a card that is not in play
error-unsound-known-hand = a card known to be in hand is not there
error-unsound-known-history = a card known to be in the history is not there
error-unsound-secret = a secret card lies in the open
error-unsound-known-deck = more cards of a deck are known than there are

## What is under way

trail-played = { $card }
trail-solstice = Solstice
trail-reshuffle = Reshuffle
trail-clean-up = Clean-up

# how a level of bots plays, by what it does oftener than the others (data/styles.json)
style-innovate = likes to innovate
style-revolt = quick to revolt
style-activate = busy, whatever it costs
style-play = plays many cards
style-exhaust = uses what lies on the table
style-end-turn = ends its turns early
style-decline = content with little
style-discard = gets rid of cards
style-dig = digs through the decks
