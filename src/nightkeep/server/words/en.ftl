# What the server tells people, in English.

## Refusals: refused-CODE, or refused-CODE-DETAIL where a code has several sentences

# $what is one of: name, marker (its name), message.
refused-bad-text-empty =
    { $what ->
        [message] There is nothing to read in this message. Write something first.
        [marker] A marker needs a name that can be read.
       *[name] A name needs at least one letter or number.
    }
refused-bad-text-invisible =
    { $what ->
        [message] This message contains characters that cannot be seen. Write it without them.
        [marker] The name of this marker contains characters that cannot be seen. Write it without them.
       *[name] This name contains characters that cannot be seen. Write it without them.
    }
refused-no-guest = Choose a name first.
refused-no-table = This table does not exist, or it is private. Ask for an invitation.
refused-no-spectators = Only the players can see this table.
refused-no-link = This link is not valid any more. Ask for a new one.
refused-no-game = There is no game called { $game }. The games are: { $games }.
refused-no-lesson = This game has no lesson.
refused-no-seat-not-yours = This seat is not yours. To play on it here, open its own link.
refused-no-seat-none = You have no seat at this table.
refused-no-seat-not-host = Only the player who opened the table can begin with bots.
# Seats are counted from 0 here, as programs count them.
refused-no-seat-unknown = There is no seat { $seat } at this table. The seats are 0 to { $last }.
refused-taken-this = This seat is taken. Choose another one.
refused-taken-all = No seat is free.
refused-spectator = You are watching. Only players can do that.

refused-not-started = The game has not begun. It begins when every seat is taken.
refused-started = The game has begun, and every seat is taken.
refused-over = The game is over.
refused-closed = This table is closed. You can open a new one.
refused-outdated = The rules have changed since this game began. Open a new table.
refused-playing-shown = This is shown when the game is over.
refused-playing-rematch = The game is not over yet. You can play again after it.
refused-stale = Something has happened meanwhile. Look again and choose.
refused-not-your-turn = It is not your turn.
refused-not-chance = Nothing is left to chance now.
refused-no-undo-used-up = You have undone { $most } decisions in this game, and more are not allowed.
refused-no-undo-too-late = This cannot be undone any more. You can undo your last decision until someone else decides, chance decides, or something hidden is shown.
refused-no-team = There is nobody on your side to talk to. Write to everyone instead.
refused-no-hints = This table plays without hints.
refused-away = A bot plays for this seat. Come back first.
refused-away-already = A bot plays for this seat already.
refused-not-away = Nobody else plays for this seat.

refused-bad-level = There is no bot called { $level }. The bots are: { $levels }.
refused-bad-seats-number = This game needs a different number of seats: { $players }, not { $seats }.
refused-bad-seats-nobody = At least one seat must be for a person.
refused-bad-option-board = { $option }: Tables use the game's own boards: { $boards }.
refused-bad-option-version = { $option }: This is the other version's board. Choose the game it belongs to.

refused-too-fast-messages = That was a little too fast. Wait a moment.
refused-too-fast-requests = Too many requests come from your network. Wait a moment and try again.
refused-too-fast-guests = Too many new players come from your network. Wait a moment and try again.
refused-too-fast-hints = You have just asked for several hints. Wait a moment before the next one.
refused-too-many-tables = The most open tables you can have is { $most }. Finish or leave one first.
refused-too-many-links = This table has no room for more links. Use a link you already have.
refused-too-many-connections = Too many windows are open at this table or on this server. Close one, or try again later.
refused-busy-table = Too much is happening at this table. Try again in a moment.
refused-busy-replays = Too many old games are being looked at. Try again in a moment.
refused-preparing = This game is being prepared. Try again in a moment.
refused-store = The server cannot read or save anything right now. Nothing is lost. Try again in a moment.
refused-rewound = The server has lost the last moves of this game. Look again and choose.
refused-rewound-this = The server has lost this and the last moves of the game. Look again and choose.
refused-full-log = The log of this table is full, so the game cannot go on.
refused-full-log-chat = This table has no room left for messages and markers. Moves are still possible.
refused-full-log-moves = This table has only room left for moves.
refused-error = Something went wrong on the server, and nothing has changed. Try again.
refused-error-turn = Something went wrong on the server. It will try again.
refused-error-hint = The bot could not find a hint. Try again.
refused-origin = This page was opened at an address that the server does not know. Open it at its own address.

# The page never causes the following ones; programs may. $problem is a technical text in English.
refused-bad-request-unreadable = The server cannot read this request. Reload the page. ({ $problem })
refused-bad-request-number = { $name } must be a whole number.
refused-bad-request-lang = lang must be one of: { $languages }.
refused-bad-request-step = step must be between 1 and { $steps }.
refused-bad-type = Requests must be sent as application/json.
refused-bad-message-unreadable = The server cannot read this message. Reload the page. ({ $problem })
refused-bad-message-too-long = A message can have at most { $bytes } bytes. Write less.
refused-key-reused = This key was used for another request. Send each request under a key of its own.
refused-too-large = A request can have at most { $bytes } bytes. Send less.
refused-too-slow = The request did not arrive in time. Try again.
refused-not-found = There is nothing at this address.
refused-refused = The server does not answer requests of this kind (HTTP { $status }).

## What everybody at a table reads, after "The table says:"

table-full = The log of this table is full. The game was closed as it stands.
table-no-game = This server does not have the game { $game }.
table-other-rules = This game began under rules { $rules }. The server has rules { $now } now, so the game cannot go on here. Open a new table.
# $problem is a sentence of the game.
table-options = The options of this table do not fit its game any more: { $problem }
table-unreadable = This version of the server cannot read the log of this table. Nothing is deleted.

## What the operator reads when the database fails

store-newer = the database is of a newer Nightkeep (its tables: { $version }; known here: { $newest })
store-not-opened = the database cannot be opened ({ $problem })
store-silent = the database does not answer ({ $problem })
store-not-written = the database cannot be written now ({ $problem })
store-not-durable = it has { $wrong }, so moves that were acknowledged can be lost in a crash; set it to on in postgresql.conf and reload PostgreSQL
store-replaced = its file was replaced or removed while the server ran; restart the server

## What the browser shows where no page was built

page-missing = Nightkeep is running, but its page has not been built
page-missing-build = Build it with { $command } and start the server again.
page-missing-works = The server itself works: see { $games } and { $interface }.
page-missing-games = the games
page-missing-interface = the interface
