# Wat de opdrachtregel zegt, in het Nederlands.

## Delen van zinnen

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

## Het menu

hall-open = De hal is al open, op { $address }
menu-game = Spel
menu-players = Spelers
menu-people = Mensen aan dit toetsenbord
menu-bots = Bots
menu-language = Taal
menu-learn = Leer dit spel
menu-rules = Lees de regels
menu-browser = Spelen in de browser: { $command }
menu-question = Enter begint; een nummer verandert een regel; q stopt >{" "}
menu-answer = Typ een nummer van 1 tot en met { $most }, q, of alleen Enter.
menu-number = Een getal van { $low } tot en met { $high }; Enter laat het zo >{" "}
menu-one-of = Een nummer of een naam; Enter laat het zo >{" "}

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
match-bold = Een vette rij wint duidelijk meer dan haar eerlijke deel. Ratings zie je na { $command }.
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
## Hulp: wat eromheen staat

usage = Gebruik:
usage-help = Toon deze hulp en stop.
usage-arguments = Argumenten
usage-options = Opties
usage-commands = Opdrachten
usage-default = [standaard: {"{}"}]
usage-required = [verplicht]
usage-no-command = er is geen opdracht '{ $command }'; de opdrachten zijn: { $commands }{ guess-after }
usage-no-option = er is geen optie '{ $option }'; { $command } --help noemt ze allemaal{ guess-after }
usage-needs-value = { $option } heeft een waarde nodig; { $command } --help zegt welke
usage-takes-no-value = { $option } heeft geen waarde; laat die weg
usage-missing = { $name } ontbreekt; { $command } --help zegt wat er hoort te staan
usage-extra = dit hoort hier niet: { $words }; { $command } --help zegt wat wel kan
usage-whole = { $name } moet een geheel getal zijn{ usage-range }
usage-number = { $name } moet een getal zijn{ usage-range }
usage-range =
    { $form ->
        [between] {" "}van { $low } tot en met { $high }
        [least] , minstens { $low }
        [most] , hoogstens { $high }
       *[any] {""}
    }

## Hulp: wat voor een waarde staat

metavar-options = [OPTIES]
metavar-command = OPDRACHT [ARGUMENTEN]...
metavar-game = SPEL
metavar-file = BESTAND
metavar-dir = MAP
metavar-folder = MAP
metavar-study = STUDIE.toml
metavar-key-value = SLEUTEL=WAARDE
metavar-limit = NAAM=WAARDE
metavar-lang = TAAL
metavar-name = NAAM
metavar-n = N
metavar-seed = SEED
metavar-seconds = SECONDEN
metavar-host = HOST
metavar-url = URL
metavar-id = NUMMER
metavar-word = WOORD
metavar-seat = human|BOT
metavar-bots = BOT,BOT,...

## Hulp: opdrachten

command-nightkeep = Bordspellen in spookhuizen: spelen, onderzoeken, leren.
command-epilog = Zonder opdracht: de hal in de browser, of hier een menu.
command-examples = Voorbeelden:
command-play =
    Speel een spel in de terminal.

    Plaats 1 is van jou en bots van niveau normal spelen op de andere, tenzij --seat iets anders zegt.

    { command-examples }

    {""}[bold]nightkeep play[/]   kies uit een menu

    {""}[bold]nightkeep play SPEL --players 3 --save avond.json[/]   jij tegen twee bots, bewaard in een bestand

    {""}[bold]nightkeep play SPEL -s human -s expert[/]   jij tegen de sterkste

    {""}[bold]nightkeep play SPEL -s human -s human --name Rosa --name Emil[/]   met zijn tweeën aan één toetsenbord

    {""}[bold]nightkeep play --resume avond.json[/]   speel verder
command-games =
    Noem de spellen, of de opties van één spel.

    { command-examples }

    {""}[bold]nightkeep games[/]

    {""}[bold]nightkeep games SPEL[/]   de opties, wat ze kunnen zijn en wat ze doen
