# Was Nightkeep selbst sagt, auf Deutsch.

## Teile von Sätzen

# Ein Text, der noch keinen eigenen Satz hat.
text = { $text }
list-and = { $first } und { $last }
listed =
    { $first }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
seat = Platz { $number }
nothing = nichts
range = { $low } bis { $high }
seat-name = Platz { $n }

## Wer am Zug ist

turn-chance = der Zufall entscheidet
turn-over = die Partie ist zu Ende
turn-seat = { $who } ist am Zug

## Warum nicht

cited = { $why } ({ $rules })
why-over = die Partie ist zu Ende
why-not-a-number = die Nummer einer Aktion ist eine ganze Zahl mit 64 Bit
why-not-your-turn = { $who } kann jetzt nichts tun: { $turn }
why-several = „{ $text }“ passt zu mehreren Aktionen: { $fitting }
why-only-players = das können nur die, die mitspielen
illegal-now = „{ $action }“ ist jetzt nicht erlaubt: { $why } ({ $turn }; erlaubt: { $allowed })
illegal-over = „{ $action }“ ist nicht erlaubt: die Partie ist zu Ende
no-chance-odds = hier entscheidet nicht der Zufall; odds() antwortet, wenn actor nk.CHANCE ist
no-chance-draw = hier entscheidet nicht der Zufall: { $turn }
no-undo-yet = noch ist nichts gespielt, also lässt sich nichts rückgängig machen
no-undo-revealed = die letzte Aktion war zufällig oder hat etwas aufgedeckt und lässt sich nicht rückgängig machen

## Marken

marker-no-place = { $marker }: einen Ort { $place } gibt es nicht; es gibt: { $places }
marker-not-now = { $who } kann jetzt nicht bewegen: { $marker } ({ $why })
marker-unknown = eine Marke { $marker } gibt es nicht; Marken dieses Spiels: { $markers }
spectator = jemand, der zuschaut

## Das Ende

side-won = Gewonnen
side-lost = Verloren

name = { NAME($word) }

## Was Aktionen nennen, so wie Fehlermeldungen es nennen

name-arrangement-thing = Einrichtung
name-card-thing = Karte
name-chamber-thing = Zimmer
name-clock-thing = Uhr
name-colour-thing = Farbe
name-direction-thing = Richtung
name-door-thing = Tür
name-face-thing = Würfelseite
name-field-thing = Feld
name-figure-thing = Figur
name-frame-thing = Tierrahmen
name-ghost-thing = Geist
name-height-thing = Höhe
name-kind-of-door-thing = Türart
name-layer-thing = Schicht
name-length-thing = Länge
name-lockable-door-thing = abschließbare Tür
name-midnight-card-thing = Mitternachtskarte
name-movement-card-thing = Bewegungskarte
name-passage-thing = Gang
name-piece-thing = Möbelstück
name-place-thing = Ort
name-play-thing = Spielweise
name-pose-thing = Lage
name-roll-thing = Wurf
name-room-thing = Raum
name-seat-thing = Platz
name-side-thing = Seite
name-size-thing = Größe
name-space-thing = Feld
name-spot-thing = Stelle
name-square-thing = Feld
name-stage-thing = Etappe
name-staircase-thing = Treppe
name-tile-thing = Plättchen
name-turn-thing = Drehung

## Wörter, Nummern und Strukturen, die keine Aktion nennen

guess-word =
    { $guess ->
        [0] {""}
       *[other] {" "}(meinst du „{ $guess }“?)
    }
guess-after =
    { $guess ->
        [0] {""}
       *[other] .{" "}Meinst du „{ $guess }“?
    }
