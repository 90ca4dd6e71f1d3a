/**
 * Light that is painted on. Every corner gets its tone once, when a thing is made: tops are bright, undersides and what is
 * near the floor are dark. Drawing then needs no lamps, which is what makes it fast without a graphics card.
 */
import { BufferAttribute, BufferGeometry, Color, MeshBasicMaterial, Vector3 } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

const SUN = new Vector3(-0.42, 0.78, 0.46).normalize();
const UP = new Vector3(0, 1, 0);

/** What carries its own light; shared by all that is painted so, and never thrown away. */
export const PAINTED = new MeshBasicMaterial({ vertexColors: true });

/**
 * A geometry with light on it, without an index so that it can be joined with others. `turn`: how far its owner will be
 * turned round; `foot`: how high the floor under it is; `deep`: how far the dark of the floor reaches.
 */
export function lit(geometry: BufferGeometry, tone: string, turn = 0, foot = 0, deep = 0.5): BufferGeometry {
  const made = geometry.index ? geometry.toNonIndexed() : geometry;
  const [at, facing] = [made.getAttribute("position"), made.getAttribute("normal")];
  const colours = new Float32Array(at.count * 3);
  const base = new Color(tone);
  const normal = new Vector3();
  for (let i = 0; i < at.count; i++) {
    normal.fromBufferAttribute(facing as BufferAttribute, i).applyAxisAngle(UP, turn);
    const high = Math.min(1, Math.max(0, (at.getY(i) - foot) / deep));
    const light = (0.58 + 0.26 * Math.max(0, normal.y) - 0.1 * Math.max(0, -normal.y) + 0.3 * Math.max(0, normal.dot(SUN))) * (0.66 + 0.34 * Math.sqrt(high));
    colours.set([base.r * light, base.g * light, base.b * light], i * 3);
  }
  made.setAttribute("color", new BufferAttribute(colours, 3));
  return made;
}

/** A geometry in one tone, whatever the light. */
export function plain(geometry: BufferGeometry, tone: string): BufferGeometry {
  const made = geometry.index ? geometry.toNonIndexed() : geometry;
  const base = new Color(tone);
  const colours = new Float32Array(made.getAttribute("position").count * 3);
  for (let i = 0; i < colours.length; i += 3) colours.set([base.r, base.g, base.b], i);
  made.setAttribute("color", new BufferAttribute(colours, 3));
  return made;
}

/** Several as one: one thing to draw instead of many. */
export function joined(parts: BufferGeometry[]): BufferGeometry {
  const made = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return made;
}
