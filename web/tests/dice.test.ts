import { expect, it } from "vitest";
import { Chance, checkDice, commitmentOf, SCHEME, tableSeed } from "../src/lib/dice";

// Made by the engine: nightkeep.server.fair and nightkeep.play.chance.
const secret = "ab".repeat(32);
const seeds = { "0": "alpha", "2": "beta", "10": "gamma" };
const commitment = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";
const seed = "2bf8e8efe4233ca194808fbce4e14340ba6a150351ce51057a3b4647a4151902";
const weights = Array.from({ length: 6 }, () => [[1, 1, 1, 1, 2], [3, 5], [1], [7, 11, 13, 17, 19, 23]]).flat();
const drawn = [3, 1, 0, 3, 1, 1, 0, 3, 4, 1, 0, 1, 2, 0, 0, 2, 1, 0, 0, 4, 0, 1, 0, 0];

const rolls = weights.map((w, i) => {
  const outcomes = w.map((_, k) => `outcome ${k}`);
  return { outcomes, weights: w, outcome: outcomes[drawn[i]!]! };
});
const told = { scheme: SCHEME, commitment, secret, seeds, rolls };

it("computes what the engine computes", async () => {
  expect(await commitmentOf(secret)).toBe(commitment);
  expect(await tableSeed(secret, seeds)).toBe(seed);
  const chance = new Chance(seed);
  for (const [i, w] of weights.entries()) expect(await chance.weighted(w, i)).toBe(drawn[i]);
});

it("accepts honest dice", async () => {
  expect(await checkDice(told)).toMatchObject({ ok: true, commitmentFits: true, wrong: [] });
});

it("finds one changed roll, and only that one", async () => {
  const changed = rolls.map((roll, i) => (i === 8 ? { ...roll, outcome: "outcome 0" } : roll));
  expect(await checkDice({ ...told, rolls: changed })).toMatchObject({ ok: false, commitmentFits: true, wrong: [8] });
});

it("finds a secret that was not committed to, and another player's number", async () => {
  expect(await checkDice({ ...told, secret: "cd".repeat(32) })).toMatchObject({ ok: false, commitmentFits: false });
  expect((await checkDice({ ...told, seeds: { ...seeds, "2": "other" } })).ok).toBe(false);
});

it("refuses a secret that is no number, or is written another way", async () => {
  for (const written of ["no number", secret.toUpperCase(), `${secret}\n`, secret.slice(2)])
    await expect(checkDice({ ...told, secret: written })).rejects.toThrow(RangeError);
});
