# What the engine itself tells people, in English.

## Parts of sentences

# A text that has no sentence of its own yet.
text = { $text }
list-and = { $first } and { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
seat = seat { $number }
nothing = nothing
range = { $low } to { $high }
seat-name = Seat { $n }

## Whose turn it is

turn-chance = chance's turn
turn-over = over
turn-seat = { $who }'s turn

## Why not

cited = { $why } ({ $rules })
why-over = the game is over
why-not-a-number = an action's number is a whole number of 64 bits
why-not-your-turn = { $who } cannot act now: it is { $turn }
why-several = '{ $text }' fits several actions: { $fitting }
why-only-players = only players can
illegal-now = '{ $action }' is not legal now: { $why }. It is { $turn }; allowed: { $allowed }
illegal-over = '{ $action }' is not legal: the game is over
no-chance-odds = nothing is left to chance here; odds() answers when actor is nk.CHANCE
no-chance-draw = nothing is left to chance here; it is { $turn }
no-undo-yet = nothing has been played yet, so nothing can be undone
no-undo-revealed = the last action was random or revealed something, so it cannot be undone

## Markers

marker-no-place = there is no place '{ $place }' for { $marker }; places are: { $places }
marker-not-now = { $who } cannot move { $marker }: { $why }
marker-unknown = there is no marker '{ $marker }'; markers of this game: { $markers }
spectator = a spectator

## The end

side-won = Won
side-lost = Lost

## Lessons

lesson-read-on = there is nothing to choose here; read on
lesson-try = that is allowed too, but now try this: { $wanted }

# A thing by its name in this language.
name = { NAME($word) }

## Words, numbers and structures that name no action

guess-word =
    { $guess ->
        [0] {""}
       *[other] {" "}(did you mean '{ $guess }'?)
    }
guess-after =
    { $guess ->
        [0] {""}
       *[other] .{" "}Did you mean '{ $guess }'?
    }
word-unknown = there is no { NAME($thing, form: "thing") } '{ $word }'{ guess-word }; it may be: { $allowed }
word-number = there is no { NAME($thing, form: "thing") } '{ $word }'; a { NAME($thing, form: "thing") } is { $first } to { $last }
word-either = { $one }; { $other }
no-action-number = there is no action number { $number }
no-action-text = '{ $text }' is not an action{ guess-word }; actions look like: { $examples }
no-action-kind = kind = { $kind }: it may be { $kinds }
no-action-fields = an action of kind { $kind } has these fields: { $fields }
no-action-field = { $field } = { $value }: { $why }
no-action-type = an action is a text, not { $type }
no-action-long = an action text has at most { $most } characters; this one has { $length }
script-ended = the script has no further action, but the game goes on
not-to-act = bots decide for the seat whose turn it is; seat { $seat } is not to act

## Games and options

game-unknown = there is no game '{ $game }'; the games are: { $games }{ guess-after }
game-none = there is no game '{ $game }', and no other either: Nightkeep itself is not installed here, only its source is found; install it with pip install -e .
game-unusable = the game '{ $game }' of { $source } cannot be used: { $reason }
game-no-import = { $entry } cannot be imported: { $type }: { $problem }
game-no-spec = { $entry } is a { $type }, not a GameSpec
game-other-name = { $entry } declares a game called '{ $declared }', but its entry point is called '{ $game }'
game-name-form = a game's name is written in small letters, numbers and single hyphens, such as 'my-game'
game-name-twice = the name '{ $game }' is offered by { $sources }; uninstall one of them
language-unknown = there is nothing written in '{ $lang }'; the languages are: { $languages }
rules-language = the rules of { $game } are not written in '{ $lang }'; there are: { $languages }
lesson-missing = { $game } has no lesson
option-unknown = { $game } has no option '{ $key }'; its options are: { $options }{ guess-after }
option-value = { $key } = { $given } is not allowed; { $key } may be: { $allowed }
option-range = { $key } = { $given } is not allowed; { $key } may be { $low } to { $high }
option-range-or = { $key } = { $given } is not allowed; { $key } may be { $low } to { $high }, or { $other }
option-board = { $key } = { $given } is not allowed; { $key } may be: { $boards }, or the path of a board file
option-version = version = '{ $version }' is another game; nk.game('{ $game }', version=...) leads there
option-seat = seat { $seat }: seats are 0 to { $last }, or None for a spectator
option-names = names = { $names }: names are a list of texts, one for every seat
option-names-count = { $names } names for { $players } players; every seat needs one
option-threads = threads = { $threads }: at least one thread is needed
option-games = games = { $games }: simulate plays 1 to { $most } games
option-seed = seed = { $seed }: a seed is a whole number from 0 to { $most }
position-broken = not a position of this game: { $broken }

## Bots

bot-unknown = there is no bot '{ $bot }'; the bots are: { $bots }{ guess-after }
bot-random-only = { $game } has no evaluation, so only the random bot plays it
bot-limit =
    { $where }: { $key } may be { $low } { $high ->
        [0] or more
       *[other] to { $high }
    }
bot-change = '{ $change }' in bot '{ $bot }'
bot-threads = bot '{ $bot }' with threads = { $threads }
bot-no-thought = bot '{ $bot }': { $level } does not think, so there is nothing to change
bot-tunable = '{ $change }' in bot '{ $bot }': what can be changed is { $keys }
bot-number = '{ $change }' in bot '{ $bot }': { $key } wants a number
bot-endless = bot '{ $bot }' would think without end: give it seconds or fewer rounds
bot-by-clock = bot '{ $bot }' thinks by the clock, so its games could not be repeated; give it rounds, such as { $level }:rounds=5000

## Records

record-form = a record is a JSON object with the keys { $keys }
record-transcript = this is what one seat was told of a game; only the record of a game can be replayed
record-format = nightkeep = { $format }: this program reads records of format { $known }
record-key = the record's '{ $key }' is missing or not a { $kind }
record-unknown-key = unknown key '{ $key }'; a record has { $keys }
record-game = there is no game '{ $game }'; the games are: { $games }
record-board = the record's 'board_toml' is not a text
record-rules = the record was played under rules { $rules } of { $game }; this program has { $own } and will not replay it under other rules
record-set-up = the record's set-up is broken: { $problem }
record-until = until = { $until }: must be a number of actions, from 0 on
record-action = action { $number } of { $all }: { $problem }
record-marks = the record's 'marks' is not a list
record-mark = mark { $number } of { $all }: { $problem }
record-mark-form = mark { $number } of { $all } is not [actions before it, seat, marker, place or null]
record-mark-order = mark { $number } of { $all } comes after { $actions } actions; after the last mark and before the end of the game that is { $low } to { $high }
record-not-written = { $path } could not be written ({ $why }); nothing was changed
record-large = { $path }: larger than { $most } bytes, which no game record is
record-truncated = { $path }, line { $line }: truncated or not JSON ({ $why })
record-deep = { $path }: no game record: numbers too long, or nested too deep
record-object = { $path }: a record is a JSON object
record-no-dice = the record has no 'dice', so its chance cannot be checked
record-dice-broken = the record's 'dice' are broken: { $problem }
record-dice-scheme = the record's 'dice' are of scheme '{ $scheme }'; this program checks '{ $known }'
record-dice-secret = the record's 'dice' do not show their secret; it is shown when the game is over
record-dice-commitment = the secret does not fit the commitment that was shown at the start
record-dice-other = action { $number }: chance gives '{ $outcome }', but '{ $played }' was played

## Files

file-no-file = { $path } cannot be read (not a file)
file-unreadable = { $path } cannot be read ({ $why })
file-no-text = { $path } is not a text file
file-unwritable = { $path }: cannot be written ({ $why })
file-place =
    { $line ->
        [0] { $path }: { $problem }
       *[other] { $path }, line { $line }: { $problem }
    }
toml-broken = not valid TOML: { $problem }
toml-no-file = cannot be read (not a file)
toml-unreadable = cannot be read ({ $why })
toml-large = { $size } bytes is too large; a board file has at most { $most } bytes
toml-inherit = { $key } = { $given }: must be one of the game's own: { $boards }
toml-like-own = '{ $key }' is written like the game's own, { $how }
toml-like-table = '{ $key }' is written like the game's own, a table: [{ $key }]
toml-like-list = '{ $key }' is written like the game's own, a list: [[{ $key }]]
toml-renamed = { $key } is to be "{ $name }" now; write it on a line of its own
toml-missing-whole = '{ $key }' is missing; it is a whole number from { $low } to { $high }
toml-whole = { $key } = { $given }: must be a whole number from { $low } to { $high }
toml-text = { $key } = { $given }: must be a text
toml-missing = '{ $key }' is missing
toml-type = { $place }: expected { $wanted }, got { $given }
toml-bound = { $place }: expected { $allowed }, not { $given }
toml-choice = { $place }: expected one of { $choices }, not { $given }
toml-item = { $place }, item { $item }
toml-whole-file = the file
toml-unknown = unknown key '{ $key }'; known here are: { $known }
board-names = { $problem }; boards by name are: { $boards }{ guess-after }
board-no-game = 'game' is missing; write for which game the board is: game = "NAME", of { $games }
board-game = game = { $game }: there is no such game; the games are: { $games }{ guess-after }

## Matches and studies

match-no-bots = a match needs at least one bot
match-unwritable = { $path }: results cannot be written there ({ $why })
match-write-failed = { $path }: a result could not be written ({ $why }); those before it are kept
match-line = { $path }, line { $line }: not a result; mend or remove that line
match-other-line = { $path }, line { $line }: not a result of this match; mend or remove that line
match-no-results = { $path } is not a file of arena results
match-names-no-bots = { $path } is not a file of arena results: it names no bots
match-cut-off = { $path }: its last line is cut off and cannot be removed ({ $why })
match-format = { $path }: arena = { $format }; this program reads format { $known }
match-other = { $path } holds another match ({ $game }: { $bots }, seed { $seed }, { $options }); name another file
study-cells = { $cells } cells; a study has at most { $most }
study-same-name = two cells are called '{ $cell }'; give them a name = "..." each
study-cell-list = cells are written as [[cell]]
study-options = options are written as a table: [options] or options = {"{"} ... {"}"}
study-sweep = a sweep is a table of lists: [sweep]
study-sweep-list = { $key } = { $given }: a sweep needs a list with at least one value
study-game = a study needs a game = "..."
study-bots = bots = { $given }: must be a list such as ["greedy"], one for each seat
study-cell = cell '{ $cell }': { $problem }
study-too-many-bots = cell '{ $cell }': { $bots } bots for { $seats } seats
study-no-games = { $folder } holds no finished games yet
study-part = { $path } cannot be read ({ $why }); delete it and run the study again
study-other = { $folder } holds results of another study, or of this one as it was; name another folder
study-not-empty = { $folder } is not empty and holds no study; name another folder
study-missing = { $folder } holds no results of a study ({ $file } is missing)

## This machine

process-ended = a process that played games was ended from outside; results in a file are kept. Ask again, perhaps with fewer --workers
extra-missing = this needs packages that are not installed ({ $modules }). Run: { $command }
gpu-no-numba = GPUs need the package numba-cuda, which is not installed ({ $why }). Run: { $command }
gpu-none = no NVIDIA GPU that Numba can use was found ({ $why })
gpu-no-driver = no driver
gpu-simulate = { $reason }; Game.simulate() runs on all cores instead
gpu-environment = { $reason }; the environment in nightkeep.envs.vector runs on the CPU's cores

## Positions that somebody sets up

position-and = { $first }; { $next }
position-more = { $first }; and { $n } more
position-object = a position is an object with the fields { $fields }
position-unknown = unknown field '{ $field }'
position-missing = field '{ $field }' is missing
position-shape = field '{ $field }': must have shape { $shape }
position-number = field '{ $field }': { $given } is not a whole number from { $low } to { $high }
position-is = { $field } is { $number }; it may be { $low } to { $high }
position-holds = { $field } holds { $number }; it may hold { $low } to { $high }
position-option = { $field } is { $given }, but with these options it is { $wanted }

## Files of lessons

step-options = options: { $problem }
step-names = names must be { $n } names, one for each seat
step-list = a lesson has 1 to { $most } steps, each a [[step]]
step-last = the last step has nothing to play, only to say
step-no-rule = there is no rule { $rule }
step-unfinished = a new game begins, but the step before still has something to play
step-goes = goes: { $problem }
step-say = '{ $lang }' must be a text of 1 to { $most } characters
step-texts = '{ $key }' must be a list of texts
step-play-text = 'play' must be the text of one action
step-illegal = play: '{ $action }' is not legal here: { $why }
step-not-offered = play: '{ $action }' is not offered so; offered are: { $offered }

## Games that are added

game-not-a-spec = register() takes a GameSpec, not a { $type }
game-bad-name = the game '{ $game }' of the package { $package } needs another name: small letters, numbers and single hyphens, such as 'my-game'
game-taken = the package { $package } cannot register a game '{ $game }': { $source } has a game of that name; choose another
game-clash = the package { $package } cannot register a game '{ $game }': { $problem }
game-no-folder = the package { $package } of { $game } has no folder; give it an __init__.py

## Types of values in files

type-int = int
type-float = float
type-str = str
type-bool = bool
type-array = array
type-object = object
type-either = { $one } / { $other }
bound-at-least = { $kind } >= { $bound }
bound-at-most = { $kind } <= { $bound }
bound-exactly = { $kind } { $bound }
type-str-length = str of length
type-array-length = array of length
comment-board = A board for { $title }. It is the standard board: change the name and whatever you like.
comment-check = Check it:   nightkeep board check FILE     Play on it:   nightkeep play { $game } --option { $option }=FILE
comment-inherit = To write only what differs from it, write { $key } = "{ $board }" at the top and delete the rest.
comment-keys = What may stand where (a check says what is wrong in which line):
comment-key =
    { $key }: { $values }{ $required ->
        [0] ; may be left out
       *[1] {""}
    }
value-or = { $first } or { $second }
value-whole = whole number { $range }
value-number = number { $range }
value-text = text
value-letters = text { $range } letters
value-bool = true or false
value-times = { $value }; { $range } times
value-any = any value
value-up-to = up to { $high }
value-at-least = { $low } or more
value-between = { $low } to { $high }

## Arrays and environments in Python

env-not-contiguous = { $name } does not lie in memory in one piece, row after row
env-read-only = { $name } must not be written into: give NumPy's arrays, and share them with the library whose arrays never change
env-shape = { $name } is { $given }; it must be { $wanted }
env-actions = actions are { $given }; one whole number for each game
env-games = games = { $games }: at least one game is needed
env-seed = seed = { $seed }: a seed is a whole number from 0 to { $most }
env-no-array = { $name } is a { $type }; it must be an array of NumPy or of DLPack
env-other-device = { $name } lies on device { $device }; nightkeep.envs.cuda_vector writes to GPUs
env-not-shared = { $name }, a { $type }, cannot be shared: { $problem }
env-threads-multiple = threads = { $threads }: must be a multiple of { $step }, and at most { $most } in { $game }
env-not-on-card = { $name } is a { $type }; it must be an array on the card
env-illegal-somewhere = game { $game }: an action was not legal, and was not carried out
env-seat = seat = { $seat }: seats are 0 to { $last }
env-opponents = { $opponents } opponents for { $seats } other seats; each needs one
env-illegal = action { $action } is not legal; see the action mask
env-illegal-of = { $agent }: action { $action } is not legal; see the action mask
env-illegal-in = game { $game }: action { $action } is not legal; see mask[{ $game }]
env-cycles = max_cycles = { $cycles }: at least one cycle is needed
env-not-whole = action { $action } is no whole number; actions are the places of the action mask
env-start = start: this is no JSON of a position ({ $problem })
env-choice = { $key } = { $given }: it may be { $allowed }
env-threads = threads = { $threads }: at least one thread is needed
env-seats = seats are whole numbers from 0 to { $last }

## Pictures and tables in notebooks

picture-width = a picture's width is { $width }; it may be 1 to { $most } pixels
picture-not-built = the drawings are not built in this copy of Nightkeep; build them: make page
picture-words = The board in words
picture-won = won: { $who }
picture-nobody = over; nobody has won
column-seat = seat
column-bot = bot
column-games = games
column-wins = share of wins
column-interval = 95% interval
column-rating = rating
column-score = mean score
column-points = score
column-cell = cell
column-actions = actions a game
table-simulation = { $games } random games of { $actions } actions on average
table-match = { $game }: { $games } games
table-study = { $title }: { $played } of { $planned } games
library-outdated = { $path } was built from other sources and is not used; make kernels builds it again
library-damaged = { $path } cannot be used: it is damaged, or made for another machine ({ $problem }). Delete it, or build it again with make kernels
library-door = { $path } lacks the function { $door }. Delete it, or build it again with make kernels
