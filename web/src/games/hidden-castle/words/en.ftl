## The hall: title, description, options and their values

hall-title = Escape from the Hidden Castle
hall-blurb = The Phantom climbs out of the cellar and walks the gallery, faster with every stroke of the clock. Hide your guests in the rooms, push others out, and keep your score low: whoever has the fewest points at dawn wins.
option-colours = Colours
option-colours-seat-order = in order of seats
option-colours-choose = everybody chooses
option-first_seat = Who begins
option-first_seat-seat-1 = seat 1, the youngest
option-first_seat-drawn = a drawn seat

## The table

# What the numbers beside the players are
score = points, few are good
