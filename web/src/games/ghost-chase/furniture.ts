/** What stands in the castle's rooms: a few telling objects in a box of 64 by 64, standing on y = 60. */
import { thingsIn } from "../../lib/board/furniture";

const a = 'fill="var(--object)"';
const b = 'fill="var(--object-2)"';
const red = 'fill="var(--blood)"';
const gold = 'fill="var(--candle)"';
const pale = 'fill="var(--paper)"';
const dark = 'fill="var(--line)"';
const wood = 'fill="var(--wood)"';
const line = 'fill="none" stroke="var(--object-2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
const thin = 'fill="none" stroke="var(--line)" stroke-width="2" stroke-linecap="round"';

const PORTRAIT = `<path ${gold} d="M14 6h36v44H14z"/><path ${dark} d="M18 10h28v36H18z"/><path ${b} d="M32 16a7 7 0 0 1 4 13c6 2 9 8 9 15H19c0-7 3-13 9-15a7 7 0 0 1 4-13Z"/>`;
const BARREL = `<path ${wood} d="M12 16h40c5 12 5 28 0 44H12c-5-16-5-32 0-44Z"/><path ${thin} d="M10 26h44M9 48h46M24 16c-3 14-3 30 0 44M40 16c3 14 3 30 0 44"/>`;

