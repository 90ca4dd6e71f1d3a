/** The lobby's floor, walls and signs, painted with a brush: light, shadows and patterns are part of the picture. */
import { CanvasTexture, LinearFilter, LinearMipmapNearestFilter } from "three";
import { EMBLEMS, type EmblemName } from "../../lib/seats";
import { corners, LOBBY, type Point } from "./geometry";
import type { Placed, Side } from "./types";

export const WALL_HEIGHT = 1.7;
/** How far the floor goes on beyond the walls, in 1/100 field: there the ghosts wait. */
export const BEYOND = 150;

export interface Tones {
  dark: boolean;
  floor: [string, string];
  wall: string;
  panel: string;
  door: string;
  line: string;
  keyhole: string;
  sky: string;
  paper: string;
}
type Brush = CanvasRenderingContext2D;

function canvas(width: number, height: number): [HTMLCanvasElement, Brush] {
  const made = document.createElement("canvas");
  [made.width, made.height] = [width, height];
  return [made, made.getContext("2d")!];
}
function textureOf(picture: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(picture);
  made.minFilter = LinearMipmapNearestFilter;
  made.magFilter = LinearFilter;
  return made;
}
function pool(brush: Brush, x: number, y: number, near: number, far: number, tones: [number, string][]): void {
  const light = brush.createRadialGradient(x, y, near, x, y, far);
  for (const [at, tone] of tones) light.addColorStop(at, tone);
  brush.fillStyle = light;
  brush.fillRect(x - far, y - far, far * 2, far * 2);
}

// ---------------------------------------------------------------------- the floor

const PIXELS = 1280;
const UNIT = PIXELS / (LOBBY + 2 * BEYOND);
const px = (p: Point): Point => ({ x: (p.x + BEYOND) * UNIT, y: (LOBBY + BEYOND - p.y) * UNIT });

export class FloorPicture {
  readonly texture: CanvasTexture;
  #bare: HTMLCanvasElement | null = null;
  readonly #brush: Brush;

