# What the command line says, in English.

## Parts of sentences

count-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] game
       *[other] games
    }
count-random-games =
    { NUMBER($n, useGrouping: 1) } random { $n ->
        [one] game
       *[other] games
    }
count-actions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] action
       *[other] actions
    }
count-decisions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] decision
       *[other] decisions
    }
count-rules =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] rule
       *[other] rules
    }
count-cells =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] cell
       *[other] cells
    }
count-outcomes =
    { NUMBER($n, useGrouping: 1) } random { $n ->
        [one] outcome
       *[other] outcomes
    }

# Words that people can type, the first one as prompts have it; English ones are always understood

word-help = help, h
word-show = show, look
word-hint = hint
word-undo = undo
word-mark = mark
word-none = none
word-save = save
word-quit = quit, q, exit
word-yes = y, yes
word-no = n, no
word-answer-save = s, save
word-answer-leave = l, leave
word-back = b, back
word-rules = r, rules

## While something takes its time

compiling-first = Compiling (the first time takes a little longer) ...
progress-compiling = Compiling
progress-playing = Playing
progress-thinking = Thinking
written = Written: { $path }
out-of-memory = there is not enough memory for that; ask for fewer games

## At the table

welcome = { $title } { $seats } (--seat changes that). Type help at any question.
welcome-back = { $title }, going on after { $actions } actions. { $seats } (--seat changes that). Type help at any question.
chance-turn = That is left to chance now: press Enter.
enter-to =
    { $who }: press Enter to { $verb ->
        [roll] roll
        [draw] draw
        [flip] flip
        [card] draw a card
       *[other] go on
    }{ $undo ->
        [0] {""}
       *[other] , or type undo
    } >{" "}