const THINGS: [RegExp, string][] = [
  [/entrance/, `<path ${b} d="M25 6a7 8 0 0 1 14 0v8H25z"/><path ${a} d="M18 18h28l-4 22H22zM23 40h7v20h-8zM34 40h7l1 20h-8z"/><path ${dark} d="M26 8h12v3H26z"/><path ${line} d="M54 60V8M49 12l5-9 5 9Z"/><path ${a} d="M12 18h6v18h-6z"/>`],
  [/porter/, `<path ${wood} d="M6 8h52v40H6z"/><path ${line} d="M16 14v4M16 26v14M16 36h4M32 14v4M32 26v14M32 36h4M48 14v4M48 26v14M48 36h4"/><circle ${gold} cx="16" cy="22" r="5"/><circle ${gold} cx="32" cy="22" r="5"/><circle ${gold} cx="48" cy="22" r="5"/>`],
  [/winch/, `<circle ${a} cx="32" cy="32" r="22"/><circle ${dark} cx="32" cy="32" r="14"/><path ${line} d="M32 6v52M6 32h52M14 14l36 36M50 14L14 50"/><path ${wood} d="M4 56h56v5H4zM28 32h8v26h-8z"/>`],
  [/trophy/, `<path ${wood} d="M20 24h24l-4 32-8 6-8-6z"/><path ${b} d="M26 26h12l-2 16-4 8-4-8z"/><path ${line} d="M26 26C8 22 10 10 14 4M18 16C12 16 8 14 4 12M38 26c18-4 16-16 12-22M46 16c6 0 10-2 14-4"/><path ${dark} d="M28 31h2v3h-2zM34 31h2v3h-2z"/>`],
  [/salon/, `<path fill="#4f7fb5" d="M6 28c0-12 52-12 52 0v18H6z"/><path fill="#3d679a" d="M2 34c0-6 10-6 10 0v8h40v-8c0-6 10-6 10 0v18H2z"/><path ${wood} d="M8 52h5v8H8zM51 52h5v8h-5z"/>`],
  [/music/, `<path ${wood} d="M4 24h56c0 12-4 16-8 16H4z"/><path ${dark} d="M8 40h4v20H8zM46 40h4v20h-4zM6 30h34v5H6z"/><path ${pale} d="M8 30h3v5H8zM13 30h3v5h-3zM18 30h3v5h-3zM23 30h3v5h-3zM28 30h3v5h-3zM33 30h3v5h-3z"/><path ${line} d="M22 22V6l12-3v15"/><circle ${b} cx="19" cy="21" r="4"/><circle ${b} cx="31" cy="18" r="4"/>`],
  [/sacristy/, `<path ${b} d="M18 8h28c0 16-5 22-11 24v14h9v6H20v-6h9V32C23 30 18 24 18 8Z"/><path ${wood} d="M6 52h52v8H6z"/><path ${gold} d="M9 34c3 4 3 7 0 8-3-1-3-4 0-8ZM55 34c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${pale} d="M7 42h4v10H7zM53 42h4v10h-4z"/>`],
  [/bridge/, `<path ${a} d="M12 54V22a20 20 0 0 1 40 0v32z"/><path fill="var(--night-deep)" d="M17 50V24a15 15 0 0 1 30 0v26z"/><path ${line} d="M17 42c10-8 20-8 30 0M24 39v8M32 37v10M40 39v8"/><circle ${pale} cx="39" cy="20" r="4"/>`],
  [/alchem/, `<path ${wood} d="M4 46h56v6H4zM8 52h5v8H8zM51 52h5v8h-5z"/><path ${b} d="M16 14h8v12l9 16c1 3 0 4-3 4H10c-3 0-4-1-3-4l9-16z"/><path fill="var(--phantom)" d="M13 34h14l5 9c1 2 0 3-2 3H10c-2 0-3-1-2-3z"/><path ${red} d="M42 28h10v18H42z"/><path ${line} d="M47 28v-8M22 10c4-6 10-2 8 3s4 7 8 4"/>`],
  [/wig/, `<path ${wood} d="M29 40h6v14h9v6H20v-6h9z"/><path ${pale} d="M32 6c-12 0-17 8-16 16-5 2-5 8-1 10-3 4 0 9 5 8 2 4 7 4 9 0V26c-3-8 9-8 6 0v14c2 4 7 4 9 0 5 1 8-4 5-8 4-2 4-8-1-10 1-8-4-16-16-16Z"/><path ${thin} d="M22 18c6-6 14-6 20 0M20 28h6M38 28h6"/>`],
  [/boudoir/, `<path ${wood} d="M6 40h52v6H6zM10 46h5v14h-5zM49 46h5v14h-5z"/><ellipse ${gold} cx="32" cy="20" rx="15" ry="18"/><ellipse fill="#a9c4d8" cx="32" cy="20" rx="11" ry="14"/><path ${red} d="M12 32h8v8h-8zM45 34h8v6h-8z"/>`],
  [/linen/, `<path ${wood} d="M6 4h52v56H6z"/><path ${dark} d="M10 8h44v12H10zM10 24h44v14H10zM10 42h44v14H10z"/><path ${pale} d="M12 14h18v6H12zM34 11h16v4H34zM34 16h16v4H34zM14 29h16v4H14zM14 34h16v4H14zM38 32h12v6H38zM14 48h22v4H14zM14 53h22v3H14z"/>`],
  [/morning/, `<path ${pale} d="M6 34h52v5H6z"/><path ${wood} d="M29 39h6v16h10v5H19v-5h10z"/><path ${b} d="M18 18h18c4 0 4 16-2 16H20c-6 0-6-16-2-16Zm18 4h8l4-4-3 10-9 2Z"/><path ${line} d="M17 22c-8-2-8 9 0 8M26 14v-4"/><path ${red} d="M48 28h8v6h-8z"/>`],
  [/portrait/, PORTRAIT],
  [/long gallery/, PORTRAIT],
  [/billiard/, `<path ${wood} d="M2 34h60v10H2zM8 44h7v16H8zM49 44h7v16h-7z"/><path fill="#3f8a5d" d="M4 30h56v5H4z"/><circle ${red} cx="22" cy="27" r="4"/><circle ${pale} cx="40" cy="27" r="4"/><path ${line} d="M32 0v8M14 14c4-8 32-8 36 0Z"/>`],
  [/raven/, `<path ${wood} d="M30 30h4v30h-4zM14 28h36v4H14zM20 56h24v4H20z"/><path ${dark} stroke="var(--object-2)" stroke-width="1.500" d="M40 6l8 4-8 2c0 10-8 16-18 16l-12 2 8-6c4-8 8-18 16-20 2-1 5 0 6 2Z"/><circle ${gold} cx="38" cy="8" r="1.800"/>`],
  [/school/, `<path ${wood} d="M4 4h56v38H4z"/><path fill="#2f4b45" d="M8 8h48v30H8z"/><path stroke="var(--paper)" fill="none" stroke-width="2.500" d="M14 30l6-16 6 16M17 24h6M34 14v16M34 14c10 0 10 7 0 8 12 0 12 8 0 8"/><path ${wood} d="M12 42l-6 18h4l6-18ZM48 42l6 18h4l-6-18Z"/>`],
  [/mirror/, `<path ${gold} d="M4 60V24a11 11 0 0 1 22 0v36zM38 60V24a11 11 0 0 1 22 0v36z"/><path fill="#a9c4d8" d="M8 56V25a7 7 0 0 1 14 0v31zM42 56V25a7 7 0 0 1 14 0v31z"/><path stroke="#fff" stroke-opacity=".7" stroke-width="2" d="M11 40l8-12M45 40l8-12"/>`],
  [/instrument/, `<path ${wood} d="M18 60c-14-4-12-22-2-24 8-2 8-6 12-12l20-20 6 6-20 20c-6 4-10 4-12 12 4 10-2 19-4 18Z"/><circle ${dark} cx="20" cy="44" r="5"/><path stroke="var(--paper)" stroke-width="1" d="M16 50L50 8M18 52L52 10"/><path ${b} d="M46 0l12 12-4 4L42 4z"/>`],
  [/costume/, `<path ${wood} d="M30 34h4v22h10v4H20v-4h10z"/><path ${red} d="M24 10c4 4 12 4 16 0l8 8-5 6 3 22c-8 6-20 6-28 0l3-22-5-6z"/><path ${gold} d="M31 13h2v33h-2zM22 26h20v3H22z"/><circle ${a} cx="32" cy="6" r="5"/>`],
  [/trunk/, `<path ${wood} d="M4 34c0-14 56-14 56 0v26H4z"/><path ${dark} d="M4 36h56v3H4z"/><path ${gold} d="M26 32h12v12H26zM10 26h4v34h-4zM50 26h4v34h-4z"/>`],
  [/rafter/, `<path ${wood} d="M0 60L30 4h6L64 60h-7L33 14 7 60zM12 38h40v5H12z"/><path ${dark} d="M24 43c2 8 4 10 8 12 4-2 6-4 8-12-2 3-4 3-5 0-2 3-4 3-6 0-1 3-3 3-5 0Z"/>`],
  [/servant/, `<path ${wood} d="M4 20h5v40H4zM55 30h5v30h-5zM4 46h56v8H4z"/><path ${pale} d="M9 36h14v10H9z"/><path ${red} d="M22 38h33v9H22z"/><path ${gold} d="M44 12c3 4 3 7 0 8-3-1-3-4 0-8Z"/><path ${pale} d="M42 20h4v8h-4z"/>`],
  [/bell/, `<path ${wood} d="M2 2h60v7H2z"/><path ${gold} d="M32 9c14 4 16 20 18 34l6 9H8l6-9c2-14 4-30 18-34Z"/><path ${thin} d="M16 38h32"/><circle ${a} cx="32" cy="56" r="5"/>`],
  [/star/, `<path ${b} d="M4 38h56v5H4zM8 43h4v17H8zM20 43h4v17h-4zM32 43h4v17h-4zM44 43h4v17h-4zM54 43h4v17h-4z"/><path ${pale} d="M34 4l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/>`],
  [/wine/, `<path ${wood} d="M2 4h60v56H2z"/><path ${dark} d="M6 8h24v22H6zM34 8h24v22H34zM6 34h24v22H6zM34 34h24v22H34z"/><path fill="#4d7a54" d="M11 14h5v-3h3v3h5v14H11zM39 40h5v-3h3v3h5v14h-13z"/><path ${red} d="M39 14h5v-3h3v3h5v14H39zM11 40h5v-3h3v3h5v14H11z"/>`],
  [/cooper/, BARREL],
  [/crypt/, `<path ${a} d="M6 34h52l4 8H2zM6 42h52v18H6z"/><path ${b} d="M12 24c10-6 30-6 42 2v8H12z"/><circle ${b} cx="16" cy="24" r="6"/><path ${thin} d="M14 50h36M32 46v10"/>`],
  [/larder/, `<path ${line} d="M4 6h56M20 6v10M46 6v8"/><path ${red} d="M20 14c10 4 12 20 4 28-4 4-12 2-12-6 0-10 2-18 8-22Z"/><path ${b} d="M46 14c4 2 6 8 4 16l6 4c-6 6-16 6-20 0l6-4c-2-8 0-14 4-16Z"/><path ${wood} d="M4 52h56v8H4z"/><path ${gold} d="M14 52c0-10 20-10 20 0z"/>`],
  [/scull/, `<path ${a} d="M4 36h56v8c-2 10-6 16-14 16H18C10 60 6 54 4 44Z"/><path ${line} d="M44 36V18c0-8-12-8-12 0v4"/><path ${pale} d="M12 34a8 8 0 0 1 16 0zM22 34a8 8 0 0 1 16 0z"/><path fill="#a9c4d8" d="M32 24c3 4 3 7 0 8-3-1-3-4 0-8Z"/>`],
  [/root/, `<path ${wood} d="M4 40h56v20H4z"/><path ${thin} d="M4 47h56M4 54h56"/><path fill="#d98032" d="M12 40l4-16c3-2 6 0 7 4l-2 12ZM30 40l2-14c4-2 6 0 7 3l-1 11Z"/><path fill="#c77ba0" d="M44 40c-2-12 14-12 12 0z"/><path stroke="#6fae3f" stroke-width="3" fill="none" stroke-linecap="round" d="M18 22l-4-10M19 22l4-9M34 24l-2-11M35 24l5-8M50 28l-3-10M51 28l5-8"/>`],
  [/ice/, `<path fill="#b9d8e6" d="M4 38l8-5h18v27H4zM34 42l7-5h19v23H34zM18 18l7-5h18v20H18z"/><path fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2" d="M9 54l12-14M40 56l10-12M23 30l10-12"/>`],
  [/dungeon/, `<path ${dark} d="M10 4h44v34H10z"/><path ${line} d="M18 4v34M28 4v34M38 4v34M48 4v34M10 20h44"/><path ${line} d="M8 44c0 6 6 6 6 0s6-6 6 0 6 6 6 0"/><circle ${a} cx="34" cy="52" r="8"/><path ${line} d="M26 44l4 3"/>`],
  [/catacomb/, `<path ${dark} d="M6 60V26a11 11 0 0 1 22 0v34zM36 60V26a11 11 0 0 1 22 0v34z"/><path ${pale} d="M17 30c7 0 10 5 9 10-1 3-3 3-3 6h-12c0-3-2-3-3-6-1-5 2-10 9-10ZM47 30c7 0 10 5 9 10-1 3-3 3-3 6H41c0-3-2-3-3-6-1-5 2-10 9-10Z"/><path ${dark} d="M12 37h4v4h-4zM18 37h4v4h-4zM42 37h4v4h-4zM48 37h4v4h-4z"/>`],
  [/servery/, `<path ${wood} d="M4 46h56v6H4zM8 52h5v8H8zM51 52h5v8h-5z"/><path ${b} d="M8 42a24 22 0 0 1 48 0z"/><path ${a} d="M4 42h56v4H4z"/><circle ${gold} cx="32" cy="18" r="4"/>`],
  [/postern/, `<path ${a} d="M10 60V28a22 22 0 0 1 44 0v32z"/><path ${wood} d="M16 60V29a16 16 0 0 1 32 0v31z"/><path ${thin} d="M27 16v44M37 16v44M16 34h32M16 48h32"/><circle ${gold} cx="43" cy="42" r="2.500"/>`],
  [/stable/, `<path ${wood} d="M4 40h56v5H4zM4 52h56v5H4zM8 34h5v26H8zM51 34h5v26h-5z"/><path fill="#8a5a3a" d="M22 40c0-14 4-22 10-26l2-8 5 7c6 4 10 12 14 18 2 4-4 8-8 5l-8-3c-2 2-2 5-1 7z"/><path ${dark} d="M30 14c-6 4-9 14-10 26h4c1-12 4-20 10-24zM40 21h3v3h-3z"/>`],
  [/groom/, `<path ${wood} d="M6 40h52v5H6zM12 45h5v15h-5zM47 45h5v15h-5z"/><path fill="#8a5a3a" d="M14 22c8-2 12 6 20 6 6 0 10-4 16-6-1 10-2 14-6 18H20c-4-4-6-10-6-18Z"/><path ${line} d="M24 40v12h8M42 40v10h8"/>`],
  [/smoke/, `<path ${wood} d="M2 4h60v6H2z"/><path ${line} d="M14 10v6M34 10v6M52 10v6"/><path ${red} d="M14 16c8 4 9 16 3 22-4 4-10 2-10-5 0-8 3-14 7-17Z"/><path fill="none" stroke="#a8603c" stroke-width="6" stroke-linecap="round" d="M34 19v9M34 34v9M52 19v9M52 34v9"/><path fill="none" stroke="var(--object-2)" stroke-opacity=".5" stroke-width="3" d="M22 60c-6-6 6-10 0-16M42 60c-6-6 6-8 2-12"/>`],
  [/barn/, `<path fill="#cfa548" d="M4 60c-2-20 12-26 20-26 10 0 20 8 20 26z"/><path fill="none" stroke="#8f6b22" stroke-width="2" d="M12 52l8-10M22 56l4-14M32 52l-4-8M36 58l2-10"/><path ${line} d="M54 60V20M46 4v12c0 6 16 6 16 0V4M54 4v16"/>`],
]; // prettier-ignore

