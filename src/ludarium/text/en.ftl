### Common words: errors of the engine, the table, the terminal. Titles have catalogues of their own.

## Table

player-name = Player { $number }
bot-random = Dice
bot-greedy = Greedy
bot-search = Search
bot-beginner = Beginner
bot-easy = Beginner
bot-normal = Normal
bot-strong = Strong
bot-strongest = Strongest
bot-hard = Strongest
bot-ms = { $count } ms
bot-it = { $count } games
option-in-vain = { $option } (brings nothing)
waiting = { $seat } is deciding.
switch-on = on
switch-off = off
standing = { $place }. { $seat }: { $points }
standing-other = { $name }: { $points }

## Errors

error-unknown-title = There is no title “{ $given }”. Choose one of: { $expected }.
error-title-broken = The title “{ $title }” of the package { $package } cannot be loaded ({ $why }). Update or remove that package.
error-title-form = The title “{ $title }” of the package { $package } needs the engine in its pure form: set LUDARIUM_FORM=pure.
error-unknown-variant = There is no variant “{ $given }”. Choose one of: { $expected }.
error-unknown-value = A variant cannot be set to “{ $given }”. Choose one of: { $expected }.
error-unknown-verb = No option begins with “{ $given }”. Expected: { $expected }.
error-unknown-argument = This option has no argument “{ $given }”. Expected: { $expected }.
error-unknown-reference = There is nothing called “{ $given }” here. Expected: { $expected }.
error-unknown-language = There is no language “{ $given }”. Choose one of: { $expected }.
error-unknown-command = There is no command “{ $given }”. Choose one of: { $expected }.
error-unknown-player = There is no kind of player “{ $given }”. Choose one of: { $expected }.
error-unknown-tuning = The search has no figure “{ $given }”. Choose from: { $expected }.
error-unknown-nation = There is no nation and no set of cards “{ $given }” here. Choose one of: { $expected }.
error-no-groups = The cards of { $title } do not come in nations or sets.
error-unknown-scenario = There is no scenario “{ $given }” that can be played. Choose one of: { $expected }.
error-unknown-rule = There is no rule “{ $given }”.
error-not-your-turn = Seat { $seat } has nothing to decide now: the decision is with seat { $deciding }.
error-answered = You have answered already. Take the answer back to change it, or wait for the others.
error-game-over = The game is over: there is nothing left to choose.
error-not-an-option =
    “{ $given }” is not { $count ->
        [one] the only option
       *[other] one of the { $count } options
    } of this decision. Choose one of those offered.
error-bad-seats = { $title } cannot be played with { $given } seats. Choose one of: { $expected }.
error-bad-names = There must be one name for each seat.
error-bad-record = This record cannot be read. Line { $line }: { $why }
error-record-version = it was played with version { $given } of the rules of { $title }; those that can be played here are { $expected }. Replay it with the Ludarium that wrote it.
error-record-newer = it was played with version { $given } of the rules of { $title }, which is newer than the one here ({ $expected }). Update Ludarium.
error-record-figures = it was played with other figures ({ $given }) than are in use here ({ $expected }). Name its figures file in { $name }, or none for ours.
error-figures-file = There is no figures file { $file } (named by { $name }).
error-figures-line = { $where }: { $why }.
error-figures-one = Give --export or --check, not both.
error-record-variants = the header must name all variants: { $expected }.
error-record-seed = the seed is not the one that was committed to.
error-record-sealed = the seed has not been revealed, so the chance results cannot be checked.
error-record-not-from-seed = the chance results do not come from the seed.
error-record-long = it is too long.
error-record-empty = it is empty; expected a header.
error-record-behind-end = there is something behind the end.
error-record-line = expected a seat and an option, not “{ $given }”.
error-record-chance = expected chance results as whole numbers, not “{ $given }”.
error-record-json = expected a JSON object.
error-record-format = this is not a { $expected } file (its format is “{ $given }”).
error-record-header = “{ $given }” in the header is missing or of the wrong kind.
error-no-guide = This title has no guided first game. These have one: { $expected }.
error-bad-guide = This guide cannot be read. { $where }: { $why }
error-bad-scenario = This scenario cannot be read. { $where }: { $why }
error-scenario-whole-range = expected a whole number from { $low } to { $high }, not { $given }.
error-scenario-flag = expected true or false, not { $given }.
error-scenario-only = there { $count ->
        [one] is only { $count } of these
       *[other] are only { $count } of these
    } here.
