# Wat de opdrachtregel zegt, in het Nederlands.

## Delen van zinnen

range = { $low } tot { $high }
seat-name = Plaats { $n }
count-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] spel
       *[other] spellen
    }
count-random-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] willekeurig spel
       *[other] willekeurige spellen
    }
count-actions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] actie
       *[other] acties
    }
count-decisions =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] beslissing
       *[other] beslissingen
    }
count-rules =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] regel
       *[other] regels
    }
count-cells =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] cel
       *[other] cellen
    }
count-outcomes =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] toevallige uitkomst
       *[other] toevallige uitkomsten
    }

# Woorden om te typen; Engelse worden altijd begrepen

word-help = hulp, h
word-show = toon, kijk
word-hint = tip
word-undo = terug
word-mark = markeer
word-none = geen
word-save = bewaar
word-quit = stop, q
word-yes = j, ja
word-no = n, nee
word-answer-save = b, bewaar
word-answer-leave = w, weg
word-back = b, terug
word-rules = r, regels

## Terwijl iets tijd kost

compiling-first = Compileren (de eerste keer duurt het iets langer) ...
progress-compiling = Compileren
progress-playing = Spelen
progress-thinking = Nadenken
written = Geschreven: { $path }
out-of-memory = daarvoor is niet genoeg geheugen; vraag om minder spellen

## Aan tafel

welcome = { $title } { $seats } (verander dat met --seat). Typ hulp bij elke vraag.
welcome-back = { $title }, verder na { $actions } acties. { $seats } (verander dat met --seat). Typ hulp bij elke vraag.
chance-turn = Dat is nu aan het toeval: druk op Enter.
enter-to =
    { $who }: druk op Enter om { $verb ->
        [roll] te gooien
        [draw] te trekken
        [flip] om te draaien
        [card] een kaart te trekken
       *[other] verder te gaan
    }{ $undo ->
        [0] {""}
       *[other] , of typ terug
    } >{" "}
enter-to-go-on = { $who }: druk op Enter om verder te gaan >{" "}
decide = { $who }: { $hint }, of ? of hulp >{" "}
type-a-number = typ een nummer
type-a-number-between = typ een nummer ({ $low } tot en met { $high })
type-or-enter = typ 1 of druk op Enter
fits-several = '{ $text }' past bij meer dan één actie: { $fitting }
no-such-number = Er is nu geen actie met nummer { $number }.
is-allowed = { $action } mag: { $does }
does = { $action }: { $does }
curtain = Het gordijn is dicht. Geef het apparaat aan { $who }.
curtain-question = { $who }: druk op Enter als alleen jij het scherm kunt zien >{" "}
hint-line = { $action }: wint ongeveer { $chance }
hint-line-then = { $action }: wint ongeveer { $chance }, daarna misschien { $then }
undo-too-late = Er valt niets ongedaan te maken: sindsdien is er iets toevalligs of geheims gebeurd.
undo-nothing = Er valt niets ongedaan te maken: je hebt nog niets beslist.
undone = { $who } neemt terug: { $action }
undone-secretly = { $who } neemt een beslissing terug.
nothing-happened = Er is nog niets gebeurd.
overwrite = { $path } bestaat al. Overschrijven? [j/N]{" "}
answer-y-or-n = Antwoord met j of n.
saved = Bewaard in { $path }
how-to-watch = Om het te bekijken: nightkeep replay { $path }
how-to-go-on = Om verder te spelen: nightkeep play --resume { $path }
leave = Van tafel gaan? [j/N]{" "}
leave-unsaved = Van tafel gaan? [b]ewaren en weg, [w]eg zonder te bewaren, [n]ee:{" "}
answer-s-l-n = Antwoord met b, w of n.
file-name = Een bestandsnaam bewaart het verslag van dit spel; Enter gaat van tafel >{" "}
left = Je bent van tafel gegaan.
left-saved = Je bent van tafel gegaan; het spel is bewaard.
nobody-wins = Niemand wint.
wins =
    { $n ->
        [one] { $names } wint.
       *[other] { $names } winnen samen.
    }
columns = [kolommen { $left } tot en met { $right } van { $all }]
widen = Op een terminal van { $columns } kolommen staat het speelbord er helemaal op.
ranges-of = N:

## Hulp aan tafel: wat je typt, en wat het doet

