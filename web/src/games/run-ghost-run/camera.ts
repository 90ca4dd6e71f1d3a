/** Where one looks from: round the lobby, or through a keyhole. */
import { PerspectiveCamera, Vector3 } from "three";
import { doorPoint, type Point } from "./geometry";
import { eyeAt } from "./room";
import type { Side } from "./types";

/** How far round, how high, how far away. */
export interface Orbit {
  round: number;
  high: number;
  far: number;
}
export interface Gaze {
  eye: Vector3;
  aim: Vector3;
  fov: number;
}
/** One looks in from one's own side. */
export function orbitFrom(side: Side): Orbit {
  return { round: { S: 0, W: -Math.PI / 2, N: Math.PI, E: Math.PI / 2 }[side], high: 0.95, far: 10.4 };
}
export function orbiting({ round, high, far }: Orbit, aspect: number): Gaze {
  const away = far * Math.max(1, 1.25 / aspect);
  const eye = new Vector3(3 + Math.sin(round) * Math.cos(high) * away, Math.sin(high) * away, -3 + Math.cos(round) * Math.cos(high) * away);
  return { eye, aim: new Vector3(3, -0.1, -3).sub(eye).normalize(), fov: 42 };
}
export function peeking(door: string, round: number, high: number): Gaze {
  const p = doorPoint(door);
  const eye = eyeAt(door).add(new Vector3(p.dx, 0, -p.dy).multiplyScalar(0.001));
  const aim = new Vector3(p.dx, Math.tan(high), -p.dy).applyAxisAngle(new Vector3(0, 1, 0), -round);
  return { eye, aim: aim.normalize(), fov: 62 };
}
/** How far round one looks to have the nearest to straight ahead of these points in the middle; 0 where there are none. */
export function towards(door: string, points: Point[]): number {
  const p = doorPoint(door);
  const ahead = Math.atan2(p.dx, -p.dy);
  const turns = points.map(({ x, y }) => {
    const turn = ahead - Math.atan2(x - p.x, p.y - y);
    return Math.atan2(Math.sin(turn), Math.cos(turn));
  });
  return turns.reduce((best, turn) => (Math.abs(turn) < Math.abs(best) ? turn : best), turns[0] ?? 0);
}
export function look(camera: PerspectiveCamera, { eye, aim, fov }: Gaze): void {
  if (camera.fov !== fov) {
    camera.fov = fov;
    camera.updateProjectionMatrix();
  }
  camera.position.copy(eye);
  camera.lookAt(eye.clone().add(aim));
}
