# What the engine itself tells people, in English.

## Parts of sentences

# A text that has no sentence of its own yet.
text = { $text }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
seat = seat { $number }
nothing = nothing

## Whose turn it is

turn-chance = chance's turn
turn-over = over
turn-seat = { $who }'s turn

## Why not

cited = { $why } ({ $rules })
why-over = the game is over
why-not-a-number = an action's number is a whole number of 64 bits
why-not-your-turn = { $who } cannot act now: it is { $turn }
why-no-action = { $problem }
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