  constructor(readonly tones: Tones) {
    const [picture, brush] = canvas(PIXELS, PIXELS);
    this.#brush = brush;
    this.texture = textureOf(picture);
  }
  /** The bare floor once, then the shadows of what stands on it. */
  paint(furniture: Placed[], side: Side): void {
    this.#bare ??= this.#paintBare(side);
    const brush = this.#brush;
    brush.drawImage(this.#bare, 0, 0);
    brush.save();
    brush.beginPath();
    brush.rect(BEYOND * UNIT, BEYOND * UNIT, LOBBY * UNIT, LOBBY * UNIT);
    brush.clip();
    for (const one of furniture)
      for (const box of one.boxes) {
        const [low, top] = [one.z + box[4], one.z + box[5]];
        const depth = Math.max(0.1, 1 - low / 130);
        brush.shadowColor = `rgb(0 0 0 / ${(0.75 * depth).toFixed(2)})`;
        brush.shadowBlur = (10 + low * 0.25) * UNIT;
        [brush.shadowOffsetX, brush.shadowOffsetY] = [Math.min(70, top) * 0.22 * UNIT, -Math.min(70, top) * 0.16 * UNIT];
        brush.fillStyle = `rgb(0 0 0 / ${(0.4 * depth).toFixed(2)})`;
        brush.beginPath();
        corners(box, one).forEach((p, i) => (i ? brush.lineTo(px(p).x, px(p).y) : brush.moveTo(px(p).x, px(p).y)));
        brush.fill();
      }
    brush.restore();
    this.texture.needsUpdate = true;
  }
  #paintBare(side: Side): HTMLCanvasElement {
    const [picture, brush] = canvas(PIXELS, PIXELS);
    const { tones } = this;
    brush.fillStyle = tones.sky;
    brush.fillRect(0, 0, PIXELS, PIXELS);
    // the passage round the lobby fades into the night
    brush.shadowColor = brush.fillStyle = tones.panel;
    brush.shadowBlur = 60 * UNIT;
    brush.fillRect((BEYOND - 96) * UNIT, (BEYOND - 96) * UNIT, (LOBBY + 192) * UNIT, (LOBBY + 192) * UNIT);
    brush.shadowBlur = 0;
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 6; j++) {
        const at = px({ x: i * 100, y: (j + 1) * 100 });
        const side = 100 * UNIT;
        brush.fillStyle = tones.floor[(i + j) % 2]!;
        brush.fillRect(at.x, at.y, side, side);
        brush.fillStyle = `rgb(${tones.dark ? "255 225 180" : "60 40 10"} / ${(0.012 * ((i * 7 + j * 5) % 5)).toFixed(3)})`;
        brush.fillRect(at.x, at.y, side, side);
        // boards of the parquet, in turn along and across
        brush.strokeStyle = "rgb(0 0 0 / 0.13)";
        brush.lineWidth = 1.2;
        for (let k = 1; k < 5; k++) {
          const off = (side * k) / 5;
          brush.beginPath();
          if ((i + j) % 2) brush.moveTo(at.x + off, at.y), brush.lineTo(at.x + off, at.y + side);
          else brush.moveTo(at.x, at.y + off), brush.lineTo(at.x + side, at.y + off);
          brush.stroke();
        }
        brush.strokeStyle = "rgb(0 0 0 / 0.3)";
        brush.lineWidth = 2;
        brush.strokeRect(at.x, at.y, side, side);
      }
    this.#light(brush);
    this.#names(brush, side);
    return picture;
  }
  /** Warm in the middle, dark along the walls. */
  #light(brush: Brush): void {
    const [from, to] = [BEYOND * UNIT, (BEYOND + LOBBY) * UNIT];
    const middle = (from + to) / 2;
    brush.save();
    brush.beginPath();
    brush.rect(from, from, to - from, to - from);
    brush.clip();
    brush.globalCompositeOperation = this.tones.dark ? "lighter" : "soft-light";
    pool(brush, middle, middle, 0, (to - from) * 0.74, this.tones.dark ? [[0, "rgb(104 64 34)"], [0.5, "rgb(70 42 22)"], [1, "rgb(10 6 4)"]] : [[0, "rgb(255 220 160 / 0.6)"], [1, "rgb(255 200 130 / 0)"]]);
    brush.globalCompositeOperation = "multiply";
    const edge = 55 * UNIT;
    const strips: [number, number, number, number][] = [[from, 0, from + edge, 0], [to, 0, to - edge, 0], [0, from, 0, from + edge], [0, to, 0, to - edge]];
    for (const [x0, y0, x1, y1] of strips) {
      const shade = brush.createLinearGradient(x0, y0, x1, y1);
      shade.addColorStop(0, this.tones.dark ? "rgb(120 110 120)" : "rgb(196 180 170)");
      shade.addColorStop(1, "rgb(255 255 255)");
      brush.fillStyle = shade;
      brush.fillRect(from, from, to - from, to - from);
    }
    brush.restore();
  }
  /** The fields' names, to be read from one's own side. */
  #names(brush: Brush, side: Side): void {
    const turn = { S: 0, W: Math.PI / 2, N: Math.PI, E: -Math.PI / 2 }[side];
    brush.font = `700 ${(17 * UNIT).toFixed(0)}px Georgia, serif`;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    brush.fillStyle = this.tones.dark ? "rgb(255 236 200 / 0.5)" : "rgb(50 35 20 / 0.6)";
    for (let i = 0; i < 6; i++)
      for (let j = 0; j < 6; j++) {
        const at = px({ x: i * 100 + 50, y: j * 100 + 50 });
        brush.save();
        brush.translate(at.x, at.y);
        brush.rotate(turn);
        brush.fillText(`${"abcdef"[i]}${j + 1}`, -36 * UNIT, -37 * UNIT);
        brush.restore();
      }
  }
}

// ---------------------------------------------------------------------- the walls

const WALL_PIXELS = 200; // for one field

