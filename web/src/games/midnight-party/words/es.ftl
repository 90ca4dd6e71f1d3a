## The hall: title, description, options and their values

hall-title = Fiesta de medianoche
hall-blurb = Una fiesta en el castillo, hasta que el reloj da las doce y el Fantasma sube por la escalera. Cada invitado necesita una sala y no hay para todos. Tres rondas; los invitados atrapados quitan puntos y las mejores salas los dan.
option-board = Tablero
option-board-published = el publicado, 28 casillas
option-board-house = el nuestro, 36 casillas
option-colours = Colores
option-colours-seat-order = por orden de asientos
option-colours-choose = se eligen
option-first_seat = Quién empieza
option-first_seat-seat-1 = asiento 1, la persona más joven
option-first_seat-drawn = un asiento por sorteo
