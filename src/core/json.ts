import { inWords } from './shape.js';

/** What may stand next, by first character: `0` stands for numbers, true, false and null, `E` for the end of list or object. */
const VALUE = '[{"0';
const VALUE_OR_END = '[{"0E';
const KEY = '"';
const KEY_OR_END = '"E';
const COLON = ':';
const COMMA_OR_END = ',E';
const NOTHING = '';

const BLANKS = /[ \t\n\r]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?=[ \t\n\r,:[\]{}"]|$)/y;
const SCALAR_BEGUN = /(?:-?(?:0|[1-9]\d*)(?:\.|(?:\.\d+)?[eE][+-]?)|-|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y;
/** A part of a text: texts are read part by part, so that none is too long for the engine. */
const PART = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const PART_BEGUN = /\\(?:u[\da-fA-F]{0,3})?$/y;

/**
 * What is found where a text stops being JSON, in the same words on every engine.
 *
 * @returns null for JSON
 */
export function jsonFault(text: string): string | null {
  const closers: string[] = [];
  let next = VALUE;
  let place = past(BLANKS, text, 0);
  while (place < text.length) {
    const kind = kindOf(text.charAt(place), closers.at(-1));
    if (!next.includes(kind)) return `${foundAt(text, place)}${next === NOTHING ? ', after the end' : ''}`;
    const { end, whole } = pieceAt(text, place, kind);
    if (!whole) return foundAt(text, end);
    if (kind === '[') closers.push(']');
    if (kind === '{') closers.push('}');
    if (kind === 'E') closers.pop();
    next = after(kind, next, closers.at(-1));
    place = past(BLANKS, text, end);
  }
  return next === NOTHING ? null : foundAt(text, place);
}

function kindOf(char: string, closer: string | undefined): string {
  if (char === closer) return 'E';
  return '[]{}:,"'.includes(char) ? char : '0';
}

function after(kind: string, before: string, closer: string | undefined): string {
  if (kind === '[') return VALUE_OR_END;
  if (kind === '{') return KEY_OR_END;
  if (kind === ':') return VALUE;
  if (kind === ',') return closer === '}' ? KEY : VALUE;
  if (kind === '"' && (before === KEY || before === KEY_OR_END)) return COLON;
  return closer === undefined ? NOTHING : COMMA_OR_END;
}

/** The end of what begins at a place; where it goes wrong, if it is not whole. */
function pieceAt(text: string, place: number, kind: string): { end: number; whole: boolean } {
  if (kind === '"') return stringAt(text, place);
  if (kind !== '0') return { end: place + 1, whole: true };
  const end = past(SCALAR, text, place);
  return end > place ? { end, whole: true } : { end: past(SCALAR_BEGUN, text, place), whole: false };
}

function stringAt(text: string, place: number): { end: number; whole: boolean } {
  let end = place;
  let part = place + 1;
  while (part > end) {
    end = part;
    part = past(PART, text, end);
  }
  return text.charAt(end) === '"'
    ? { end: end + 1, whole: true }
    : { end: past(PART_BEGUN, text, end), whole: false };
}

/** The place after what a sticky pattern finds at a place; the place itself, if it finds nothing. */
function past(pattern: RegExp, text: string, place: number): number {
  pattern.lastIndex = place;
  return pattern.test(text) ? pattern.lastIndex : place;
}

function foundAt(text: string, place: number): string {
  if (place < text.length) return `${inWords(text.slice(place))} at character ${String(place + 1)}`;
  return text.trim() === ''
    ? 'an empty text'
    : `a text that ends early, after character ${String(text.length)}`;
}