error-scenario-list = expected a list, not { $given }.
error-scenario-at-most = expected at most { $expected } values, not { $given }.
error-scenario-exactly = expected { $expected } values, not { $given }.
error-scenario-references = expected a list of references, not { $given }.
error-scenario-fields = expected a table with the fields { $expected }, not { $given }.
error-scenario-nothing-here = nothing stands here that could be described.
error-scenario-no-field = there is no “{ $given }” here. Expected one of: { $expected }.
error-scenario-no-entry = there is no “{ $given }” here; the list has { $count } entries.
error-scenario-nothing-below = there is no “{ $given }” below { $found }. What can be asked of a value: { $expected }.
error-scenario-table = expected a table.
error-scenario-phase = “{ $given }” is not a phase. Expected: { $expected }.
error-scenario-seat = there is no seat { $given }; the seats are 0 to { $most }.
error-scenario-over = the game is over already.
error-scenario-decides = seat { $seat } decides here, not seat { $given }.
error-scenario-not-offered = “{ $given }” is not offered. Offered: { $offered }.
error-scenario-whether-over = { $over ->
        [yes] the game is over.
       *[no] the game is not over.
    }
error-scenario-decision = the decision is { $found }, not { $given }.
error-scenario-offered = “{ $given }” is offered, but should not be.
error-scenario-fact = { $path } is { $found }, expected { $expected }.
error-scenario-texts = expected a table with a text for each language: en, ru.
error-scenario-whole = expected a whole number, not { $given }.
error-scenario-wholes = expected a list of whole numbers.
error-scenario-toml = it is not valid TOML: { $detail }.
error-scenario-load = its title cannot be loaded: { $detail }.
error-scenario-steps = the steps are written as [[step]].
error-scenario-differs = This does not hold. { $where }: { $why }
error-scenario-table-not = expected a table, not { $given }.
error-scenario-places = expected a table by places, not { $given }.
error-scenario-text = expected text in quotes, not { $given }.
error-scenario-unfit = “{ $given }” cannot be asked of { $found }.
error-scenario-fact-not = { $path } is { $given }, but should not be.
error-scenario-fact-least = { $path } is { $found }, expected at least { $expected }.
error-scenario-fact-most = { $path } is { $found }, expected at most { $expected }.
error-scenario-fact-has = { $path } lacks { $these }: it is { $found }.
error-scenario-fact-lacks = { $path } has { $these }, but should not: it is { $found }.
error-scenario-fact-besides = { $path } has { $these } besides: it is { $found }.
error-scenario-fact-count = { $path }: so many entries: { $found }, expected { $expected }. It is { $given }.
error-scenario-fact-times = { $path }: { $given } is there so many times: { $found }, expected { $expected }.
error-scenario-changed = this has changed, too: { $changes }.
error-scenario-left-over = these chance results were not asked for: { $given }.
error-scenario-nothing-stated = it states nothing. Add what must be offered, told or true.
error-scenario-one-case = it has { $count } cases; expected one.
error-scenario-name-count = there are { $seats } seats, but so many names: { $given }.
error-scenario-until-idle = nothing goes on here before somebody has chosen: “until” needs a choice.
error-scenario-until = “{ $given }” was not reached: the next decision is { $found }.
error-scenario-endless = the game runs on and on, and nobody decides any more. The position is probably not a possible one.
error-scenario-between = nobody decides at a reading point: put a step without “choose” before this one, to go on.
error-scenario-between-stated = nobody decides at a reading point, so “{ $given }” cannot be stated.
error-scenario-broken = the game cannot go on from here; the position is probably not a possible one ({ $detail }).
error-scenario-newer = “{ $given }” belongs to version 2: write version = 2 at the top of the file.
error-scenario-version = version { $given } of scenario files is not known here; the newest is { $newest }.
error-scenario-cases = the cases are written as [[case]].
error-scenario-case-id = expected small letters, digits and hyphens, not “{ $given }”.
error-scenario-error-field = “error” was never looked at; write “refused”.
error-scenario-deep = its tables are nested too deeply.
error-scenario-twice = “{ $given }” is given twice.
error-scenario-rule = { $title } has no rule { $given }.
error-scenario-seat-idle = “seat” says who makes a choice, and there is none here; who decides now is “decides”.
error-scenario-chance-idle = nothing happens in this step that chance could be for.
error-scenario-unchanged = expected "otherwise" or a list of parts, not { $given }.
error-scenario-name-value = expected name=value, not “{ $given }”.
error-scenario-unsound = the position does not add up: { $why }. Put that right, or allow it with sound = false.
error-unsound = { $detail }
error-unsound-card-twice = a card lies in two places
error-scenario-sound-idle = it is not needed: the position adds up.
error-scenario-agenda-twice = the agenda is given already.
error-scenario-no-effect = { $given } has no effect: where the game goes on, this is { $found }.
error-scenario-seat-no-phase = it says who begins a phase, but there is no phase.
error-scenario-seat-no-effect = it has no effect: the phase “{ $given }” begins alike for every seat.
error-scenario-named-twice = “{ $given }” is named in two places: { $places }.
error-scenario-no-part = { $given } takes no part in this game.
error-scenario-not-in-play = { $given } is not in play here. Expected one of: { $expected }.
error-scenario-not-played = nobody plays { $given } in this game. Expected one of: { $expected }.
error-scenario-field-missing = this is missing here: { $expected }.
error-scenario-only-number = “{ $given }” is there so many times: { $found }, expected { $expected }.
error-scenario-only-options = not exactly these are offered. Missing: { $missing }. Besides: { $besides }.
error-scenario-only-told = not exactly this is told. Missing: { $missing }. Besides: { $besides }.
error-scenario-only-form = expected a list or a table by names, not { $given }.
error-scenario-nobody = the game is over: nobody decides.
error-scenario-refused = “{ $given }” is refused for { $found }, expected { $expected }.
error-scenario-not-told = “{ $given }” is not told, or not in this order. Told: { $told }.
error-scenario-told = “{ $given }” is told, but should not be.
error-scenario-listeners = expected a list of seats or "all", not { $given }.
error-unknown-step = There is no automatic step “{ $given }”. Expected: { $expected }.
error-unknown-decision = There is no decision “{ $given }”. Expected: { $expected }.
error-unknown-event = Nothing is told under the name “{ $given }”. Expected: { $expected }.
error-no-scenarios = There is no *.toml in { $file }.
error-bad-option = Cannot read the option “{ $given }”. Write: verb name=reference name=reference.
error-empty-option = An option is a verb and its arguments, but nothing was given.
error-missing-argument = The option { $verb } needs the argument { $argument }.
error-cannot-undo = This cannot be undone: since then something was revealed, a chance result fell, or another seat has chosen.
error-nothing-to-undo = You have not chosen anything yet that could be taken back.
error-not-over = The game is not over yet: there is no result.
error-no-such-seat = There is no such seat at this table.
error-bad-chance = The given chance results do not fit.
error-bad-snapshot = This snapshot does not fit this title.
error-record-part = Only a part of this record was read: it cannot be written or played from its beginning.
error-no-such-line = There is no line { $given }: the record has { $count } lines.
error-value-seats = { $given } is for { $fits } seats, not for { $seats }. For { $seats } choose one of: { $expected }.
error-variant-scenario = The variant { $variant } is for the scenarios { $expected }, not for { $given }.
error-scenario-not-ready = The scenario “{ $given }” cannot be played yet. Choose one of: { $expected }.
error-variant-seats = The variant { $variant } is for { $expected } seats, not for { $given }.
error-no-file = The file { $file } cannot be read: { $why }.
error-cannot-write = The file { $file } cannot be written: { $why }.
error-no-title = Say which title to play, or give a save with --resume. Titles: { $expected }.
error-bad-variant = “{ $given }” is not a variant. Write --variant name=value.
error-no-checkout = Which rules are tested can only be said in a checkout of the project: there is no tests/games/{ $title } here.
error-no-rules = { $title } has no rules.md.
error-bad-step = “{ $given }” is not a step of this record: it has { $count } steps.
error-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }. Choose another one with --port.
error-workers-need-postgres = Several workers need a PostgreSQL: set LUDARIUM_DATABASE (see docs/self-host.md).
error-other-title = { $file } is a game of { $found }, not of { $given }.
error-database-in-use = Another server uses the database in { $folder } already. Stop it first, or set LUDARIUM_DATA.
error-unwritable = Nothing can be written in { $folder }: { $why }.
error-setting = A LUDARIUM_ variable cannot be used: { $why }.
error-setting-push = LUDARIUM_PUSH must be public, any or off.
error-setting-push-key = LUDARIUM_PUSH_KEY must be a private key of P-256: 32 bytes, written in base64url.
error-setting-webhooks = LUDARIUM_WEBHOOKS must be public, any or off.
error-setting-number = { $name } must be a number from 0 to { $most }, not { $given }.
error-setting-nothing = { $name } must be more than 0.
error-setting-data = LUDARIUM_DATA must be a folder; { $folder } is a file.
error-setting-database = LUDARIUM_DATABASE must be an address like postgresql+asyncpg://user:password@host/name, or sqlite+aiosqlite:///path/to/file.
error-setting-smtp = LUDARIUM_SMTP must be an address like smtp://user:password@host:587.
error-setting-redis = LUDARIUM_REDIS must be an address like redis://localhost:6379.
error-setting-redis-alone = LUDARIUM_REDIS is for several processes on one PostgreSQL: set LUDARIUM_DATABASE too.
error-setting-redis-package = LUDARIUM_REDIS needs one more package: pip install 'ludarium[redis]'.
error-bad-jobs = At least one process is needed, not { $given }.
error-no-ray = Games on a cluster need Ray, which is not installed here: pip install 'ludarium[cluster]'.
error-no-cluster = There is no Ray cluster at { $address }: { $why }
error-cluster-lost = The same task has ended its worker again and again: it is given up. Look for what is wrong with it by playing its games here, without --cluster.
error-no-nations = The seats of { $title } cannot be given nations, so there is nothing to compare.
error-no-sides = { $title } has no scenarios, so there are no sides to compare.
error-few-nations = A balance report needs at least two nations.
error-bad-report = { $file } is not a balance report.
error-other-report = The report in this file is of other nations, scenarios, players, variants or another seed. Choose another file.
error-no-numpy = Training needs NumPy, which is not installed here: pip install numpy.
error-nothing-to-learn = “{ $title }” says nothing that could be learned from. Choose one of: { $expected }.
error-train-seats = Training needs at least two seats.
error-no-matplotlib = A picture needs matplotlib, which is not installed here: pip install 'ludarium[charts]'.
error-balance-seats = A balance report is about two seats.
error-balance-files = --out and --png belong to a balance report: add --all-nations (or, for --out, --scenarios).
error-unknown-level = There is no such level of bots. Choose one of: { $expected }.
error-bad-games = At least one game is needed, not { $given }.
error-no-pyarrow = Parquet files need pyarrow, which is not installed here: pip install 'ludarium[data]'.
error-dataset-size = Say how many decisions (--decisions) or how many games (--games), one of both.
error-dataset-games = The format { $format } counts games: say --games.
error-other-dataset = { $folder } holds a dataset of another title, other players, variants or another seed. Choose another folder.
error-unknown-format = There is no format “{ $given }”. Choose one of: { $expected }.
error-bad-address = { $given } is no address of a bot: http://127.0.0.1:9000/ is one.
error-no-bot = No bot answers at { $address }: { $why }.
error-few-entrants = A ladder needs at least two bots that can play now: name them with --players.
error-bad-ladder = { $file } is not a ladder.
error-other-ladder = The ladder in { $file } is of another title, other rules, seats, variants or another seed. Choose another file.
error-bad-players = With { $seats } seats, { $given } players do not fit: a simulation takes one for all seats or one for each, a tournament at least as many different ones as there are seats.
error-scenario-names = Give a title, or --write-docs.

