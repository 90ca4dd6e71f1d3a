# The page in Dutch. Game sentences: src/nightkeep/games/*/words.

## Everywhere on the page

app-name = Nightkeep
app-skip = Naar de inhoud
app-tagline = Een spookkasteel vol spellen. Klop op een deur.
app-settings = Instellingen
app-language = Taal
app-light = Licht en donker
app-light-auto = Zoals mijn apparaat
app-light-dark = Nacht
app-light-light = Dag
app-sound = Geluid
app-on = Aan
app-off = Uit
app-close = Sluiten
app-back = Terug naar de hal
app-loading = Een ogenblik…
app-retry = Probeer opnieuw
app-nowhere = Deze pagina bestaat niet.
app-copy = Kopieer de link
app-copied = Gekopieerd
app-share = Delen
app-yes = Ja
app-no = Nee
app-minutes = { $a }–{ $b } minuten
app-players = { $a }–{ $b } spelers
app-player = 1 speler
app-exactly = { $a } spelers
app-qr = QR-code van de link

list-and = { $first } en { $last }

## The hall: the list of games and tables

hall-games = De deuren van het kasteel
hall-broken = Het spel “{ $name }” kan niet worden geopend: het pakket { $package } werkt hier niet. Waarom, staat in het logboek van de server.
hall-mine = Mijn tafels
hall-mine-none = Je zit nog nergens aan tafel. Open hierboven een deur en begin.
hall-open = Open tafels
hall-open-none = Er wacht nu niemand op spelers. Open een tafel, dan staat hij hier.
hall-replays = Gespeelde spellen
hall-replays-none = Spellen die je hebt uitgespeeld kun je hier terugkijken.
hall-yourturn = Jouw beurt
hall-continue = Verder spelen
hall-join = Meedoen
hall-watch = Kijken
hall-replay = Terugkijken
hall-free =
    { $n } vrije { $n ->
        [one] plaats
       *[other] plaatsen
    }
hall-with = met { $names }
hall-alone = nog niemand anders
hall-name = Je naam aan tafel
hall-name-change = Veranderen
hall-name-save = Bewaren
hall-hello = Goedenavond, { $name }.
hall-docs = Documentatie
hall-names = Uil, Vleermuis, Lantaarn, Raaf, Nachtvlinder, Kaars, Vos, Krekel, Ster, Spinrag

## A game's own page: what to choose before a table is opened

game-bots = Speel nu tegen bots
game-solo = Speel nu
game-friends = Nodig vrienden uit
game-friends-text = Opent een tafel met een link en een QR-code voor je vrienden.
game-device = Rond één apparaat
game-device-text = Iedereen speelt op dit scherm. Er valt een gordijn tussen de beurten als er iets geheim is.
game-bots-text = Jij neemt de eerste plaats, bots de andere.
game-solo-text = Jij tegen het kasteel.
game-players = Spelers
game-level = Bots spelen
game-options = Opties
game-names = Wie doet er mee?
game-nameof = Naam van speler { $n }
game-player = Speler { $n }
game-listed = Toon deze tafel in de hal, zodat iedereen kan meedoen
game-botsfill = Zoveel plaatsen voor bots
game-clock = Tijd per beurt
game-clock-none = Geen grens
game-clock-seconds = { $n } seconden
game-absent = Een bot valt in voor wie weg is
game-absent-minutes = Na { $n } minuten
game-absent-days =
    Na { $n } { $n ->
        [one] dag
       *[other] dagen
    }
game-absent-never = Nooit: wacht op iedereen
game-pace = Tempo
game-pace-fast = Snel
game-pace-calm = Rustig
game-pace-slow = Langzaam
game-rules = Lees de regels
game-unknown = Dat spel bestaat niet.

## Options that several games have, and their values

option-first_seat = Wie begint
option-first_seat-seat-1 = Plaats 1
option-first_seat-drawn = Door loting
option-die_passes = De dobbelsteen gaat naar links van
option-die_passes-chooser = wie de kant koos
option-die_passes-holder = wie de dobbelsteen had
option-term = { $option }: { $value }

## How well bots play, as in “Bots play …” and “Bot, plays …” (table-bot)

level-random = zomaar wat
level-greedy = gretig
level-easy = vriendelijk
level-normal = goed
level-hard = sterk
level-expert = zo goed als ze kunnen

