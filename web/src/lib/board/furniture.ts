/** What stands in a room: a few telling objects, in a box of 64 by 64. Found by a word in the room's name. */
const a = 'fill="var(--object)"';
const b = 'fill="var(--object-2)"';
const line = 'fill="none" stroke="var(--object-2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

const THINGS: [RegExp, string][] = [
  [/library/, `<path ${a} d="M8 6h48v54H8z"/><path fill="var(--wall)" d="M12 10h40v12H12zM12 26h40v12H12zM12 42h40v14H12z"/><path ${b} d="M14 12h4v10h-4zM20 13h5v9h-5zM34 12h4v10h-4zM40 14h4v8h-4zM16 28h5v10h-5zM24 27h4v11h-4zM42 28h5v10h-5zM14 45h5v11h-5zM30 44h4v12h-4zM36 46h6v10h-6z"/><path fill="var(--blood)" d="M27 11h4v11h-4zM34 28h4v10h-4zM22 44h4v12h-4z"/>`],
  [/ball/, `<path ${line} d="M32 2v12M14 30c0 9 36 9 36 0M20 30v-6M32 37v-9M44 30v-6"/><path ${a} d="M26 12h12l-3 8h-6z"/><path fill="var(--candle)" d="M20 15c3 4 3 7 0 8-3-1-3-4 0-8ZM32 19c3 4 3 7 0 8-3-1-3-4 0-8ZM44 15c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${b} d="M22 58c-5 0-7-6-1-7h3V44l12-2v12c0 5-8 5-8 1 0-3 3-4 5-4v-6l-6 1v9c0 2-2 3-5 3Z"/>`],
  [/chapel/, `<path ${a} d="M12 60V30a20 26 0 0 1 40 0v30z"/><path fill="var(--phantom)" opacity=".75" d="M17 56V31a15 20 0 0 1 13-20v45z"/><path fill="var(--blood)" opacity=".8" d="M34 11a15 20 0 0 1 13 20H34z"/><path fill="var(--candle)" opacity=".75" d="M34 35h13v21H34z"/>`],
  [/map|cartograph/, `<circle ${b} cx="30" cy="26" r="19"/><path ${a} d="M20 14c8-4 10 2 7 6s4 6-2 9-8-3-10-5 0-8 5-10ZM38 22c6 0 9 4 7 9s-6 9-9 5 0-6-2-8 0-6 4-6Z"/><path ${line} d="M47 8a25 25 0 0 1-26 42M30 50v8M18 59h24"/>`],
  [/armou?ry/, `<path ${line} d="M10 8l44 46M54 8L10 54M6 46l12 12M58 46L46 58"/><path ${a} d="M32 14l16 5c0 16-4 26-16 33-12-7-16-17-16-33z"/><path ${b} d="M32 19l11 4c0 11-3 18-11 23z"/>`],
  [/garden|winter/, `<path ${a} d="M20 42h24l-4 18H24z"/><path fill="#5f9a58" d="M32 44C18 40 10 28 12 14c12 2 20 12 20 26 0-14 8-24 20-26 2 14-6 26-20 30Z"/><path fill="#7db871" d="M32 42C27 32 27 18 32 6c5 12 5 26 0 36Z"/>`],
  [/banquet|dining/, `<path ${a} d="M4 40h56v7H4zM10 47h6v13h-6zM48 47h6v13h-6z"/><path ${b} d="M14 22h12c0 8-2 11-4 12v4h3v2h-10v-2h3v-4c-2-1-4-4-4-12Z"/><path fill="var(--blood)" d="M40 28c8 0 12 4 12 12H28c0-8 4-12 12-12Z"/><path ${b} d="M26 40h28v2H26z"/>`],
  [/observ|star|tower/, `<path ${a} d="M8 30l34-20 7 12-34 20z"/><path ${b} d="M42 10l8-5 9 16-8 5zM10 31l6 11-6 3-6-11z"/><path ${line} d="M30 36L20 60M32 36l12 24M31 36v18"/>`],
  [/clock/, `<path ${a} d="M18 4h28l4 10v46H14V14z"/><circle cx="32" cy="22" r="12" fill="var(--moon)"/><path d="M32 14v8l5 4" stroke="var(--night)" stroke-width="2.500" fill="none" stroke-linecap="round"/><path ${b} d="M24 38h16v18H24z"/><path stroke="var(--line)" stroke-width="2" d="M32 38v8"/><circle fill="var(--candle)" cx="32" cy="49" r="4"/>`],
  [/study|office/, `<path ${a} d="M4 34h56v7H4zM8 41h16v19H8zM44 41h12v19H44z"/><path ${b} d="M26 30l12-16 4 3-12 16-5 2zM44 32h10V20l-5-8-5 8z"/>`],
  [/pantry|larder|store/, `<path ${a} d="M6 28h52v5H6zM6 55h52v5H6z"/><path ${b} d="M10 14h12v14H10zM12 10h8v4h-8zM42 40a8 8 0 0 1 0 15H30a8 8 0 0 1 0-15z"/><path fill="var(--candle)" d="M28 28l24-12v12zM12 44h12v11H12z"/>`],
  [/treasur|vault/, `<path ${a} d="M6 30h52v28H6z"/><path ${b} d="M6 30c0-14 6-18 12-18h28c6 0 12 4 12 18z"/><path fill="var(--line)" d="M6 30h52v3H6z"/><path fill="var(--candle)" d="M27 26h10v14H27zM16 22a4 4 0 1 1 0 .1M44 20a4 4 0 1 1 0 .1"/>`],
  [/trophy/, `<path ${a} d="M18 6h28v14c0 12-6 18-14 18s-14-6-14-18z"/><path ${line} d="M18 10H8c0 12 4 16 11 17M46 10h10c0 12-4 16-11 17"/><path ${b} d="M29 38h6v10h9v8H20v-8h9z"/>`],
  [/guard/, `<path ${line} d="M14 60V10M50 60V10"/><path ${b} d="M14 2l6 12-6 8-6-8zM50 2l6 12-6 8-6-8z"/><path ${a} d="M22 34c0-14 20-14 20 0v16H22z"/><path fill="var(--line)" d="M25 36h14v4H25zM31 40h2v8h-2z"/>`],
  [/scull|kitchen/, `<path ${line} d="M32 4v12M18 16h28"/><path ${a} d="M10 22h44c0 22-6 32-22 32S10 44 10 22Z"/><path ${b} d="M8 18h48v6H8z"/><path fill="var(--candle)" d="M22 62c-4-5 1-7 2-10 4 4 3 8 0 10ZM36 62c-4-5 1-7 2-10 4 4 3 8 0 10Z"/>`],
  [/great hall|hearth|hall/, `<path ${a} d="M4 10h56v8H4zM8 18h10v42H8zM46 18h10v42H46z"/><path fill="var(--line)" d="M18 22h28v38H18z"/><path fill="var(--candle)" d="M32 28c10 10 12 18 10 24-2 8-18 8-20 0-1-5 2-8 4-12 1 4 3 5 4 5 1-6-1-11 2-17Z"/>`],
  [/nursery|child/, `<path ${line} d="M6 52c14 10 38 10 52 0"/><path ${a} d="M12 22l10-12 6 10h18c4 0 8 4 8 10v6H44l4 16h-6l-6-14H28l-4 14h-6l4-18-4-6-6 4z"/><circle fill="var(--line)" cx="21" cy="19" r="2"/>`],
];

const CHAIR = `<path ${a} d="M18 4h28v34H18z"/><path ${b} d="M14 36h36v10H14zM16 46h6v14h-6zM42 46h6v14h-6z"/>`;

export function thingsIn(room: string): string {
  return THINGS.find(([word]) => word.test(room.toLowerCase()))?.[1] ?? CHAIR;
}
