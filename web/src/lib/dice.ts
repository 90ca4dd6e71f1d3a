/**
 * The dice, checked in the browser: nothing is believed, every draw is computed again by WebCrypto.
 * The scheme is that of the server's `fair.py` and the engine's `chance.py`; no rule of any game is needed for it.
 */
import type { Roll, Rolls } from "./protocol/types";

export interface CheckedRoll extends Roll {
  computed: string;
}
export interface Checked {
  ok: boolean;
  commitmentFits: boolean;
  rolls: CheckedRoll[];
  wrong: number[];
}

export const SCHEME = "nightkeep-dice-1";
const SPAN = 1n << 64n;
const text = new TextEncoder();
const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("");

function unhex(secret: string): Uint8Array<ArrayBuffer> {
  // One way of writing it: the commitment is of its bytes, the table's seed of its text.
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new RangeError("not 64 digits of hexadecimal");
  return Uint8Array.from(secret.match(/../g)!, (pair) => parseInt(pair, 16));
}

export async function commitmentOf(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", unhex(secret)));
}

export async function tableSeed(secret: string, seeds: Record<string, string>): Promise<string> {
  const order = Object.keys(seeds).map(Number).sort((a, b) => a - b);
  const lines = [SCHEME, secret, ...order.map((seat) => `${seat}:${seeds[seat]}`)];
  return hex(await crypto.subtle.digest("SHA-256", text.encode(lines.join("\n"))));
}

export class Chance {
  #key: Promise<CryptoKey>;

  constructor(seed: string) {
    this.#key = crypto.subtle.importKey("raw", text.encode(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  }

  /** Draw number `drawn`: a whole number from 0 to total - 1, all equally likely. */
  async below(total: number, drawn: number): Promise<number> {
    const all = BigInt(total);
    const even = SPAN - (SPAN % all);
    for (let tries = 0; ; tries++) {
      const label = tries ? `${drawn}.${tries}` : String(drawn);
      const digest = await crypto.subtle.sign("HMAC", await this.#key, text.encode(label));
      const number = new DataView(digest).getBigUint64(0);
      if (number < even) return Number(number % all);
    }
  }

  async weighted(weights: number[], drawn: number): Promise<number> {
    let left = await this.below(weights.reduce((a, b) => a + b, 0), drawn);
    for (const [place, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return place;
    }
    throw new RangeError("weights must be positive");
  }
}

export async function checkDice(told: Rolls): Promise<Checked> {
  const commitmentFits = (await commitmentOf(told.secret)) === told.commitment;
  const chance = new Chance(await tableSeed(told.secret, told.seeds));
  const rolls: CheckedRoll[] = [];
  for (const [number, roll] of told.rolls.entries())
    rolls.push({ ...roll, computed: roll.outcomes[await chance.weighted(roll.weights, number)]! });
  const wrong = rolls.flatMap((roll, i) => (roll.computed === roll.outcome ? [] : [i]));
  return { ok: commitmentFits && !wrong.length && told.scheme === SCHEME, commitmentFits, rolls, wrong };
}
