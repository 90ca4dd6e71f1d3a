# Wat Nightkeep zelf zegt, in het Nederlands.

list-and = { $first } en { $last }

name = { NAME($word) }
# Een plaats, waar geen naam bekend is.
seat = plaats { $number }

# Een tekst die nog geen eigen zin heeft.
text = { $text }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}en nog { $more }
    }
nothing = niets
range = { $low } tot { $high }
seat-name = Plaats { $n }

## Wie aan de beurt is

turn-chance = het toeval is aan de beurt
turn-over = het spel is afgelopen
turn-seat = { $who } is aan de beurt

## Waarom niet

cited = { $why } ({ $rules })
why-over = het spel is afgelopen
why-not-a-number = het nummer van een actie is een geheel getal van 64 bits
why-not-your-turn = { $who } kan nu niets doen: { $turn }
why-several = '{ $text }' past bij meer dan één actie: { $fitting }
why-only-players = dat kunnen alleen spelers
illegal-now = '{ $action }' mag nu niet: { $why } ({ $turn }; wel toegestaan: { $allowed })
illegal-over = '{ $action }' mag niet: het spel is afgelopen
no-chance-odds = hier wordt niets aan het toeval overgelaten; odds() geeft antwoord als actor nk.CHANCE is
no-chance-draw = hier wordt niets aan het toeval overgelaten: { $turn }
no-undo-yet = er is nog niets gespeeld, dus er valt niets ongedaan te maken
no-undo-revealed = de laatste actie was toeval of liet iets zien, en kan niet ongedaan worden gemaakt

## Markeringen

marker-no-place = er is geen plek '{ $place }' voor { $marker }; wel: { $places }
marker-not-now = { $who } kan { $marker } niet verplaatsen: { $why }
marker-unknown = er is geen markering '{ $marker }'; markeringen van dit spel: { $markers }
spectator = een toeschouwer

## Het einde

side-won = Gewonnen
side-lost = Verloren

## Lessen

lesson-read-on = hier valt niets te kiezen; lees verder
lesson-try = dat mag ook, maar probeer nu dit: { $wanted }

## Wat acties noemen, zoals foutmeldingen het noemen

name-arrangement-thing = inrichting
name-card-thing = kaart
name-chamber-thing = kamer
name-clock-thing = klok
name-colour-thing = kleur
name-direction-thing = richting
name-door-thing = deur
name-face-thing = worp
name-field-thing = veld
name-figure-thing = figuur
name-frame-thing = kader
name-ghost-thing = spook
name-height-thing = hoogte
name-kind-of-door-thing = soort deur
name-layer-thing = laag
name-length-thing = lengte
name-lockable-door-thing = deur die op slot kan
name-midnight-card-thing = middernachtkaart
name-movement-card-thing = bewegingskaart
name-passage-thing = gang
name-piece-thing = meubel
name-place-thing = plek
name-play-thing = speelwijze
name-pose-thing = stand
name-roll-thing = worp
name-room-thing = kamer
name-seat-thing = plaats
name-side-thing = kant
name-size-thing = grootte
name-space-thing = vak
name-spot-thing = plekje
name-square-thing = vak
name-stage-thing = verdieping
name-staircase-thing = trap
name-tile-thing = tegel
name-turn-thing = draaiing

## Woorden, nummers en structuren die geen actie noemen

guess-word =
    { $guess ->
        [0] {""}
       *[other] {" "}(bedoel je '{ $guess }'?)
    }
guess-after =
    { $guess ->
        [0] {""}
       *[other] .{" "}Bedoel je '{ $guess }'?
    }
word-unknown = { NAME($thing, form: "thing") } '{ $word }' is er niet{ guess-word }; mogelijk is: { $allowed }
word-number = { NAME($thing, form: "thing") } '{ $word }' is er niet; mogelijk is { $first } tot en met { $last }
word-either = { $one }; { $other }
no-action-number = er is geen actie met nummer { $number }
no-action-text = '{ $text }' is geen actie{ guess-word }; acties zien er zo uit: { $examples }
no-action-kind = kind = { $kind }: mogelijk is { $kinds }
no-action-fields = een actie van het soort { $kind } heeft deze velden: { $fields }
no-action-field = { $field } = { $value }: { $why }
no-action-type = een actie is een tekst, geen { $type }
no-action-long = een actie heeft hoogstens { $most } tekens; deze heeft er { $length }
script-ended = het script heeft geen acties meer, maar het spel gaat door
not-to-act = bots beslissen voor de plaats die aan de beurt is; plaats { $seat } is dat niet

