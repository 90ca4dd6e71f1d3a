/**
 * The lobby as things in a room for three.js: floor, walls, doors, furniture, ghosts. One field is one unit; east is +x,
 * north is -z, up is +y. Both the picture people see and the one that is compared with the rules are made of this.
 */
import {
  BoxGeometry, BufferAttribute, BufferGeometry, CircleGeometry, CylinderGeometry, EdgesGeometry, Group, Line, LineBasicMaterial, LineSegments,
  Mesh, MeshBasicMaterial, PlaneGeometry, SphereGeometry, Vector3, type Material, type Object3D,
} from "three";
import { RoundedBoxGeometry } from "three/examples/jsm/geometries/RoundedBoxGeometry.js";
import { seatLook, type EmblemName } from "../../lib/seats";
import { doorPoint, middle, LOBBY, SIDES, SIZES, SPOTS, standing, type Standing } from "./geometry";
import { joined, lit, PAINTED, plain } from "./light";
import { BEYOND, FloorPicture, paintWall, signAt, signSheet, WALL_HEIGHT, type Tones } from "./paint";
import { awayScale, undraw, waiting } from "./plan2d";
import type { LobbyPosition, Placed, Side, Size, Triple } from "./types"; // prettier-ignore
import { WOODS } from "./woods";

const DARK = "#0b0e1c";
const HAIR = 0.05; // 1/100 field

/** A point of the lobby (1/100 field) in the room. */
export const inRoom = (x: number, y: number, z = 0): Vector3 => new Vector3(x / 100, z / 100, -y / 100);
/** The keyhole, but for a hair's breadth: a face with an edge right beside the camera may be left out by the renderer. */
export const eyeAt = (door: string): Vector3 => {
  const p = doorPoint(door);
  return inRoom(p.x - HAIR * p.dx + 0.6 * HAIR * p.dy, p.y - HAIR * p.dy - 0.6 * HAIR * p.dx, 45 + 0.4 * HAIR);
};

// ---------------------------------------------------------------------- floor and walls

export function makeFloor(picture: FloorPicture): Mesh {
  const side = (LOBBY + 2 * BEYOND) / 100;
  const floor = new Mesh(new PlaneGeometry(side, side), new MeshBasicMaterial({ map: picture.texture }));
  floor.rotation.x = -Math.PI / 2;
  floor.position.set(3, 0, -3);
  floor.name = "floor";
  return floor;
}

/** Walls look inwards only, so that one sees into the room from everywhere. */
export function makeWalls(tones: Tones): Group {
  const walls = new Group();
  SIDES.forEach((side) => {
    const wall = new Mesh(new PlaneGeometry(6, WALL_HEIGHT));
    const [from, to] = [doorPoint(`${side}1`), doorPoint(`${side}6`)];
    wall.position.copy(inRoom((from.x + to.x) / 2, (from.y + to.y) / 2, WALL_HEIGHT * 50));
    wall.lookAt(wall.position.clone().add(new Vector3(from.dx, 0, -from.dy)));
    wall.name = `side ${side}`;
    wall.updateMatrixWorld();
    const doors = [1, 2, 3, 4, 5, 6].map((n): [number, string] => {
      const p = doorPoint(`${side}${n}`);
      return [wall.worldToLocal(inRoom(p.x, p.y)).x + 3, `${side}${n}`];
    });
    wall.material = new MeshBasicMaterial({ map: paintWall(tones, doors) });
    walls.add(wall);
  });
  const curb = SIDES.map((_, i) => new BoxGeometry(i % 2 ? 0.09 : 6.18, 0.05, i % 2 ? 6 : 0.09).translate(3 + [0, -3.045, 0, 3.045][i]!, 0.025, -3 + [3.045, 0, -3.045, 0][i]!));
  walls.add(new Mesh(joined(curb.map((one) => lit(one, tones.door, 0, -0.3))), PAINTED));
  return walls;
}
export const sideOf = (thing: Object3D): Side | null => (thing.name.startsWith("side ") ? (thing.name.slice(5) as Side) : null);

// ---------------------------------------------------------------------- furniture