## While the server compiles a game for the first time

prepare-title = Het spel wordt klaargemaakt…
prepare-text = Deze server opent het spel voor het eerst en moet het nog bouwen. Dat gebeurt één keer en kan een paar minuten duren. Je kunt hier blijven: het gaat vanzelf verder.
prepare-time = al { $time }
prepare-giveup = Stoppen met wachten

## The table

table-turn-you = Jouw beurt, { $name }
table-turn-other = { $name } denkt na
table-turn-chance = Het toeval beslist
table-turn-over = Het spel is uit
table-waiting = Wachten op spelers
table-waiting-text = Het spel begint als alle plaatsen bezet zijn.
table-fill = Begin met bots
table-fill-text = Bots nemen de vrije plaatsen in en het spel begint. Wie later komt, kan alleen nog meekijken.
table-fill-go = Begin nu
table-fill-wait = Wacht nog even
table-sit = Ga hier zitten
table-sit-kept = Neem mijn plaats in
table-free = Vrije plaats
table-kept = Gereserveerd voor { $name }
table-bot = Bot, speelt { $level }
table-away = Een bot speelt tot { $name } terug is
table-comeback = Ik ben er weer
table-you = jij
table-gone = niet verbonden
table-invite = Uitnodigen
table-invite-text = Wie deze link opent, kan een vrije plaats nemen.
table-seatlink = Mijn plaats op een ander apparaat
table-seatlink-text = Deze link opent je eigen plaats. Deel hem niet.
table-watch-text = Wie deze link opent, kijkt mee: een vriend, of de televisie in de kamer.
table-bigscreen = Groot scherm voor in de kamer
table-leave = Weggaan
table-leave-ask = Weg uit dit spel? Een bot speelt voor je verder; via de hal kun je terugkomen.
table-leave-waiting = Je plaats aan deze tafel opgeven?
table-leave-hall = Naar de hal, plaats bewaren
table-leave-seat = Mijn plaats opgeven
table-leave-stay = Blijven
table-actions = Wat je nu kunt doen
table-all = Alle keuzes als lijst
table-goon = Ga verder
table-undo = Ongedaan maken
table-hint = Tip
table-hint-says = Een bot zou kiezen: { $says }
table-hint-chance = Een bot zou kiezen: { $says } (ongeveer { $percent }% kans dat je wint)
table-hint-side = Een bot zou kiezen: { $says } (ongeveer { $percent }% kans dat jullie winnen)
table-hint-others = Vergelijk met andere keuzes
table-hint-thinking = Een bot denkt erover na…
table-confirm = Tik nog eens: dit kun je niet ongedaan maken.
table-log = Verloop
table-log-none = Er is nog niets gebeurd.
table-why = Waarom?
table-why-of = Waarom? { $text }
table-chat = Praten
table-chat-none = Zeg eens hallo!
table-chat-say = Schrijf iets
table-chat-send = Versturen
table-chat-team = Alleen aan mijn ploeg
table-rules = Regels
table-rules-search = Zoek in de regels
table-rules-english = De regels van dit spel zijn er alleen in het Engels.
table-rules-none = In geen enkele regel staan deze woorden.
table-words = In woorden
table-seats = Plaatsen
table-more = Meer
table-taken = De laatste zet is ongedaan gemaakt.
table-rewound = De server is de laatste zetten kwijt. Het spel gaat vanaf hier verder.
table-lost = De verbinding is weg. Opnieuw verbinden…
table-lost-kept = Je zet is bewaard en wordt één keer verstuurd.
table-back = Je bent weer verbonden.
table-back-done = Je zet is aangekomen.
table-back-late = Je zet kwam te laat en is niet gespeeld.
table-connecting = De tafel wordt gedekt…
table-watching = Je kijkt toe.
table-clock = nog { $n } s
table-score = punten
table-stale = Er is intussen iets gebeurd. Kijk opnieuw en kies.
table-closed = Deze tafel is gesloten.
table-message = De tafel zegt: { $text }

## The end of a game

end-win-you = Jij wint!
end-win =
    { $names } { $n ->
        [one] wint
       *[other] winnen
    }!