command-rules =
    Lees de genummerde regels van een spel.

    { command-examples }

    {""}[bold]nightkeep rules SPEL[/]   allemaal, per hoofdstuk

    {""}[bold]nightkeep rules SPEL --search deur[/]

    {""}[bold]nightkeep rules SPEL --lang de[/]   in het Duits
command-learn =
    Leer een spel door een kort eerste spel te spelen.

    { command-examples }

    {""}[bold]nightkeep learn SPEL[/]

    {""}[bold]nightkeep learn SPEL --lang de[/]   in het Duits
command-replay =
    Vertel een bewaard spel in zinnen, en teken hoe het afliep.

    { command-examples }

    {""}[bold]nightkeep replay avond.json[/]

    {""}[bold]nightkeep replay avond.json --step[/]   bekijk het actie voor actie
command-simulate =
    Speel veel willekeurige spellen op alle kernen en zeg hoe ze afliepen.

    { command-examples }

    {""}[bold]nightkeep simulate SPEL -n 1000000 --players 3[/]

    {""}[bold]nightkeep simulate SPEL --option board=mijn-bord.toml[/]   probeer een eigen speelbord uit
command-arena =
    Laat bots tegen elkaar spelen en zeg welke sterker is.

    Ze wisselen om beurten van plaats, zodat geen bot een betere houdt. Bots: random, greedy, easy, normal, hard, expert.

    { command-examples }

    {""}[bold]nightkeep arena SPEL --bots hard,normal --games 400[/]

    {""}[bold]nightkeep arena SPEL -p 4 -b hard,random,random,random -n 200 --results match.jsonl[/]   één tegen drie
command-analyse =
    Bekijk een gespeeld spel: een grafiek van ieders kansen, en waar het kantelde.

    { command-examples }

    {""}[bold]nightkeep analyse avond.json[/]

    {""}[bold]nightkeep analyse avond.json --rounds 20000 --svg avond.svg[/]
command-bench =
    Meet deze computer: grootte van een stelling, starttijd, willekeurige spellen, State.play.

    { command-examples }

    {""}[bold]nightkeep bench[/]   elk spel

    {""}[bold]nightkeep bench -g SPEL --seconds 5 --json bench.json[/]
command-serve =
    Bied de spellen aan voor de browser.

    { command-examples }

    {""}[bold]nightkeep serve[/]   op deze computer

    {""}[bold]nightkeep serve --host 0.0.0.0[/]   voor iedereen in huis

    {""}[bold]nightkeep serve --database postgresql://nightkeep@localhost/nightkeep --workers 4[/]
command-verify =
    Ga na of het toeval eerlijk was in een spel dat op een server is gespeeld.

    { command-examples }

    {""}[bold]nightkeep verify spel.json[/]   elke worp en elke trekking opnieuw berekend uit de seeds van de tafel
command-export =
    Schrijf alle tafels van een server als spelverslagen.

    { command-examples }

    {""}[bold]nightkeep export verslagen[/]   uit de gewone gegevensmap; de server mag blijven draaien
command-board = Eigen speelborden.
command-doctor =
    Controleer wat een server nodig heeft: schijf, klok, database, adres en certificaat. Geef de opties van de server mee.

    De exitcode is 1 als er een probleem is. Een advies telt niet als probleem.

    { command-examples }

    {""}[bold]nightkeep doctor[/]   de gewone gegevensmap

    {""}[bold]nightkeep doctor --data /var/lib/nightkeep --origin https://games.example[/]
command-backup =
    Schrijf alles wat een server bewaart naar één bestand; de server mag draaien.

    { command-examples }

    {""}[bold]nightkeep backup monday.backup[/]   uit de gewone gegevensmap

    {""}[bold]nightkeep backup monday.backup --database postgresql://nightkeep@localhost/nightkeep[/]
command-restore =
    Zet een back-up terug in plaats van wat een server bewaart; de server mag niet draaien.

    { command-examples }

    {""}[bold]nightkeep restore monday.backup[/]   in de gewone gegevensmap