word-unknown = { NAME($thing, form: "thing") } „{ $word }“ gibt es nicht{ guess-word }; möglich ist: { $allowed }
word-number = { NAME($thing, form: "thing") } „{ $word }“ gibt es nicht; möglich ist { $first } bis { $last }
word-either = { $one }; { $other }
no-action-number = eine Aktion mit der Nummer { $number } gibt es nicht
no-action-text = „{ $text }“ ist keine Aktion{ guess-word }; Aktionen sehen so aus: { $examples }
no-action-kind = kind = { $kind }: möglich ist { $kinds }
no-action-fields = eine Aktion der Art { $kind } hat diese Felder: { $fields }
no-action-field = { $field } = { $value }: { $why }
no-action-type = eine Aktion ist ein Text, kein { $type }
no-action-long = eine Aktion hat höchstens { $most } Zeichen; diese hat { $length }
script-ended = das Skript hat keine Aktion mehr, aber die Partie geht weiter
not-to-act = Bots entscheiden für den Platz, der am Zug ist; Platz { $seat } ist das nicht

## Spiele und Optionen

game-unknown = ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }{ guess-after }
game-none = ein Spiel „{ $game }“ gibt es nicht, und auch kein anderes: Nightkeep selbst ist hier nicht installiert, nur sein Quelltext ist da; installiere es mit pip install -e .
game-unusable = das Spiel „{ $game }“ von { $source } lässt sich nicht benutzen: { $reason }
game-no-import = { $entry } lässt sich nicht laden: { $type }: { $problem }
game-no-spec = { $entry } ist ein { $type }, keine GameSpec
game-other-name = { $entry } nennt das Spiel „{ $declared }“, aber der Entry Point heißt „{ $game }“
game-name-form = der Name eines Spiels besteht aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen, etwa „my-game“
game-name-twice = den Namen „{ $game }“ bieten { $sources } an; deinstalliere eines davon
language-unknown = in „{ $lang }“ ist nichts geschrieben; die Sprachen sind: { $languages }
rules-language = die Regeln von { $game } sind nicht in „{ $lang }“ geschrieben; es gibt: { $languages }
lesson-missing = { $game } hat keine Lektion
option-unknown = { $game } hat keine Option „{ $key }“; es gibt: { $options }{ guess-after }
option-value = { $key } = { $given } geht nicht; { $key } kann sein: { $allowed }
option-range = { $key } = { $given } geht nicht; { $key } kann { $low } bis { $high } sein
option-range-or = { $key } = { $given } geht nicht; { $key } kann { $low } bis { $high } sein, oder { $other }
option-board = { $key } = { $given } geht nicht; { $key } kann sein: { $boards }, oder der Pfad einer Spielplandatei
option-version = version = „{ $version }“ ist ein anderes Spiel; dorthin führt nk.game('{ $game }', version=...)
option-seat = Platz { $seat }: die Plätze sind 0 bis { $last }, oder None für alle, die zuschauen
option-names = names = { $names }: Namen sind eine Liste von Texten, einer für jeden Platz
option-names-count = { $names } Namen für { $players } Personen; jeder Platz braucht einen
option-threads = threads = { $threads }: mindestens ein Thread ist nötig
option-games = games = { $games }: simulate spielt 1 bis { $most } Partien
option-seed = seed = { $seed }: ein Seed ist eine ganze Zahl von 0 bis { $most }
position-broken = keine Stellung dieses Spiels: { $broken }

## Bots

bot-unknown = einen Bot „{ $bot }“ gibt es nicht; es gibt: { $bots }{ guess-after }
bot-random-only = { $game } hat keine Bewertung, also spielt es nur der Bot random
bot-limit =
    { $where }: { $key } kann { $low } { $high ->
        [0] oder mehr
       *[other] bis { $high }
    } sein
bot-change = „{ $change }“ im Bot „{ $bot }“
bot-threads = Bot „{ $bot }“ mit threads = { $threads }
bot-no-thought = Bot „{ $bot }“: { $level } denkt nicht nach, also gibt es nichts zu ändern
bot-tunable = „{ $change }“ im Bot „{ $bot }“: ändern lässt sich { $keys }
bot-number = „{ $change }“ im Bot „{ $bot }“: { $key } braucht eine Zahl
bot-endless = Bot „{ $bot }“ würde ohne Ende nachdenken: gib ihm Sekunden oder weniger Runden
bot-by-clock = Bot „{ $bot }“ denkt nach der Uhr, also ließen sich seine Partien nicht wiederholen; gib ihm Runden, etwa { $level }:rounds=5000

