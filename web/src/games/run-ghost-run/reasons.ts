/** Why something is not allowed, in Dutch: for every sentence of the game's `reasons.py`, with the same gaps. */
import { ghostName, pieceName } from "./names";

/** What is done now, behind "not now". */
const NOW: Record<string, string> = {
  "the lobby is furnished first": "eerst wordt de lobby ingericht",
  "the lobby is furnished first, piece by piece": "eerst wordt de lobby ingericht, meubel voor meubel",
  "the keyhole gets its first door now": "nu krijgt het sleutelgat zijn eerste deur",
  "a midnight card is drawn now": "nu wordt er een middernachtkaart getrokken",
  "the midnight card Tag is obeyed now": "nu geldt de middernachtkaart Tikkertje",
  "the midnight card Big brother is obeyed now": "nu geldt de middernachtkaart Grote broer",
  "a movement card is drawn now": "nu wordt er een bewegingskaart getrokken",
  "a piece of furniture, or nothing, is taken now": "nu wordt er een meubel gepakt, of niets",
  "the piece taken is placed now": "nu wordt het gepakte meubel neergezet",
  "movement plans are made now": "nu maakt iedereen een plan",
  "seats roll for the choice of side now": "nu wordt erom gegooid wie de kant kiest",
  "the side of the keyhole is named now": "nu wordt de kant van het sleutelgat gekozen",
  "the door is rolled now": "nu wordt er om de deur gegooid",
  "the game is over": "het spel is afgelopen",
  "the first seat is drawn now": "nu wordt geloot wie begint",
};