## Wrong use of the command

usage-error = { $detail }
usage-no-such-option = There is no option { $name }.
usage-missing-parameter = { $name } is missing.
usage-bad-parameter = { $name } does not take this value.
usage-whole = It takes a whole number.
usage-from = It takes a whole number from { $least } on.
usage-between = It takes a whole number from { $least } to { $most }.
usage-bad-option-usage = The option { $name } needs a value.
usage-hint = More: { $command } --help
version = Ludarium { $number }, { $form }
form-compiled = compiled engine
form-pure = pure Python engine
help-param-version = The version, and which form of the engine runs.
interrupted = Interrupted.
serve-at = Ctrl-C ends it. Ludarium is at
serve-packages = The server needs more packages ({ $name }). Install them: pip install 'ludarium[server]'

## Balance

balance-title = { $title }: how often each nation wins
balance-axis = Wins of the row's nation, %
balance-all = All
balance-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, up to { $pair } for each pair; players: { $players }. Each number: wins of the row's nation, %.
balance-first-seat = The first seat won { $share } % ({ $between }).
balance-uneven = Of { $pairs } pairs, { $count } { $count ->
        [one] has a 95 % interval
       *[other] have a 95 % interval
    } without one half (by chance alone, about { $chance } would). The most uneven first:
sides-side = Side
sides-sum = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; players: { $players }. Decisions in a game: { $length }.
sides-always = Taken by everybody who could (how often it was offered):
sides-never = Taken by nobody (how often it was offered):
balance-out = The report: { $file }
balance-png = The picture: { $file }
balance-broken-off = Broken off after { $done } games. With --out it can go on later.

