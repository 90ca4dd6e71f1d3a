## The hall: title, description, options and their values

hall-title = Huida del castillo oculto
hall-blurb = El Fantasma sube del sótano y recorre la galería, más rápido con cada campanada del reloj. Esconde a tus invitados en las salas, echa a otros y no sumes muchos puntos: gana quien menos tenga al amanecer.
option-colours = Colores
option-colours-seat-order = por orden de asientos
option-colours-choose = se eligen
option-first_seat = Quién empieza
option-first_seat-seat-1 = asiento 1, la persona más joven
option-first_seat-drawn = un asiento por sorteo

## The table

score = puntos, mejor pocos