command-docs =
    Lees de documentatie in een browser, zonder internet.

    { command-examples }

    {""}[bold]nightkeep docs[/]

    {""}[bold]nightkeep docs --port 8000 --no-open[/]   alleen het adres tonen
command-board-new =
    Schrijf het gewone speelbord van een spel als TOML-bestand, om mee te beginnen.

    { command-examples }

    {""}[bold]nightkeep board new SPEL --out mijn.toml[/]
command-board-check =
    Controleer een bordbestand: lees het, speel er willekeurige spellen op, en teken het.

    { command-examples }

    {""}[bold]nightkeep board check mijn.toml[/]

    {""}[bold]nightkeep board check mijn.toml --game SPEL --players 3 -n 5000[/]
command-lab = Studies voor ontwerpers: opties doorlopen, en de resultaten bekijken.
command-lab-run =
    Speel een studie. Resultaten worden meteen bewaard; dezelfde opdracht gaat verder waar hij werd onderbroken.

    { command-examples }

    {""}[bold]nightkeep lab run studies/first-seat.toml[/]

    {""}[bold]nightkeep lab run studies/first-seat.toml --on ray[/]   op het cluster dat RAY_ADDRESS noemt, of een lokaal
command-lab-report =
    Teken de resultaten van een studie: MAP/report.html, een losse pagina, en MAP/report.csv.

    { command-examples }

    {""}[bold]nightkeep lab report results/first-seat[/]

    {""}[bold]nightkeep lab report results/new --against results/old[/]   met een toets op elk verschil
command-words = De zinnen van een taal.
command-words-check =
    Noem de zinnen van een taal die ontbreken, onbekend zijn, andere argumenten hebben dan in het Engels, of stuk zijn.

    De exitcode is 1 als die er zijn.

    { command-examples }

    {""}[bold]nightkeep words check de[/]

## Hulp: argumenten en opties

parameter-version = Toon de versie en stop.
parameter-game = Een naam uit [bold]nightkeep games[/].
parameter-game-menu = Zonder: een menu van spellen.
parameter-game-options = Eén spel, met zijn opties.
parameter-record = Een spelverslag dat aan tafel is bewaard.
parameter-players = Hoeveel spelers er zijn.
parameter-option = Een optie van het spel; kan meer dan eens.
parameter-lang = en, nl, de, fr, es, of een andere van een spel.
parameter-seat = Wie er zit, vanaf plaats 1: human, random, greedy, easy, normal, hard of expert.
parameter-name = Hoe een plaats heet, vanaf plaats 1.
parameter-seed-rolls = Met dezelfde seed wordt hetzelfde gegooid en getrokken.
parameter-seed-games = Dezelfde seed geeft dezelfde spellen.
parameter-seed-same = Met dezelfde seed is de uitkomst dezelfde.
parameter-resume = Ga verder met een bewaard spel.
parameter-save = Bewaar het spel in dit bestand, na elke beslissing.
parameter-fast = Geen pauzes terwijl de anderen spelen.
parameter-rule = Eén regel, met bron en reden.
parameter-search = Alleen regels met dit woord.
parameter-step = Teken elke actie, en wacht op Enter.
parameter-until = Alleen de eerste N acties.
parameter-games = Hoeveel spellen.
parameter-random-games = Hoeveel willekeurige spellen.
parameter-cores = Standaard: alle kernen.
parameter-bots = Niveaus, met wijzigingen zoals hard:rounds=500.
parameter-results = Bewaar de resultaten daar; ga ermee verder als het bestand er al is.
parameter-rounds = Hoeveel rondes over elke beslissing wordt nagedacht.
parameter-svg = Teken de grafiek daar.
parameter-json = Schrijf alles daar.
parameter-which-games = Welke spellen; kan meer dan eens.
parameter-seconds = Hoe lang er wordt gemeten.
parameter-figures = Schrijf de cijfers ook daar.
parameter-host = Waar de server luistert; 0.0.0.0 is bereikbaar vanuit het hele netwerk.
parameter-port = 0: een vrije poort.
parameter-data = Waar tafels worden bewaard (SQLite).
parameter-database = Bewaar tafels in PostgreSQL: postgresql://user@host/name
parameter-workers = Processen; voor meer dan één is --database nodig.
parameter-origin = Een ander adres waarop de pagina te bereiken is, zoals https://games.example
parameter-secure = De pagina is via https te bereiken: markeer cookies zo.
parameter-metrics = Bied op /metrics cijfers aan voor Prometheus.
parameter-thinkers = Hoeveel bots tegelijk mogen nadenken.
parameter-limit = Verander een grens; docs/howto/host.md noemt ze.
parameter-open = Open de pagina in een browser, als er een scherm is.
parameter-export-folder = Waar de verslagen worden geschreven.
parameter-doctor-origin = Het adres dat mensen gebruiken; er wordt een verzoek naartoe gestuurd.
parameter-doctor-workers = Processen van de server.
parameter-doctor-json = Geef één JSON-object in plaats van regels.
parameter-backup-file = De back-up die wordt geschreven; het bestand mag nog niet bestaan.
parameter-restore-file = Een back-up die nightkeep backup heeft geschreven.
parameter-restore-replace = Vervang de tafels die er zijn. Het oude bestand van SQLite blijft ernaast bewaard.
parameter-no-open = Geen browser openen.
parameter-server-data = De gegevensmap van de server.
parameter-server-database = De PostgreSQL van de server.
parameter-study = Wat er gespeeld wordt; zie studies/.
parameter-study-to = Waar de resultaten komen; standaard: results/STUDIE.
parameter-study-on = Op deze computer, of op een Ray-cluster.
parameter-report-folder = Een map met resultaten.
parameter-against = Vergelijk met de resultaten van een andere studie.
parameter-out = Schrijf naar dit nieuwe bestand; standaard: op het scherm.
parameter-board-file = Een bordbestand.
parameter-board-game = Het spel waarvoor het bedoeld is.
parameter-check-lang = Een taal, zoals de.

