# What the page itself says. Words of the engine and of the titles come from the server.

ui-skip = To the content
ui-loading = One moment…
ui-again = Try again
ui-back = Back
ui-close = Close
ui-save = Save
ui-saved = Saved.
ui-copy = Copy
ui-copied = The link has been copied.
ui-send = Send
ui-enter = Enter
ui-nowhere = There is no such page
ui-to-lobby = To the tables
ui-guest = Guest
ui-name = Name
ui-your-name = Your name
ui-language = Language
ui-switch-on = yes
ui-switch-off = no

ui-nav = Pages
ui-nav-tables = Tables
ui-nav-lessons = Lessons
ui-nav-rules = Rules
ui-nav-settings = Settings

ui-error-unknown = Something went wrong. Try again, please.
ui-error-slow-down = Too many requests came from your address. Wait a minute, and try again.
ui-error-no-connection = The server cannot be reached. The page goes on trying.

# the lobby
ui-play-now-eyebrow = Play now
ui-play-now = Play now
ui-opponents = Opponents
ui-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
ui-level = How strong
ui-level-beginner = beginner
ui-level-easy = beginner
ui-level-normal = normal
ui-level-strong = strong
ui-level-strongest = strongest
ui-level-hard = strongest
ui-learn-first = Learn first
ui-with-friends = With friends
ui-my-games = My games
ui-your-move = Your move
ui-your-time = { $time } left for your move
ui-shelf = On the shelf
ui-title-facts = { $least }–{ $most } players, { $from }–{ $to } minutes a player
ui-set-up-table = Set up a table
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting for players right now.
ui-running-tables = Games to watch
ui-no-running-tables = No public game is being played right now.
ui-join = join
ui-watch = watch
ui-state-open = waiting for players
ui-state-playing = being played
ui-state-over = over
ui-import = A game from a file
ui-import-about = A saved record can be replayed, analysed, and played on from any point.
ui-credits = Icons: Lorc, Delapouite and others, game-icons.net, CC BY 3.0. Type: Forum, Alegreya and Alegreya Sans, Open Font License.
ui-engine-pure = Bots think on the engine's pure form.
ui-engine-building = Bots think on the engine's pure form; the compiled one, several times as fast, is being made beside.
ui-engine-compiled = Bots think on the compiled engine.
ui-import-choose = Open a record

# a new table
ui-seats = Seats
ui-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-seat-number = Player { $number }
ui-seat-me = me
ui-seat-here = at this screen
ui-seat-invite = by invitation
ui-seat-open = free
ui-bot-name = Bot ({ $level })
ui-scenario = Scenario
ui-scenario-facts = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $from }–{ $to } minutes
ui-without-seat = Without a seat: { $sides }
ui-variants = Variants
ui-public = On the public list
ui-public-about = Anybody may sit down or watch. Otherwise only those who have the link.
ui-open-table = Open the table
ui-waiting-room = Waiting for players
ui-seat-bot-here = Put a bot here
ui-seat-free = Free the seat
ui-invite-link = Link for your friends
ui-invite-about = Whoever opens it sits down on a free seat. The game begins when all seats are taken.
ui-close-table = Close the table
ui-stand-up = Stand up
ui-sit-down = Sit down
ui-need-invite = This table is by invitation: ask for the link.
ui-invited = You are invited

# the table
ui-board = Board
ui-side = Beside the board
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier
ui-log-all = { $count } earlier turns
ui-score = Score
ui-score-about = If the game ended now, as far as you can know it.
ui-score-unknown = not known yet
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-notes = My notes
ui-notes-kept = kept
ui-players = Players
ui-present = at the table
ui-away = away
ui-is-bot = bot
ui-standin = a bot plays
ui-resigned = resigned
ui-agrees = would end
ui-standin-mine = A bot plays for you.
ui-let-bot = Let a bot play
ui-spectating = Watching
ui-spectator = Spectator
ui-reconnecting = Connection lost, trying again
ui-menu = Menu
ui-fold = Fold or unfold
ui-text-board = As text
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-result = Result
ui-waiting-for = { $seat } is to decide
ui-thinking = Thinking
ui-all-decide = Each decides for themselves
ui-you-answered = You have answered
ui-still-thinking =
    { $count ->
        [one] One is still thinking:
       *[other] { $count } are still thinking:
    }