## Spellen en opties

game-unknown = er is geen spel '{ $game }'; de spellen zijn: { $games }{ guess-after }
game-none = er is geen spel '{ $game }', en ook geen ander: Nightkeep zelf is hier niet geïnstalleerd, alleen de broncode is gevonden; installeer het met pip install -e .
game-unusable = het spel '{ $game }' van { $source } is niet bruikbaar: { $reason }
game-no-import = { $entry } kan niet worden geladen: { $type }: { $problem }
game-no-spec = { $entry } is een { $type }, geen GameSpec
game-other-name = { $entry } noemt het spel '{ $declared }', maar het entry point heet '{ $game }'
game-name-form = de naam van een spel bestaat uit kleine letters, cijfers en losse streepjes, zoals 'my-game'
game-name-twice = de naam '{ $game }' komt van { $sources }; verwijder een van die pakketten
language-unknown = er is niets geschreven in '{ $lang }'; de talen zijn: { $languages }
rules-language = de regels van { $game } zijn niet geschreven in '{ $lang }'; wel in: { $languages }
lesson-missing = { $game } heeft geen les
option-unknown = { $game } heeft geen optie '{ $key }'; de opties zijn: { $options }{ guess-after }
option-value = { $key } = { $given } mag niet; { $key } kan zijn: { $allowed }
option-range = { $key } = { $given } mag niet; { $key } kan { $low } tot en met { $high } zijn
option-range-or = { $key } = { $given } mag niet; { $key } kan { $low } tot en met { $high } zijn, of { $other }
option-board = { $key } = { $given } mag niet; { $key } kan zijn: { $boards }, of het pad van een speelbordbestand
option-version = version = '{ $version }' is een ander spel; nk.game('{ $game }', version=...) brengt je daar
option-seat = plaats { $seat }: plaatsen zijn 0 tot en met { $last }, of None voor een toeschouwer
option-names = names = { $names }: namen zijn een lijst van teksten, één voor elke plaats
option-names-count = { $names } namen voor { $players } spelers; elke plaats heeft er een nodig
option-threads = threads = { $threads }: er is minstens één thread nodig
option-games = games = { $games }: simulate speelt 1 tot en met { $most } spellen
option-seed = seed = { $seed }: een seed is een geheel getal van 0 tot en met { $most }
position-broken = geen stelling van dit spel: { $broken }

## Bots

bot-unknown = er is geen bot '{ $bot }'; de bots zijn: { $bots }{ guess-after }
bot-random-only = { $game } heeft geen evaluatie, dus alleen de bot random speelt het
bot-limit =
    { $where }: { $key } kan { $low } { $high ->
        [0] of meer
       *[other] tot en met { $high }
    } zijn
bot-change = '{ $change }' in bot '{ $bot }'
bot-threads = bot '{ $bot }' met threads = { $threads }
bot-no-thought = bot '{ $bot }': { $level } denkt niet na, dus er valt niets te veranderen
bot-tunable = '{ $change }' in bot '{ $bot }': je kunt veranderen: { $keys }
bot-number = '{ $change }' in bot '{ $bot }': { $key } moet een getal zijn
bot-endless = bot '{ $bot }' zou eindeloos nadenken: geef hem seconden of minder rondes
bot-by-clock = bot '{ $bot }' denkt op de klok, dus zijn spellen zijn niet te herhalen; geef hem rondes, zoals { $level }:rounds=5000

## Spelverslagen