help-action = een nummer, of de tekst van een actie
help-action-does = doe het; het begin van een tekst is genoeg als het maar bij één past
help-last = ?
help-last-does = wat er net is gebeurd, met de regels erbij
help-why = ? ACTIE
help-why-does = wat een actie doet, of waarom die nu niet mag
help-rule = ? REGELNUMMER of een woord
help-rule-does = een regel, of de regels met dat woord
help-hint = tip
help-hint-does = wat een goede bot nu zou doen
help-show = toon
help-show-does = teken het speelbord en de lijst van acties opnieuw
help-undo = terug
help-undo-does = neem je laatste beslissing terug, als er sindsdien niets toevalligs of geheims is gebeurd
help-mark = markeer PLEK, markeer geen
help-mark-does = in spellen met een markering: zet die ergens neer waar iedereen haar ziet, of haal haar weg
help-save = bewaar [BESTAND]
help-save-does = bewaar het spel
help-quit = stop
help-quit-does = ga van tafel

## Vragen om te spelen

resume-alone = --resume neemt het spel, de opties en de namen uit het verslag; laat die weg
seat-unknown = --seat { $kind } mag niet; op een plaats kan zitten: { $known }
seat-too-many =
    --seat staat er { $times } keer, maar er { $players ->
        [one] is { $players } plaats
       *[other] zijn { $players } plaatsen
    }
name-too-many =
    --name staat er { $times } keer, maar er { $players ->
        [one] is { $players } plaats
       *[other] zijn { $players } plaatsen
    }
name-form = --name { $name }: een naam heeft 1 tot en met { $most } zichtbare tekens
name-twice = elke plaats heeft een eigen naam nodig
save-exists = --save { $path }: het bestand bestaat al; ga ermee verder met --resume, of kies een andere naam
option-form = --option { $text }: schrijf het als SLEUTEL=WAARDE; de sleutels zijn: { $keys }
option-twice = --option { $key } staat er twee keer
players-twice = --players en --option players=... zijn hetzelfde; geef er één van
no-folder = { $option }{ $path }: er is geen map { $folder }
cannot-write = { $option }{ $path }: kan niet worden geschreven ({ $why })

## Lessen

lesson-step = Stap { $n } van { $all }: { $game }
lesson-on = Enter gaat verder; b terug, r toont de regels, q stopt >{" "}
lesson-do = Nu: { $action }. Typ het, of druk op Enter; b terug, ? alle keuzes, r toont de regels, q stopt >{" "}
lesson-other = Dat mag ook, maar probeer nu dit: { $action }
lesson-end = Speel nu: nightkeep play { $game }

## Spellen en regels

heading-name = Naam
heading-title = Titel
heading-players = Spelers
heading-options = Opties
game-not-usable = { $game } (van { $distribution }) is niet bruikbaar: { $reason }
which-game = Welk spel? Een nummer of een naam; q stopt >{" "}
fits-games = '{ $answer }' past bij meer dan één spel: { $games }
no-such-game = Er is geen spel '{ $answer }'{ guess-after }
players = { $players } spelers
game-secrets = { count-rules }. Elke plaats weet iets anders.
game-open = { count-rules }. Niets is verborgen.
game-source = Het komt van { $source }.
board-file = Het speelbord is een bestand: { $path }
board-files = De speelborden zijn bestanden: { $paths }
options-title = Opties (--option SLEUTEL=WAARDE)
heading-key = Sleutel
heading-values = Kan zijn
heading-default = Als je niets zegt
heading-text = Wat het doet
heading-rules = Regels
only-english = { $title } is niet geschreven in '{ $lang }': dit is Engels.
rule-or-search = geef het nummer van een regel of --search, niet allebei
rule-unknown = { $game } heeft geen regel '{ $rule }'; de regels zijn { $first } tot en met { $last }{ guess-after }
search-nothing = in geen regel van { $game } staat '{ $word }'

## Spelverslagen

replay-title = { $title }, { count-actions }
replay-until = --until { $until }: het verslag heeft { count-actions }
replay-next = { $n } van { $all }: Enter gaat verder, q stopt >{" "}
replay-after = Na actie { $n } van { $all }.
replay-open = Het spel is niet afgelopen.
verify-fair = Het toeval was eerlijk: { count-outcomes } nagerekend, alles zoals gespeeld.
heading-outcome = Uitkomst
heading-expected = Verwacht
heading-actual = Gebeurd
verify-more = en nog { $n } die minder waarschijnlijk waren

