import fc from 'fast-check';
import { changesPrototypes, isTooDeep, sanitizeText } from './sanitize-text.ts';

test.each([
  ['a null character', 'a\0b', 'ab'],
  ['a lone surrogate', 'a\ud800b', 'a\ufffdb'],
  ['a complete emoji', 'a👩🏽‍🍳b', 'a👩🏽‍🍳b'],
  ['names', { 'a\0': ['\0', 1, null, true] }, { a: ['', 1, null, true] }],
])('%s', (_, value, expected) => expect(sanitizeText(value)).toEqual(expected));

test('the result can be stored, and storable values stay the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(sanitizeText(value));
      expect(text).not.toMatch(/\\u(0000|d[89a-f])/);
      if (!/\\u(0000|d[89a-f])/.test(JSON.stringify(value))) expect(text).toBe(JSON.stringify(value));
    }),
  );
});

test('a value may have 64 levels', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect([isTooDeep(nested(64)), isTooDeep(nested(65))]).toEqual([false, true]);
});

it.each([
  ['{"a":[{"__proto__":{"admin":true}}]}', true],
  ['{"a":{"constructor":{"prototype":{}}}}', true],
  ['{"a":"__proto__","b":[1,null,"constructor"]}', false],
])('tells whether %s changes prototypes: %s', (json, does) => expect(changesPrototypes(JSON.parse(json))).toBe(does));