enter-to-go-on = { $who }: press Enter to go on >{" "}
decide = { $who }: { $hint }, or ? or help >{" "}
type-a-number = type a number
type-a-number-between = type a number ({ $low } to { $high })
type-or-enter = type 1 or press Enter
fits-several = '{ $text }' fits several actions: { $fitting }
no-such-number = There is no action number { $number } now.
is-allowed = { $action } is allowed: { $does }
does = { $action }: { $does }
curtain = The curtain is drawn. Hand the device to { $who }.
curtain-question = { $who }: press Enter when only you can see the screen >{" "}
hint-line = { $action }: wins about { $chance }
hint-line-then = { $action }: wins about { $chance }, then perhaps { $then }
undo-too-late = Nothing can be undone: something random or secret has come up since then.
undo-nothing = Nothing can be undone: you have decided nothing yet.
undone = { $who } takes back: { $action }
undone-secretly = { $who } takes back a decision.
nothing-happened = Nothing has happened yet.
overwrite = { $path } exists. Write over it? [y/N]{" "}
answer-y-or-n = Please answer y or n.
saved = Saved in { $path }
how-to-watch = To watch it: nightkeep replay { $path }
how-to-go-on = To go on: nightkeep play --resume { $path }
leave = Leave the table? [y/N]{" "}
leave-unsaved = Leave the table? [s]ave and leave, [l]eave without saving, [n]o:{" "}
answer-s-l-n = Please answer s, l or n.
file-name = A file name saves the record of this game; Enter leaves the table >{" "}
left = You have left the table.
left-saved = You have left the table; the game is kept.
nobody-wins = Nobody wins.
wins =
    { $n ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
columns = [columns { $left } to { $right } of { $all }]
widen = A terminal that is { $columns } columns wide shows the board whole.
ranges-of = N:

## Help at the table: what to type, and what it does

help-action = a number, or the text of an action
help-action-does = do it; the beginning of a text is enough where it fits only one
help-last = ?
help-last-does = what has just happened, with the rules behind it
help-why = ? ACTION
help-why-does = what an action does, or why it is not allowed now
help-rule = ? RULE-ID or a word
help-rule-does = a rule, or the rules with that word
help-hint = hint
help-hint-does = what a good bot would do in your place
help-show = show
help-show-does = draw the board and list the actions again
help-undo = undo
help-undo-does = take back your last decision, if nothing random or secret has come up since
help-mark = mark PLACE, mark none
help-mark-does = in games with a marker: put it somewhere for all to see, or take it away
help-save = save [FILE]
help-save-does = save the game
help-quit = quit
help-quit-does = leave the table

## Questions to play

resume-alone = --resume takes the game, its options and its names from the record; leave them out
seat-unknown = --seat { $kind } is not allowed; a seat may be: { $known }
seat-too-many =
    --seat is given { $times } times, but there { $players ->
        [one] is { $players } seat
       *[other] are { $players } seats
    }
name-too-many =
    --name is given { $times } times, but there { $players ->
        [one] is { $players } seat
       *[other] are { $players } seats
    }
name-form = --name { $name }: a name has 1 to { $most } printable characters
name-twice = every seat needs a name of its own
save-exists = --save { $path }: the file exists; go on with it by --resume, or choose another name
option-form = --option { $text }: write it as KEY=VALUE; the keys are: { $keys }
option-twice = --option { $key } is given twice
players-twice = --players and --option players=... are the same; give one of them
no-folder = { $option }{ $path }: there is no folder { $folder }
cannot-write = { $option }{ $path }: cannot be written ({ $why })

## The menu

hall-open = The hall is open already, at { $address }
menu-game = Game
menu-players = Players
menu-people = People at this keyboard
menu-bots = Bots
menu-language = Language
menu-learn = Learn this game
menu-rules = Read its rules
menu-browser = To play in the browser: { $command }
menu-question = Enter begins; a number changes a line; q leaves >{" "}
menu-answer = Type a number from 1 to { $most }, q, or only Enter.
menu-number = A number from { $low } to { $high }; Enter leaves it as it is >{" "}
menu-one-of = A number or a name; Enter leaves it as it is >{" "}

## Lessons

lesson-step = Step { $n } of { $all }: { $game }
lesson-on = Enter goes on; b goes back, r shows the rules, q leaves >{" "}
lesson-do = Now: { $action }. Type it, or press Enter; b goes back, ? shows all choices, r the rules, q leaves >{" "}
lesson-other = That is allowed too, but now try this: { $action }
lesson-end = Now play: nightkeep play { $game }

## Games and rules

heading-name = Name
heading-title = Title
heading-players = Players
heading-options = Options
game-not-usable = { $game } (of { $distribution }) cannot be used: { $reason }
which-game = Which game? A number or a name; q leaves >{" "}
fits-games = '{ $answer }' fits several games: { $games }
no-such-game = There is no game '{ $answer }'{ guess-after }
players = { $players } players
game-secrets = { count-rules }. Seats know different things.
game-open = { count-rules }. Nothing is hidden.
game-source = It comes from { $source }.
board-file = The board is a file: { $path }
board-files = The boards are files: { $paths }
options-title = Options (--option KEY=VALUE)
heading-key = Key
heading-values = May be
heading-default = Unless you say
heading-text = What it does
heading-rules = Rules
only-english = { $title } is not written in '{ $lang }': this is English.
rule-or-search = give a rule's ID or --search, not both
rule-unknown = { $game } has no rule '{ $rule }'; its rules are { $first } to { $last }{ guess-after }
search-nothing = no rule of { $game } says '{ $word }'

## Records

replay-title = { $title }, { count-actions }
replay-until = --until { $until }: the record has { count-actions }
replay-next = { $n } of { $all }: Enter goes on, q leaves >{" "}
replay-after = After action { $n } of { $all }.
replay-open = The game is not over.
verify-fair = Chance was fair: { count-outcomes } computed again, all as played.
heading-outcome = Outcome
heading-expected = Expected
heading-actual = Came up
verify-more = and { $n } more that were less likely

## Analysis

analyse-same-file = { $path } is the record itself; name another file
analyse-nothing = Nothing was decided in this game yet, so there is nothing to look at.
analyse-title = { $title }: { $actions }, { $decisions }
analyse-last = { $chance } at the last decision
analyse-blunders = Decisions that gave away most
analyse-no-blunders = No decision gave away more than { $share }.
analyse-swings = Where the chances changed most
analyse-picture = { $title }: chances of winning
heading-action = Action
heading-seat = Seat
heading-played = Played
heading-better = Better
heading-costs = Costs
heading-from-action = From action
heading-change = Change
heading-then = Then

## Boards

out-exists = --out { $path }: the file exists; choose another name
board-written = Written: { $path }. Change it, then: nightkeep board check { $path }
board-other-game = game = { $given }, but --game asks for a board of { $game }
board-title = { $board }, a board of { $title }
heading-random-play = Random play
heading-result = Result
heading-interval = 95% interval
row-games = Games
row-ended = Ended
row-actions = Actions a game
mean-and-range = { $mean } ({ $low } to { $high })
row-wins = Wins of { $who }
board-endless =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } game
       *[other] { NUMBER($n, useGrouping: 1) } games
    } did not end within { NUMBER($most, useGrouping: 1) } actions: change the board so that every game can end.