## Analyse

analyse-same-file = { $path } is het verslag zelf; noem een ander bestand
analyse-nothing = In dit spel is nog niets beslist, dus er valt niets te bekijken.
analyse-title = { $title }: { $actions }, { $decisions }
analyse-last = { $chance } bij de laatste beslissing
analyse-blunders = Beslissingen die het meest weggaven
analyse-no-blunders = Geen beslissing gaf meer dan { $share } weg.
analyse-swings = Waar de kansen het meest veranderden
analyse-picture = { $title }: kansen om te winnen
heading-action = Actie
heading-seat = Plaats
heading-played = Gespeeld
heading-better = Beter
heading-costs = Kost
heading-from-action = Vanaf actie
heading-change = Verandering
heading-then = Daarna

## Speelborden

out-exists = --out { $path }: het bestand bestaat al; kies een andere naam
board-written = Geschreven: { $path }. Verander het, en dan: nightkeep board check { $path }
board-other-game = game = { $given }, maar --game vraagt om een speelbord van { $game }
board-title = { $board }, een speelbord van { $title }
heading-random-play = Willekeurig gespeeld
heading-result = Uitslag
heading-interval = 95%-interval
row-games = Spellen
row-ended = Afgelopen
row-actions = Acties per spel
mean-and-range = { $mean } ({ $low } tot { $high })
row-wins = Gewonnen door { $who }
board-endless =
    { $n ->
        [one] { NUMBER($n, useGrouping: 1) } spel
       *[other] { NUMBER($n, useGrouping: 1) } spellen
    } niet afgelopen binnen { NUMBER($most, useGrouping: 1) } acties: verander het speelbord zodat elk spel kan aflopen.
board-good = Het speelbord is compleet, en elk spel liep af.

## Simulaties

simulate-title = { $title }: { count-random-games }, seed { $seed }
heading-mean-score = Gemiddelde score
heading-lowest = Laagste
heading-highest = Hoogste
heading-share = Aandeel gewonnen
simulate-lengths = Acties per spel: gemiddeld { $mean }, { $low } tot { $high }.
simulate-shared = Door meer plaatsen samen gewonnen: { $share } van de spellen; elke plaats telt haar deel.
simulate-speed = { $games } spellen/s, { $steps } stappen/s ({ $seconds } s).

## Wedstrijden

match-title = { $title }: { count-games }, seed { $seed }
match-stopped = Gestopt na { $done } van { count-games }, niet bewaard; met --results BESTAND wel.
match-stopped-kept = Gestopt na { $done } van { count-games }, bewaard in { $path }; dezelfde opdracht gaat daar verder.
match-results = Uitslagen in { $path }
match-lengths = Acties per spel: gemiddeld { $mean }.
match-alone = { $bot } speelde op elke plaats, dus elke winst is van hem; noem met --bots verschillende om te vergelijken.
match-bold-rated = Een vette rij wint duidelijk meer dan haar eerlijke deel. Ratings: 400 punten verschil is een kans van tien tegen één.
match-bold = Een vette rij wint duidelijk meer dan haar eerlijke deel. Ratings zie je na pip install 'nightkeep[lab]'.
match-by-side = Per kant
match-duels = Duels: hetzelfde toeval voor allebei
match-bold-duel = Een vet duel is duidelijk niet gelijk.
heading-bot = Bot
heading-bots = Bots
heading-games = Spellen
heading-fair-share = Eerlijk deel
heading-rating = Rating
heading-side = Kant
heading-both = Allebei gewonnen
heading-only-first = Alleen de eerste
heading-only-second = Alleen de tweede
heading-neither = Geen van beide
heading-first-share = Eerste van de beslissende

## Studies

study-extra = studies hebben { $missing } nodig: pip install 'nightkeep[lab]'
study-on = --on { $on }: dat moet 'here' of 'ray' zijn
study-stopped = Gestopt na { NUMBER($done, useGrouping: 1) } van { count-games }, bewaard in { $path }; dezelfde opdracht gaat daar verder.
study-done = { $title }: { $cells }, { $games }, { $seconds } s.
study-results = Uitslagen in { $path }; nightkeep lab report { $path } tekent ze.

## Talen

