# De krakende trap in het Nederlands.

## Wat een actie doet

action-tiptoe = sluip één trede omhoog, zonder geluid
action-run = gooi: 2 tot 6 treden omhoog, maar bij een 1 terug naar onderen
action-roll =
    { $face ->
        [1] een trede kraakt
       *[other] { $face } treden omhoog
    }

## Waarom niet

why-roll-first = je rent al: gooi eerst de dobbelsteen
why-nobody-runs = er wordt alleen gegooid voor wie rent

## Wat er gebeurde

event-tiptoed = { $who } sluipt naar trede { $stair }.
event-ran = { $who } rent.
event-rolled = { $who } gooit een { $face } en staat op trede { $stair }.
event-creaked = { $who } gooit een 1: een trede kraakt! { $who } vlucht naar onderen.
event-won = { $who } is boven en wint.

## Wat er mis is met een stelling die iemand opzet

position-phase = fase { $phase } bestaat niet
position-turn = plaats { $seat } is aan de beurt, en die bestaat niet
position-stair = plaats { $seat } staat op trede { $stair }, en die bestaat niet of is niet voor die plaats
position-top = er is precies iemand boven als het spel is afgelopen, en die had de laatste beurt
