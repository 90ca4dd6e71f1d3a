/**
 * The room as it looks from a keyhole, counted: how many pixels of each ghost show, straight and in the mirror, and how
 * many would without furniture. A test compares this with what the rules say. Ghosts never hide one another (RG-8.8),
 * so each of them adds its own bit to a pixel; what is drawn of it is convex, so none adds it twice.
 */
import {
  CustomBlending, AddEquation, BackSide, FrontSide, Group, LineSegments, Matrix4, Mesh, OneFactor, PerspectiveCamera, Scene,
  ShaderMaterial, Vector3, Vector4, WebGLRenderer, WebGLRenderTarget, type BufferGeometry, type Material, type Object3D,
} from "three";
import { ConvexGeometry } from "three/examples/jsm/geometries/ConvexGeometry.js";
import { doorPoint } from "./geometry";
import { look, orbitFrom, orbiting } from "./camera";
import { eyeAt, figures, inRoom, makeBody, makePiece } from "./room";
import type { LobbyPosition, Side, Triple } from "./types"; // prettier-ignore

export interface Shown {
  seat: number;
  ghost: string;
  straight: number;
  mirrored: number;
  /** Straight, with no furniture in the room. */
  whole: number;
}

const VERTEX = "varying vec3 at; void main() { vec4 p = modelMatrix * vec4(position, 1.0); at = p.xyz; gl_Position = projectionMatrix * viewMatrix * p; }";
const FRAGMENT = "uniform vec4 tone; uniform vec4 cut; varying vec3 at; void main() { if (dot(vec4(at, 1.0), cut) < 0.0) discard; gl_FragColor = tone; }";
const EVERYWHERE = new Vector4(0, 0, 0, 1);

function flat(tone: Vector4, adds: boolean): ShaderMaterial {
  const more = adds ? { blending: CustomBlending, blendEquation: AddEquation, blendSrc: OneFactor, blendDst: OneFactor, blendSrcAlpha: OneFactor, blendDstAlpha: OneFactor, depthWrite: false, transparent: true } : {};
  return new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms: { tone: { value: tone }, cut: { value: EVERYWHERE } }, ...more } as ConstructorParameters<typeof ShaderMaterial>[0]);
}

/** The hull of a body: its rounding is made of flat patches that bend inwards a little, so a pixel may lie on two of them. */
function hull(body: BufferGeometry): BufferGeometry {
  const at = body.getAttribute("position");
  return new ConvexGeometry(Array.from({ length: at.count }, (_, i) => new Vector3().fromBufferAttribute(at, i)));
}

/** Where a point of the lobby (1/100 field) is on a screen of this size, as one first sees it from one's own side. */
export function onScreen([x, y, z]: Triple, side: Side, width: number, height: number): [number, number] {
  const camera = new PerspectiveCamera(42, width / height, 0.02, 40);
  look(camera, orbiting(orbitFrom(side), width / height));
  camera.updateMatrixWorld(true);
  const p = inRoom(x, y, z).project(camera);
  return [((p.x + 1) / 2) * width, ((1 - p.y) / 2) * height];
}

export class Camera {
  readonly #renderer: WebGLRenderer;
  readonly #target: WebGLRenderTarget;
  readonly #pixels: Uint8Array;

  constructor(readonly size = 384) {
    this.#renderer = new WebGLRenderer({ antialias: false });
    this.#renderer.setClearColor(0, 0);
    this.#target = new WebGLRenderTarget(size, size);
    this.#pixels = new Uint8Array(size * size * 4);
  }