## Help

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-value = VALUE
help-default = default: { $value }
help-param-help = This page.
help-param-lang = Language: ru or en. Otherwise LUDARIUM_LANG, then LANG decide.
help-param-title = The title; see “ludarium titles”.
help-param-variant = A variant, name=value; may be given several times.
help-param-seed = Decides all chance results; the same seed gives the same game.
help-param-seats = How many seats.
help-param-games = How many games.
help-param-jobs = How many processes.
help-param-cluster = Play on the Ray cluster at this address instead (auto: the one this machine belongs to; local: one of its own).
help-param-players = Who plays, seat by seat, with commas: random, greedy, search, search:200ms, search:500it.
help-param-json = One JSON object instead of words.
help-param-file = A file.
help-param-files = Files.

help-ludarium = A table for heavy historical strategy games: complete rules, good bots, a fast simulator.
help-titles = Which games there are; with a title, its scenarios and variants.
help-play = Play a game in the terminal.
help-play-seats = Who sits where, with commas: human, random, greedy, search, search:200ms, search:500it.
help-play-names = The names of the players, with commas.
help-play-save = Where to keep the game (it is kept after every choice).
help-play-resume = Go on with a kept game.
help-play-auto = Take the only option by itself where there is just one.
help-learn = Learn a title in a guided first game.
help-simulate = Play many games between bots and count.
help-train = Learn from a bot's games against itself what search uses: how well a seat stands, and which options to lean to.
help-train-games = How many games a round has.
help-train-rounds = How many rounds: each plays with what the one before has learned.
help-train-seats = How many sit at one table.
help-train-out = Where the figures go (TITLE-learned.json).
help-train-png = Draws the learning curve.
help-arena = A tournament between bots, with ratings.
help-arena-players = The contestants, with commas (random,greedy,search); for a balance report, who plays the nations (greedy).
help-arena-games = How many games each meeting has (100; in a balance report 10, of each scenario too).
help-arena-all-nations = Instead: a balance report. Every pair of nations meets, from both chairs.
help-arena-nations = The same for some nations, with commas.
help-arena-scenarios = Instead: how the sides of these scenarios do, with commas (1-00,1-01), and what is always or never taken.
help-arena-out = Keeps the balance report in a file; if it is there already, goes on with it.
help-arena-png = Draws the balance report as a heat map.
help-arena-seats = How many sit at one table.
help-arena-ladder = A ladder: keeps the ratings of all bots and versions in a file, and plays the games that tell most.
help-arena-ladder-players = Who takes part, with commas; newcomers are added to those in the file. Bots elsewhere: their HTTP address.
help-arena-ladder-out = The file of the ladder; if it is there already, goes on with it (TITLE-ladder.json).
help-arena-ladder-games = At most so many games now.
help-arena-ladder-precision = Ends when neighbours are known to so many points of rating, or lead by 200.
help-arena-ladder-png = Draws the ratings.
help-arena-ladder-patience = How many seconds a bot elsewhere has for a decision; then it has lost.
help-arena-ladder-round = How many meetings are planned at one go; more for many processes.
help-arena-ladder-seats = How many sit at one table.
help-check = Check that a title holds what every title must hold, and that no word is missing.
help-check-seats = Only this number of seats.
help-check-sampled = Instead: so many pieces of a few rounds, from positions all over random games of every scenario.
help-dataset = Play games between bots and write them down for learning.
help-dataset-out = The folder to write; if it holds a part of the same dataset, the rest is added.
help-dataset-decisions = At least so many decisions (whole games).
help-dataset-games = So many games.
help-dataset-format = parquet (tables of decisions and games), jsonl (a record and a line for each decision) or records (only the records).
help-dataset-views = With what the deciding seat saw.
help-dataset-seats = How many seats; otherwise two, or the fewest there can be.
help-rules = The rules of a title, one rule, or which rules are tested.
help-rules-id = The id of a rule, for example TR-8.11.
help-rules-coverage = Which rules are tested, which are only about components, which are missing.
help-scenario = Scenarios: a position, choices, and what must follow.
help-scenario-run = Run scenario files, or all in a folder, and say whether everything they state holds.
help-scenario-dump = Write the position of a recorded game as a scenario to start from.
help-scenario-dump-upto = After so many choices; otherwise at the end of the record.
help-scenario-dump-out = The file to write; otherwise it is printed.
help-scenario-describe = What a scenario of a title can say: parts of the position, phases, decisions, verbs.
help-scenario-describe-write-docs = Write the pages docs/scenarios/<title>.md of all titles.
help-scenario-describe-folder = The folder for --write-docs.
help-replay = Show a recorded game again.
help-figures = Which figures of a title are our own design, and the printed ones of your box in their place.
help-figures-export = Writes a table with one line for each designed figure, to fill in.
help-figures-check = Reads such a table and says whether it can be played with.
help-figures-all = All figures, not only the designed ones.
help-saves = The games you have kept, newest first.
help-replay-step = Wait for Enter after each choice.
help-replay-seat = What this seat could see (the first seat is 0).
help-replay-upto = Stop after so many choices.
help-cards = The text of every card, made from the data that the engine executes.
help-cards-nation = Only the cards of one nation or one common set.
help-admin = Look after a server: people, tables, backups. Works beside a running one, on the database that LUDARIUM_DATA or LUDARIUM_DATABASE names.
help-admin-people = Who has been here, the last ones first.
help-admin-people-find = Only names with these letters.
help-admin-password = A new password for somebody who has forgotten theirs; all their sessions end.
help-admin-password-account = The name of the account.
help-admin-tables = The tables, the last ones first.
help-admin-tables-title = Only tables of this title.
help-admin-tables-state = Only open, playing or over.
help-admin-backup = Write the whole server into one file: database and keys. The server may go on meanwhile.
help-admin-backup-file = The file to write.
help-admin-restore = Put a backup in the place of the database. Stop the server before.
help-admin-restore-file = A file that “ludarium admin backup” wrote.
help-admin-restore-replace = Also if there is a database already. (One of SQLite is kept beside the new one.)
help-param-most = How many rows at most.
admin-id = Id
admin-name = Name
admin-account = Account
admin-seen = Last seen
admin-games = Games
admin-title = Title
admin-state = State
admin-lines = Lines
admin-updated = Last choice
admin-players = Players
admin-nothing = There is nothing to show.
admin-more = Only the last { $count } are shown; --most shows more.
admin-password = The new password of { $name }: { $password }
admin-backed-up = Everything is in { $file } now ({ $size } kB). It holds secrets: keep it where nobody else can read it.
admin-restored = Restored: the backup of { $made } (Ludarium { $version }), { $people } people, { $tables } tables.
error-backup-exists = { $file } is there already: name another file.
error-no-folder = There is no folder { $folder }.
error-no-database = There is no database in { $folder }. LUDARIUM_DATA names the folder of a server.
error-backup-kind = This is a backup of { $given }, and LUDARIUM_DATABASE means { $expected }.
error-bad-backup = { $file } is not a whole backup of Ludarium.
error-restore-replaces = There is a database already ({ $name }). Say --replace to put the backup in its place.
error-no-program = { $name } is needed: install PostgreSQL’s client programs.
error-program-failed = { $name } failed: { $why }
error-no-account = There is no account “{ $given }”.
help-serve = Open the tables in a browser.
help-serve-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-port = The port to listen on.
help-serve-workers = How many processes; more than one needs PostgreSQL.
help-serve-open = Opens the page in a browser.