board-good = The board is complete, and every game ended.

## Simulations

simulate-title = { $title }: { count-random-games }, seed { $seed }
heading-mean-score = Mean score
heading-lowest = Lowest
heading-highest = Highest
heading-share = Share of wins
simulate-lengths = Actions a game: { $mean } on average, { $low } to { $high }.
simulate-shared = Wins shared by several seats: { $share } of the games; each such seat counts its part.
simulate-speed = { $games } games/s, { $steps } steps/s ({ $seconds } s).

## Matches

match-title = { $title }: { count-games }, seed { $seed }
match-stopped = Stopped after { $done } of { count-games }, not kept; --results FILE keeps them.
match-stopped-kept = Stopped after { $done } of { count-games }, kept in { $path }; the same command goes on from there.
match-results = Results in { $path }
match-lengths = Actions a game: { $mean } on average.
match-alone = { $bot } played every seat, so every win is its own; --bots takes different ones to compare.
match-bold-rated = A bold row wins clearly more than its fair share. Ratings: 400 points apart are odds of ten to one.
match-bold = A bold row wins clearly more than its fair share. Ratings: run { $command } to see them.
match-by-side = By side
match-duels = Duels: the same chance for both
match-bold-duel = A bold duel is clear of even.
heading-bot = Bot
heading-bots = Bots
heading-games = Games
heading-fair-share = Fair share
heading-rating = Rating
heading-side = Side
heading-both = Both won
heading-only-first = Only first
heading-only-second = Only second
heading-neither = Neither
heading-first-share = First of the decided

## Studies

study-on = --on { $on }: must be 'here' or 'ray'
study-stopped = Stopped after { NUMBER($done, useGrouping: 1) } of { count-games }, kept in { $path }; the same command goes on from there.
study-done = { $title }: { $cells }, { $games }, { $seconds } s.
study-results = Results in { $path }; nightkeep lab report { $path } draws them.

## Languages

words-title = Sentences in '{ $lang }'
words-complete = All sentences are there.
heading-catalogue = Catalogue
heading-sentences = Sentences
heading-missing = Missing
heading-unknown = Unknown
heading-arguments = Other arguments
heading-broken = Broken

## Documentation

docs-missing = The documentation is not built here. In a copy of the repository, build it with: make docs
docs-served = The documentation is at { $address } (Ctrl-C ends it)
docs-port = --port { $port }: cannot listen there ({ $reason })

## Looking after a server

no-tables-there = { $path }: no server has kept tables there; name its folder with --data, or its PostgreSQL with --database
cannot-read = { $path }: cannot be read ({ $why })
database-away = the database cannot be used ({ $why })
database-newer = the database is of a newer Nightkeep (its format: { $version }; known here: { $known }); update Nightkeep
backup-exists = { $path }: the file exists; choose another name
backup-failed = { $path }: cannot be used as a database of Nightkeep ({ $why })
backup-done = Written: { $path } ({ $size } MB). { NUMBER($tables, useGrouping: 1) ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 1) } tables
    }.
restore-not-backup = { $path }: not a file that nightkeep backup writes
restore-kind = { $path }: a backup of { $kind }, which cannot be put into { $wanted }; name the server's PostgreSQL with --database, or its folder with --data
restore-occupied = { $path }: tables are kept there already; make a backup of them, then use --replace
restore-in-use = { $n ->
        [one] another connection uses
       *[other] { $n } other connections use
    } this database; stop all servers first
restore-done = Restored from { $path }: { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables, useGrouping: 1) } tables
    }. Start the server again.
pg-missing = { $program } is not installed here; install PostgreSQL's client programs (Debian: postgresql-client), or run { $program } on the machine of the database
pg-failed = { $program } failed: { $why }

