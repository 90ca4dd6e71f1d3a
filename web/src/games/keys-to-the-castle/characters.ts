/** The twelve characters (KC-2.12): their names, what they wear, and who plays which. Their numbers are those of the option. */
import { wordsOf } from "../../lib/words";
import type { Value } from "../types";

/** A part of what a character wears, on the head of the guest in lib/board/art.ts (centre 0, -17.5; radius 8.5). */
export interface Part {
  d: string;
  fill?: string;
  /** A thin line instead of an area. */
  line?: string;
}

const DARK = "#221d38";
const WHITE = "#f6f1e4";
const GOLD = "#f0c659";
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (y: number, rx: number, ry: number) => `M${-rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const EYES: Part = { d: circle(-3, -17, 1.1) + circle(3, -17, 1.1), fill: DARK };

export const CHARACTERS: { parts: Part[] }[] = [
  {
    // Knight
    parts: [
      { d: "M1-28C3-38 12-39 17-32 11-34 8-30 5-25Z", fill: "#d8505f" },
      { d: "M-10-10V-19a10 10 0 0 1 20 0V-10L0-7Z", fill: "#b6bfd2" },
      { d: "M-7-18H7M0-29V-9M-4-13.500V-11.500M4-13.500V-11.500", line: DARK },
    ],
  },
  {
    // Queen
    parts: [
      { d: "M-9-21C-13-15-12-9-9-6L-5-9C-8-12-8-16-7-21ZM9-21C13-15 12-9 9-6L5-9C8-12 8-16 7-21Z", fill: "#8a5a35" },
      EYES,
      { d: "M-9.500-21L-12-34-5.500-28.500 0-37 5.500-28.500 12-34 9.500-21Z", fill: GOLD },
      { d: circle(0, -25, 2), fill: "#d8505f" },
    ],
  },
  {
    // Wizard
    parts: [
      { d: "M-7-15C-8-4-3 1 0 4 3 1 8-4 7-15 3-12-3-12-7-15Z", fill: WHITE },
      EYES,
      { d: "M-8.500-22L2-46 8.500-22Z", fill: "#6a5bd0" },
      { d: oval(-22, 14, 3.4), fill: "#6a5bd0" },
      { d: circle(-1.5, -29, 1.6) + circle(3, -34, 1.2) + circle(3.5, -26, 1.2), fill: GOLD },
    ],
  },
  {
    // Jester
    parts: [
      EYES,
      { d: "M-10-18C-10-31-16-34-21-28-16-28-15-24-14-18ZM0-21H-10C-9-30-5-33 0-36Z", fill: "#d8505f" },
      { d: "M10-18C10-31 16-34 21-28 16-28 15-24 14-18ZM0-21H10C9-30 5-33 0-36Z", fill: "#4aa564" },
      { d: circle(-20, -26, 2.4) + circle(20, -26, 2.4) + circle(0, -37, 2.6), fill: GOLD },
    ],
  },
  {
    // Cook
    parts: [
      EYES,
      { d: "M-6-13.500C-4-16-1-14 0-13.500 1-14 4-16 6-13.500 4-11 1-12 0-12.500-1-12-4-11-6-13.500Z", fill: DARK },
      { d: "M-8.500-21V-28C-16-29-15-39-7-38-5-45 5-45 7-38 15-39 16-29 8.500-28V-21Z", fill: WHITE },
      { d: "M-4-23V-28M0-23V-29M4-23V-28", line: "#9aa0b5" },
    ],
  },
  {
    // Gardener
    parts: [
      EYES,
      { d: "M-9-23C-9-37 9-37 9-23Z", fill: "#e2c063" },
      { d: oval(-22, 16, 4), fill: "#e2c063" },
      { d: "M-9-25.500H9", line: "#2f7d46" },
      { d: circle(9, -27, 3.2), fill: "#d8505f" },
      { d: circle(9, -27, 1.2), fill: GOLD },
    ],
  },
  {
    // Pirate
    parts: [
      { d: "M-8.500-20L8-13.500", line: DARK },
      { d: circle(3.2, -16, 2.8) + circle(-3, -17, 1.1), fill: DARK },
      { d: "M-17-22C-14-33-6-37 0-37S14-33 17-22C8-27-8-27-17-22Z", fill: "#4b4278" },
      { d: circle(0, -31.5, 2.6) + "M-1.600-30H1.600V-27H-1.600Z", fill: WHITE },
    ],
  },
  {
    // Witch
    parts: [
      { d: "M-9-21C-14-14-14-8-12-3L-6-7C-8-12-8-16-7-21ZM9-21C14-14 14-8 12-3L6-7C8-12 8-16 7-21Z", fill: "#e08a3c" },
      EYES,
      { d: "M-8.500-22C-7-34-2-40 11-45 6-39 7-30 8.500-22Z", fill: "#3c7d5a" },
      { d: oval(-22, 16, 3.6), fill: "#3c7d5a" },
      { d: "M-3-28H3V-23.500H-3Z", line: GOLD },
    ],
  },
  {
    // Vampire
    parts: [
      { d: "M-4-8L-17-20C-17-8-15 0-11 4ZM4-8L17-20C17-8 15 0 11 4Z", fill: "#a3263a" },
      { d: "M-9-15C-12-31 12-31 9-15 7-20 4-22 0-19-4-22-7-20-9-15Z", fill: DARK },
      EYES,
      { d: "M-3.500-13H-.800L-2.100-9.500ZM.800-13H3.500L2.100-9.500Z", fill: WHITE },
    ],
  },
  {
    // Detective
    parts: [
      EYES,
      { d: "M-9.500-20C-17-20-18-15-16-13-13-16-8-18 0-18S13-16 16-13C18-15 17-20 9.500-20Z", fill: "#7d5a3a" },
      { d: "M-10-20C-11-35 11-35 10-20Z", fill: "#a07a4e" },
      { d: "M0-31V-20M-6-29V-20M6-29V-20M-9.500-25H9.500", line: "#6b4a2c" },
      { d: circle(0, -32, 2), fill: "#6b4a2c" },
    ],
  },
  {
    // Minstrel
    parts: [
      EYES,
      { d: "M7-29C9-42 18-45 24-43 22-35 15-29 9-27Z", fill: WHITE },
      { d: "M-13-20C-17-30-6-35 4-34S17-27 12-20C5-23-6-23-13-20Z", fill: "#9a5fd0" },
      { d: "M-11-20.500C-5-23 5-23 11-20.500", line: GOLD },
    ],
  },
  {
    // Sleepyhead
    parts: [
      { d: "M-5-16.500C-4-15.500-2.500-15.500-1.500-16.500M1.500-16.500C2.500-15.500 4-15.500 5-16.500", line: DARK },
      { d: "M-9-20C-9-36 8-40 17-27 19-23 18-18 17-14 15-20 12-24 9-20Z", fill: "#8fc4f0" },
      { d: "M-8-24C0-29 8-28 14-22M-5-29C2-33 10-31 15-26", line: WHITE },
      { d: "M-10-18.500H10V-22.500H-10Z" + circle(17, -12, 3.2), fill: WHITE },
    ],
  },
];

export function characterName(number: number): string {
  return wordsOf("keys-to-the-castle").named("option-character", number);
}

/** Everybody's character by seat. As on the server, whoever names none, or one that is taken, gets the lowest free one. */
export function charactersOf(value: Value | undefined, count: number): number[] {
  const wishes = String(value ?? "").split(",").map(Number);
  const taken: number[] = [];
  for (let seat = 0; seat < count; seat++) {
    const wish = wishes[seat] ?? 1;
    const known = CHARACTERS[wish - 1] !== undefined && !taken.includes(wish);
    taken.push(known ? wish : CHARACTERS.findIndex((_, i) => !taken.includes(i + 1)) + 1);
  }
  return taken;
}

/** "Knight, Queen"; nothing where everybody plays with the usual one. */
export function characterWords(value: Value): string {
  const count = String(value).split(",").length;
  const worn = charactersOf(value, count);
  return worn.every((number, seat) => number === seat + 1) ? "" : worn.map((number) => characterName(number)).join(", ");
}