## Titles

titles-id = Title
titles-name = Name
titles-seats = Seats
titles-minutes = Minutes
titles-choices = To choose
titles-scenarios = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}
titles-variants = { $count ->
    [one] { $count } variant
   *[other] { $count } variants
}
titles-more = ludarium titles TITLE lists the scenarios and variants of a title.
titles-about = Seats: { $seats }. Rounds: { $rounds }. Minutes: { $minutes }. { $sides }
titles-without-seat = { $side } (without a seat)
titles-for-some = { $side } (a person, or without a seat)
titles-not-ready = not ready yet
titles-none = No titles are installed.

saves-about = { $title }: { $names }. { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
saves-resume = Go on with one: ludarium play --resume FILE
saves-none = No game is kept in { $folder }.
figures-exported = { $count ->
        [one] { $count } figure is
       *[other] { $count } figures are
    } in { $file }. Write what is printed on your components into the column “{ $column }”; what you leave empty stays ours.
figures-count = { $count ->
        [one] { $count } figure,
       *[other] { $count } figures,
    } { $designed } of them designed by us.
figures-ours = Our own figures are in use. { $name } can name a table with the printed ones of your box.
figures-used = { $count ->
        [one] { $count } figure is
       *[other] { $count } figures are
    } not ours here: { $file } ({ $mark }).
figures-fine = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }, all of them fine. Play with them: { $name }={ $file }
play-figures = Played with the figures of { $file }.

