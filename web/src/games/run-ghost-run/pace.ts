/**
 * How fine the picture is while it moves: as fine as the machine keeps up with. Within a motion it only gets coarser, so
 * that it never flickers; a motion that had time to spare lets the next one begin finer. What was too fine before is
 * tried again ever more seldom.
 */
const SLOW = 28; // ms a frame: above this the picture gets coarser
const FAST = 20; // below this there is time to spare
const AIM = 24; // what a coarser picture is to take
const JUDGED = 12; // frames
const SETTLING = 6; // frames after a change, which still wait for those before it
export const RATIOS = [2, 1.5, 1.25, 1, 0.85, 0.72, 0.6];

export class Pace {
  /** Which of the ratios is used now. */
  #now: number;
  readonly #finest: number;
  #frames: number[] = [];
  #settling = SETTLING;
  /** How many motions to wait until a ratio that was too fine is tried again, and how many were waited. */
  #patience = new Map<number, number>();
  #waited = 0;

  constructor(screen: number) {
    const found = RATIOS.findIndex((ratio) => ratio <= screen);
    this.#now = this.#finest = found < 0 ? RATIOS.length - 1 : found;
  }
  get ratio(): number {
    return RATIOS[this.#now]!;
  }
  /** A motion begins. */
  begin(): void {
    const frames = this.#frames;
    this.#frames = [];
    this.#settling = SETTLING;
    if (frames.length < JUDGED || middling(frames) > FAST || this.#now === this.#finest) return;
    if (++this.#waited <= (this.#patience.get(this.#now - 1) ?? 0)) return;
    this.#waited = 0;
    this.#now--;
  }
  /** A frame of it took so many ms. */
  judge(took: number): void {
    if (this.#settling-- > 0 || took > 1000) return; // after a second nobody was looking
    this.#frames = [...this.#frames.slice(1 - JUDGED), took];
    const usual = middling(this.#frames);
    if (this.#frames.length < JUDGED || usual < SLOW || this.#now === RATIOS.length - 1) return;
    this.#frames = [];
    this.#patience.set(this.#now, Math.max(1, 2 * (this.#patience.get(this.#now) ?? 0)));
    this.#settling = SETTLING;
    const bearable = RATIOS.findIndex((ratio) => ratio <= this.ratio * Math.sqrt(AIM / usual)); // time goes by pixels
    this.#now = bearable < 0 ? RATIOS.length - 1 : bearable;
  }
}
const middling = (times: number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;
