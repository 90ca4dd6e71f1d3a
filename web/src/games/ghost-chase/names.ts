/** The castle's rooms in Dutch; the board itself has their English names. */
import type { Lang } from "../../lib/prefs.svelte";

const NL: Record<string, string> = {
  "Entrance Hall": "Ingangshal", "Porter's Lodge": "Portiersloge", "Guard Room": "Wachtkamer", "Great Stairwell": "Grote trap",
  "Winch Room": "Windaskamer", "Trophy Room": "Jachtkamer", Armoury: "Wapenkamer", "Blue Salon": "Blauwe salon",
  "Music Room": "Muziekkamer", Chapel: "Kapel", Sacristy: "Sacristie", Treasury: "Schatkamer", "Bridge Chamber": "Brugkamer",
  "Alchemist's Study": "Werkkamer van de alchemist", "Wig Closet": "Pruikenkast", "Lady's Boudoir": "Boudoir", "Linen Room": "Linnenkamer",
  "Morning Room": "Ochtendkamer", "Upper Stairwell": "Boventrap", "Portrait Room": "Portrettenkamer", "Billiard Room": "Biljartkamer",
  "Raven Tower": "Raventoren", Nursery: "Kinderkamer", Schoolroom: "Schoolkamer", Library: "Bibliotheek", "Long Gallery": "Lange galerij",
  "Mirror Cabinet": "Spiegelkabinet", "Instrument Room": "Instrumentenkamer", "Costume Attic": "Kostuumzolder", "Trunk Room": "Koffers",
  "Rafter Loft": "Balkenzolder", "Servants' Attic": "Dienstbodenzolder", "Clock Chamber": "Klokkamer", "Bell Chamber": "Luidkamer",
  Observatory: "Sterrenwacht", "Star Balcony": "Sterrenbalkon", "Wine Cellar": "Wijnkelder", "Cooper's Cellar": "Kuiperskelder",
  Crypt: "Crypte", Larder: "Provisiekamer", Scullery: "Spoelkeuken", "Castle Kitchen": "Kasteelkeuken", "Root Cellar": "Wortelkelder",
  "Ice Pit": "IJskelder", Dungeon: "Kerker", Catacombs: "Catacomben", "Banquet Room": "Feestzaal", "Great Hall": "Grote zaal",
  Servery: "Dienkamer", "Postern Hall": "Achterhal", Stable: "Stal", "Groom's Loft": "Stalknechtszolder", "Smoke Loft": "Rookzolder", Barn: "Schuur",
}; // prettier-ignore

export const roomName = (name: string, lang: Lang): string => (lang === "nl" ? (NL[name] ?? name) : name);