## Play

play-options = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
play-matching = “{ $word }”: { $found } of { $count }
play-none-matching = Nothing offered has “{ $word }” in it. A lone / shows everything again.
play-more = … and { $count } more. /word shows those with the word in them, a lone / all of them.
play-ask = Your choice (? helps)
play-bad-number = Choose a number from 1 to { $count }.
play-nothing-named = Nothing is called “{ $word }”. Type ? and a name, or a part of it.
play-not-understood = Not understood: “{ $line }”. Type the number of an option, or ? for help.
play-thinking = { $seat } is thinking …
play-only-option = Only option: { $option }
play-undone = Taken back.
play-sealed =
    Sealed until all have answered. { $count ->
        [one] One is still to answer.
       *[other] { $count } are still to answer.
    }
learn-asked = → Now choose: { $numbers }
learn-anyway = It is allowed. Type it again to do it anyway.
learn-finished = That is all you need to begin. Play on, or leave with q.
play-saved = The game is kept in { $file }. Go on with: ludarium play --resume { $file }
play-finished-saved = The record of the game: { $file }
play-why-none = Nothing that one might expect is missing here.
play-why-heading = Not offered now:
play-rule-unknown = There is no rule { $rule }.
play-rule-which = Which rule? For example: r { $rule }
play-explain-none = This option cites no rule.
play-score-now = If the game ended now, as far as you can know:
play-score-later = The points are counted at the end; the board shows what is known.
play-log-empty = Nothing has happened yet.
play-no-hand = You hold nothing that the others do not see.
play-hint-thinking = Thinking …
play-hint-heading = A strong bot would choose, best first:
play-hint-share = { $percent } % to win, by its reckoning
play-narrow = The board needs { $columns } columns; this screen has { $given }. Make the window wider, or the letters smaller.
play-since = Since your last choice:
play-earlier = … { $count } earlier: log
play-curtain = Now { $seat } decides. Give the screen to { $seat } and press Enter.
play-commitment = Seed commitment: { $hash }
play-seed = The seed was { $seed }: “ludarium replay” can check it.
play-over = The game is over.
play-help-number = take an option
play-help-filter = show only options with the word; a lone / shows all
play-help-undo = take back your last choice
play-help-explain = explain option 3: its rule, and the text of its cards
play-help-look = look for a place, a piece or a card by name; so does ? name
play-help-card = the text of any card, by its name
play-help-hand = what you hold, with its texts
play-help-hint = what a strong bot would do
play-help-why = what is not offered, and why
play-help-rule = show a rule
play-help-board = draw the board again
play-help-log = everything that has happened
play-help-score = the points
play-help-save = keep the game now
play-help-quit = keep the game and leave
# What is typed for it; seated.py understands all of these.
play-typed-number = 1 2 3
play-typed-filter = /word
play-typed-undo = u
play-typed-explain = ? 3
play-typed-look = where
play-typed-card = card { $card }
play-typed-hand = hand
play-typed-hint = hint
play-typed-why = why
play-typed-rule = r { $rule }
play-typed-board = b
play-typed-log = log
play-typed-score = score
play-typed-save = save
play-typed-quit = q