ui-answer-sealed = Nobody sees your answer before all have answered. Until then you can take it back.
ui-answer-kept = Nobody sees your answer before all have answered.
ui-sending = One moment…
ui-game-over = The game is over
ui-undo = Undo
ui-show-rule = Show the rule
ui-show-rule-of = Show the rule { $rule }
ui-search-options = Search the options
ui-nothing-found = Nothing fits.
ui-why-not = { $count ->
    [one] Why not? { $count } thing is not possible
   *[other] Why not? { $count } things are not possible
}
ui-confirm = Really?
ui-confirm-about = This cannot be taken back.
ui-confirm-yes = Yes
ui-curtain = { $seat } is next
ui-curtain-about = Hand over the screen. Nobody else should look.
ui-curtain-open = I am { $seat }
ui-commitment = Seal of the chance results:
ui-bot-for-me = A bot plays for me
ui-take-back = I play again myself
ui-agree = Propose to end the game without a result
ui-agree-not = Play on after all
ui-agree-asked = { $names } would end the game without a result.
ui-agree-too = End it
ui-resign = Resign
ui-resign-sure = Really resign?

# hints
ui-hint = Hint
ui-hint-title = What a strong bot would do
ui-hint-about = It played this position on many times, with whatever it cannot see dealt at random. The number beside each option says how many of 100 such games it won after it. What it would do itself comes first.
ui-hint-queued = { $place ->
    [1] Your hint comes next.
   *[other] Your hint is number { $place } in the queue.
}
ui-hint-take = Do it
ui-chances = Chances of winning

# replay
ui-replay = Replay
ui-replay-first = To the beginning
ui-replay-previous = One step back
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-scrub = Moment of the game
ui-replay-begins = The game begins.
ui-replay-undone = { $seat } took a choice back
ui-replay-chose = { $seat } has chosen
ui-replay-close = Close
ui-replay-live = Back to the game
ui-perspective = Whose eyes
ui-fork = Play on from here
ui-fork-as = I play as
ui-fork-against = against bots
ui-fork-go = Play on
ui-export = Save as a file
ui-share = Link

