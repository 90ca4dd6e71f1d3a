/** A shape for each of the four colours that doors and room tiles have, so that colour is never the only sign. */
import { COLOURS } from "../seats";

const star = Array.from({ length: 10 }, (_, i) => {
  const [far, turn] = [i % 2 ? 4.4 : 10.5, (Math.PI * i) / 5];
  return `${(far * Math.sin(turn)).toFixed(2)} ${(-far * Math.cos(turn)).toFixed(2)}`;
});

/** Drawn around (0, 0), about 20 wide and high. */
export const SIGNS: Record<string, string> = {
  red: "M0-9.500L10 8H-10Z",
  blue: "M0-9a9 9 0 1 0 .01 0Z",
  green: "M-8-8H8V8H-8Z",
  yellow: `M${star.join("L")}Z`,
};

export function paint(colour: string): { colour: string; ink: string; sign: string } {
  return { ...(COLOURS[colour] ?? COLOURS.grey!), sign: SIGNS[colour] ?? "" };
}