export function roomThing(name: string): string {
  return THINGS.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? thingsIn(name);
}

/** Animals, drawn around (0, 0), standing on y = 10 (bats hang in the air), about 24 wide. */
export const ANIMALS: Record<string, string> = {
  cats: "M-9-10l3 3h4l3-3c1 3 1 5 0 7 5 1 8 5 8 10 2 0 3-2 2-5-1-2 1-4 2-2 2 4 0 10-5 10H-5c-1-3 0-5 1-6-4-1-6-4-5-7-1-2-1-5 0-7Z",
  bats: "M0-3c1-1 1-3 2-4l1 2c4-4 8-4 12-1-2 1-3 3-3 6-3-1-5 0-6 3-2-1-4-1-6 2-2-3-4-3-6-2-1-3-3-4-6-3 0-3-1-5-3-6 4-3 8-3 12 1l1-2c1 1 1 3 2 4Z",
  owls: "M-7-10c3 2 5 2 7 2s4 0 7-2c1 3 1 5 0 7 2 5 1 10-2 13h-10c-3-3-4-8-2-13-1-2-1-4 0-7Zm3 4a3 3 0 1 0 .01 0ZM4-6a3 3 0 1 0 .01 0ZM0-1l-1.500 2.500L0 4l1.500-2.500Z",
  mice: "M-11 8c-1-6 4-11 10-10 0-5 7-6 7-1 4 2 6 6 7 10-2 2-4 3-7 3H-6c-6 0-9 0-9-4 0-3 3-4 3-1 0 1-2 1-1 2 1 1 2 1 2 1ZM8 3a1.200 1.200 0 1 0 .01 0Z",
  hedgehogs: "M-13 8l1-4-3-1 4-3-2-3 5-1-1-4 5 1 1-4 4 3 3-3 2 4c5 2 8 7 10 12 0 3-3 4-6 4h-19c-3 0-4 0-4-1ZM9 3a1.300 1.300 0 1 0 .01 0Z",
}; // prettier-ignore
/** A little ghost, as a mark on cards and rooms: about 12 by 14 around (0, 0). */
export const BOO = "M0-8c-4 0-6 3-6 7v8l2-2 2 2 2-2 2 2 2-2 2 2v-8c0-4-2-7-6-7Zm-2.500 5a1.200 1.500 0 1 0 .01 0ZM2.500-3a1.200 1.500 0 1 0 .01 0Z";
export const PADLOCK = "M-7-2v-4a7 7 0 0 1 14 0v4h2v12H-9V-2Zm3 0h8v-4a4 4 0 0 0-8 0Z";
/** A mantrap with teeth. */
export const TRAP = "M-13 6l3-8 3 5 3-8 4 7 4-7 3 8 3-5 3 8c-4 6-22 6-26 0Z";
