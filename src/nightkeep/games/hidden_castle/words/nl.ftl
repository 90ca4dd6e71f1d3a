# Ontsnap uit het verborgen kasteel in het Nederlands: wat Middernachtsfeest niet heeft.

event-arms =
    De { NAME($chamber) } draagt { SIGNED($arms) }: { $who } { $change ->
        [none] blijft op 0 punten
        [gain] krijgt { $amount ->
            [1] 1 punt
           *[other] { $amount } punten
        }
       *[loss] verliest { $amount ->
            [1] 1 punt
           *[other] { $amount } punten
        }
    }.
event-booted = { $by } zet de gast van { $who } uit de { NAME($chamber) } op vak { $space }.
event-clock = Het Spook is bij de uitgang: de klok slaat { $time }.
event-captured =
    Het Spook brengt de { guests } van { $who } van vak { $space } naar trede +{ $step }: { $points } { $points ->
        [1] punt
       *[other] punten
    }.
event-over =
    Het spel is uit: { $reason ->
        [clock] de laatste klok slaat
        [limit] iemand staat op { $most } punten of meer
       *[both] de laatste klok slaat en iemand staat op { $most } punten of meer
    }.

# Waarom een actie niet mag

why-exact-for-a-guest = in de { NAME($chamber) } zit al iemand; je kunt er alleen met het juiste getal in
why-no-return = een gast mag niet in één zet de { NAME($chamber) } uit en er weer in
why-own-guest = er zit al een gast van jou in de { NAME($chamber) }
why-placed-before-play = gasten worden alleen vóór het spel neergezet, en doen daarna mee

## Opgezette stellingen

position-clock = klok { $clock } is geen van de { $clocks } klokken
position-score = een score is lager dan 0
position-end = het spel is afgelopen precies als de laatste klok of 46 punten bereikt zijn
position-never-again = in dit spel worden gasten nooit opnieuw geplaatst
position-first-clock = de eerste klok loopt precies tot het Spook in de galerij komt
position-phantom-early = het Spook gaat van de kelderdeur weg voordat alle gasten er staan
