## The hall: title, description, options and their values

hall-title = Midnight Party
hall-blurb = A party in the castle, until the clock strikes twelve and the Phantom comes up the stairs. Every guest needs a room, and there are not enough. Three rounds; caught guests cost points, the best rooms bring some.
option-board = Board
option-board-published = as published, 28 spaces
option-board-house = our own, 36 spaces
option-colours = Colours
option-colours-seat-order = in order of seats
option-colours-choose = everybody chooses
option-first_seat = Who begins
option-first_seat-seat-1 = seat 1, the youngest
option-first_seat-drawn = a drawn seat