## Metingen

bench-title = Nightkeep bench
bench-players =
    { $n ->
        [one] { $n } speler
       *[other] { $n } spelers
    }
bench-most = Hoogstens
bench-position-bytes = Stelling
bench-cold-first-move-s = Koude start, met compileren, tot de eerste zet
bench-cold-start-s = ... en tot een eerste simulatie
bench-second-start-s = Tweede start, tot de eerste lijst van acties
bench-one-core-steps-per-s = Willekeurige spellen, één kern
bench-all-cores-steps-per-s = Willekeurige spellen, alle kernen
bench-play-us = State.play, alles gecontroleerd
bench-cold-start = koude start
bench-second-start = tweede start
bench-one-core = één kern
bench-all-cores = alle kernen
bench-state-play = State.play
bench-rate = { $rate } mln stappen/s
bench-machine = Python { $python }, { $cores } kernen
bench-failed = { $game }: een nieuw proces is mislukt: { $problem }

## Server

serve-at = Nightkeep draait op { $addresses }
serve-no-page = De pagina is niet gebouwd; bouw die met: make page
serve-workers = --workers: voor meer processen is --database met een PostgreSQL-URL nodig; SQLite kan er één aan
serve-database-form = --database: schrijf het als postgresql://user:password@host/name
serve-database = --database: { $problem }
serve-origin = --origin { $given }: schrijf het als https://games.example, zonder pad
serve-limit-unknown = --limit { $given }: de grenzen zijn: { $limits }
serve-limit-value =
    --limit { $given }: { $name } is een { $kind ->
        [float] getal
       *[int] geheel getal
    } vanaf 0 en kleiner dan { NUMBER($most, useGrouping: 1) }
serve-folder-used = --data { $folder }: een andere server gebruikt deze map
serve-cannot-listen = --host { $host } --port { $port }: daar kan de server niet luisteren ({ $why })
serve-host = --host { $host }: dat is geen naam van een computer
export-done = Verslagen geschreven in { $folder }: { $n }
export-damaged = tafel { $table }: { $problem }
