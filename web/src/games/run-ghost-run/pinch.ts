/** Two fingers come nearer to each other or part: how much farther away one then looks from. */
interface Finger {
  pointerId: number;
  clientX: number;
  clientY: number;
}

export class Pinch {
  #fingers = new Map<number, Finger>();

  /** True as long as two fingers are down: then nothing is dragged. */
  get on(): boolean {
    return this.#fingers.size > 1;
  }
  down(finger: Finger): void {
    this.#fingers.set(finger.pointerId, finger);
  }
  /** By how much to look from farther away; 1: nothing changes. */
  move(finger: Finger): number {
    if (!this.#fingers.has(finger.pointerId)) return 1;
    const before = this.#apart();
    this.#fingers.set(finger.pointerId, finger);
    return this.on ? before / this.#apart() : 1;
  }
  up({ pointerId }: Pick<Finger, "pointerId">): void {
    this.#fingers.delete(pointerId);
  }
  #apart(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.max(10, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)) : 1;
  }
}
