# Middernachtsfeest in het Nederlands: wat Ontsnap uit het verborgen kasteel niet heeft.

event-stayed = { $who } laat de laatste gast in de galerij staan.
event-no-guest = { $who } heeft geen gast in de galerij: het getal doet niets.
event-captured = Het Spook brengt de { guests } van { $who } van vak { $space } naar trede -{ $step }.
event-round-over =
    Ronde { $round } is voorbij: { $reason ->
        [empty] de galerij is leeg
        [full] alle kamers zijn vol
       *[both] de galerij is leeg en alle kamers zijn vol
    }.
event-left-out =
    De { guests } van { $who } in de galerij { $guests ->
        [1] moet
       *[other] moeten
    } naar de bovenste trede.
event-scored = { $who } krijgt { SIGNED($points) } en staat nu op { SIGNED($total) }.
event-stepped-out = De gast van { $who } stapt uit de { NAME($chamber) } op vak { $space }.
event-next-round = Ronde { $round } begint; { $who } gooit het eerst.
event-over = Het feest is voorbij.

# Waarom een actie niet mag

why-chamber-kept = een gast in een kamer blijft daar tot de ronde voorbij is
why-must-place-again = nu moet een gast van de trap op een vrij vak van de galerij komen
why-occupied = in de { NAME($chamber) } zit al een gast
why-placed-before-a-round = gasten worden alleen vóór een ronde neergezet, en doen daarna mee
why-stairs-kept = een gevangen gast blijft op zijn trede tot de ronde voorbij is

## Opgezette stellingen

position-round = ronde { $round } is geen van de { $rounds } ronden
position-starter = starter is { $starter }; plaatsen zijn 0 tot en met { $last }
position-starter-kept = wie begint wordt alleen tussen twee ronden onthouden
position-phantom-door = in dit spel staat het Spook nooit op de kelderdeur
position-round-goes-on = een ronde gaat door met een lege galerij of volle kamers
position-nobody-to-move = een plaats zonder gasten in de galerij moet een getal verzetten
position-placed-again = gasten worden alleen vanaf de trap opnieuw geplaatst, tussen twee ronden
position-other-next = plaats { $turn } plaatst een gast, maar plaats { $seat } is aan de beurt
position-end = het spel is pas afgelopen na de laatste ronde, met een lege galerij
position-round-ended = een ronde is afgelopen voordat het Spook in de galerij was
position-phantom-early = het Spook gaat van de onderste trede weg voordat alle gasten er staan
position-score = plaats { $seat } heeft { $points } punten; de ronden tot nu toe geven { $least } tot en met { $most }
