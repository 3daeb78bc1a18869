### Words that only the drawn board of Imperium says.

imperium-actions = action tokens
imperium-exhausts = exhaust tokens
imperium-exhausted = exhausted
imperium-more = More about { $card }
imperium-points = victory points
imperium-empty = empty
imperium-tucked = Unrest lies under this card
imperium-large = Large text
imperium-tray = To choose from
imperium-parts = Parts of the table
imperium-tab-market = Market
imperium-tab-realm = Own area
imperium-tab-rivals = Others
imperium-open = Open this area
imperium-known = You know { $known } of { $count } cards.
imperium-lit = something can be chosen here
imperium-setup = Before the game
imperium-price = Costs now: { $tokens }.

## What a new part of the log begins with

turn-round = Round
turn-turn = Turn
turn-bot-rolled = The opponent's turn
turn-solstice = Solstice
imperium-own = Your tokens and hand
