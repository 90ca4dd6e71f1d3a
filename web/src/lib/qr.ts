/** QR codes (byte mode, error correction M, versions 1 to 10): enough for an invitation's address. */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // per block
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGN = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function checkWords(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(divisor.length + 1).fill(0);
    divisor.forEach((d, j) => {
      next[j]! ^= d;
      next[j + 1]! ^= times(d, EXP[i]!);
    });
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    if (factor) divisor.forEach((d, j) => (rest[i + j]! ^= times(d, factor)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array): { version: number; words: number[] } {
  const version = TOTAL.findIndex((total, v) => {
    const room = total - CHECK[v]! * BLOCKS[v]!;
    return bytes.length + (v >= 9 ? 3 : 2) <= room;
  });
  if (version < 0) throw new RangeError("too long for a QR code of version 10");
  const room = TOTAL[version]! - CHECK[version]! * BLOCKS[version]!;
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version >= 9 ? 16 : 8);
  bytes.forEach((b) => put(b, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => a * 2 + b, 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const blocks = BLOCKS[version]!;
  const short = Math.floor(room / blocks);
  const longer = room % blocks;
  const parts: number[][] = [];
  for (let b = 0, at = 0; b < blocks; b++) {
    const size = short + (b >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => checkWords(part, CHECK[version]!));
  const words: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) words.push(part[i]!);
  for (let i = 0; i < CHECK[version]!; i++) for (const check of checks) words.push(check[i]!);
  return { version: version + 1, words };
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules, true where dark. */
export function qrCode(text: string): boolean[][] {
  const { version, words } = codewords(new TextEncoder().encode(text));
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const align = ALIGN[version - 1]!;
  const last = align.length - 1;
  align.forEach((cx, i) =>
    align.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  formatBits(0).forEach((_, i) => formatPlaces(size, i).forEach(([x, y]) => set(x, y, false)));
  set(8, size - 8, true);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      set(a, b, ((bits >> i) & 1) === 1);
      set(b, a, ((bits >> i) & 1) === 1);
    }
  }
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const x = right - j;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        if (at < words.length * 8) dark[y]![x] = ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
  }
  let best: boolean[][] = dark;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const tried = dark.map((row, y) => row.map((on, x) => (fixed[y]![x] ? on : on !== mask(x, y))));
    formatBits(number).forEach((on, i) => formatPlaces(size, i).forEach(([x, y]) => (tried[y]![x] = on)));
    const cost = penalty(tried);
    if (cost < least) [least, best] = [cost, tried];
  });
  return best;
}

function formatBits(mask: number): boolean[] {
  const data = mask; // level M is 00
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  return Array.from({ length: 15 }, (_, i) => ((bits >> i) & 1) === 1);
}

function formatPlaces(size: number, i: number): [number, number][] {
  const near: [number, number] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i === 8 ? [7, 8] : [14 - i, 8];
  const far: [number, number] = i < 8 ? [size - 1 - i, 8] : [8, size - 15 + i];
  return [near, far];
}

function penalty(rows: boolean[][]): number {
  const size = rows.length;
  let cost = 0;
  let darks = 0;
  for (const get of [(a: number, b: number) => rows[a]![b]!, (a: number, b: number) => rows[b]![a]!])
    for (let a = 0; a < size; a++) {
      let run = 0;
      let line = "";
      for (let b = 0; b < size; b++) {
        run = b && get(a, b) === get(a, b - 1) ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost++;
        line += get(a, b) ? "1" : "0";
      }
      cost += 40 * (line.split(/(?=10111010000)|(?=00001011101)/).length - 1);
    }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (rows[y]![x]) darks++;
      if (x && y && new Set([rows[y]![x], rows[y - 1]![x], rows[y]![x - 1], rows[y - 1]![x - 1]]).size === 1) cost += 3;
    }
  return cost + Math.floor(Math.abs((darks * 20) / (size * size) - 10)) * 10;
}