## Aufzeichnungen

record-form = eine Aufzeichnung ist ein JSON-Objekt mit den Schlüsseln { $keys }
record-transcript = das ist, was ein Platz von einer Partie erfahren hat; nachspielen lässt sich nur die Aufzeichnung einer Partie
record-format = nightkeep = { $format }: dieses Programm liest Aufzeichnungen im Format { $known }
record-key = „{ $key }“ fehlt in der Aufzeichnung oder ist kein { $kind }
record-unknown-key = unbekannter Schlüssel „{ $key }“; eine Aufzeichnung hat { $keys }
record-game = ein Spiel „{ $game }“ gibt es nicht; es gibt: { $games }
record-board = „board_toml“ der Aufzeichnung ist kein Text
record-rules = die Partie wurde nach den Regeln { $rules } von { $game } gespielt; dieses Programm hat { $own } und spielt sie nicht nach anderen Regeln nach
record-set-up = der Aufbau der Aufzeichnung stimmt nicht: { $problem }
record-until = until = { $until }: das muss eine Anzahl von Aktionen sein, ab 0
record-action = Aktion { $number } von { $all }: { $problem }
record-marks = „marks“ der Aufzeichnung ist keine Liste
record-mark = Marke { $number } von { $all }: { $problem }
record-mark-form = Marke { $number } von { $all } ist nicht [Aktionen davor, Platz, Marke, Ort oder null]
record-mark-order = Marke { $number } von { $all } kommt nach { $actions } Aktionen; nach der letzten Marke und vor dem Ende der Partie ist das { $low } bis { $high }
record-not-written = { $path } ließ sich nicht schreiben ({ $why }); nichts wurde geändert
record-large = { $path }: größer als { $most } Byte, und das ist keine Aufzeichnung
record-truncated = { $path }, Zeile { $line }: abgeschnitten oder kein JSON ({ $why })
record-deep = { $path }: keine Aufzeichnung: zu lange Zahlen, oder zu tief verschachtelt
record-object = { $path }: eine Aufzeichnung ist ein JSON-Objekt
record-no-dice = die Aufzeichnung hat kein „dice“, also lässt sich ihr Zufall nicht nachrechnen
record-dice-broken = „dice“ der Aufzeichnung stimmt nicht: { $problem }
record-dice-scheme = „dice“ der Aufzeichnung ist von der Art „{ $scheme }“; dieses Programm rechnet „{ $known }“ nach
record-dice-secret = „dice“ der Aufzeichnung zeigt sein Geheimnis noch nicht; das geschieht am Ende der Partie
record-dice-commitment = das Geheimnis passt nicht zur Festlegung, die am Anfang zu sehen war
record-dice-other = Aktion { $number }: der Zufall ergibt „{ $outcome }“, aber gespielt wurde „{ $played }“

## Dateien

file-no-file = { $path } lässt sich nicht lesen (keine Datei)
file-unreadable = { $path } lässt sich nicht lesen ({ $why })
file-no-text = { $path } ist keine Textdatei
file-unwritable = { $path }: lässt sich nicht schreiben ({ $why })
file-place =
    { $line ->
        [0] { $path }: { $problem }
       *[other] { $path }, Zeile { $line }: { $problem }
    }
