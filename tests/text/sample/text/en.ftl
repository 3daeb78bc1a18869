title = Sample
title-about = Three secret cards each: throw them with a die, or hold them.
variant-double = Double dice
variant-double-about = Dice count twice.
variant-deal = Deal
variant-deal-about = How many cards each player gets.
variant-deal-three = three cards
variant-deal-two = two cards

card-1 = Ant
card-2 = Bee
card-3 = Cat
card-4 = Dog
card-5 = Elk
card-6 = Fox
card-7 = Gnu
card-8 = Hen
card-9 = Ibis
card-10 = Jay
card-11 = Kiwi
card-12 = Lynx

prompt-pick-card = Pick a card of your hand.
prompt-play-card = What do you do with the { $card }?
option-pick = Pick the { $card }
option-throw = Throw it
option-hold = Hold it
refused-not-in-hand = it is not in your hand
event-picked = { $seat } picks a card.
event-peeked = It is the { $card }.
event-scored =
    { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with the { $card }.
end-hands-empty = All hands are empty.
score-cards = cards
board-hands = Hands
board-left = Played
board-points = Points