const REASONS: [en: string, nl: string][] = [
  ["there is no such action", "zoiets bestaat niet in dit spel"],
  ["that is left to chance, and not drawn now; {now}", "dat bepaalt het toeval, en niet nu: {now}"],
  ["that movement card has been drawn already", "die bewegingskaart is al getrokken"],
  ["that midnight card has been used already", "die middernachtkaart is al gebruikt"],
  ["the {piece} is not on the card, which shows {shown}", "de {piece} staat niet op je kaart; daar staat: {shown}"],
  ["the {piece} has already been moved this round", "de {piece} is deze ronde al verplaatst"],
  ["only one of the two pieces shown has been moved, so only the other may be", "een van de twee meubels op de kaart is al verplaatst; alleen het andere mag nog"],
  ["the {taken} was taken, and must be placed", "de {taken} is gepakt en moet eerst worden neergezet"],
  ["the {piece} stands in the lobby already", "de {piece} staat al in de lobby"],
  ["the {piece} would not lie wholly inside the lobby", "de {piece} zou niet helemaal binnen de lobby staan"],
  ["the {piece} would leave seat {owner}'s {crowded} ghost no place in {home}", "door de {piece} heeft spook {crowded} van plaats {owner} geen plek meer in {home}"],
  ["the {ghost} is not in the lobby, so it cannot leave it", "spook {ghost} is niet in de lobby en kan er dus niet uit"],
  ["the {ghost} has escaped and does not come back", "spook {ghost} is ontsnapt en komt niet terug"],
  ["the {ghost} waits in the reserve and cannot enter from there", "spook {ghost} wacht in de reserve en kan daar niet vandaan komen"],
  ["the {ghost} has already moved this round", "spook {ghost} heeft deze ronde al bewogen"],
  ["the {ghost} was made by merging and rests this round", "spook {ghost} is net samengesmolten en rust deze ronde"],
  ["a merging put the {ghost} into the stock this round, so it rests", "spook {ghost} kwam deze ronde door samenvoegen in de voorraad en rust nu"],
  ["the {ghost} is spellbound before the mirror this round", "spook {ghost} staat deze ronde betoverd voor de spiegel"],
  ["ghosts enter lowest number first; another of the same size goes before {ghost}", "het laagste nummer gaat eerst; een ander spook van die grootte gaat voor {ghost}"],
  ["that costs {cost}, and {left} points are left", "dat kost {cost}, en je hebt nog {left} punten"],
  ["a ghost of that size would not stand wholly within the field there", "een spook van die grootte past daar niet helemaal in het veld"],
  ["the {ghost} stands exactly there; a movement within a field ends at another place", "spook {ghost} staat daar al; ook binnen een veld moet het naar een andere plek"],
  ["nothing carries a ghost of that size there at that height", "daar is op die hoogte niets waar een spook van die grootte op kan staan"],
  ["a piece of furniture is in the way there", "daar staat een meubel in de weg"],
  ["another ghost is in the way there", "daar staat een ander spook in de weg"],
  ["the {ghost} would end beside a ghost with which it must merge", "spook {ghost} zou naast een spook komen waarmee het moet worden samengevoegd"],
  ["the {ghost} came into the lobby this round, so it may not leave it in the same round", "spook {ghost} kwam deze ronde pas de lobby in en mag er nog niet uit"],
  ["ghosts merge only with option merging", "samenvoegen hoort niet bij dit spel; dat is een optie"],
  ["a ghost does not merge with itself", "een spook smelt niet samen met zichzelf"],
  ["the {partner} is not in {field}", "spook {partner} is niet in {field}"],
  ["two medium ghosts do not merge, and the large ghost merges with nobody", "twee middelgrote spoken worden niet samengevoegd, en het grote met niemand"],
  ["the {partner} was made by merging and does not merge again this round", "spook {partner} is net samengesmolten en doet dat deze ronde niet nog eens"],
  ["no {bigger} ghost is in the reserve", "er is geen spook van de grootte {bigger} meer in de reserve"],
  ["ghosts are taken back only with option merging", "spoken terugnemen hoort niet bij dit spel; dat is een optie"],
  ["a ghost is taken back only while the stock holds no small ghost", "je neemt alleen een spook terug als er geen klein spook in je voorraad is"],
  ["only one ghost is taken back in a round", "je neemt per ronde maar één spook terug"],
  ["the {ghost} has not escaped", "spook {ghost} is niet ontsnapt"],
  ["another ghost of the same size goes before {ghost}", "een ander spook van die grootte gaat voor {ghost}"],
  ["the keyhole stands on that side, and must change sides", "het sleutelgat is al aan die kant en moet naar een andere"],
  ["only small ghosts play tag", "alleen kleine spoken doen mee met tikkertje"],
  ["your right neighbour's {ghost} is not in the lobby", "spook {ghost} van je rechterbuur is niet in de lobby"],
  ["your right neighbour has a small ghost in the lobby: swap it", "je rechterbuur heeft een klein spook in de lobby: ruil dat"],
  ["your right neighbour has no small ghost in the lobby: put one of yours in row 3", "je rechterbuur heeft geen klein spook in de lobby: zet er een van jou in rij 3"],
  ["{field} is not in row 3 of your side", "{field} ligt niet in rij 3 van jouw kant"],
  ["no ghost is bigger than the large one", "geen spook is groter dan het grote"],
  ["the {ghost} is not in the lobby", "spook {ghost} is niet in de lobby"],
  ["no {bigger} ghost waits beside the board", "er wacht geen spook van de grootte {bigger} naast het bord"],
  ["the bigger ghost stands in the field of the {ghost}", "het grotere spook komt in het veld van {ghost}"],
  ["only the planning seat knows its plan", "alleen wie het plan maakt, kent het"],
]; // prettier-ignore

const WORDS: Record<string, (said: string) => string> = {
  now: (said) => NOW[said] ?? said,
  piece: (said) => pieceName(said),
  taken: (said) => pieceName(said),
  shown: (said) => said.split(" and ").map((one) => pieceName(one)).join(" en "),
  ghost: (said) => ghostName(said),
  partner: (said) => ghostName(said),
  bigger: (said) => ghostName(said),
  crowded: (said) => ghostName(said),
}; // prettier-ignore
const PATTERNS = REASONS.map(([en, nl]) => ({ read: new RegExp(`^${en.replace(/[.;'?]/g, "\\$&").replace("{field}", "(?<field>[a-f][1-6])").replace(/\{(\w+)\}/g, "(?<$1>.+?)")}$`), nl }));

/** The Dutch sentence for a reason as the server gives it, alone or behind the action it refuses; null: not known. */
export function reasonNl(text: string): string | null {
  const reason = text.replace(/^'.*' is not legal now: /, "").replace(/ \(RG-[^)]*\).*$/s, "");
  if (NOW[reason]) return NOW[reason];
  for (const { read, nl } of PATTERNS) {
    const found = read.exec(reason);
    if (found) return nl.replace(/\{(\w+)\}/g, (_, gap: string) => (WORDS[gap] ?? String)(found.groups?.[gap] ?? ""));
  }
  return null;
}