words-title = Zinnen in '{ $lang }'
words-complete = Alle zinnen zijn er.
heading-catalogue = Catalogus
heading-sentences = Zinnen
heading-missing = Ontbreekt
heading-unknown = Onbekend
heading-arguments = Andere argumenten
heading-broken = Kapot

## Documentation

docs-missing = De documentatie is hier niet gebouwd. Bouw haar in een kopie van de repository met: make docs
docs-served = De documentatie staat op { $address } (Ctrl-C stopt)
docs-port = --port { $port }: daar kan niet worden geluisterd ({ $reason })

## Een server onderhouden

no-tables-there = { $path }: hier heeft geen server tafels bewaard; noem zijn map met --data, of zijn PostgreSQL met --database
cannot-read = { $path }: kan niet worden gelezen ({ $why })
database-away = de database is niet te gebruiken ({ $why })
database-newer = de database is van een nieuwere Nightkeep (haar formaat: { $version }; hier bekend: { $known }); werk Nightkeep bij
backup-exists = { $path }: het bestand bestaat al; kies een andere naam
backup-failed = { $path }: is niet te gebruiken als database van Nightkeep ({ $why })
backup-done = Geschreven: { $path } ({ $size } MB). { NUMBER($tables, useGrouping: 1) ->
        [one] 1 tafel
       *[other] { NUMBER($tables, useGrouping: 1) } tafels
    }.
restore-not-backup = { $path }: geen bestand dat nightkeep backup schrijft
restore-kind = { $path }: een back-up van { $kind }, die niet in { $wanted } past; noem de PostgreSQL van de server met --database, of zijn map met --data
restore-occupied = { $path }: daar worden al tafels bewaard; maak er een back-up van en gebruik dan --replace
restore-in-use = { $n ->
        [one] een andere verbinding gebruikt
       *[other] { $n } andere verbindingen gebruiken
    } deze database; stop eerst alle servers
restore-done = Teruggezet uit { $path }: { $tables ->
        [one] 1 tafel
       *[other] { NUMBER($tables, useGrouping: 1) } tafels
    }. Start de server weer.
pg-missing = { $program } is hier niet geïnstalleerd; installeer de hulpprogramma’s van PostgreSQL (Debian: postgresql-client), of voer { $program } uit op de machine van de database
pg-failed = { $program } is mislukt: { $why }

doctor-ok = OK
doctor-advice = Advies
doctor-problem = Probleem
doctor-line = { $check }: { $says }
doctor-summary =
    { $n ->
        [0] Geen probleem gevonden.
        [one] 1 probleem gevonden.
       *[other] { $n } problemen gevonden.
    }
doctor-check-page = Pagina
doctor-check-folder = Map
doctor-check-disk = Schijf
doctor-check-writes = Duurzaam schrijven
doctor-check-cache = Gecompileerde spellen
doctor-check-files = Open bestanden
doctor-check-database = Database
doctor-check-version = Formaat van de database
doctor-check-connections = Verbindingen
doctor-check-clock = Klok
doctor-check-address = Adres
doctor-check-tls = Certificaat
doctor-check-websocket = WebSocket
doctor-check-metrics = Meetwaarden
doctor-page = gebouwd, Nightkeep { $version }.
doctor-no-page = niet gebouwd. Installeer een wheel van Nightkeep, of voer make page uit in een checkout.
doctor-folder = in { $path } kan worden geschreven.
doctor-no-folder = { $path } bestaat niet. Maak de map voor de gebruiker van de server, of noem een andere met --data.
doctor-folder-locked = in { $path } kan niet worden geschreven ({ $why }). Voer dit uit als de gebruiker van de server, en geef die de map.
doctor-strangers = in { $path } zijn deze bestanden van een andere gebruiker: { $files }. Geef ze aan de eigenaar van de map (chown), anders kan de server niet schrijven.
doctor-disk = { $free } GB vrij bij { $path }.
doctor-disk-low = nog maar { $free } GB vrij bij { $path }. Maak ruimte: is de schijf vol, dan weigert de server elke zet.
doctor-disk-full = { $free } GB vrij bij { $path }. De server weigert straks elke zet; maak nu ruimte.
doctor-writes = wat is geschreven, staat na { $ms } ms op de schijf.
doctor-slow-writes = pas na { $ms } ms staat op de schijf wat is geschreven, en elke zet wacht daarop. Gebruik een snellere schijf, of PostgreSQL op een andere machine.
doctor-in-memory = { $path } staat in het geheugen ({ $kind }): na een herstart is alles weg. Noem met --data een map op een schijf.
doctor-over-network = { $path } staat op een netwerkbestandssysteem ({ $kind }), waar SQLite zijn bestand kan beschadigen. Gebruik een schijf van deze machine, of PostgreSQL.
doctor-durable = fsync en synchronous_commit staan aan.
doctor-standby = { $n ->
        [one] een standby volgt, maar geen commit wacht erop
       *[other] { $n } standby’s volgen, maar geen commit wacht erop
    }: bij een overname kunnen de laatste zetten verloren gaan. Stel synchronous_standby_names in.
