# Ce que dit le rapport d’une étude, en français.

## La page

report-games =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] partie
       *[other] parties
    }, graine { $seed }.
report-unfinished = Pas encore terminé : { NUMBER($played, useGrouping: 1) } parties sur { NUMBER($planned, useGrouping: 1) }.
report-contents = Sommaire
left-out-csv = Les { $shown } premières cellules sur { $cells } ; { $file } les contient toutes.
left-out-files = Les { $shown } premières cellules sur { $cells } ; les fichiers { $file } les contiennent toutes.

## Les sections : leurs titres, et ce qu’il faut savoir

section-played = Ce qui a été joué
section-options = Ce que les options changent pour la première place
section-options-about = Sa part des victoires avec l’intervalle à 95 %, toutes les cellules de même valeur ensemble.
section-wins = Qui gagne
section-wins-about = La part de chaque place dans les victoires, avec son intervalle à 95 % ; une équipe gagne ensemble. Le trait vertical est là où toutes les places gagneraient aussi souvent.
section-scores = Scores finaux
section-scores-about = Toutes les places ensemble ; la ligne pointillée est la moyenne.
section-lengths = Actions par partie
section-lengths-about = Hasard compris ; la ligne pointillée est la moyenne.
section-decisions = Décisions
section-places = Où cela se passe
section-places-about = Combien de fois par partie : plus la couleur est forte, plus c’est fréquent. Les cartes du même jeu ont la même échelle.
section-compared = Comparaison
section-compared-about = Ici : { $here }. Là : { $there }. p est la probabilité d’une différence au moins aussi grande s’il n’y en avait pas (test t de Welch), corrigée du nombre de comparaisons (Holm) ; une ligne en dessous de { $clear } est en gras et porte une étoile.
section-compared-none = Les deux études n’ont aucune cellule du même nom.

## Colonnes

head-cell = Cellule
head-game = Jeu
head-bots = Bots
head-games = Parties
head-length = Actions par partie
head-seat = Place
head-decisions = Décisions par partie
head-choices = Choix par décision
head-forced = Un seul choix
head-what = Quoi
head-here = Ici
head-there = Là
head-difference = Différence
head-p = p (Holm)
head-share = Part
head-interval = Intervalle à 95 %
head-score = Score
head-actions = Actions
head-times = Fois
head-place = Endroit
head-rate = Par partie

## Les graphiques : ce qu’ils montrent, en texte

side =
    { $n ->
        [one] Place
       *[other] Places
    } { $seats }
first-share = Part de la première place selon { $option }
first-share-pairs = Part de la première place selon { $down } et { $across }
figure-numbers = Les nombres
figure-numbers-of = Les nombres : { $title }
list-begin = { $title } :{" "}
list-next = {" ; "}
even-share = à égalité, ce serait { $share }
bin = { $first } à { $last }
spread = Moyenne { $mean }, de { $least } à { $most }
spread-told = moyenne { $mean }, de { $least } à { $most }
hot = le plus souvent { $places }
hot-place = { $place } ({ $rate } par partie)
hot-all = { $rate } par partie en tout ; { hot }

## Comparaisons

compared-length = actions par partie
compared-share = { $side } : part des victoires
compared-score = { $side } : score
