/** Small sounds made on the spot; silent until somebody turns them on. */
import { prefs } from "./prefs.svelte";

let context: AudioContext | null = null;

interface Tone {
  at: number;
  pitch: number;
  to?: number;
  length: number;
  shape?: OscillatorType;
  loud?: number;
}

const SOUNDS: Record<string, Tone[]> = {
  step: [{ at: 0, pitch: 320, to: 240, length: 0.06, shape: "triangle", loud: 0.25 }],
  dice: [0, 0.07, 0.13, 0.22].map((at, i) => ({ at, pitch: 900 - i * 130, to: 300, length: 0.04, shape: "square", loud: 0.08 })),
  phantom: [
    { at: 0, pitch: 180, to: 95, length: 0.7, shape: "sine", loud: 0.3 },
    { at: 0.05, pitch: 271, to: 140, length: 0.6, shape: "sine", loud: 0.12 },
  ],
  captured: [{ at: 0, pitch: 420, to: 110, length: 0.45, shape: "sawtooth", loud: 0.1 }],
  good: [
    { at: 0, pitch: 523, length: 0.12, loud: 0.2 },
    { at: 0.1, pitch: 784, length: 0.2, loud: 0.2 },
  ],
  turn: [
    { at: 0, pitch: 660, length: 0.14, loud: 0.18 },
    { at: 0.12, pitch: 880, length: 0.22, loud: 0.14 },
  ],
  clock: [0, 0.45].map((at) => ({ at, pitch: 196, to: 190, length: 0.9, loud: 0.25 })),
  over: [523, 659, 784, 1046].map((pitch, i) => ({ at: i * 0.14, pitch, length: 0.4, loud: 0.16 })),
};


export function play(name: string): void {
  const tones = SOUNDS[name];
  if (!prefs.sound || !tones || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const tone of tones) {
    const start = context.currentTime + tone.at;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = tone.shape ?? "sine";
    voice.frequency.setValueAtTime(tone.pitch, start);
    if (tone.to) voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(tone.loud ?? 0.2, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + tone.length + 0.05);
  }
}