record-form = een spelverslag is een JSON-object met de sleutels { $keys }
record-transcript = dit is wat één plaats over een spel te horen kreeg; alleen het verslag van een spel kan worden nagespeeld
record-format = nightkeep = { $format }: dit programma leest spelverslagen van formaat { $known }
record-key = '{ $key }' ontbreekt in het spelverslag of is geen { $kind }
record-unknown-key = onbekende sleutel '{ $key }'; een spelverslag heeft { $keys }
record-game = er is geen spel '{ $game }'; de spellen zijn: { $games }
record-board = 'board_toml' van het spelverslag is geen tekst
record-rules = dit spel is gespeeld volgens de regels { $rules } van { $game }; dit programma heeft { $own } en speelt het niet na volgens andere regels
record-set-up = de opzet van het spelverslag klopt niet: { $problem }
record-until = until = { $until }: dat moet een aantal acties zijn, vanaf 0
record-action = actie { $number } van { $all }: { $problem }
record-marks = 'marks' van het spelverslag is geen lijst
record-mark = markering { $number } van { $all }: { $problem }
record-mark-form = markering { $number } van { $all } is niet [acties ervoor, plaats, markering, plek of null]
record-mark-order = markering { $number } van { $all } komt na { $actions } acties; na de vorige markering en vóór het einde van het spel is dat { $low } tot en met { $high }
record-not-written = { $path } kon niet worden geschreven ({ $why }); er is niets veranderd
record-large = { $path }: groter dan { $most } bytes, en dat is geen enkel spelverslag
record-truncated = { $path }, regel { $line }: afgekapt of geen JSON ({ $why })
record-deep = { $path }: geen spelverslag: te lange getallen, of te diep genest
record-object = { $path }: een spelverslag is een JSON-object
record-no-dice = het spelverslag heeft geen 'dice', dus het toeval kan niet worden nagerekend
record-dice-broken = 'dice' van het spelverslag klopt niet: { $problem }
record-dice-scheme = 'dice' van het spelverslag is van soort '{ $scheme }'; dit programma rekent '{ $known }' na
record-dice-secret = 'dice' van het spelverslag toont zijn geheim nog niet; dat gebeurt als het spel is afgelopen
record-dice-commitment = het geheim past niet bij de vastlegging die aan het begin te zien was
record-dice-other = actie { $number }: het toeval geeft '{ $outcome }', maar er is '{ $played }' gespeeld

## Bestanden

file-no-file = { $path } kan niet worden gelezen (geen bestand)
file-unreadable = { $path } kan niet worden gelezen ({ $why })
file-no-text = { $path } is geen tekstbestand
file-unwritable = { $path }: kan niet worden geschreven ({ $why })
file-place =
    { $line ->
        [0] { $path }: { $problem }
       *[other] { $path }, regel { $line }: { $problem }
    }
toml-broken = geen geldige TOML: { $problem }
toml-no-file = kan niet worden gelezen (geen bestand)
toml-unreadable = kan niet worden gelezen ({ $why })
toml-large = { $size } bytes is te groot; een speelbordbestand heeft hoogstens { $most } bytes
toml-inherit = { $key } = { $given }: dat moet een van de eigen speelborden zijn: { $boards }
toml-like-own = '{ $key }' schrijf je zoals het spel zelf, { $how }
toml-like-table = '{ $key }' schrijf je zoals het spel zelf, als tabel: [{ $key }]
toml-like-list = '{ $key }' schrijf je zoals het spel zelf, als lijst: [[{ $key }]]
toml-renamed = { $key } moet nu "{ $name }" zijn; zet het op een eigen regel
toml-missing-whole = '{ $key }' ontbreekt; het is een geheel getal van { $low } tot en met { $high }
toml-whole = { $key } = { $given }: dat moet een geheel getal van { $low } tot en met { $high } zijn
toml-text = { $key } = { $given }: dat moet een tekst zijn
toml-missing = '{ $key }' ontbreekt
toml-type = { $place }: verwacht { $wanted }, gekregen { $given }
toml-bound = { $place }: verwacht { $allowed }, niet { $given }
toml-choice = { $place }: verwacht een van { $choices }, niet { $given }
toml-item = { $place }, onderdeel { $item }
toml-whole-file = het bestand
toml-unknown = onbekende sleutel '{ $key }'; hier zijn bekend: { $known }
board-names = { $problem }; speelborden met een naam zijn: { $boards }{ guess-after }
board-no-game = 'game' ontbreekt; schrijf voor welk spel het speelbord is: game = "NAAM", uit { $games }
board-game = game = { $game }: dat spel is er niet; de spellen zijn: { $games }{ guess-after }

## Wedstrijden en studies