/** A wall from inside; `doors`: how far from its left end each door's middle is, in fields, with the door's name. */
export function paintWall(tones: Tones, doors: [number, string][]): CanvasTexture {
  const [wide, high] = [6 * WALL_PIXELS, Math.round(WALL_HEIGHT * WALL_PIXELS)];
  const [picture, brush] = canvas(wide, high);
  const k = WALL_PIXELS / 100;
  const foot = (up: number) => high - up * k;
  brush.fillStyle = tones.wall;
  brush.fillRect(0, 0, wide, high);
  brush.fillStyle = tones.dark ? "rgb(255 255 255 / 0.045)" : "rgb(60 40 20 / 0.06)";
  for (let x = 0; x < wide; x += 20 * k) brush.fillRect(x, 0, 10 * k, foot(44));
  brush.fillStyle = tones.panel;
  brush.fillRect(0, foot(42), wide, 42 * k);
  for (let x = 0; x < 6; x++)
    for (const at of [x * 100 + 4, x * 100 + 82]) {
      brush.strokeStyle = "rgb(0 0 0 / 0.35)";
      brush.lineWidth = 1.5 * k;
      brush.strokeRect(at * k, foot(36), 14 * k, 26 * k);
    }
  brush.fillStyle = tones.door;
  brush.fillRect(0, foot(46), wide, 4 * k);
  brush.fillRect(0, foot(6), wide, 6 * k);
  brush.fillRect(0, 0, wide, 6 * k);
  brush.fillStyle = "rgb(0 0 0 / 0.3)";
  brush.fillRect(0, foot(42), wide, 1.5 * k);
  brush.fillRect(0, 6 * k, wide, 1.5 * k);
  const glow = tones.dark ? "255 190 105" : "255 236 190";
  for (let i = 0; i <= 6; i++) {
    const x = Math.min(597, Math.max(3, i * 100)) * k;
    brush.globalCompositeOperation = tones.dark ? "lighter" : "soft-light";
    pool(brush, x, foot(122), 0, 62 * k, [[0, `rgb(${glow} / 0.62)`], [0.35, `rgb(${glow} / 0.26)`], [1, `rgb(${glow} / 0)`]]);
    brush.globalCompositeOperation = "source-over";
    brush.fillStyle = "#c79a4e";
    brush.fillRect(x - 4 * k, foot(108), 8 * k, 2.5 * k);
    brush.fillRect(x - 1 * k, foot(106), 2 * k, 8 * k);
    brush.fillStyle = "#f7ecd0";
    brush.fillRect(x - 2 * k, foot(118), 4 * k, 10 * k);
    brush.fillStyle = "#ffd98a";
    brush.beginPath();
    brush.ellipse(x, foot(122), 2.2 * k, 4.4 * k, 0, 0, 7);
    brush.fill();
  }
  for (const [at, name] of doors) paintDoor(brush, tones, at * WALL_PIXELS, foot, k, name);
  // the light of the candles does not reach the ceiling
  const shade = brush.createLinearGradient(0, 0, 0, high);
  shade.addColorStop(0, `rgb(0 0 10 / ${tones.dark ? 0.5 : 0.16})`);
  shade.addColorStop(0.45, "rgb(0 0 10 / 0)");
  shade.addColorStop(0.8, "rgb(0 0 10 / 0)");
  shade.addColorStop(1, `rgb(0 0 10 / ${tones.dark ? 0.4 : 0.14})`);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, wide, high);
  return textureOf(picture);
}

