# Wat de server zegt, in het Nederlands.

## Weigeringen: refused-CODE, of refused-CODE-DETAIL waar een code meer zinnen heeft

refused-bad-text-empty =
    { $what ->
        [message] Dit bericht is leeg. Schrijf eerst iets.
        [marker] Een merkteken heeft een naam nodig die je kunt lezen.
       *[name] Een naam heeft minstens één letter of cijfer nodig.
    }
refused-bad-text-invisible =
    { $what ->
        [message] In dit bericht staan onzichtbare tekens. Schrijf het zonder.
        [marker] In de naam van dit merkteken staan onzichtbare tekens. Schrijf hem zonder.
       *[name] In deze naam staan onzichtbare tekens. Schrijf hem zonder.
    }
refused-no-guest = Kies eerst een naam.
refused-no-table = Deze tafel bestaat niet, of is besloten. Vraag een uitnodiging.
refused-no-spectators = Alleen wie meespeelt, kan deze tafel zien.
refused-no-link = Deze link geldt niet meer. Vraag een nieuwe.
refused-no-game = Er is geen spel dat { $game } heet. De spellen zijn: { $games }.
refused-no-lesson = Voor dit spel is er geen les.
refused-no-seat-not-yours = Deze plaats is niet van jou. Open de link van die plaats om er hier op te spelen.
refused-no-seat-none = Je hebt geen plaats aan deze tafel.
refused-no-seat-not-host = Alleen wie de tafel heeft geopend, kan met bots beginnen.
refused-no-seat-unknown = Plaats { $seat } is er niet aan deze tafel. De plaatsen zijn 0 tot en met { $last }.
refused-taken-this = Deze plaats is bezet. Kies een andere.
refused-taken-all = Er is geen plaats vrij.
refused-spectator = Je kijkt toe. Dit kan alleen wie meespeelt.

refused-not-started = Het spel is nog niet begonnen. Het begint als alle plaatsen bezet zijn.
refused-started = Het spel is begonnen en alle plaatsen zijn bezet.
refused-over = Het spel is uit.
refused-closed = Deze tafel is gesloten. Je kunt een nieuwe openen.
refused-outdated = De regels zijn veranderd sinds dit spel begon. Open een nieuwe tafel.
refused-playing-shown = Dit zie je als het spel uit is.
refused-playing-rematch = Het spel is nog niet uit. Daarna kun je opnieuw spelen.
refused-stale = Er is intussen iets gebeurd. Kijk opnieuw en kies.
refused-not-your-turn = Jij bent niet aan de beurt.
refused-not-chance = Het toeval is nu niet aan de beurt.
refused-no-undo-used-up = Je hebt in dit spel al { $most } keuzes ongedaan gemaakt. Meer mag niet.
refused-no-undo-too-late = Dit kun je niet meer ongedaan maken. Je laatste keuze maak je ongedaan voordat iemand anders kiest, het toeval beslist of iets geheims zichtbaar wordt.
refused-no-team = Er is niemand aan jouw kant om mee te praten. Schrijf aan iedereen.
refused-no-hints = Aan deze tafel speel je zonder tips.
refused-away = Een bot speelt voor deze plaats. Kom eerst terug.
refused-away-already = Een bot speelt al voor deze plaats.
refused-not-away = Niemand anders speelt voor deze plaats.

refused-bad-level = Er is geen bot die { $level } heet. De bots zijn: { $levels }.
refused-bad-seats-number = Dit spel heeft een ander aantal plaatsen nodig: { $players }, niet { $seats }.
refused-bad-seats-nobody = Minstens één plaats is voor een mens.
refused-bad-option-board = { $option }: aan tafel speel je op de borden van het spel zelf: { $boards }.
refused-bad-option-version = { $option }: dit bord hoort bij de andere versie. Kies het spel waar het bij hoort.