match-no-bots = een wedstrijd heeft minstens één bot nodig
match-unwritable = { $path }: daar kunnen geen uitslagen worden geschreven ({ $why })
match-write-failed = { $path }: een uitslag kon niet worden geschreven ({ $why }); de eerdere blijven bewaard
match-line = { $path }, regel { $line }: geen uitslag; herstel of verwijder die regel
match-other-line = { $path }, regel { $line }: geen uitslag van deze wedstrijd; herstel of verwijder die regel
match-no-results = { $path } is geen bestand met uitslagen van een wedstrijd
match-names-no-bots = { $path } is geen bestand met uitslagen van een wedstrijd: er staan geen bots in
match-cut-off = { $path }: de laatste regel is afgekapt en kan niet worden verwijderd ({ $why })
match-format = { $path }: arena = { $format }; dit programma leest formaat { $known }
match-other = { $path } hoort bij een andere wedstrijd ({ $game }: { $bots }, seed { $seed }, { $options }); noem een ander bestand
study-cells = { $cells } cellen; een studie heeft er hoogstens { $most }
study-same-name = twee cellen heten '{ $cell }'; geef elk een name = "..."
study-cell-list = cellen schrijf je als [[cell]]
study-options = opties schrijf je als tabel: [options] of options = {"{"} ... {"}"}
study-sweep = een sweep is een tabel van lijsten: [sweep]
study-sweep-list = { $key } = { $given }: een sweep heeft een lijst met minstens één waarde nodig
study-game = een studie heeft een game = "..." nodig
study-bots = bots = { $given }: dat moet een lijst zijn zoals ["greedy"], één voor elke plaats
study-cell = cel '{ $cell }': { $problem }
study-too-many-bots = cel '{ $cell }': { $bots } bots voor { $seats } plaatsen
study-no-games = { $folder } heeft nog geen gespeelde spellen
study-part = { $path } kan niet worden gelezen ({ $why }); verwijder het en start de studie opnieuw
study-other = { $folder } heeft uitslagen van een andere studie, of van een oudere versie van deze; noem een andere map
study-not-empty = { $folder } is niet leeg en er zit geen studie in; noem een andere map
study-missing = { $folder } heeft geen uitslagen van een studie ({ $file } ontbreekt)

## Deze computer

process-ended = een proces dat spellen speelde is van buitenaf gestopt; uitslagen in een bestand blijven bewaard. Vraag het nog eens, misschien met minder --workers
extra-missing = hiervoor zijn pakketten nodig die niet zijn geïnstalleerd ({ $modules }). Voer uit: { $command }
gpu-no-numba = voor GPU's is het pakket numba-cuda nodig, dat niet is geïnstalleerd ({ $why }). Voer uit: { $command }
gpu-none = er is geen NVIDIA-GPU gevonden die Numba kan gebruiken ({ $why })
gpu-no-driver = geen stuurprogramma
gpu-simulate = { $reason }; Game.simulate() gebruikt in plaats daarvan alle cores
gpu-environment = { $reason }; de omgeving in nightkeep.envs.vector gebruikt de cores van de processor

## Opgezette stellingen

position-and = { $first }; { $next }
position-more = { $first }; en nog { $n }
position-object = een stelling is een object met de velden { $fields }
position-unknown = onbekend veld '{ $field }'
position-missing = veld '{ $field }' ontbreekt
position-shape = veld '{ $field }': moet de vorm { $shape } hebben
position-number = veld '{ $field }': { $given } is geen geheel getal van { $low } tot en met { $high }
position-is = { $field } is { $number }; het kan { $low } tot en met { $high } zijn
position-holds = { $field } bevat { $number }; het kan { $low } tot en met { $high } bevatten
position-option = { $field } is { $given }, maar met deze opties is het { $wanted }

## Lesbestanden

step-options = opties: { $problem }
step-names = names moet { $n } namen bevatten, één voor elke plaats
step-list = een les heeft 1 tot en met { $most } stappen, elk een [[step]]
step-last = in de laatste stap wordt niets gespeeld, alleen iets gezegd
step-no-rule = er is geen regel { $rule }
step-unfinished = er begint een nieuw spel, maar in de stap ervoor is nog iets te spelen
step-goes = goes: { $problem }
step-say = '{ $lang }' moet een tekst van 1 tot en met { $most } tekens zijn
step-texts = '{ $key }' moet een lijst van teksten zijn
step-play-text = 'play' moet de tekst van één actie zijn
step-illegal = play: '{ $action }' mag hier niet: { $why }
step-not-offered = play: '{ $action }' wordt zo niet aangeboden; wel: { $offered }

## Toegevoegde spellen

game-not-a-spec = register() krijgt een GameSpec, geen { $type }
game-bad-name = het spel '{ $game }' van het pakket { $package } heeft een andere naam nodig: kleine letters, cijfers en losse streepjes, zoals 'mijn-spel'
game-taken = het pakket { $package } kan geen spel '{ $game }' aanmelden: { $source } heeft al een spel met die naam; kies een andere
game-clash = het pakket { $package } kan geen spel '{ $game }' aanmelden: { $problem }
game-no-folder = het pakket { $package } van { $game } heeft geen map; geef het een __init__.py

## Soorten waarden in bestanden

