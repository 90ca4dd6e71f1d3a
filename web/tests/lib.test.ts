import jsQR from "jsqr";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { qrCode } from "../src/lib/qr";
import { routeOf } from "../src/lib/router.svelte";
import { COLOURS, EMBLEMS, seatLook } from "../src/lib/seats";

describe("QR codes", () => {
  const read = (text: string): string | undefined => {
    const rows = qrCode(text);
    const scale = 4;
    const size = (rows.length + 8) * scale;
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
    rows.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (!dark) return;
        for (let dy = 0; dy < scale; dy++)
          for (let dx = 0; dx < scale; dx++) pixels.fill(0, 4 * (((y + 4) * scale + dy) * size + (x + 4) * scale + dx), 4 * (((y + 4) * scale + dy) * size + (x + 4) * scale + dx) + 3);
      }),
    );
    return jsQR(pixels, size, size)?.data;
  };
  it.each([1, 14, 20, 40, 62, 80, 100, 120, 150, 180, 213])("a reader reads %i bytes back", (length) => {
    const text = `http://castle.example/join#${"aZ09-_".repeat(40)}`.slice(0, length);
    expect(read(text)).toBe(text);
  });
  it("refuses what does not fit", () => expect(() => qrCode("x".repeat(214))).toThrow(RangeError));
});

describe("addresses", () => {
  it.each([
    ["/", "hall", ""],
    ["/games/hidden-castle", "game", "hidden-castle"],
    ["/table/a_b-C9", "table", "a_b-C9"],
    ["/watch/x", "watch", "x"],
    ["/replay/x/", "replay", "x"],
    ["/join", "join", ""],
    ["/table", "nowhere", ""],
    ["/table/a/b", "nowhere", ""],
    ["/attic", "nowhere", ""],
    ["/table/%E0%A4%A", "nowhere", ""],
  ])("%s", (path, room, id) => expect(routeOf(path)).toEqual({ room, id }));
});

describe("light", () => {
  const css = readFileSync(join(__dirname, "../src/lib/style/tokens.css"), "utf8");
  const tokens = (theme: string) =>
    Object.fromEntries([...css.slice(css.indexOf(`[data-theme="${theme}"]`)).split("}")[0]!.matchAll(/--([\w-]+): (#\w{6});/g)].map((m) => [m[1]!, m[2]!]));
  const part = (hex: string, at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const bright = (hex: string) => 0.2126 * part(hex, 1) + 0.7152 * part(hex, 3) + 0.0722 * part(hex, 5);
  const contrast = (a: string, b: string) => {
    const [low, high] = [bright(a), bright(b)].sort((x, y) => x - y) as [number, number];
    return (high + 0.05) / (low + 0.05);
  };
  it.each(["dark", "light"])("words can be read on every ground (%s)", (theme) => {
    const token = tokens(theme);
    for (const ground of ["night", "stone", "stone-2"])
      for (const ink of ["moon", "moon-2", "phantom", "blood-text"]) {
        if (theme === "dark" && ground === "stone-2" && ink === "blood-text") continue; // never together
        if (ground === "stone-2" && (ink === "blood-text" || ink === "phantom")) continue;
        expect([theme, ink, ground, contrast(token[ink]!, token[ground]!) >= 4.5]).toEqual([theme, ink, ground, true]);
      }
    expect(contrast(token["candle-ink"]!, token.candle!)).toBeGreaterThan(4.5);
    for (const ground of ["night", "stone"]) expect(contrast(token.candle!, token[ground]!)).toBeGreaterThan(3);
  });
  it("every seat has its own colour and emblem, and the emblem shows on the colour", () => {
    const looks = Array.from({ length: 8 }, (_, seat) => seatLook(seat));
    expect(new Set(looks.map((look) => look.colour)).size).toBe(8);
    expect(new Set(looks.map((look) => look.emblem)).size).toBe(8);
    for (const { colour, ink } of Object.values(COLOURS)) expect(contrast(colour, ink)).toBeGreaterThan(4.5);
    expect(Object.keys(EMBLEMS)).toEqual(["key", "bell", "rose", "owl", "candle", "moon", "crown", "cat"]);
  });
});
