/** The midnight cards: what they are called, and what they do in a few words. */
import type { Lang } from "../../lib/prefs.svelte";

const CARDS: Record<string, { title: string; en: string; nl: string }> = {
  "Extra curious": { title: "Extra nieuwsgierig", en: "a second peek follows, from the door opposite", nl: "er volgt een tweede blik, door de deur ertegenover" },
  "Take cover!": { title: "Zoek dekking!", en: "ghosts lie flat until after the peek", nl: "spoken liggen plat tot er gegluurd is" },
  "Too enthusiastic": { title: "Te enthousiast", en: "the furniture was tipped on its side", nl: "de meubels zijn op hun kant gelegd" },
  "Who pulls the craziest face?": { title: "Wie trekt het gekste gezicht?", en: "ghosts put before the mirror may not move this round", nl: "spoken die voor de spiegel komen, mogen deze ronde niet weg" },
  "Tag, you are it!": { title: "Tikkertje, jij bent hem!", en: "a small ghost of yours takes the place of a right neighbour's", nl: "een klein spook van jou neemt de plek in van een spook van je rechterbuur" },
  "Dance floor": { title: "Dansvloer", en: "the furniture was pushed to the nearest doors", nl: "de meubels zijn naar de dichtstbijzijnde deuren geschoven" },
  "The floor is lava": { title: "De vloer is lava", en: "after the peek, ghosts that do not stand on furniture go back", nl: "na het gluren moeten spoken terug die niet op een meubel staan" },
  "I call my big brother!": { title: "Ik roep mijn grote broer!", en: "one ghost of every player grows a size", nl: "van elke speler groeit één spook een maat" },
  "Knock knock": { title: "Klop klop", en: "the keyhole stays on its side", nl: "het sleutelgat blijft aan zijn kant" },
  "I am dizzy": { title: "Ik ben duizelig", en: "the lobby was turned a quarter: everybody has a new start side", nl: "de lobby is een kwart gedraaid: iedereen heeft een nieuwe startkant" },
  "Crystal ball": { title: "Glazen bol", en: "first the door is rolled, then the side is chosen", nl: "eerst wordt de deur gegooid, dan de kant gekozen" },
  "Red light, green light": { title: "Annemaria koekoek", en: "every ghost in the lobby went one field on", nl: "elk spook in de lobby ging een veld verder" },
}; // prettier-ignore

export const cardName = (title: string, lang: Lang): string => (lang === "nl" ? (CARDS[title]?.title ?? title) : title);
/** "The floor is lava: after the peek, ghosts that do not stand on furniture go back." */
export function cardSays(title: string, lang: Lang): string {
  const does = CARDS[title]?.[lang];
  return does ? `${cardName(title, lang).replace(/[.]$/, "")}: ${does}.` : title;
}