doctor-ok = OK
doctor-advice = Advice
doctor-problem = Problem
doctor-line = { $check }: { $says }
doctor-summary =
    { $n ->
        [0] No problem found.
        [one] 1 problem found.
       *[other] { $n } problems found.
    }
doctor-check-page = Page
doctor-check-folder = Folder
doctor-check-disk = Disk
doctor-check-writes = Durable writes
doctor-check-cache = Compiled games
doctor-check-files = Open files
doctor-check-database = Database
doctor-check-version = Database format
doctor-check-connections = Connections
doctor-check-clock = Clock
doctor-check-address = Address
doctor-check-tls = Certificate
doctor-check-websocket = WebSocket
doctor-check-metrics = Metrics
doctor-page = built, Nightkeep { $version }.
doctor-no-page = not built. Install a wheel of Nightkeep, or run make page in a checkout.
doctor-folder = { $path } can be written.
doctor-no-folder = { $path } does not exist. Make it for the server's user, or name another with --data.
doctor-folder-locked = { $path } cannot be written ({ $why }). Run this as the server's user, and give that user the folder.
doctor-strangers = in { $path } these files belong to another user: { $files }. Give them to the owner of the folder (chown), or the server cannot write.
doctor-disk = { $free } GB free at { $path }.
doctor-disk-low = only { $free } GB free at { $path }. Make room: on a full disk the server refuses every move.
doctor-disk-full = { $free } GB free at { $path }. The server will soon refuse every move; make room now.
doctor-writes = a write is on the disk in { $ms } ms.
doctor-slow-writes = a write takes { $ms } ms to reach the disk, and every move waits for one. Use a faster disk, or PostgreSQL on another machine.
doctor-in-memory = { $path } is in memory ({ $kind }): after a restart everything is gone. Name a folder on a disk with --data.
doctor-over-network = { $path } is on a network file system ({ $kind }), where SQLite can damage its file. Use a local disk, or PostgreSQL.
doctor-durable = fsync and synchronous_commit are on.
doctor-standby = { $n ->
        [one] a standby follows, but no commit waits for it
       *[other] { $n } standbys follow, but no commit waits for them
    }: a fail-over can lose the last moves. Set synchronous_standby_names.
doctor-cache = kept in { $path }.
doctor-cache-locked = nowhere to keep them, so every start compiles for minutes. Set NIGHTKEEP_CACHE to a folder that the server's user can write.
doctor-files = { NUMBER($wanted, useGrouping: 1) } connections are possible.
doctor-files-any = no limit.
doctor-files-few = at most { $n } connections are possible here. Raise the limit to { $wanted } (systemd: LimitNOFILE).
doctor-database-none = none yet; the first start makes it.
doctor-sqlite = { $path } is whole, { $size } MB.
doctor-damaged = { $path } is damaged ({ $why }). Stop the server and restore a backup: nightkeep restore FILE --replace.
doctor-postgresql = PostgreSQL { $version } answers in { $ms } ms.
doctor-version = up to date ({ $version }).
doctor-version-old = version { $version }; the next start updates it to { $known }. Make a backup first.
doctor-connections-few = PostgreSQL allows { $most }, these processes can need { $wanted }. Raise max_connections or use fewer --workers.
doctor-clock = kept right by the system.
doctor-clock-plausible = plausible.
doctor-clock-alone = nothing keeps it right. Switch on a time service (systemd-timesyncd, chrony).
doctor-clock-behind = { $hours } hours behind the newest move. Set the clock and switch on a time service.
doctor-clock-before-install = set to a day before Nightkeep was installed. Set the clock and switch on a time service.
doctor-clocks-differ = { $seconds } s apart from PostgreSQL's. Switch on a time service on both machines.
doctor-no-origin = not checked. Name the address that people use with --origin https://...
doctor-address = { $origin } answers.
doctor-unreachable = { $origin } does not answer ({ $why }). Is the server running, does the name lead here, is the port open?
doctor-not-ours = { $origin } answers ({ $status }), but that is not Nightkeep. Check where the proxy forwards to.
doctor-unready = { $origin } answers, but its database does not. Look at the server's log.
doctor-other-version = { $origin } runs Nightkeep { $theirs }, installed here is { $ours }. Restart the server after an update.
doctor-host-changed = the server at { $origin } refuses its own page. The proxy must pass on Host unchanged; else start the server with --origin { $origin }.
doctor-certificate = valid for { $days } more days at { $origin }.
doctor-certificate-ends = ends in { $days ->
        [one] 1 day
       *[other] { $days } days
    } at { $origin }. See why it is not renewed.
