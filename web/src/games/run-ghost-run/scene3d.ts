/**
 * The lobby in 3D: drawn only when something changed or moves. While it moves it is drawn with as many pixels as the
 * machine keeps up with; as soon as it stands still, once more with four times as many. Loaded only when wanted.
 */
import {
  AdditiveBlending, CircleGeometry, Color, ColorManagement, Group, InstancedMesh, LinearSRGBColorSpace, Matrix4, Mesh,
  MeshBasicMaterial, PerspectiveCamera, Plane, PlaneGeometry, Raycaster, RingGeometry, Scene, Vector2, Vector3, WebGLRenderer,
  type Object3D,
} from "three";
import { Reflector } from "three/examples/jsm/objects/Reflector.js";
import { look, orbitFrom, orbiting, peeking, towards, type Gaze, type Orbit } from "./camera";
import { doorPoint, middle, SPOTS, type Point } from "./geometry";
import type { Option } from "./options";
import { Pace } from "./pace";
import { FloorPicture, softSpot, type Tones } from "./paint";
import { dispose, faceTo, figures, ghostPaint, inRoom, makeFloor, makeGhost, makePiece, makeSight, makeWalls, sideOf, type Figure } from "./room";
import type { LobbyPosition, Placed, Side, Sight, Size, Triple } from "./types"; // prettier-ignore

ColorManagement.enabled = false; // tones are painted as they are to be seen

const REST = 400; // ms without a change, then the fine picture is drawn
const FLY = 480; // ms
const GASP = 1600;
const LEAN = -0.55; // ghosts that wait look up at whoever plays
const GLIDE = 900; // the camera's way to a door; who is seen gasps when it is there

export interface Look extends Tones {
  candle: string;
  phantom: string;
  blood: string;
  moon: string;
}
/** What lies under a pointer. */
export interface Hit {
  ghost: { seat: number; name: string } | null;
  piece: string | null;
  side: Side | null;
  /** On the floor or on furniture: where, and how high. */
  at: Point | null;
  z: number;
}
/** What may be chosen now, and so is lit: ghosts by "seat name", pieces, sides. */
export interface Lit {
  ghosts: string[];
  picked: string | null;
  pieces: string[];
  sides: Side[];
}
interface Flight {
  thing: Object3D;
  from: Vector3;
  to: Vector3;
  start: number;
  length: number;
  gasp: boolean;
}
interface Standing {
  thing: Group;
  key: string;
  size: Size;
}

