# The page in English. Game sentences: src/nightkeep/games/*/words. Ids stay; $names are gaps.

## Everywhere on the page

# The name of the program; not translated.
app-name = Nightkeep
app-skip = Skip to the content
app-tagline = A haunted castle full of games. Knock on a door.
app-settings = Settings
app-language = Language
app-light = Light and dark
# Follows the device's setting.
app-light-auto = As my device
app-light-dark = Night
app-light-light = Day
app-sound = Sounds
app-on = On
app-off = Off
app-close = Close
app-back = Back to the hall
app-loading = One moment…
app-retry = Try again
app-nowhere = There is no such page.
app-copy = Copy the link
app-copied = Copied
app-share = Share
app-yes = Yes
app-no = No
# $a and $b: from, to
app-minutes = { $a }–{ $b } minutes
app-players = { $a }–{ $b } players
app-player = 1 player
app-exactly = { $a } players
app-qr = QR code of the link

# The end of a list: “a, b and c”; $first is “a, b”.
list-and = { $first } and { $last }

## The hall: the list of games and tables

hall-games = The doors of the castle
# $package: the name of a Python package
hall-broken = The game “{ $name }” cannot be opened: its package { $package } does not work here. The server's log says why.
hall-mine = My tables
hall-mine-none = You sit at no table yet. Open a door above and begin.
hall-open = Open tables
hall-open-none = Nobody is waiting for players right now. Open a table, and it appears here.
hall-replays = Finished games
hall-replays-none = Games you have finished appear here, to watch once more.
hall-yourturn = Your turn
hall-continue = Continue
hall-join = Join
hall-watch = Watch
hall-replay = Replay
hall-free =
    { $n } free { $n ->
        [one] seat
       *[other] seats
    }
hall-with = with { $names }
hall-alone = nobody else yet
hall-name = Your name at the table
hall-name-change = Change
hall-name-save = Save
hall-hello = Good evening, { $name }.
hall-docs = Documentation
# Names to choose from for a new guest, a list with commas; each gets a number behind it: “Owl 42”
hall-names = Owl, Bat, Lantern, Raven, Moth, Candle, Fox, Cricket, Star, Cobweb

## A game's own page: what to choose before a table is opened

game-bots = Play now against bots
# For games with one player.
game-solo = Play now
game-friends = Invite friends
game-friends-text = Opens a table with a link and a QR code for your friends.
# All players share one screen.
game-device = Around one device
game-device-text = Everybody plays on this screen. A curtain falls between seats where something is secret.
game-bots-text = You take the first seat, bots the others.
game-solo-text = You against the castle.
game-players = Players
game-level = Bots play
game-options = Options
game-names = Who plays?
game-nameof = Name of player { $n }
game-player = Player { $n }
game-listed = Show this table in the hall, so that anybody can join
game-botsfill = Bots fill this many seats
game-clock = Time for a turn
game-clock-none = No limit
game-clock-seconds = { $n } seconds
game-absent = A bot steps in for a player who is away
game-absent-minutes = After { $n } minutes
game-absent-days =
    After { $n } { $n ->
        [one] day
       *[other] days
    }
game-absent-never = Never: wait for everybody
game-pace = Pace
game-pace-fast = Fast
game-pace-calm = Calm
game-pace-slow = Slow
game-rules = Read the rules
game-unknown = There is no such game.

## Options that several games have, and their values

option-first_seat = Who begins
option-first_seat-seat-1 = Seat 1
option-first_seat-drawn = Drawn by lot
option-die_passes = The die goes to the left of
option-die_passes-chooser = the player who chose the side
option-die_passes-holder = the player who had the die
option-term = { $option }: { $value }

## How well bots play, as in “Bots play …” and “Bot, plays …” (table-bot)

level-random = at random
level-greedy = greedily
level-easy = gently
level-normal = well
level-hard = strongly
level-expert = as well as they can

## While the server compiles a game for the first time

prepare-title = The game is being prepared…
prepare-text = This server opens the game for the first time and has to build it. That happens once and may take a few minutes. You can stay here: it goes on by itself.
# $time: minutes and seconds, 2:05
prepare-time = { $time } so far
prepare-giveup = Stop waiting

## The table

