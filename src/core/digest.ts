/**
 * Text with every object's keys in ascending order and no white space: equal values give equal texts.
 *
 * @param value - plain JSON
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** Multipliers of the four lanes, odd and far apart. */
const LANE_A = 0x9e3779b1;
const LANE_B = 0x85ebca6b;
const LANE_C = 0xc2b2ae35;
const LANE_D = 0x27d4eb2f;

function finish(lane: number): number {
  let mixed = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/**
 * Four signed 32-bit words out of the UTF-16 code units of a text. Each lane runs over the text with a multiplier of
 * its own; in the end the lanes are added into each other and finished. Not for secrets.
 */
export function hash128(text: string): [number, number, number, number] {
  let a = text.length | 0;
  let b = a ^ LANE_A;
  let c = a ^ LANE_B;
  let d = a ^ LANE_C;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, LANE_A);
    b = Math.imul(b ^ unit, LANE_B);
    c = Math.imul(c ^ unit, LANE_C);
    d = Math.imul(d ^ unit, LANE_D);
    a ^= a >>> 13;
    b ^= b >>> 15;
    c ^= c >>> 14;
    d ^= d >>> 16;
  }
  const sum = (a + b + c + d) | 0;
  return [
    finish(a + sum),
    finish(b + Math.imul(sum, 3)),
    finish(c + Math.imul(sum, 5)),
    finish(d + Math.imul(sum, 7)),
  ];
}

/** 16 hexadecimal digits that stand for a JSON value, whatever the order of its keys. */
export function digest(value: unknown): string {
  const [a, b] = hash128(canonicalJson(value));
  return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
