# What the report of a study says, in English.

## The page

report-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] game
       *[other] games
    }, seed { $seed }.
report-unfinished = Not finished: { NUMBER($played, useGrouping: 1) } of { NUMBER($planned, useGrouping: 1) } games.
report-contents = Contents
left-out-csv = The first { $shown } of { $cells } cells; { $file } has all of them.
left-out-files = The first { $shown } of { $cells } cells; the files { $file } have all of them.

## Sections: their titles, and what to know of each

section-played = What was played
section-options = What the options do to the first seat
section-options-about = Its share of the victories with the 95% interval, all cells with the same value together.
section-wins = Who wins
section-wins-about = Each seat's share of the victories with its 95% interval; a team wins together. The upright mark is where all seats would win equally often.
section-scores = Final scores
section-scores-about = All seats together; the dashed line is the mean.
section-lengths = Actions a game
section-lengths-about = Chance included; the dashed line is the mean.
section-decisions = Decisions
section-places = Where it happens
section-places-about = How often in a game: the stronger the colour, the more often. Maps of the same game have the same scale.
section-compared = Compared
section-compared-about = Here: { $here }. There: { $there }. p is the chance of a difference at least this large if there were none (Welch's t-test), corrected for the number of comparisons (Holm); a row below { $clear } is bold and has a star.
section-compared-none = The two studies have no cell of the same name.

## Columns

head-cell = Cell
head-game = Game
head-bots = Bots
head-games = Games
head-length = Actions a game
head-seat = Seat
head-decisions = Decisions a game
head-choices = Choices each
head-forced = Only one choice
head-what = What
head-here = Here
head-there = There
head-difference = Difference
head-p = p (Holm)
head-share = Share
head-interval = 95% interval
head-score = Score
head-actions = Actions
head-times = Times
head-place = Place
head-rate = A game

## Charts: what they show, as text

side =
    { $n ->
        [one] Seat
       *[other] Seats
    } { $seats }
first-share = First seat's share by { $option }
first-share-pairs = First seat's share by { $down } and { $across }
figure-numbers = The numbers
figure-numbers-of = The numbers of { $title }
list-begin = { $title }:{" "}
list-next = {"; "}
even-share = even would be { $share }
bin = { $first } to { $last }
spread = Mean { $mean }, from { $least } to { $most }
spread-told = mean { $mean }, from { $least } to { $most }
hot = most often { $places }
hot-place = { $place } ({ $rate } a game)
hot-all = { $rate } a game in all; { hot }

## Comparisons

compared-length = actions a game
compared-share = { $side }: share of wins
compared-score = { $side }: score