toml-broken = kein gültiges TOML: { $problem }
toml-no-file = lässt sich nicht lesen (keine Datei)
toml-unreadable = lässt sich nicht lesen ({ $why })
toml-large = { $size } Byte sind zu viel; eine Spielplandatei hat höchstens { $most } Byte
toml-inherit = { $key } = { $given }: das muss einer der Spielpläne des Spiels sein: { $boards }
toml-like-own = „{ $key }“ schreibst du wie das Spiel selbst, { $how }
toml-like-table = „{ $key }“ schreibst du wie das Spiel selbst, als Tabelle: [{ $key }]
toml-like-list = „{ $key }“ schreibst du wie das Spiel selbst, als Liste: [[{ $key }]]
toml-renamed = { $key } muss jetzt "{ $name }" sein; schreib es in eine eigene Zeile
toml-missing-whole = „{ $key }“ fehlt; es ist eine ganze Zahl von { $low } bis { $high }
toml-whole = { $key } = { $given }: das muss eine ganze Zahl von { $low } bis { $high } sein
toml-text = { $key } = { $given }: das muss ein Text sein
toml-missing = „{ $key }“ fehlt
toml-type = { $place }: erwartet { $wanted }, gefunden { $given }
toml-bound = { $place }: erwartet { $allowed }, nicht { $given }
toml-choice = { $place }: erwartet eines von { $choices }, nicht { $given }
toml-item = { $place }, Eintrag { $item }
toml-whole-file = die Datei
toml-unknown = unbekannter Schlüssel „{ $key }“; hier gibt es: { $known }
board-names = { $problem }; Spielpläne mit Namen sind: { $boards }{ guess-after }
board-no-game = „game“ fehlt; schreib, für welches Spiel der Spielplan ist: game = "NAME", aus { $games }
board-game = game = { $game }: dieses Spiel gibt es nicht; es gibt: { $games }{ guess-after }

## Wettkämpfe und Studien

match-no-bots = ein Wettkampf braucht mindestens einen Bot
match-unwritable = { $path }: dort lassen sich keine Ergebnisse schreiben ({ $why })
match-write-failed = { $path }: ein Ergebnis ließ sich nicht schreiben ({ $why }); die früheren sind gespeichert
match-line = { $path }, Zeile { $line }: kein Ergebnis; berichtige oder lösche diese Zeile
match-other-line = { $path }, Zeile { $line }: kein Ergebnis dieses Wettkampfs; berichtige oder lösche diese Zeile
match-no-results = { $path } ist keine Datei mit Ergebnissen eines Wettkampfs
match-names-no-bots = { $path } ist keine Datei mit Ergebnissen eines Wettkampfs: sie nennt keine Bots
match-cut-off = { $path }: die letzte Zeile ist abgeschnitten und lässt sich nicht entfernen ({ $why })
match-format = { $path }: arena = { $format }; dieses Programm liest das Format { $known }
match-other = { $path } gehört zu einem anderen Wettkampf ({ $game }: { $bots }, Seed { $seed }, { $options }); nenne eine andere Datei
study-cells = { $cells } Zellen; eine Studie hat höchstens { $most }
study-same-name = zwei Zellen heißen „{ $cell }“; gib jeder ein name = "..."
study-cell-list = Zellen schreibst du als [[cell]]
study-options = Optionen schreibst du als Tabelle: [options] oder options = {"{"} ... {"}"}
study-sweep = ein Sweep ist eine Tabelle von Listen: [sweep]
study-sweep-list = { $key } = { $given }: ein Sweep braucht eine Liste mit mindestens einem Wert
study-game = eine Studie braucht ein game = "..."
study-bots = bots = { $given }: das muss eine Liste sein wie ["greedy"], einer für jeden Platz
study-cell = Zelle „{ $cell }“: { $problem }
study-too-many-bots = Zelle „{ $cell }“: { $bots } Bots für { $seats } Plätze
study-no-games = { $folder } enthält noch keine gespielten Partien
study-part = { $path } lässt sich nicht lesen ({ $why }); lösche die Datei und starte die Studie noch einmal
study-other = { $folder } enthält Ergebnisse einer anderen Studie, oder dieser in einer älteren Fassung; nenne einen anderen Ordner
study-not-empty = { $folder } ist nicht leer und enthält keine Studie; nenne einen anderen Ordner
study-missing = { $folder } enthält keine Ergebnisse einer Studie ({ $file } fehlt)

## Dieser Rechner