## Results

standings-source = Source
standings-total = Points
standings-place = Place

## Many games

train-value = Round { $round }, judgement: loss { $learned }, on games held back { $held }.
train-leaning = Round { $round }, leanings: loss { $learned }, on games held back { $held }.
train-out = The figures: { $file }
train-png = The picture: { $file }
train-judgement = Judgement: who wins
train-leanings = Leanings: which option
train-round = round { $round }
train-steps = steps of the fit
train-loss = loss (thick: on games held back)
many-progress = Games
many-players = Players
many-player = Player
many-games = Games
many-decisions = Decisions
many-seconds = Seconds
many-speed = Decisions per second
many-length = Decisions a game
many-errors = Errors
many-unseen = Never seen
many-nothing = nothing
many-seat = Seat
many-wins = Wins
many-share = Share of wins
many-between = 95 % interval
many-points = Mean points
many-rating = Rating
many-broken-off = Broken off: { $count } of { $wanted } games are counted.
ladder-title = { $title }: the ladder
ladder-axis = Rating (Elo) with its 95 % interval; in brackets, games
ladder-version = Version
ladder-resting = rests
ladder-settled = All neighbours are told apart: { $games } games in all.
ladder-games = { $played } games played now, { $games } in all. Not all neighbours are told apart yet: the same command goes on.
ladder-broken-off = Broken off. { $played } games played now, { $games } in all: the same command goes on.
ladder-out = The ladder: { $file }
ladder-png = The picture: { $file }
dataset-decisions = Decisions
dataset-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, in { $seconds } seconds: { $folder }
dataset-size = { $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}, { $size } MB.
dataset-broken-off = Broken off after { $count } of { $wanted } decisions. The same command goes on from here.

## Check

check-seats = Seats
check-variants = Variants
check-games = Games
check-decisions = Decisions
check-longest = Longest
check-findings = Findings
check-only = Only for { $seats } seats: these variants are not for { $others }.
check-clean = Everything holds.
check-words = Words, { $lang }
check-rare = Not reached by random play, as the title's page says:
check-unseen = Never seen in any game:

## Rules

rules-tested = tested
rules-not-applicable = not applicable
rules-missing = missing
rules-count = { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-nothing-missing = Nothing is missing.

## Scenarios, replay

scenario-holds = holds
scenario-fails = does not hold
scenario-unread = cannot be read
scenario-case = case { $case }
scenario-sum = { $held } of { $count } hold.
scenario-unread-sum = Cannot be read: { $count }.
scenario-written = Written: { $file }
replay-step = Choice { $step }, { $seat }: { $option }
replay-undo = Choice { $step }, { $seat }: taken back
replay-next = Enter: next, q: leave
replay-verified = All chance results come from the seed.
replay-unverified = The seed is not revealed: the chance results cannot be checked.
cards-none = { $title } has no cards with a text.

## Lists inside of a card's text

and = { $a } and { $b }
comma = { $a }, { $b }
or = { $a } or { $b }