export class LobbyScene {
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(42, 1, 0.02, 40);
  #floor: FloorPicture;
  #pieces = new Group();
  #ghosts = new Map<string, Standing>();
  #shadows: InstancedMesh;
  #rings: InstancedMesh | null = null;
  #sights = new Group();
  #lamp: Group;
  #sides = new Group();
  #dots: InstancedMesh | null = null;
  #held: Group | null = null;
  #mirror: Reflector | null = null;
  #flights: Flight[] = [];
  #lit: Lit = { ghosts: [], picked: null, pieces: [], sides: [] };
  #wanted = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #pace = new Pace(devicePixelRatio);
  #drawn = 0;
  #last = 0;
  #moving = false;
  #look: Look;
  #keys = "";
  #side: Side = "S";
  #orbit: Orbit = orbitFrom("S");
  #peek: { door: string; round: number; high: number } | null = null;
  #glide: { from: Gaze; start: number } | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    look: Look,
    readonly still: () => boolean,
    /** Called when the first picture is drawn. */
    readonly ready: () => void,
  ) {
    this.#look = look;
    this.renderer = new WebGLRenderer({ canvas, antialias: false, powerPreference: "low-power" });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.scene.background = new Color(look.sky);
    this.#floor = new FloorPicture(look);
    const soft = softSpot([[0, "rgb(0 0 0 / 0.75)"], [0.55, "rgb(0 0 0 / 0.42)"], [1, "rgb(0 0 0 / 0)"]]);
    this.#shadows = new InstancedMesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), new MeshBasicMaterial({ map: soft, transparent: true, depthWrite: false }), 32);
    this.#shadows.frustumCulled = false;
    this.#shadows.count = 0;
    this.#lamp = makeLamp(look.keyhole, look.dark);
    this.scene.add(makeFloor(this.#floor), makeWalls(look), this.#pieces, this.#sights, this.#shadows, this.#lamp, this.#sides);
  }
  close(): void {
    cancelAnimationFrame(this.#wanted);
    clearTimeout(this.#resting);
    dispose(this.scene);
    this.#mirror?.dispose();
    this.renderer.dispose();
  }
  size(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  // ------------------------------------------------------------------ what is there

  show(position: LobbyPosition, viewer: number | null, hidden: string | null, sight: Sight[]): void {
    this.#lamp.visible = position.keyhole !== null;
    if (position.keyhole) hang(this.#lamp, position.keyhole);
    const keys = JSON.stringify([position.furniture.map((one) => [one.piece, one.x, one.y, one.z, one.turn, one.pose]), hidden, this.#lit.pieces, this.#side]);
    if (keys !== this.#keys) {
      this.#keys = keys;
      this.#furnish(position.furniture.filter((one) => one.piece !== hidden));
    }
    const seen = new Set(position.sight.map((one) => `${one.seat} ${one.ghost}`));
    for (const one of figures(position, viewer)) this.#stand(one, seen.has(`${one.seat} ${one.ghost}`));
    for (const line of [...this.#sights.children]) dispose(line);
    for (const one of sight) {
      const way: Triple[] = [one.eye, ...(one.bounce ? [one.bounce] : []), one.point];
      this.#sights.add(makeSight(way, this.#look.phantom));
    }
    this.draw();
  }
  #furnish(pieces: Placed[]): void {
    this.#mirror?.dispose();
    this.#mirror = null;
    for (const piece of [...this.#pieces.children]) dispose(piece);
    this.#floor.paint(pieces, this.#side);
    for (const one of pieces) {
      const piece = makePiece(one, this.#lit.pieces.includes(one.piece) ? this.#look.candle : null);
      this.#pieces.add(piece);
      const face = piece.getObjectByName("face");
      if (!(face instanceof Mesh)) continue;
      this.#mirror = new Reflector(face.geometry, { textureWidth: 512, textureHeight: 512, color: 0xa8c4d4, multisample: 0 });
      this.#mirror.position.copy(face.position).addScaledVector(new Vector3(0, 0, 1).applyQuaternion(face.quaternion), 0.002);
      this.#mirror.quaternion.copy(face.quaternion);
      this.#mirror.name = "reflection";
      const reflect = this.#mirror.onBeforeRender.bind(this.#mirror);
      this.#mirror.onBeforeRender = (...how) => {
        if (!this.#last || this.#drawn % 3 === 0) reflect(...how); // in motion every third picture is enough for a mirror
      };
      piece.add(this.#mirror);
    }
  }
  #stand(one: Figure, seen: boolean): void {
    const name = `${one.seat} ${one.ghost}`;
    const key = `${one.height} ${one.colour} ${one.spellbound}`;
    const old = this.#ghosts.get(name);
    let thing = old?.thing;
    if (!thing || old?.key !== key) {
      const was = thing?.position.clone();
      if (thing) dispose(thing);
      thing = makeGhost(one);
      if (was) thing.position.copy(was);
      this.scene.add(thing);
      this.#ghosts.set(name, { thing, key, size: one.size });
    }
    (thing.getObjectByName("body") as Mesh).material = ghostPaint(one.draft);
    thing.scale.setScalar(one.scale);
    thing.rotation.order = "YXZ";
    thing.rotation.x = one.inside ? 0 : LEAN;
    if (thing.position.distanceTo(one.at) < 0.01) return;
    if (this.#flights.some((flight) => flight.thing === thing && flight.to.distanceTo(one.at) < 0.01)) return; // on its way, perhaps gasping
    this.#flights = this.#flights.filter((flight) => flight.thing !== thing);
    if (this.still() || !old) thing.position.copy(one.at);
    else this.#flights.push({ thing, from: thing.position.clone(), to: one.at, start: performance.now() + (seen ? GLIDE : 0), length: seen ? GASP : FLY, gasp: seen });
  }
  /** A ghost in somebody's hand is where the hand is, until `show` tells where it stands. */
  carry(name: string, at: Point & { z: number }): void {
    const thing = this.#ghosts.get(name)?.thing;
    if (!thing) return;
    this.#flights = this.#flights.filter((flight) => flight.thing !== thing);
    thing.position.copy(inRoom(at.x, at.y, at.z));
    thing.scale.setScalar(1);
    thing.rotation.x = 0;
    this.#stir();
  }
  /** The places a ghost may go to. */
  offer(options: Option[]): void {
    if (this.#dots) dispose(this.#dots);
    this.#dots = null;
    if (options.length) {
      const dots = new InstancedMesh(new CircleGeometry(0.075, 14).rotateX(-Math.PI / 2), new MeshBasicMaterial({ color: this.#look.candle }), options.length);
      options.forEach(({ place, size }, i) => {
        const p = middle(place, size);
        dots.setMatrixAt(i, new Matrix4().setPosition(inRoom(p.x, p.y, place.level + 1.2)));
      });
      this.#dots = dots;
      this.scene.add(dots);
    }
    this.draw();
  }
  /** What may be chosen is lit by candlelight; nothing else is. Call it before `show`. */
  light(lit: Lit): void {
    this.#lit = lit;
    if (this.#rings) dispose(this.#rings);
    this.#rings = null;
    if (lit.ghosts.length) {
      const ring = new RingGeometry(0.62, 0.76, 28).rotateX(-Math.PI / 2);
      this.#rings = new InstancedMesh(ring, new MeshBasicMaterial({ color: "#ffffff" }), lit.ghosts.length);
      lit.ghosts.forEach((name, i) => this.#rings!.setColorAt(i, new Color(name === lit.picked ? this.#look.moon : this.#look.candle)));
      this.#rings.frustumCulled = false;
      this.scene.add(this.#rings);
    }
    for (const strip of [...this.#sides.children]) dispose(strip);
    for (const side of lit.sides) {
      const p = doorPoint(`${side}1`);
      const strip = new Mesh(new PlaneGeometry(p.dx ? 0.16 : 5.9, p.dx ? 5.9 : 0.16).rotateX(-Math.PI / 2), new MeshBasicMaterial({ color: this.#look.candle }));
      strip.position.copy(inRoom(p.dx ? p.x + p.dx * 10 : 300, p.dy ? p.y + p.dy * 10 : 300, 1));
      strip.name = `side ${side}`;
      this.#sides.add(strip);
    }
    this.draw();
  }
  /** A piece in somebody's hand, in the colour of what the server says of it. */
  hold(one: Placed | null, verdict: "allowed" | "refused" | "asking"): void {
    if (!one && !this.#held) return;
    if (this.#held) dispose(this.#held);
    this.#held = null;
    if (one) {
      const tone = { allowed: this.#look.candle, refused: this.#look.blood, asking: this.#look.moon }[verdict];
      this.#held = makePiece(one, tone);
      const body = this.#held.children[0] as Mesh;
      body.material = new MeshBasicMaterial({ vertexColors: true, color: { allowed: "#ffe9c0", refused: "#ff7a86", asking: "#ffffff" }[verdict] });
      this.scene.add(this.#held);
      this.#stir();
    }
    this.draw();
  }

  // ------------------------------------------------------------------ looking

  orbit(round: number, high: number, zoom = 1): void {
    if (this.#peek) {
      this.#peek.round = Math.max(-1.5, Math.min(1.5, this.#peek.round + round * 0.6));
      this.#peek.high = Math.max(-0.9, Math.min(0.9, this.#peek.high + high * 0.6));
    } else {
      this.#orbit.round += round;
      this.#orbit.high = Math.max(0.12, Math.min(1.5, this.#orbit.high + high));
      this.#orbit.far = Math.max(4, Math.min(14, this.#orbit.far * zoom));
    }
    this.#stir();
  }
  /** One looks in from one's own side. */
  from(side: Side): void {
    this.#side = side;
    this.#orbit = orbitFrom(side);
  }
  /** Through the keyhole of a door, towards what was seen from it; null: back into the room. */
  peek(door: string | null, seen: Sight[] = []): void {
    const from: Gaze = { eye: this.camera.position.clone(), aim: this.camera.getWorldDirection(new Vector3()), fov: this.camera.fov };
    const ends = seen.filter((one) => one.door === door).map(({ bounce, point: [x, y] }) => ({ x: (bounce?.[0] ?? x) / 6, y: (bounce?.[1] ?? y) / 6 }));
    this.#peek = door ? { door, round: towards(door, ends), high: 0 } : null;
    this.#glide = this.still() ? null : { from, start: performance.now() };
    this.draw();
  }
  #aim(now: number): void {
    const goal = this.#peek ? peeking(this.#peek.door, this.#peek.round, this.#peek.high) : orbiting(this.#orbit, this.camera.aspect);
    const part = this.#glide ? (now - this.#glide.start) / GLIDE : 1;
    if (part < 1 && this.#glide) {
      const gone = part * part * (3 - 2 * part);
      goal.eye.lerpVectors(this.#glide.from.eye, goal.eye, gone);
      goal.aim.lerpVectors(this.#glide.from.aim, goal.aim, gone).normalize();
      goal.fov = this.#glide.from.fov + (goal.fov - this.#glide.from.fov) * gone;
    } else this.#glide = null;
    look(this.camera, goal);
  }

  // ------------------------------------------------------------------ pointing

  #ray(x: number, y: number): Raycaster {
    this.#aim(performance.now());
    this.camera.updateMatrixWorld();
    const box = this.renderer.domElement.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.camera);
    return ray;
  }
  /** Where a pointer meets a level (1/100 field above the floor), also beyond the walls. */
  level(x: number, y: number, z = 0): Point | null {
    const p = this.#ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -z / 100), new Vector3());
    return p && { x: p.x * 100, y: -p.z * 100 };
  }
  hit(x: number, y: number): Hit {
    const found: Hit = { ghost: null, piece: null, side: null, at: null, z: 0 };
    for (const { object, point } of this.#ray(x, y).intersectObjects(this.scene.children, true)) {
      let one: Object3D | null = object;
      while (one && !/^(ghost|piece|side|floor)/.test(one.name)) one = one.parent;
      if (!one || (object as { isLine?: boolean }).isLine) continue;
      const [kind, ...rest] = one.name.split(" ");
      if (kind === "ghost") found.ghost ??= { seat: Number(rest[0]), name: rest.slice(1).join(" ") };
      else {
        if (kind === "piece") found.piece = rest[0] ?? null;
        found.side = sideOf(one);
        found.at = { x: point.x * 100, y: -point.z * 100 };
        found.z = point.y * 100;
        break;
      }
    }
    return found;
  }

  // ------------------------------------------------------------------ drawing

  draw(): void {
    if (!this.#wanted) this.#wanted = requestAnimationFrame(this.#frame);
  }
  /** Something is being moved by hand: drawn in motion until it has been still for a moment. */
  #stir(): void {
    this.#moving = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#moving = false;
      this.draw();
    }, REST);
    this.draw();
  }
  #frame = (now: number): void => {
    this.#wanted = 0;
    this.#drawn++;
    this.#flights = this.#flights.filter((flight) => this.#fly(flight, now));
    this.#aim(now);
    this.#underfoot();
    for (const hint of [this.#dots, this.#rings, this.#sides]) if (hint) hint.visible = this.#peek === null;
    for (const piece of this.#pieces.children) piece.getObjectByName("rim")!.visible = this.#peek === null;
    const flying = this.#flights.length > 0 || this.#glide !== null;
    const busy = flying || this.#moving;
    if (busy && !this.#last) this.#pace.begin();
    const ratio = busy ? this.#pace.ratio : Math.max(2, Math.min(3, devicePixelRatio));
    if (this.renderer.getPixelRatio() !== ratio) {
      this.renderer.setPixelRatio(ratio);
      const fine = busy ? 256 : 768;
      this.#mirror?.getRenderTarget().setSize(fine, fine);
    }
    if (!busy) this.#last = 0;
    this.renderer.render(this.scene, this.camera);
    if (busy && this.#last) this.#pace.judge(now - this.#last);
    this.#last = busy ? now : 0;
    if (flying) this.#stir();
    if (this.#drawn === 1) this.ready();
  };
  /** Ghosts turn to who looks; their shadows and the rings of those that may be chosen lie under them. */
  #underfoot(): void {
    let n = 0;
    const at = new Matrix4();
    for (const { thing, size } of this.#ghosts.values()) {
      faceTo(thing, this.camera.position, thing.rotation.x !== 0);
      const wide = (SPOTS[size] / 3) * thing.scale.x * 1.7;
      at.makeScale(wide, 1, wide).setPosition(thing.position.x + 0.03, thing.position.y + 0.006, thing.position.z - 0.03);
      if (n < 32) this.#shadows.setMatrixAt(n++, at);
    }
    this.#shadows.count = n;
    this.#shadows.instanceMatrix.needsUpdate = true;
    this.#lit.ghosts.forEach((name, i) => {
      const one = this.#ghosts.get(name);
      if (!one || !this.#rings) return;
      const wide = (SPOTS[one.size] / 3) * one.thing.scale.x;
      at.makeScale(wide, 1, wide).setPosition(one.thing.position.x, one.thing.position.y + 0.01, one.thing.position.z);
      this.#rings.setMatrixAt(i, at);
      this.#rings.instanceMatrix.needsUpdate = true;
    });
  }
  #fly({ thing, from, to, start, length, gasp }: Flight, now: number): boolean {
    const part = Math.min(1, Math.max(0, now - start) / length);
    const gone = gasp ? Math.max(0, (part - 0.45) / 0.55) : part;
    thing.position.lerpVectors(from, to, gone);
    thing.position.y += Math.sin(gone * Math.PI) * (gasp ? 1.2 : 0.25);
    const stretch = gasp && part < 0.45 ? 1 + 0.35 * Math.sin((part / 0.45) * Math.PI) : 1;
    thing.scale.y = thing.scale.x * stretch;
    const mouth = thing.getObjectByName("mouth");
    if (mouth) mouth.visible = gasp && part < 1;
    return part < 1;
  }
}

/** The light in the keyhole's door, and on the floor before it. */
function makeLamp(tone: string, dark: boolean): Group {
  const lamp = new Group();
  const { r, g, b } = new Color(tone);
  const glow = (alpha: number) => `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)} / ${alpha})`;
  const map = softSpot([[0, glow(1)], [0.3, glow(0.55)], [1, glow(0)]]);
  const paint = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, ...(dark && { blending: AdditiveBlending }) });
  const door = new Mesh(new PlaneGeometry(1.1, 1.5), paint);
  door.position.set(0, 0.55, 0.02);
  const floor = new Mesh(new PlaneGeometry(1.2, 1.7).rotateX(-Math.PI / 2), paint);
  floor.position.set(0, 0.008, 0.45);
  const hole = new Mesh(new CircleGeometry(0.075, 20), new MeshBasicMaterial({ color: tone }));
  hole.position.set(0, 0.45, 0.03);
  lamp.add(door, floor, hole);
  return lamp;
}
function hang(lamp: Group, door: string): void {
  const p = doorPoint(door);
  lamp.position.copy(inRoom(p.x, p.y));
  lamp.rotation.y = Math.atan2(p.dx, -p.dy);
}