/** A piece as one thing to draw, with its edges. `tone`: the colour of its rim, where that tells something. */
export function makePiece(one: Placed, tone: string | null = null): Group {
  const group = new Group();
  const wood = WOODS[one.piece] ?? "#a9703f";
  const turn = Math.atan2(one.sin, one.cos);
  const boxes = one.boxes.map(([west, east, south, north, low, top]) => {
    const p = inRoom((west + east) / 2, (south + north) / 2, (low + top) / 2);
    return new BoxGeometry((east - west) / 100, (top - low) / 100, (north - south) / 100).translate(p.x, p.y, p.z);
  });
  const lines = joined(boxes.map((box) => new EdgesGeometry(box)));
  group.add(new Mesh(joined(boxes.map((box) => lit(box, wood, turn, -one.z / 100, 0.7))), PAINTED));
  group.add(new LineSegments(lines, new LineBasicMaterial({ color: DARK, transparent: true, opacity: 0.5 })));
  const rim = new Group();
  rim.name = "rim";
  if (tone) rim.add(new LineSegments(lines.clone(), new LineBasicMaterial({ color: tone })), makeRim(one, tone));
  group.add(rim);
  if (one.face && one.looks) group.add(makeFace(one));
  group.name = `piece ${one.piece}`;
  place(group, one);
  return group;
}
/** A rim of light on the floor round a piece that may be chosen or is held. */
function makeRim(one: Placed, tone: string): Mesh {
  const edge = (i: number, pick: (...all: number[]) => number) => pick(...one.boxes.map((box) => box[i]!));
  const [west, east, south, north, low] = [edge(0, Math.min) - 7, edge(1, Math.max) + 7, edge(2, Math.min) - 7, edge(3, Math.max) + 7, edge(4, Math.min)];
  const bars = [[west, east, south, south], [west, east, north, north], [west, west, south, north], [east, east, south, north]].map(([x0, x1, y0, y1]) => {
    const p = inRoom((x0! + x1!) / 2, (y0! + y1!) / 2, low + 1);
    return new BoxGeometry((x1! - x0! + 6) / 100, 0.02, (y1! - y0! + 6) / 100).translate(p.x, p.y, p.z);
  });
  return new Mesh(joined(bars.map((bar) => plain(bar, tone))), PAINTED);
} // prettier-ignore
export function place(group: Object3D, one: Placed): void {
  group.position.copy(inRoom(one.x, one.y, one.z));
  group.rotation.y = Math.atan2(one.sin, one.cos);
}
function makeFace(one: Placed): Mesh {
  const [west, east, south, north, low, top] = one.face!;
  const [axis, sign] = one.looks!;
  const flat = axis === 2;
  const face = new Mesh(
    new PlaneGeometry((east - west) / 100, (flat ? north - south : top - low) / 100),
    new MeshBasicMaterial({ color: "#bfe3f5" }),
  );
  face.position.copy(inRoom((west + east) / 2, (south + north) / 2, (low + top) / 2));
  const look = flat ? new Vector3(0, sign, 0) : new Vector3(0, 0, -sign);
  face.up.set(0, flat ? 0 : 1, flat ? 1 : 0);
  face.lookAt(face.position.clone().add(look));
  face.name = "face";
  return face;
}

// ---------------------------------------------------------------------- ghosts

/** A ghost's body fills its footprint and its height, but for a rounding that leaves every sample point inside. */
export const ROUNDING = 0.35; // of half its width

export function makeBody(size: Size, height: number): BufferGeometry {
  const wide = SPOTS[size] / 3;
  const round = Math.min((ROUNDING * wide) / 2, height / 200);
  return new RoundedBoxGeometry(wide, height / 100, wide, 3, round).translate(0, height / 200, 0);
}

/** Ghosts share their paint: the light of their corners, and the sheet of signs. */
const paints = new Map<string, MeshBasicMaterial>();
export function ghostPaint(draft: boolean): MeshBasicMaterial {
  const key = draft ? "draft" : "here";
  if (!paints.has(key)) paints.set(key, new MeshBasicMaterial({ vertexColors: true, map: signSheet(), transparent: draft, opacity: draft ? 0.72 : 1 }));
  return paints.get(key)!;
}
/** Puts a piece of geometry on one sign of the sheet, or on its plain white. */
function signed(geometry: BufferGeometry, emblem: EmblemName | "white", number = 0): BufferGeometry {
  const [left, bottom, wide, high] = signAt(emblem, number);
  const uv = geometry.getAttribute("uv") as BufferAttribute;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, left + uv.getX(i) * wide, bottom + uv.getY(i) * high);
  return geometry;
}
/** A veil has a hem on all four sides of its foot. */
function veiled(body: BufferGeometry, high: number): BufferGeometry {
  const [[left, bottom, wide, tall], [x, y]] = [signAt("hem"), signAt("white")];
  const [uv, at] = [body.getAttribute("uv") as BufferAttribute, body.getAttribute("position")];
  const [top, under] = [body.groups[2]!, body.groups[3]!];
  for (let i = 0; i < uv.count; i++) {
    if (i >= top.start && i < under.start + under.count) uv.setXY(i, x, y);
    else uv.setXY(i, left + Math.min(1, Math.max(0, uv.getX(i))) * wide, bottom + (at.getY(i) / high) * tall);
  }
  return body;
}
/** An eye or a mouth: a dark oval on the front. */
const oval = (wide: number, high: number) => new CircleGeometry(0.07, 12).scale(wide, high, 1);