function paintDoor(brush: Brush, tones: Tones, x: number, foot: (up: number) => number, k: number, name: string): void {
  const arch = (half: number, top: number) => {
    brush.beginPath();
    brush.moveTo(x - half * k, foot(0));
    brush.lineTo(x - half * k, foot(top - half * 0.7));
    brush.ellipse(x, foot(top - half * 0.7), half * k, half * 0.7 * k, 0, Math.PI, 0);
    brush.lineTo(x + half * k, foot(0));
    brush.closePath();
  };
  brush.fillStyle = tones.line;
  arch(35, 121);
  brush.fill();
  brush.fillStyle = tones.door;
  arch(30, 115);
  brush.fill();
  const wood = brush.createLinearGradient(x - 30 * k, 0, x + 30 * k, 0);
  wood.addColorStop(0, "rgb(0 0 0 / 0.35)");
  wood.addColorStop(0.3, "rgb(255 220 170 / 0.12)");
  wood.addColorStop(1, "rgb(0 0 0 / 0.2)");
  brush.fillStyle = wood;
  arch(30, 115);
  brush.fill();
  brush.strokeStyle = "rgb(0 0 0 / 0.45)";
  brush.lineWidth = 1.6 * k;
  for (const [left, low, high] of [[-24, 54, 84], [4, 54, 84], [-24, 8, 36], [4, 8, 36]] as const) brush.strokeRect(x + left * k, foot(high), 20 * k, (high - low) * k);
  // the keyhole plate, at the height from which one looks (RG-8)
  brush.fillStyle = "#d8b25e";
  brush.beginPath();
  brush.ellipse(x, foot(45), 6 * k, 8.5 * k, 0, 0, 7);
  brush.fill();
  brush.fillStyle = "#14100a";
  brush.beginPath();
  brush.arc(x, foot(47), 2.4 * k, 0, 7);
  brush.moveTo(x - 1.3 * k, foot(46));
  brush.lineTo(x - 2.4 * k, foot(39));
  brush.lineTo(x + 2.4 * k, foot(39));
  brush.lineTo(x + 1.3 * k, foot(46));
  brush.fill();
  // its name on a plate
  brush.fillStyle = tones.paper;
  brush.fillRect(x - 14 * k, foot(108), 28 * k, 19 * k);
  brush.fillStyle = "#231a3d";
  brush.font = `700 ${(16 * k).toFixed(0)}px Georgia, serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(name, x, foot(98));
}

// ---------------------------------------------------------------------- signs and soft spots

const CELL = 64;
const NAMES = Object.keys(EMBLEMS) as EmblemName[];
const ROWS = 6; // without a number, 1 to 4, and a row with plain white and the hem of a veil
let signs: CanvasTexture | null = null;

/** All emblems with all numbers, dark on white: the colour of what they are on shines through. */
export function signSheet(): CanvasTexture {
  if (signs) return signs;
  const [picture, brush] = canvas(NAMES.length * CELL, ROWS * CELL);
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, picture.width, picture.height);
  brush.fillStyle = "#0b0e1c";
  NAMES.forEach((name, column) => {
    for (let number = 0; number < ROWS - 1; number++) {
      brush.setTransform(1.75, 0, 0, 1.75, column * CELL + (number ? 1 : 11), number * CELL + 11);
      brush.fill(new Path2D(EMBLEMS[name]), "evenodd");
      brush.setTransform(1, 0, 0, 1, column * CELL, number * CELL);
      brush.font = "bold 34px sans-serif";
      if (number) brush.fillText(String(number), 42, 59);
    }
  });
  brush.setTransform(1, 0, 0, 1, 2 * CELL, (ROWS - 1) * CELL);
  brush.fillStyle = "rgb(11 14 28 / 0.7)";
  for (let wave = 0; wave < 3; wave++) {
    brush.beginPath();
    brush.ellipse(CELL / 6 + (wave * CELL) / 3, CELL, CELL / 9, CELL / 5, 0, 0, 7);
    brush.fill();
  }
  signs = new CanvasTexture(picture);
  signs.minFilter = LinearFilter;
  signs.generateMipmaps = false;
  return signs;
}
/** Where a sign lies on the sheet, as left, bottom, width and height from 0 to 1; number 0: none. */
export function signAt(emblem: EmblemName | "white" | "hem", number = 0): [number, number, number, number] {
  const [wide, high] = [1 / NAMES.length, 1 / ROWS];
  if (emblem === "white") return [wide / 2, high / 2, 0, 0];
  if (emblem === "hem") return [2 * wide, 0.01 * high, wide, 0.98 * high];
  return [NAMES.indexOf(emblem) * wide, 1 - (number + 1) * high, wide, high];
}

/** A spot that fades to its edge. */
export function softSpot(tones: [number, string][]): CanvasTexture {
  const [picture, brush] = canvas(64, 64);
  pool(brush, 32, 32, 0, 32, tones);
  return new CanvasTexture(picture);
}