process-ended = ein Prozess, der Partien spielte, wurde von außen beendet; Ergebnisse in einer Datei sind gespeichert. Versuch es noch einmal, vielleicht mit weniger --workers
extra-missing = dafür fehlen Pakete ({ $modules }). Führe aus: { $command }
gpu-no-numba = für GPUs fehlt das Paket numba-cuda ({ $why }). Führe aus: { $command }
gpu-none = es gibt keine NVIDIA-GPU, die Numba benutzen kann ({ $why })
gpu-no-driver = kein Treiber
gpu-simulate = { $reason }; Game.simulate() rechnet stattdessen auf allen Kernen
gpu-environment = { $reason }; die Umgebung in nightkeep.envs.vector rechnet auf den Kernen des Prozessors
library-outdated = { $path } wurde aus anderen Quelldateien gebaut und wird nicht verwendet; make kernels baut sie neu
library-damaged = { $path } ist unbrauchbar: beschädigt, oder für eine andere Maschine gebaut ({ $problem }). Lösch die Datei, oder bau sie mit make kernels neu
library-door = In { $path } fehlt die Funktion { $door }. Lösch die Datei, oder bau sie mit make kernels neu

## Lektionen

lesson-read-on = hier gibt es nichts zu wählen; lies weiter
lesson-try = das ist auch erlaubt, aber versuch jetzt dies: { $wanted }

## Aufgebaute Stellungen

position-and = { $first }; { $next }
position-more = { $first }; und { $n } weitere
position-object = eine Stellung ist ein Objekt mit den Feldern { $fields }
position-unknown = unbekanntes Feld „{ $field }“
position-missing = Feld „{ $field }“ fehlt
position-shape = Feld „{ $field }“: muss die Form { $shape } haben
position-number = Feld „{ $field }“: { $given } ist keine ganze Zahl von { $low } bis { $high }
position-is = { $field } ist { $number }; möglich ist { $low } bis { $high }
position-holds = { $field } enthält { $number }; möglich ist { $low } bis { $high }
position-option = { $field } ist { $given }, aber mit diesen Optionen ist es { $wanted }

## Lektionsdateien

step-options = Optionen: { $problem }
step-names = names muss { $n } Namen haben, einen für jeden Platz
step-list = eine Lektion hat 1 bis { $most } Schritte, jeder ein [[step]]
step-last = im letzten Schritt wird nichts gespielt, nur etwas gesagt
step-no-rule = es gibt keine Regel { $rule }
step-unfinished = eine neue Partie beginnt, aber der Schritt davor hat noch etwas zu spielen
step-goes = goes: { $problem }
step-say = „{ $lang }“ muss ein Text mit 1 bis { $most } Zeichen sein
step-texts = „{ $key }“ muss eine Liste von Texten sein
step-play-text = „play“ muss der Text einer einzigen Aktion sein
step-illegal = play: „{ $action }“ ist hier nicht erlaubt: { $why }
step-not-offered = play: „{ $action }“ wird so nicht angeboten; angeboten wird: { $offered }

## Hinzugefügte Spiele

game-not-a-spec = register() bekommt ein GameSpec, kein { $type }
game-bad-name = das Spiel „{ $game }“ des Pakets { $package } braucht einen anderen Namen: Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa „mein-spiel“
game-taken = das Paket { $package } kann kein Spiel „{ $game }“ anmelden: { $source } hat schon eines mit diesem Namen; wähl einen anderen
game-clash = das Paket { $package } kann kein Spiel „{ $game }“ anmelden: { $problem }
game-no-folder = das Paket { $package } von { $game } hat keinen Ordner; gib ihm eine __init__.py

## Arten von Werten in Dateien

type-int = ganze Zahl
type-float = Zahl
type-str = Text
type-bool = true oder false
type-array = Liste
type-object = Tabelle
type-either = { $one } / { $other }
bound-at-least = { $kind } >= { $bound }
bound-at-most = { $kind } <= { $bound }
bound-exactly = { $kind } { $bound }
type-str-length = Text der Länge
type-array-length = Liste der Länge
comment-board = Ein Spielplan für { $title }. Es ist der Standardspielplan: Ändere den Namen und was du willst.
comment-check = Prüfen:   nightkeep board check DATEI     Darauf spielen:   nightkeep play { $game } --option { $option }=DATEI
comment-inherit = Um nur aufzuschreiben, was anders ist, schreib oben { $key } = "{ $board }" und lösch den Rest.
comment-keys = Was wo stehen kann (eine Prüfung sagt, was in welcher Zeile falsch ist):
comment-key =
    { $key }: { $values }{ $required ->
        [0] ; darf fehlen
       *[1] {""}
    }