  look(position: LobbyPosition, door: string): Shown[] {
    const inside = figures(position, null).filter((one) => one.inside);
    const shown = inside.map(({ seat, ghost }) => ({ seat, ghost, straight: 0, mirrored: 0, whole: 0 }));
    const scene = new Scene();
    const furniture = new Group();
    const solid = flat(new Vector4(0, 0, 0, 0), false);
    const mark = flat(new Vector4(1, 1, 1, 1), false);
    let face: Mesh | null = null;
    for (const one of position.furniture) furniture.add(makePiece(one));
    furniture.traverse((part) => {
      if (part instanceof LineSegments) part.visible = false; // drawn over the edges of what is there anyway
      if (!(part instanceof Mesh)) return;
      part.material = part.name === "face" ? mark : solid;
      if (part.name === "face") face = part;
    });
    const ghosts = new Group();
    inside.forEach((one, i) => {
      const bit = [0, 0, 0, 0];
      bit[Math.floor(i / 7)] = (1 << i % 7) / 255;
      const body = new Mesh(hull(makeBody(one.size, one.height)), flat(new Vector4(...(bit as [number, number, number, number])), true));
      body.position.copy(one.at);
      ghosts.add(body);
    });
    scene.add(furniture, ghosts);
    scene.updateMatrixWorld(true);
    const eye = eyeAt(door);
    for (const camera of this.#cameras(eye, door)) {
      furniture.visible = false;
      this.#shoot(scene, camera, EVERYWHERE);
      this.#count(shown, "whole", null);
      furniture.visible = true;
      if (face) (face as Mesh).visible = false;
      this.#shoot(scene, camera, EVERYWHERE);
      this.#count(shown, "straight", null);
      if (face) this.#bounce(scene, camera, face, ghosts, shown);
    }
    return shown;
  }

  /** Five faces of a cube round the eye: ahead, to both sides, up and down. */
  #cameras(eye: Vector3, door: string): PerspectiveCamera[] {
    const p = doorPoint(door);
    const ahead = new Vector3(p.dx, 0, -p.dy);
    const up = new Vector3(0, 1, 0);
    const side = ahead.clone().cross(up);
    return [ahead, side, side.clone().negate(), up, up.clone().negate()].map((aim) => {
      const camera = new PerspectiveCamera(90, 1, 0.002, 20);
      camera.position.copy(eye);
      camera.up.copy(Math.abs(aim.y) > 0.5 ? ahead : up);
      camera.lookAt(eye.clone().add(aim));
      camera.updateMatrixWorld(true);
      return camera;
    });
  }

  /** The room behind the mirror, where the mirror's face shows. */
  #bounce(scene: Scene, camera: PerspectiveCamera, face: Mesh, ghosts: Object3D, shown: Shown[]): void {
    const normal = new Vector3(0, 0, 1).transformDirection(face.matrixWorld);
    const middle = new Vector3().setFromMatrixPosition(face.matrixWorld);
    const off = -normal.dot(middle);
    if (normal.dot(camera.position) + off <= 0) return;
    face.visible = true;
    ghosts.visible = false;
    this.#shoot(scene, camera, EVERYWHERE);
    const mask = Uint8Array.from({ length: this.size * this.size }, (_, i) => this.#pixels[i * 4]!);
    face.visible = false;
    ghosts.visible = true;
    const { x, y, z } = normal;
    const turn = new Matrix4().set(
      1 - 2 * x * x, -2 * x * y, -2 * x * z, -2 * x * off,
      -2 * x * y, 1 - 2 * y * y, -2 * y * z, -2 * y * off,
      -2 * x * z, -2 * y * z, 1 - 2 * z * z, -2 * z * off,
      0, 0, 0, 1,
    ); // prettier-ignore
    const twin = camera.clone();
    twin.matrixAutoUpdate = false;
    twin.matrixWorldAutoUpdate = false;
    twin.matrixWorld.multiplyMatrices(turn, camera.matrixWorld);
    twin.matrixWorldInverse.copy(twin.matrixWorld).invert();
    this.#shoot(scene, twin, new Vector4(x, y, z, off), true);
    this.#count(shown, "mirrored", mask);
  }

  #shoot(scene: Scene, camera: PerspectiveCamera, cut: Vector4, turned = false): void {
    scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const material = part.material as Material as ShaderMaterial;
      material.uniforms.cut!.value = cut;
      material.side = turned ? BackSide : FrontSide;
    });
    this.#renderer.setRenderTarget(this.#target);
    this.#renderer.clear();
    this.#renderer.render(scene, camera);
    this.#renderer.readRenderTargetPixels(this.#target, 0, 0, this.size, this.size, this.#pixels);
  }
  #count(shown: Shown[], what: "straight" | "mirrored" | "whole", mask: Uint8Array | null): void {
    const any = new Uint32Array(this.#pixels.buffer);
    for (let pixel = 0; pixel < any.length; pixel++) {
      if (!any[pixel] || (mask && !mask[pixel])) continue;
      for (let channel = 0; channel < 4; channel++) {
        const bits = this.#pixels[pixel * 4 + channel]!;
        if (!bits) continue;
        for (let k = 0; k < 7; k++) if (bits & (1 << k)) shown[channel * 7 + k]![what]++;
      }
    }
  }
}