export interface Figure extends Omit<Standing, "place"> {
  at: Vector3;
  inside: boolean;
  /** Ghosts that wait outside make themselves small. */
  scale: number;
}
/** A ghost as one thing to draw: body, eyes, and its sign on the head and on the chest. It turns towards who looks. */
export function makeGhost(one: Figure): Group {
  const ghost = new Group();
  const [wide, high] = [SPOTS[one.size] / 3, one.height / 100];
  const tall = Math.min(wide, high);
  const look = seatLook(one.seat, one.colour);
  const number = one.size === "large" ? 0 : one.number;
  const parts = [veiled(lit(makeBody(one.size, one.height), look.colour, 0, -0.05, high), high)];
  const head = new PlaneGeometry(wide * 0.68, wide * 0.68).rotateX(-Math.PI / 2).translate(0, high + 0.003, 0);
  parts.push(signed(plain(head, look.colour), look.emblem, number));
  for (const left of [-1, 1]) {
    const [x, y] = [left * wide * 0.2, high * 0.7];
    parts.push(signed(plain(oval(wide * 2, tall * 2.7).translate(x, y, wide / 2 + 0.004), one.spellbound ? "#7fe8d0" : "#fffdf4"), "white"));
    parts.push(signed(plain(oval(wide, tall * 1.6).translate(x, y - tall * 0.03, wide / 2 + 0.008), DARK), "white"));
  }
  if (one.size !== "small" && high > wide * 0.7) {
    const chest = new PlaneGeometry(wide * 0.34, wide * 0.34).translate(0, high * 0.32, wide / 2 + 0.004);
    parts.push(signed(lit(chest, look.colour, 0, -0.05, high), look.emblem, number));
  }
  const body = new Mesh(joined(parts), ghostPaint(one.draft));
  body.name = "body";
  ghost.add(body);
  const mouth = new Mesh(signed(plain(oval(wide * 1.5, tall * 2).translate(0, high * 0.36, wide / 2 + 0.006), DARK), "white"), ghostPaint(false));
  mouth.name = "mouth";
  mouth.visible = false;
  ghost.add(mouth);
  ghost.name = `ghost ${one.seat} ${one.ghost}`;
  ghost.position.copy(one.at);
  return ghost;
}

/** A ghost turns towards whoever looks; in the lobby by quarters, as its footprint is a square of the floor. */
export function faceTo(ghost: Object3D, eye: Vector3, free: boolean): void {
  const turn = Math.atan2(eye.x - ghost.position.x, eye.z - ghost.position.z);
  ghost.rotation.y = free ? turn : Math.round(turn / (Math.PI / 2)) * (Math.PI / 2);
}

/** Every ghost of the game, inside the lobby or waiting beside it, as one may know it. */
export function figures(position: LobbyPosition, viewer: number | null): Figure[] {
  const inside = new Map(standing(position, viewer).map((one) => [`${one.seat} ${one.ghost}`, one]));
  return position.seats.flatMap((seat, number) =>
    seat.ghosts.map((ghost, i) => {
      const here = inside.get(`${number} ${ghost.name}`);
      const p = here ? middle(here.place, ghost.size) : undraw(waiting(position, number, i));
      return {
        seat: number, ghost: ghost.name, size: ghost.size, number: ghost.number, colour: seat.colour,
        height: here?.height ?? position.heights[SIZES.indexOf(ghost.size)]!, draft: here?.draft ?? false,
        spellbound: here?.spellbound ?? false, at: inRoom(p.x, p.y, here?.place.level ?? 0), inside: !!here,
        scale: here ? 1 : awayScale(position, number, i),
      }; // prettier-ignore
    }),
  );
}

// ---------------------------------------------------------------------- lines of sight

/** From the keyhole to what was seen, with the bounce off the mirror, as a thin beam. */
export function makeSight(points: Triple[], tone: string): Mesh {
  const way = points.map(([x, y, z]) => inRoom(x / 6, y / 6, z / 6));
  const beams = way.slice(1).map((to, i) => {
    const from = way[i]!;
    const beam = new CylinderGeometry(0.016, 0.016, from.distanceTo(to), 6, 1, true).rotateX(Math.PI / 2).translate(0, 0, from.distanceTo(to) / 2);
    const turner = new Group();
    turner.position.copy(from);
    turner.lookAt(to);
    turner.updateMatrix();
    return beam.applyMatrix4(turner.matrix);
  });
  const ends = way.slice(1).map((p) => new SphereGeometry(0.05, 8, 6).translate(p.x, p.y, p.z));
  return new Mesh(joined([...beams, ...ends].map((one) => plain(one, tone))), PAINTED);
}

export function dispose(thing: Object3D): void {
  const kept: Material[] = [PAINTED, ghostPaint(false), ghostPaint(true)];
  thing.traverse((one) => {
    if (!(one instanceof Mesh || one instanceof Line)) return;
    (one.geometry as BufferGeometry).dispose();
    for (const material of [one.material].flat() as Material[]) {
      if (kept.includes(material)) continue;
      (material as MeshBasicMaterial).map?.dispose();
      material.dispose();
    }
  });
  thing.removeFromParent();
}