value-or = { $first } oder { $second }
value-whole = ganze Zahl { $range }
value-number = Zahl { $range }
value-text = Text
value-letters = Text mit { $range } Zeichen
value-bool = true oder false
value-times = { $value }; { $range } Mal
value-any = beliebiger Wert
value-up-to = bis { $high }
value-at-least = { $low } oder mehr
value-between = { $low } bis { $high }

## Arrays und Umgebungen in Python

env-not-contiguous = { $name } liegt nicht in einem Stück im Speicher, Zeile für Zeile
env-read-only = in { $name } darf nicht geschrieben werden: gib Arrays von NumPy, und teile sie mit der Bibliothek, deren Arrays sich nie ändern
env-shape = { $name } ist { $given }; es muss { $wanted } sein
env-actions = die Aktionen sind { $given }; nötig ist eine ganze Zahl für jede Partie
env-games = games = { $games }: mindestens eine Partie ist nötig
env-seed = seed = { $seed }: ein Seed ist eine ganze Zahl von 0 bis { $most }
env-no-array = { $name } ist ein { $type }; es muss ein Array von NumPy oder DLPack sein
env-other-device = { $name } liegt auf Gerät { $device }; nightkeep.envs.cuda_vector schreibt auf GPUs
env-not-shared = { $name }, ein { $type }, lässt sich nicht teilen: { $problem }
env-threads-multiple = threads = { $threads }: muss ein Vielfaches von { $step } sein, und höchstens { $most } bei { $game }
env-not-on-card = { $name } ist ein { $type }; es muss ein Array auf der Karte sein
env-illegal-somewhere = Partie { $game }: eine Aktion war nicht erlaubt und wurde nicht ausgeführt
env-seat = seat = { $seat }: Plätze sind 0 bis { $last }
env-opponents = { $opponents } Gegner für { $seats } andere Plätze; jeder braucht einen
env-illegal = Aktion { $action } ist nicht erlaubt; siehe die Aktionsmaske
env-illegal-of = { $agent }: Aktion { $action } ist nicht erlaubt; siehe die Aktionsmaske
env-illegal-in = Partie { $game }: Aktion { $action } ist nicht erlaubt; siehe mask[{ $game }]
env-cycles = max_cycles = { $cycles }: mindestens ein Durchgang ist nötig
env-not-whole = Aktion { $action } ist keine ganze Zahl; Aktionen sind die Stellen der Aktionsmaske
env-start = start: das ist kein JSON einer Stellung ({ $problem })
env-choice = { $key } = { $given }: möglich ist { $allowed }
env-threads = threads = { $threads }: mindestens ein Thread ist nötig
env-seats = Plätze sind ganze Zahlen von 0 bis { $last }
## Bilder und Tabellen in Notebooks

picture-width = die Breite eines Bildes ist { $width }; erlaubt sind 1 bis { $most } Pixel
picture-not-built = die Zeichnungen sind in dieser Kopie von Nightkeep nicht gebaut; bauen: make page
picture-words = Das Brett in Worten
picture-won = gewonnen: { $who }
picture-nobody = vorbei; niemand hat gewonnen
column-seat = Platz
column-bot = Bot
column-games = Partien
column-wins = Anteil der Siege
column-interval = 95-%-Intervall
column-rating = Wertung
column-score = mittlere Punktzahl
column-points = Punkte
column-cell = Zelle
column-actions = Aktionen je Partie
table-simulation = { $games } zufällige Partien mit durchschnittlich { $actions } Aktionen
table-match = { $game }: { $games } Partien
table-study = { $title }: { $played } von { $planned } Partien
