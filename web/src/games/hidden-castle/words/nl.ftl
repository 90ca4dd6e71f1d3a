## The hall: title, description, options and their values

hall-title = Ontsnap uit het verborgen kasteel
hall-blurb = Het Spook klimt uit de kelder en loopt door de galerij, sneller bij elke slag van de klok. Verstop je gasten in de kamers, zet anderen eruit en houd je score laag: wie bij zonsopgang de minste punten heeft, wint.
option-colours = Kleuren
option-colours-seat-order = op volgorde
option-colours-choose = iedereen kiest
option-first_seat = Wie begint
option-first_seat-seat-1 = plaats 1, de jongste
option-first_seat-drawn = een gelote plaats

## The table

score = punten, weinig is goed