end-draw = Gelijkspel: niemand staat voor.
end-nobody = Niemand wint.
end-lost = Je verliest, deze keer.
end-side-won = Gewonnen
end-side-lost = Verloren
end-rematch = Nog een keer
end-rematch-text = De volgende keer schuift iedereen één plaats op.
end-next = Je vrienden spelen nog een keer: kom mee
end-replay = Terugkijken
end-dice = Controleer de eerlijkheid
end-share = Deel dit spel
end-board = Bekijk het bord

## Several players share one device: shown before a secret is shown to the next one

curtain-title = Geef het apparaat aan { $name }
curtain-text = Het bord blijft verborgen tot { $name } klaar is. Niet gluren!
curtain-ready = Ik ben { $name }: open het gordijn

## The first game, with a teacher

learn-teach = Leer het mij
learn-teach-of = Leer het mij: { $game }
learn-title = Je eerste spel: { $game }
learn-teacher = Wat de leraar zegt
learn-at = Stap { $n } van { $all }
learn-next = Verder
learn-back = Stap terug
learn-again = Opnieuw
learn-leave = De les verlaten
learn-rules = De regels van deze stap
learn-rules-short = Regels
learn-others = Wat er nog meer mag ({ $n })

## Replays

replay-title = Terugkijken: { $game }
replay-notover = Dit spel is nog niet uit. Daarna kun je het terugkijken.
replay-first = Eerste zet
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén zet verder
replay-last = Laatste zet
replay-at = Zet { $n } van { $all }
replay-scrub = Positie in het spel
replay-eyes = Door de ogen van
replay-everybody = een toeschouwer
replay-download = Download het verslag
replay-speed = Snelheid
replay-begin = Het spel begint.

## Check of the random numbers after a game

dice-title = Was het toeval eerlijk?
dice-text = Voordat iemand ging zitten, koos de server een geheim getal en liet hij iedereen de vingerafdruk ervan zien (hieronder). De browser van elke speler deed er een eigen getal bij. Alle toevalligheden in het spel komen uit die getallen samen. Zo kon niemand kiezen wat er gebeurde, ook de server niet. Nu is het geheim open: je eigen browser kan alles narekenen en vergelijken.
dice-check = Reken alles na
dice-checking = Bezig met rekenen…
dice-fingerprint = De vingerafdruk die iedereen aan het begin zag
dice-secret = Het geheime getal
dice-shares = Wat de browser van elke speler erbij deed
dice-fits = Het geheim past bij de vingerafdruk: er is tijdens het spel niets aan veranderd.
dice-misfits = Het geheim past niet bij de vingerafdruk: iemand heeft het veranderd!
dice-ok = Alle { $n } toevalligheden kwamen hetzelfde uit. Eerlijk!
dice-bad =
    { $n } { $n ->
        [one] toevalligheid is
       *[other] toevalligheden zijn
    } niet wat de getallen geven!
dice-table = Hoe vaak elke uitkomst kwam
dice-outcome = Uitkomst
dice-expected = Verwacht
dice-came = Gekomen
dice-none = In dit spel was niets toevallig.

## Big screen for spectators

watch-join = Doe mee met je telefoon
watch-full = Vul het scherm

## An invitation

join-title = Je bent uitgenodigd
join-by =
    { $names } { $n ->
        [one] nodigt
       *[other] nodigen
    } je uit voor { $game }.
join-plays =
    { $names } { $n ->
        [one] speelt
       *[other] spelen
    } { $game }.
join-to = Je bent uitgenodigd voor { $game }.
join-seat = Met deze link speel je ook op dit apparaat als { $name }: { $game }.
join-full = Alle plaatsen zijn bezet of gereserveerd. Je kunt meekijken.
join-begun = Het spel is begonnen en alle plaatsen zijn bezet. Je kunt meekijken.
join-over = Dit spel is afgelopen. Je kunt zien hoe het eindigde.
join-look = Meekijken
join-go = Kom binnen
join-bad = Deze link is niet volledig. Vraag hem opnieuw.

## Games without a board of their own on this page

plain-english = De namen op dit bord zijn in het Engels.
plain-board = De tafel
plain-choices = Wat je kunt kiezen

## What went wrong, where the server does not say it

problem-error = Er ging iets mis op de server. Probeer het opnieuw.
problem-refused = Dat kan niet.
problem-offline = De server is niet te bereiken. Kijk of je verbinding hebt en probeer opnieuw.
problem-illegal = Dat mag nu niet. Wat wel mag, is verlicht.