# $name is the player at this screen: several may share one device.
table-turn-you = Your turn, { $name }
table-turn-other = { $name } is thinking
table-turn-chance = Chance decides
table-turn-over = The game is over
table-waiting = Waiting for players
table-waiting-text = The game begins when every seat is taken.
table-fill = Begin with bots
table-fill-text = Bots take the free seats and the game begins. Anybody who comes later can only watch.
table-fill-go = Begin now
table-fill-wait = Keep waiting
table-sit = Sit down here
table-sit-kept = Take my seat
table-free = Free seat
table-kept = Reserved for { $name }
# $level: one of the level-… words
table-bot = Bot, plays { $level }
table-away = A bot plays until { $name } is back
table-comeback = I am back
table-you = you
table-gone = not connected
table-invite = Invite
table-invite-text = Anybody who opens this link can take a free seat.
table-seatlink = My seat on another device
table-seatlink-text = This link opens your own seat. Do not share it.
table-watch-text = Anybody who opens this link can watch: a friend, or the television in the room.
table-bigscreen = Big screen for this room
table-leave = Leave
table-leave-ask = Leave this game? A bot plays on for you; you can come back from the hall.
table-leave-waiting = Give up your seat at this table?
table-leave-hall = Go to the hall, keep my seat
table-leave-seat = Give up my seat
table-leave-stay = Stay
table-actions = What you can do now
table-all = All choices as a list
table-goon = Go on
table-undo = Undo
table-hint = Hint
# $says: a choice as a button says it
table-hint-says = A bot would choose: { $says }
table-hint-chance = A bot would choose: { $says } (about { $percent }% to win)
table-hint-side = A bot would choose: { $says } (about { $percent }% that your side wins)
table-hint-others = Compare with other choices
table-hint-thinking = A bot thinks about it…
table-confirm = Tap again: this cannot be undone.
table-log = What happened
table-log-none = Nothing has happened yet.
table-why = Why?
table-why-of = Why? { $text }
table-chat = Chat
table-chat-none = Say hello!
table-chat-say = Write something
table-chat-send = Send
table-chat-team = Only to my side
table-rules = Rules
table-rules-search = Search the rules
table-rules-english = The rules of this game are in English only.
table-rules-none = No rule has these words.
table-words = Board in words
table-seats = Seats
table-more = More
table-taken = The last move was undone.
table-rewound = The server lost the last moves. The game goes on from here.
table-lost = The connection is lost. Reconnecting…
table-lost-kept = Your move is kept and will be sent once.
table-back = You are connected again.
table-back-done = Your move has arrived.
table-back-late = Your move came too late and was not played.
table-connecting = Opening the table…
table-watching = You are watching.
# s: seconds
table-clock = { $n } s left
# What the numbers beside the players are, where a game has no word of its own
table-score = points
table-stale = Something happened meanwhile. Look again and choose.
table-closed = This table is closed.
# $text is a sentence in English or another language.
table-message = The table says: { $text }

## The end of a game

end-win-you = You win!
# $names: a list such as “Rosa and Tom”; $n: how many
end-win =
    { $names } { $n ->
        [one] wins
       *[other] win
    }!
end-draw = A draw: nobody is ahead.
end-nobody = Nobody wins.
end-lost = You lose this time.
end-side-won = Won
end-side-lost = Lost
end-rematch = Play again
end-rematch-text = Next time everybody moves one seat on.
end-next = Your friends play again: come along
end-replay = Replay
end-dice = Verify fairness
end-share = Share this game
end-board = Look at the board

## Several players share one device: shown before a secret is shown to the next one

curtain-title = Hand the device to { $name }
curtain-text = The board stays hidden until { $name } is ready. Everybody else, look away!
curtain-ready = I am { $name }: open the curtain

## The first game, with a teacher

learn-teach = Teach me
learn-teach-of = Teach me { $game }
learn-title = Your first game: { $game }
learn-teacher = What the teacher says
learn-at = Step { $n } of { $all }
learn-next = Go on
learn-back = Step back
learn-again = Start again
learn-leave = Leave the lesson
learn-rules = The rules of this step
learn-rules-short = Rules
# $n: how many other choices
learn-others = What else is allowed ({ $n })

## Replays

replay-title = Replay: { $game }
replay-notover = This game is not over yet. It can be watched again when it is.
replay-first = First move
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = Last move
replay-at = Move { $n } of { $all }
replay-scrub = Position in the game
# Label of a list of players: whose secrets are shown
replay-eyes = Through the eyes of
# One entry of that list
replay-everybody = a spectator
replay-download = Download the record
replay-speed = Speed
replay-begin = The game begins.

## Check of the random numbers after a game

dice-title = Was chance fair?
dice-text = Before anybody sat down, the server chose a secret number and showed everybody its fingerprint (below). Every player's browser added a number of its own. All random events in the game come from these numbers together. So nobody, not even the server, could choose what happened. Now the secret is open: your own browser can compute everything again and compare.
dice-check = Compute everything again
dice-checking = Computing…
dice-fingerprint = The fingerprint that everybody saw at the start
dice-secret = The secret number
dice-shares = What each player's browser added
dice-fits = The secret fits the fingerprint: it was not changed during the game.
dice-misfits = The secret does not fit the fingerprint: somebody changed it!
dice-ok = All { $n } random events came out the same. Fair!
dice-bad =
    { $n } { $n ->
        [one] random event is
       *[other] random events are
    } not what the numbers give!
dice-table = How often each result came
dice-outcome = Result
dice-expected = Expected
dice-came = Came
dice-none = Nothing was random in this game.

## Big screen for spectators

watch-join = Join with your phone
watch-full = Fill the screen

## An invitation

join-title = You are invited
# $names: a list of players; $n: how many
join-by =
    { $names } { $n ->
        [one] invites
       *[other] invite
    } you to play { $game }.
# $names: a list of players; $n: how many
join-plays =
    { $names } { $n ->
        [one] plays
       *[other] play
    } { $game }.
join-to = Somebody invites you to play { $game }.
join-seat = With this link you play as { $name } on this device, too: { $game }.
join-full = Every seat is taken or reserved. You can watch.
join-begun = The game has begun and every seat is taken. You can watch.
join-over = This game is over. You can see how it ended.
join-look = Watch
join-go = Come in
join-bad = This link is not complete. Ask for it again.

## Games without a board of their own on this page

plain-english = The names on this board are in English.
plain-board = The table
plain-choices = What you can choose

## What went wrong, where the server does not say it

problem-error = Something went wrong on the server. Try again.
problem-refused = That cannot be done.
problem-offline = The server cannot be reached. Check the connection and try again.
problem-illegal = That is not allowed now. What is allowed is lit.
