## The hall: title, description, options and their values

hall-title = Middernachtsfeest
hall-blurb = Een feest in het kasteel, tot de klok twaalf slaat en het Spook de trap op komt. Elke gast heeft een kamer nodig, en er zijn er te weinig. Drie rondes; gevangen gasten kosten punten, de beste kamers leveren er op.
option-board = Bord
option-board-published = zoals uitgegeven, 28 vakken
option-board-house = van onszelf, 36 vakken
option-colours = Kleuren
option-colours-seat-order = op volgorde
option-colours-choose = iedereen kiest
option-first_seat = Wie begint
option-first_seat-seat-1 = plaats 1, de jongste
option-first_seat-drawn = een gelote plaats