refused-too-fast-messages = Dat ging een beetje te snel. Wacht even.
refused-too-fast-requests = Er komen te veel verzoeken uit jouw netwerk. Wacht even en probeer het opnieuw.
refused-too-fast-guests = Er komen te veel nieuwe spelers uit jouw netwerk. Wacht even en probeer het opnieuw.
refused-too-fast-hints = Je hebt net een paar tips gevraagd. Wacht even met de volgende.
refused-too-many-tables = Het hoogste aantal open tafels is { $most }. Speel er eerst een uit of ga er weg.
refused-too-many-links = Voor deze tafel kunnen er geen links meer bij. Gebruik een link die je al hebt.
refused-too-many-connections = Aan deze tafel of op deze server staan te veel vensters open. Sluit er een, of probeer het later opnieuw.
refused-busy-table = Er gebeurt te veel tegelijk aan deze tafel. Probeer het zo meteen opnieuw.
refused-busy-replays = Er worden te veel oude spellen tegelijk bekeken. Probeer het zo meteen opnieuw.
refused-preparing = Dit spel wordt klaargemaakt. Probeer het zo meteen opnieuw.
refused-store = De server kan nu niets lezen of bewaren. Er is niets verloren. Probeer het zo meteen opnieuw.
refused-rewound = De server is de laatste zetten van dit spel kwijt. Kijk opnieuw en kies.
refused-rewound-this = De server is dit en de laatste zetten van het spel kwijt. Kijk opnieuw en kies.
refused-full-log = Het logboek van deze tafel is vol. Het spel kan niet verder.
refused-full-log-chat = Deze tafel heeft geen ruimte meer voor berichten en merktekens. Zetten kan nog wel.
refused-full-log-moves = Deze tafel heeft alleen nog ruimte voor zetten.
refused-error = Er ging iets mis op de server. Er is niets veranderd. Probeer het opnieuw.
refused-error-turn = Er ging iets mis op de server. Hij probeert het opnieuw.
refused-error-hint = De bot kon geen tip vinden. Probeer het opnieuw.
refused-origin = Deze pagina is geopend op een adres dat de server niet kent. Open haar op het eigen adres.

refused-bad-request-unreadable = De server kan dit verzoek niet lezen. Laad de pagina opnieuw. ({ $problem })
refused-bad-request-number = { $name } moet een geheel getal zijn.
refused-bad-request-lang = lang moet een van deze zijn: { $languages }.
refused-bad-request-step = step moet tussen 1 en { $steps } liggen.
refused-bad-type = Stuur verzoeken als application/json.
refused-bad-message-unreadable = De server kan dit bericht niet lezen. Laad de pagina opnieuw. ({ $problem })
refused-bad-message-too-long = Een bericht heeft hooguit { $bytes } bytes. Schrijf minder.
refused-key-reused = Deze sleutel is al voor een ander verzoek gebruikt. Geef elk verzoek een eigen sleutel.
refused-too-large = Een verzoek heeft hooguit { $bytes } bytes. Stuur minder.
refused-too-slow = Het verzoek kwam niet op tijd. Probeer het opnieuw.
refused-not-found = Op dit adres is niets.
refused-refused = Zulke verzoeken beantwoordt de server niet (HTTP { $status }).

## Wat iedereen aan tafel leest, na "De tafel zegt:"

table-full = Het logboek van deze tafel is vol. Het spel is gesloten zoals het stond.
table-no-game = Deze server heeft het spel { $game } niet.
table-other-rules = Dit spel begon met regels { $rules }. De server heeft nu regels { $now }. Daarom kan het hier niet verder. Open een nieuwe tafel.
table-options = De opties van deze tafel passen niet meer bij het spel: { $problem }
table-unreadable = Deze versie van de server kan het logboek van deze tafel niet lezen. Er is niets gewist.

## Wat de beheerder leest als de database het niet doet

store-newer = de database is van een nieuwere Nightkeep (zijn tabellen: { $version }; hier bekend: { $newest })
store-not-opened = de database kan niet worden geopend ({ $problem })
store-silent = de database antwoordt niet ({ $problem })
store-not-written = er kan nu niet naar de database worden geschreven ({ $problem })
store-not-durable = er staat { $wrong }, dus bevestigde zetten kunnen bij een crash verloren gaan; zet het op on in postgresql.conf en laad PostgreSQL opnieuw
store-replaced = het bestand is vervangen of verwijderd terwijl de server draaide; start de server opnieuw

## Wat de browser toont als er geen pagina is gebouwd

page-missing = Nightkeep draait, maar de pagina is nog niet gebouwd
page-missing-build = Bouw hem met { $command } en start de server opnieuw.
page-missing-works = De server zelf werkt: kijk naar { $games } en { $interface }.
page-missing-games = de spellen
page-missing-interface = de interface
