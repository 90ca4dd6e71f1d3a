# Wat het verslag van een studie zegt, in het Nederlands.

## De pagina

report-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] spel
       *[other] spellen
    }, seed { $seed }.
report-unfinished = Nog niet klaar: { NUMBER($played, useGrouping: 1) } van { NUMBER($planned, useGrouping: 1) } spellen.
report-contents = Inhoud
left-out-csv = De eerste { $shown } van { $cells } cellen; { $file } heeft ze allemaal.
left-out-files = De eerste { $shown } van { $cells } cellen; de bestanden { $file } hebben ze allemaal.

## Delen: hun titels, en wat je erbij moet weten

section-played = Wat er is gespeeld
section-options = Wat de opties met de eerste plaats doen
section-options-about = Zijn aandeel in de overwinningen met het 95%-interval, alle cellen met dezelfde waarde samen.
section-wins = Wie er wint
section-wins-about = Het aandeel van elke plaats in de overwinningen, met het 95%-interval; een team wint samen. Het rechtopstaande streepje staat waar alle plaatsen even vaak zouden winnen.
section-scores = Eindscores
section-scores-about = Alle plaatsen samen; de onderbroken lijn is het gemiddelde.
section-lengths = Acties per spel
section-lengths-about = Toeval telt mee; de onderbroken lijn is het gemiddelde.
section-decisions = Beslissingen
section-places = Waar het gebeurt
section-places-about = Hoe vaak per spel: hoe sterker de kleur, hoe vaker. Kaarten van hetzelfde spel hebben dezelfde schaal.
section-compared = Vergeleken
section-compared-about = Hier: { $here }. Daar: { $there }. p is de kans op een verschil van minstens deze grootte als er geen was (t-toets van Welch), gecorrigeerd voor het aantal vergelijkingen (Holm); een rij onder { $clear } is vet en heeft een ster.
section-compared-none = De twee studies hebben geen cel met dezelfde naam.

## Kolommen

head-cell = Cel
head-game = Spel
head-bots = Bots
head-games = Spellen
head-length = Acties per spel
head-seat = Plaats
head-decisions = Beslissingen per spel
head-choices = Keuzes per beslissing
head-forced = Maar één keuze
head-what = Wat
head-here = Hier
head-there = Daar
head-difference = Verschil
head-p = p (Holm)
head-share = Aandeel
head-interval = 95%-interval
head-score = Score
head-actions = Acties
head-times = Aantal keer
head-place = Plek
head-rate = Per spel

## Grafieken: wat ze laten zien, als tekst

side =
    { $n ->
        [one] Plaats
       *[other] Plaatsen
    } { $seats }
first-share = Aandeel van de eerste plaats naar { $option }
first-share-pairs = Aandeel van de eerste plaats naar { $down } en { $across }
figure-numbers = De getallen
figure-numbers-of = De getallen: { $title }
list-begin = { $title }:{" "}
list-next = {"; "}
even-share = bij gelijke kansen { $share }
bin = { $first } tot en met { $last }
spread = Gemiddelde { $mean }, van { $least } tot en met { $most }
spread-told = gemiddelde { $mean }, van { $least } tot en met { $most }
hot = het vaakst { $places }
hot-place = { $place } ({ $rate } per spel)
hot-all = { $rate } per spel in totaal; { hot }

## Vergelijkingen

compared-length = acties per spel
compared-share = { $side }: aandeel gewonnen
compared-score = { $side }: score