doctor-cache = bewaard in { $path }.
doctor-cache-locked = ze kunnen nergens worden bewaard, dus elke start compileert minutenlang. Zet NIGHTKEEP_CACHE op een map waarin de gebruiker van de server mag schrijven.
doctor-files = { NUMBER($wanted, useGrouping: 1) } verbindingen zijn mogelijk.
doctor-files-any = geen grens.
doctor-files-few = hier zijn hooguit { $n } verbindingen mogelijk. Verhoog de grens tot { $wanted } (systemd: LimitNOFILE).
doctor-database-none = nog geen; de eerste start maakt haar.
doctor-sqlite = { $path } is heel, { $size } MB.
doctor-damaged = { $path } is beschadigd ({ $why }). Stop de server en zet een back-up terug: nightkeep restore FILE --replace.
doctor-postgresql = PostgreSQL { $version } antwoordt in { $ms } ms.
doctor-version = actueel ({ $version }).
doctor-version-old = versie { $version }; de volgende start werkt haar bij tot { $known }. Maak eerst een back-up.
doctor-connections-few = PostgreSQL staat er { $most } toe, deze processen kunnen er { $wanted } nodig hebben. Verhoog max_connections of gebruik minder --workers.
doctor-clock = het systeem houdt haar gelijk.
doctor-clock-plausible = aannemelijk.
doctor-clock-alone = niets houdt haar gelijk. Zet een tijddienst aan (systemd-timesyncd, chrony).
doctor-clock-behind = { $hours } uur achter op de nieuwste zet. Zet de klok gelijk en een tijddienst aan.
doctor-clock-before-install = staat op een dag vóór de installatie van Nightkeep. Zet de klok gelijk en een tijddienst aan.
doctor-clocks-differ = { $seconds } s verschil met die van PostgreSQL. Zet op beide machines een tijddienst aan.
doctor-no-origin = niet bekeken. Noem het adres dat de mensen gebruiken met --origin https://...
doctor-address = { $origin } antwoordt.
doctor-unreachable = { $origin } antwoordt niet ({ $why }). Draait de server, leidt de naam hierheen, is de poort open?
doctor-not-ours = { $origin } antwoordt ({ $status }), maar dat is Nightkeep niet. Kijk waarheen de proxy doorstuurt.
doctor-unready = { $origin } antwoordt, maar zijn database niet. Kijk in het logboek van de server.
doctor-other-version = op { $origin } draait Nightkeep { $theirs }, hier is { $ours } geïnstalleerd. Start de server na een update opnieuw.
doctor-host-changed = de server achter { $origin } weigert zijn eigen pagina. De proxy moet Host onveranderd doorgeven; start de server anders met --origin { $origin }.
doctor-certificate = nog { $days } dagen geldig op { $origin }.
doctor-certificate-ends = loopt over { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    } af op { $origin }. Zoek uit waarom het niet wordt vernieuwd.
doctor-certificate-bad = { $origin } toont een certificaat dat browsers weigeren ({ $why }). Haal er een voor deze naam.
doctor-no-hsts = { $origin } stuurt geen Strict-Transport-Security. Laat de proxy dat toevoegen.
doctor-no-tls = { $origin } heeft geen TLS: anderen onderweg kunnen spellen lezen en overnemen. Zet er een proxy met een certificaat voor.
doctor-tls-local = op deze machine niet nodig.
doctor-websocket = bereikt de server op { $origin }.
doctor-no-websocket = geen enkele bereikt de server op { $origin } ({ $why }). De proxy moet Upgrade en Connection doorgeven.
doctor-metrics-open = { $origin }/metrics is voor iedereen te lezen. Laat de proxy dat weigeren.
