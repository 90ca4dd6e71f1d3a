/** See `Flights.svelte`. Frames hold the whole transform, place included: `shift(point)` first. */
export interface Flight<Thing> {
  thing: Thing;
  x: number;
  y: number;
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}