doctor-certificate-bad = { $origin } shows a certificate that browsers refuse ({ $why }). Get one for this name.
doctor-no-hsts = { $origin } sends no Strict-Transport-Security. Let the proxy add it.
doctor-no-tls = { $origin } has no TLS: others on the way can read and take over games. Put a proxy with a certificate in front of it.
doctor-tls-local = not needed on this machine.
doctor-websocket = reaches the server at { $origin }.
doctor-no-websocket = none reaches the server at { $origin } ({ $why }). The proxy must pass on Upgrade and Connection.
doctor-metrics-open = { $origin }/metrics can be read by anybody. Let the proxy refuse it.
## Help: the frame around it

usage = Usage:
usage-help = Show this message and exit.
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = [default: {"{}"}]
usage-required = [required]
usage-no-command = there is no command '{ $command }'; the commands are: { $commands }{ guess-after }
usage-no-option = there is no option '{ $option }'; { $command } --help lists them{ guess-after }
usage-needs-value = { $option } needs a value; { $command } --help says which
usage-takes-no-value = { $option } takes no value; leave it out
usage-missing = { $name } is missing; { $command } --help says what belongs there
usage-extra = '{ $words }' does not belong here; { $command } --help says what does
usage-whole = { $name } must be a whole number{ usage-range }
usage-number = { $name } must be a number{ usage-range }
usage-range =
    { $form ->
        [between] {" "}from { $low } to { $high }
        [least] , at least { $low }
        [most] , at most { $high }
       *[any] {""}
    }

## Help: what stands for a value

metavar-options = [OPTIONS]
metavar-command = COMMAND [ARGS]...
metavar-game = GAME
metavar-file = FILE
metavar-dir = DIR
metavar-folder = FOLDER
metavar-study = STUDY.toml
metavar-key-value = KEY=VALUE
metavar-limit = NAME=VALUE
metavar-lang = LANG
metavar-name = NAME
metavar-n = N
metavar-seed = SEED
metavar-seconds = SECONDS
metavar-host = HOST
metavar-url = URL
metavar-id = ID
metavar-word = WORD
metavar-seat = human|BOT
metavar-bots = BOT,BOT,...

## Help: commands

command-nightkeep = Haunted-house board games on one engine: play, study, learn.
command-epilog = Without a command: the game hall in the browser, or a menu here.
command-examples = Examples:
command-play =
    Play a game at the terminal.

    Seat 1 is yours and bots of level normal play the others, unless --seat says otherwise.

    { command-examples }

    {""}[bold]nightkeep play[/]   choose from a menu

    {""}[bold]nightkeep play GAME --players 3 --save evening.json[/]   you against two bots, kept in a file

    {""}[bold]nightkeep play GAME -s human -s expert[/]   you against the strongest one

    {""}[bold]nightkeep play GAME -s human -s human --name Rosa --name Emil[/]   two people at one keyboard

    {""}[bold]nightkeep play --resume evening.json[/]   go on with it
command-games =
    List the games, or one game's options.

    { command-examples }

    {""}[bold]nightkeep games[/]

    {""}[bold]nightkeep games GAME[/]   its options, what they may be and what they do
command-rules =
    Read a game's numbered rules.

    { command-examples }

    {""}[bold]nightkeep rules GAME[/]   all of them, by section

    {""}[bold]nightkeep rules GAME --search doorway[/]

    {""}[bold]nightkeep rules GAME --lang nl[/]   in Dutch
command-learn =
    Learn a game by playing a short first game.

    { command-examples }

    {""}[bold]nightkeep learn GAME[/]

    {""}[bold]nightkeep learn GAME --lang nl[/]   in Dutch
command-replay =
    Tell a recorded game in sentences, and draw how it ended.

    { command-examples }

    {""}[bold]nightkeep replay evening.json[/]

    {""}[bold]nightkeep replay evening.json --step[/]   watch it action by action
command-simulate =
    Play many random games on all cores and say how they ended.

    { command-examples }

    {""}[bold]nightkeep simulate GAME -n 1000000 --players 3[/]

    {""}[bold]nightkeep simulate GAME --option board=my-board.toml[/]   try out a board of your own