type-int = geheel getal
type-float = getal
type-str = tekst
type-bool = true of false
type-array = lijst
type-object = tabel
type-either = { $one } / { $other }
bound-at-least = { $kind } >= { $bound }
bound-at-most = { $kind } <= { $bound }
bound-exactly = { $kind } { $bound }
type-str-length = tekst met lengte
type-array-length = lijst met lengte
comment-board = Een speelbord voor { $title }. Het is het gewone speelbord: verander de naam en wat je maar wilt.
comment-check = Controleren:   nightkeep board check BESTAND     Erop spelen:   nightkeep play { $game } --option { $option }=BESTAND
comment-inherit = Om alleen op te schrijven wat anders is, schrijf je bovenaan { $key } = "{ $board }" en wis je de rest.
comment-keys = Wat waar kan staan (een controle zegt wat er in welke regel fout is):
comment-key =
    { $key }: { $values }{ $required ->
        [0] ; mag ontbreken
       *[1] {""}
    }
value-or = { $first } of { $second }
value-whole = geheel getal { $range }
value-number = getal { $range }
value-text = tekst
value-letters = tekst van { $range } letters
value-bool = true of false
value-times = { $value }; { $range } keer
value-any = elke waarde
value-up-to = tot en met { $high }
value-at-least = { $low } of meer
value-between = { $low } tot en met { $high }

## Arrays en omgevingen in Python

env-not-contiguous = { $name } ligt niet aaneengesloten in het geheugen, rij na rij
env-read-only = in { $name } mag niet worden geschreven: geef arrays van NumPy, en deel die met de bibliotheek waarvan de arrays nooit veranderen
env-shape = { $name } is { $given }; het moet { $wanted } zijn
env-actions = de acties zijn { $given }; het moet één geheel getal per spel zijn
env-games = games = { $games }: er is minstens één spel nodig
env-seed = seed = { $seed }: een seed is een geheel getal van 0 tot en met { $most }
env-no-array = { $name } is een { $type }; het moet een array van NumPy of DLPack zijn
env-other-device = { $name } staat op apparaat { $device }; nightkeep.envs.cuda_vector schrijft naar GPU's
env-not-shared = { $name }, een { $type }, kan niet worden gedeeld: { $problem }
env-threads-multiple = threads = { $threads }: moet een veelvoud van { $step } zijn, en hoogstens { $most } bij { $game }
env-not-on-card = { $name } is een { $type }; het moet een array op de kaart zijn
env-illegal-somewhere = spel { $game }: een actie mocht niet, en is niet uitgevoerd
env-seat = seat = { $seat }: plaatsen zijn 0 tot en met { $last }
env-opponents = { $opponents } tegenstanders voor { $seats } andere plaatsen; elke plaats heeft er een nodig
env-illegal = actie { $action } mag niet; zie het actiemasker
env-illegal-of = { $agent }: actie { $action } mag niet; zie het actiemasker
env-illegal-in = spel { $game }: actie { $action } mag niet; zie mask[{ $game }]
env-cycles = max_cycles = { $cycles }: er is minstens één ronde nodig
env-not-whole = actie { $action } is geen geheel getal; acties zijn de plekken van het actiemasker
env-start = start: dit is geen JSON van een stelling ({ $problem })
env-choice = { $key } = { $given }: mogelijk is { $allowed }
env-threads = threads = { $threads }: er is minstens één thread nodig
env-seats = plaatsen zijn gehele getallen van 0 tot en met { $last }
## Plaatjes en tabellen in notebooks

picture-width = de breedte van een plaatje is { $width }; toegestaan is 1 tot { $most } pixels
picture-not-built = de tekeningen zijn in dit exemplaar van Nightkeep niet gebouwd; bouw ze: make page
picture-words = Het bord in woorden
picture-won = gewonnen: { $who }
picture-nobody = voorbij; niemand heeft gewonnen
column-seat = plaats
column-bot = bot
column-games = spellen
column-wins = aandeel van de winst
column-interval = 95%-interval
column-rating = rating
column-score = gemiddelde score
column-points = score
column-cell = cel
column-actions = acties per spel
table-simulation = { $games } willekeurige spellen van gemiddeld { $actions } acties
table-match = { $game }: { $games } spellen
table-study = { $title }: { $played } van { $planned } spellen
library-outdated = { $path } is gemaakt van andere bronbestanden en wordt niet gebruikt; make kernels maakt het opnieuw
library-damaged = { $path } is onbruikbaar: het is beschadigd, of gemaakt voor een andere machine ({ $problem }). Verwijder het, of maak het opnieuw met make kernels
library-door = { $path } mist de functie { $door }. Verwijder het, of maak het opnieuw met make kernels
