import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonFault } from '../../src/core/json.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('a text is no JSON', () => {
  test.each([
    ['', 'an empty text'],
    [' \n', 'an empty text'],
    ['{"a":[1,2', 'a text that ends early, after character 9'],
    ['{"a', 'a text that ends early, after character 3'],
    ['["\\u00', 'a text that ends early, after character 6'],
    ['[tru', 'a text that ends early, after character 4'],
    ['[-', 'a text that ends early, after character 2'],
    ['[1.5e', 'a text that ends early, after character 5'],
    ['{"a":1}x', '"x" at character 8, after the end'],
    ['{} {}', '"{}" at character 4, after the end'],
    ['1]', '"]" at character 2, after the end'],
    ['oops', '"oops" at character 1'],
    ['[1,]', '"]" at character 4'],
    ['[,1]', '",1]" at character 2'],
    ['{"a":1,}', '"}" at character 8'],
    ['{a:1}', '"a:1}" at character 2'],
    ['{"a" 1}', '"1}" at character 6'],
    ['{"a":}', '"}" at character 6'],
    ['{"a":1]', '"]" at character 7'],
    ['[01]', '"01]" at character 2'],
    ['[1.]', '"1.]" at character 2'],
    ['["\\x"]', '"\\\\x\\"]" at character 3'],
    ['["a\nb"]', '"\\nb\\"]" at character 4'],
    ["['a']", `"'a']" at character 2`],
    ['[NaN]', '"NaN]" at character 2'],
    ['[\u00a01]', '"\u00a01]" at character 2'],
  ])('%j: found %s', (text, found) => {
    expect(isJson(text)).toBe(false);
    expect(jsonFault(text)).toBe(found);
  });

  test('however long it is', () => {
    expect(jsonFault(`["${'\\n'.repeat(5_000_000)}`)).toBe(
      'a text that ends early, after character 10000002',
    );
    expect(jsonFault('['.repeat(1_000_000))).toBe('a text that ends early, after character 1000000');
  });

  test('exactly where JSON.parse says so', () => {
    const pieces = [
      ...Array.from('[]{}:,"\\ tn01.-e'),
      '"a"',
      '1',
      'true',
      'nul',
      '\\u0041',
      '\u0001',
      '\u00a0',
      '"k":',
      '[1,2]',
    ];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.json()), (text) => {
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });

  test('early, wherever a list or an object is cut', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, cut) => {
        const text = `[${json}]`;
        const length = 1 + (cut % (text.length - 1));
        expect(jsonFault(text.slice(0, length))).toBe(
          `a text that ends early, after character ${String(length)}`,
        );
      }),
    );
  });
});