# the end
ui-winner = { $count ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
ui-ended-played = Played to the end.
ui-ended-resigned = Ended by resignation.
ui-ended-agreed = Ended by agreement.
ui-ended-forsaken = Ended by itself: nobody could come back to it.
ui-ended-imported = From a file.
ui-source = Source
ui-total = Total
ui-tell-all = Show all
ui-rematch = Rematch
ui-points-over-time = Points over time
ui-points-by-source = Points by source
ui-analysis = Analysis
ui-analyse = Find the turning points
ui-analysing = Analysing: { $percent }%
ui-turning-point = { $seat }: from { $before }% to { $after }%
ui-turn-better = { $seat }: “{ $option }”. Of 100 games played on from there { $wins } were won. Better was “{ $better }”: { $best } of 100, { $more } more.
ui-turn-then = The whole move goes on: { $steps }.
ui-turn-brings = Scored right after it, against the other: { $parts }.
ui-turn-best = { $seat }: “{ $option }”, the best there was: { $wins } of 100 games played on from there were won.

# rules and lessons
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
ui-book-contents = Contents
ui-book-hits = { $count ->
    [0] Nothing found
   *[other] { $at } of { $count }
}
ui-book-previous = Previous hit
ui-book-next = Next hit
ui-book-print = Print
ui-book-picture = The board: { $name }
ui-book-play = Play it through
ui-book-open = Open the rules as a book
ui-lessons-about = The rulebook's own examples, step by step on the real board.
ui-guide = Your guide
ui-guide-about = A first game on the real board, with somebody at your side: what one plays for, then each thing when it first matters.
ui-guide-begin = Guided first game
ui-guide-minutes = { $minutes } minutes
ui-guide-again = Once more
ui-guide-wait = Wait a moment.
ui-guide-otherwise = It is allowed. But just now I would like to show you something else first.
ui-guide-follow = As you suggest
ui-guide-anyway = Do it anyway
ui-guide-rule = The rule
ui-guide-done = Got it
ui-guide-learned = Learned: { $done } of { $all }
ui-guide-ticked = learned
ui-guide-finished = That is all you need to begin.
ui-guide-finished-about = The rest comes while you play. Nobody has to know all the rules: whatever is allowed glows, and the book is one click away.
ui-guide-short = A short game against a beginner
ui-guide-play-on = Play this one on
ui-learned = learned
ui-path = From plain to odd
ui-path-about = { $done } of { $all } done
ui-no-lessons = There are no lessons yet.
ui-lesson = Lesson
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-task = Your turn:
ui-lesson-wrong = That is possible too, but the lesson wants to show something else.
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-done = Lesson finished
ui-lesson-following = Next lesson

# balance reports
ui-balance = Balance of the nations
ui-balance-about = Each number says how often, in a hundred games, the nation of the row beats the nation of the column. Blue wins, red loses.
ui-balance-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with two players, { $pair } for each pair, half of them from each seat; who played: { $players }; seed { $seed }. With other players the numbers are others.
ui-balance-first = The first seat won { $rate }% ({ $low }–{ $high }%).
ui-balance-part = The run was broken off: some games are missing.
ui-balance-strongest = The strongest first
ui-balance-all = All
ui-balance-pair = { $nation } – { $against }: { $wins } of { $games } won, { $rate }%; with 95% certainty between { $low }% and { $high }%
ui-balance-choose = Choose a number to see how certain it is.
ui-balance-none = No report comes with this title.
ui-balance-file = A report of your own can be dropped here. It is made by:
ui-balance-open = Open a report
ui-balance-own = Back to the first one
ui-balance-wrong = { $file } is not a balance report.
ui-sides = Balance by play
ui-sides-about = How often each side won when bots played the scenario, and how many points it had. Blue wins more than its share, red less.
ui-sides-facts = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; who played: { $players }; seed { $seed }. Decisions in a game: { $decisions } ({ $least }–{ $most }). With other players the numbers are others.
ui-sides-side = Side
ui-sides-won = Won, %
ui-sides-points = Points
ui-sides-range = From – to
ui-sides-always = Taken by everybody who could
ui-sides-never = Taken by nobody

# settings
ui-account = Account
ui-as-guest = As a guest
ui-login = Log in
ui-logout = Log out everywhere
ui-password-old = The password until now
ui-password-change = Change the password
ui-password-changed = The password is changed. You are signed out everywhere else.
ui-password-about = At least 8 characters. You will be signed out everywhere else.
ui-sessions = Where you are signed in
ui-session-seen = last seen { $day }
ui-session-here = this browser
ui-session-program = A program
ui-session-end = End
ui-imports = Records you brought
ui-import-delete = Delete
ui-password = Password
ui-password-new = A password
ui-you-are = You are { $name }.
ui-you-are-guest = You are { $name }, a guest in this browser.
ui-keep = Keep my account
ui-keep-about = With a password you can come back from any device. At least 8 characters.
ui-kept = The account is yours now.
ui-forget = Delete my account
ui-forget-sure = Name and password are erased and running games are resigned.
ui-looks = Looks
ui-theme = Light or dark
ui-theme-auto = as the device
ui-theme-light = light
ui-theme-dark = dark
ui-theme-to-light = Light
ui-theme-to-dark = Dark
ui-set-motion = Nothing moves on its own
ui-set-text-board = The board as text
ui-at-table = At the table
ui-set-sounds = Soft sounds: your turn, dice, cards, the end
ui-set-confirm = Ask before a choice that cannot be taken back
ui-set-forced = Where there is nothing to choose
ui-forced-ask = ask me all the same
ui-forced-single = answer for me where there is only one possibility
ui-forced-useful = and where all others would bring nothing
ui-answer-so = Answer so until …
ui-answer-what = To this question, wherever it is possible
ui-answer-until = For how long
ui-answer-do = Answer so
ui-answers-mine = Answers given beforehand
ui-answers-none = You have given no answers beforehand. When you are asked something, you can say how long you will answer so.
ui-answer-drop = Take back
ui-until-turn = until the end of my next turn
ui-until-round = until the end of this round
ui-until-game = until I take it back
ui-notices = Tell me that it is my move
ui-set-notify = by a notification of this browser
ui-email = E-mail
ui-email-code = Code from the message
ui-email-confirm = Confirm
ui-mail = Messages
ui-mail-off = none
ui-mail-each = for every move
ui-mail-daily = once a day
ui-webhook = Webhook
ui-webhook-off = { $url } could not be reached again and again, so nothing is sent there any more. Enter it again if it works now.

# Clocks

ui-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
ui-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
ui-span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
ui-clock = Clock
ui-clock-none = no clock
ui-clock-live = so much for the whole game
ui-clock-decision = so much for each decision
ui-clock-turn = so much for each turn
ui-clock-time = Time
ui-clock-increment = and for each decision
ui-clock-up = When time is up
ui-clock-up-bot = a bot plays on
ui-clock-up-pass = the seat passes
ui-clock-up-vote = the others vote
ui-clock-live-about = For a game that is played in one go, with everybody here.
ui-clock-slow-about = For a game over days. The clock stands still in the nights and on the holidays that each player has named in the settings, and reminds in time.
ui-clock-live-is = { $increment ->
    [0] { $time } for the whole game.
   *[other] { $time } for the whole game, and { $increment } seconds more for each decision.
}
ui-clock-decision-is = { $time } for each decision.
ui-clock-turn-is = { $time } for each turn.
ui-clock-up-bot-is = When time is up, a bot plays on.
ui-clock-up-pass-is = When time is up, the seat passes.
ui-clock-up-vote-is = When time is up, the others vote.
ui-clock-until = until { $moment }
ui-clock-left = { $time } left
ui-clock-rests = The clock stands still now; { $time } left
ui-clock-rests-short = rests
ui-clock-is-up = time is up
ui-vote-asked = { $seat }: time is up. What now?
ui-vote-bot = A bot plays on ({ $count } of { $needed })
ui-vote-wait = We wait ({ $count } of { $needed })
ui-rest = Nights and holidays
ui-rest-about = Then no messages come, and the clocks of slow games stand still. The hours are those of { $zone }.
ui-night-from = Night from
ui-night-to = until
ui-holiday-first = Holiday from
ui-holiday-last = until
ui-holiday-add = Name a holiday
ui-holiday-remove = Remove

# What others do, and what one has missed

ui-set-pace = Moves of others come one by one
ui-pace-off = without a pause
ui-pace-quick = quickly
ui-pace-normal = slowly enough to follow
ui-skip-moves = Skip ({ $count })
ui-mail-round = once a round
ui-often = Browser and webhook
ui-since = { $mine ->
    [0] Since you were last here: { $count ->
        [one] one move
       *[other] { $count } moves
    }.
   *[other] Since you were last here: { $count ->
        [one] one move
       *[other] { $count } moves
    }; { $mine } of them about you.
}
ui-since-show = Show me
ui-since-later = Not now
ui-story = Since you were last here
ui-story-nothing = Nothing has happened.
ui-story-previous = Back
ui-story-next = Next
ui-story-speed = Speed
ui-story-slow = slow
ui-story-normal = normal
ui-story-fast = fast
ui-story-close = To the table
ui-story-own = Only what is about me
ui-place-notes = { $count ->
    [0] Notes about places
   *[other] Notes about places ({ $count })
}
ui-place-notes-list = My notes about places
ui-place-note-where = Where
ui-place-note-text = Note
ui-place-note-remove = Remove the note about { $place }

# your own box
ui-figures = Your own box
ui-figures-legend = ✎ Which figures of this game are our design
ui-figures-about = { $designed ->
    [0] All { $count } figures of this game are known: none is our design.
   *[other] Of the { $count } figures of this game { $designed } are our own design, because no source has them. Whoever owns the box can put in the printed ones here.
}
ui-figures-ours = Games here are played with our figures.
ui-figures-used = Games here are played with { $count } figures of { $files } (fingerprint { $mark }).
ui-figures-waiting = A saved table waits: it is played with once the server has been started again.
ui-figures-download = Download the table
ui-figures-upload = Put in a table
ui-figures-check = Check
ui-figures-save = Save ({ $count })
ui-figures-fine = Fine: { $count } figures can be played with.
ui-figures-saved = Saved. New games use it once the server has been started again.
ui-figures-keeper = Only the keepers of this server can change figures: its setting LUDARIUM_KEEPERS names their accounts.
ui-figures-search = Search the figures
ui-figures-place = Where
ui-figures-field = Figure
ui-figures-value = Ours
ui-figures-mark = Mark
ui-figures-printed = Printed in your box
ui-figures-designed = Our design: no source has this figure
ui-figures-here = Some figures here are our design.
ui-figures-more = Show more ({ $count } left)