command-arena =
    Let bots play each other and say who is stronger.

    Seats are changed in turn, so that no bot keeps a better chair. Bots: random, greedy, easy, normal, hard, expert.

    { command-examples }

    {""}[bold]nightkeep arena GAME --bots hard,normal --games 400[/]

    {""}[bold]nightkeep arena GAME -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   one against three
command-analyse =
    Look at a played game: a graph of everybody's chances, and where it turned.

    { command-examples }

    {""}[bold]nightkeep analyse evening.json[/]

    {""}[bold]nightkeep analyse evening.json --rounds 20000 --svg evening.svg[/]
command-bench =
    Measure this machine: position size, start-up, playouts, State.play.

    { command-examples }

    {""}[bold]nightkeep bench[/]   every game

    {""}[bold]nightkeep bench -g GAME --seconds 5 --json bench.json[/]
command-serve =
    Serve the games to browsers.

    { command-examples }

    {""}[bold]nightkeep serve[/]   on this machine

    {""}[bold]nightkeep serve --host 0.0.0.0[/]   for everybody in the house

    {""}[bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
command-verify =
    Check that chance was fair in a game that was played on a server.

    { command-examples }

    {""}[bold]nightkeep verify game.json[/]   every roll and draw computed again from the table's seeds
command-export =
    Write all tables of a server as records.

    { command-examples }

    {""}[bold]nightkeep export records[/]   from the usual data folder; the server may be running
command-board = Boards of your own.
command-doctor =
    Check what a server needs: disk, clock, database, address and certificate. Give the options of the server.

    The exit code is 1 if there is a problem. Advice does not count as one.

    { command-examples }

    {""}[bold]nightkeep doctor[/]   the usual data folder

    {""}[bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
command-backup =
    Write all that a server keeps to one file; the server may be running.

    { command-examples }

    {""}[bold]nightkeep backup monday.backup[/]   from the usual data folder

    {""}[bold]nightkeep backup monday.backup --database postgresql://nightkeep@localhost/nightkeep[/]
command-restore =
    Put a backup in the place of what a server keeps; the server must not be running.

    { command-examples }

    {""}[bold]nightkeep restore monday.backup[/]   into the usual data folder
command-docs =
    Read the documentation in a browser, without the internet.

    { command-examples }

    {""}[bold]nightkeep docs[/]

    {""}[bold]nightkeep docs --port 8000 --no-open[/]   only print the address
command-board-new =
    Write a game's standard board as a TOML file to start from.

    { command-examples }

    {""}[bold]nightkeep board new GAME --out mine.toml[/]
command-board-check =
    Check a board file: read it, play random games on it, and draw it.

    { command-examples }

    {""}[bold]nightkeep board check mine.toml[/]

    {""}[bold]nightkeep board check mine.toml --game GAME --players 3 -n 5000[/]
command-lab = Studies for designers: sweep options, and look at the results.
command-lab-run =
    Play a study. Results are kept as they come; the same command goes on where it was interrupted.

    { command-examples }

    {""}[bold]nightkeep lab run studies/first-seat.toml[/]

    {""}[bold]nightkeep lab run studies/first-seat.toml --on ray[/]   on the cluster that RAY_ADDRESS names, or a local one
command-lab-report =
    Draw a study's results: DIR/report.html, a page of its own, and DIR/report.csv.

    { command-examples }

    {""}[bold]nightkeep lab report results/first-seat[/]

    {""}[bold]nightkeep lab report results/new --against results/old[/]   with a test of each difference
command-words = The sentences of a language.
command-words-check =
    List the sentences of a language that are missing, unknown, have other arguments than in English, or are broken.

    The exit code is 1 if there are any.

    { command-examples }

    {""}[bold]nightkeep words check de[/]

## Help: arguments and options

parameter-version = Print the version and leave.
parameter-game = A name from [bold]nightkeep games[/].
parameter-game-menu = Without it: a menu of games.
parameter-game-options = One game, with its options.
parameter-record = A record that was saved at the table.
parameter-players = How many players.
parameter-option = An option of the game; may be given several times.
parameter-lang = en, nl, de, fr, es, or another of a game.
parameter-seat = Who sits there, from seat 1 on: human, random, greedy, easy, normal, hard or expert.
parameter-name = What a seat is called, from seat 1 on.
parameter-seed-rolls = The same seed rolls and draws the same.
parameter-seed-games = The same seed gives the same games.
parameter-seed-same = Deterministic for a given seed.
parameter-resume = Go on with a saved game.
parameter-save = Keep the game in this file, after every decision.
parameter-fast = No pauses while the others play.
parameter-rule = One rule, with its source and reason.
parameter-search = Only rules with this word.
parameter-step = Draw every action, and wait for Enter.
parameter-until = Only the first N actions.
parameter-games = How many games.
parameter-random-games = How many random games.
parameter-cores = By default: all cores.
parameter-bots = Levels, with changes such as hard:rounds=500.
parameter-results = Keep results there; go on with them if it exists.
parameter-rounds = Rounds of thought about each decision.
parameter-svg = Draw the graph there.
parameter-json = Write everything there.
parameter-which-games = Which games; may be given several times.
parameter-seconds = How long to measure.
parameter-figures = Also write the figures there.
parameter-host = Where to listen; 0.0.0.0 is reached from the whole network.
parameter-port = 0: any free port.
parameter-data = Where tables are kept (SQLite).
parameter-database = Keep tables in PostgreSQL: postgresql://user@host/name
parameter-workers = Processes; more than one needs --database.
parameter-origin = Another address the page is reached at, as https://games.example
parameter-secure = The page is reached by https: mark cookies so.
parameter-metrics = Serve figures for Prometheus at /metrics.
parameter-thinkers = Bots that may think at once.
parameter-limit = Change a limit; docs/howto/host.md lists them.
parameter-open = Open the page in a browser, if there is a screen.
parameter-export-folder = Where the records are written.
parameter-doctor-origin = The address people use; it is asked.
parameter-doctor-workers = Processes the server has.
parameter-doctor-json = Print one JSON object instead of lines.
parameter-backup-file = The backup to write; it must not exist.
parameter-restore-file = A backup that nightkeep backup wrote.
parameter-restore-replace = Replace the tables that are there. SQLite's old file is kept beside it.
parameter-no-open = Do not open a browser.
parameter-server-data = The server's data folder.
parameter-server-database = The server's PostgreSQL.
parameter-study = What to play; see studies/.
parameter-study-to = Where results go; by default: results/STUDY.
parameter-study-on = On this machine, or on a Ray cluster.
parameter-report-folder = A folder of results.
parameter-against = Compare with the results of another study.
parameter-out = Write to this new file; by default: print it.
parameter-board-file = A board file.
parameter-board-game = The game it should be for.
parameter-check-lang = A language, such as de.

## Measurements

bench-title = Nightkeep bench
bench-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
bench-most = No more than
bench-position-bytes = Position
bench-cold-first-move-s = Cold start, compiling, to the first move
bench-cold-start-s = ... and to a first simulation
bench-second-start-s = Second start, to the first list of actions
bench-one-core-steps-per-s = Random playouts, one core
bench-all-cores-steps-per-s = Random playouts, all cores
bench-play-us = State.play, everything checked
bench-cold-start = cold start
bench-second-start = second start
bench-one-core = one core
bench-all-cores = all cores
bench-state-play = State.play
bench-rate = { $rate } M steps/s
bench-machine = Python { $python }, { $cores } cores
bench-failed = { $game }: a fresh process failed: { $problem }

## Server

serve-at = Nightkeep is served at { $addresses }
serve-no-page = The page is not built; build it with: make page
serve-workers = --workers: several processes need --database with a PostgreSQL URL; SQLite serves one
serve-database-form = --database: give it as postgresql://user:password@host/name
serve-database = --database: { $problem }
serve-origin = --origin { $given }: write it as https://games.example, without a path
serve-limit-unknown = --limit { $given }: the limits are: { $limits }
serve-limit-value =
    --limit { $given }: { $name } is a { $kind ->
        [float] number
       *[int] whole number
    }, not below 0 and below { NUMBER($most, useGrouping: 1) }
serve-folder-used = --data { $folder }: another server is using this folder
serve-cannot-listen = --host { $host } --port { $port }: cannot listen there ({ $why })
serve-host = --host { $host }: that is no name of a machine
export-done = Records written to { $folder }: { $n }
export-damaged = table { $table }: { $problem }
