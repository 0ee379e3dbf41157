import fc from 'fast-check';
import { changesPrototypes, isTooDeep, sanitizeText } from './sanitize-text.ts';

test.each([
  ['a null character', 'a\0b', 'ab'],
  ['half a character', 'a\ud800b', 'a\ufffdb'],
  ['a whole one', 'a👩🏽‍🍳b', 'a👩🏽‍🍳b'],
  ['names', { 'a\0': ['\0', 1, null, true] }, { a: ['', 1, null, true] }],
])('%s', (_, value, expected) => expect(sanitizeText(value)).toEqual(expected));

test('whatever comes out can be stored, and what could be is as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(sanitizeText(value));
      expect(text).not.toMatch(/\\u(0000|d[89a-f])/);
      if (!/\\u(0000|d[89a-f])/.test(JSON.stringify(value))) expect(text).toBe(JSON.stringify(value));
    }),
  );
});

test('64 levels are the end', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect([isTooDeep(nested(64)), isTooDeep(nested(65))]).toEqual([false, true]);
});

it.each([
  ['{"a":[{"__proto__":{"admin":true}}]}', true],
  ['{"a":{"constructor":{"prototype":{}}}}', true],
  ['{"a":"__proto__","b":[1,null,"constructor"]}', false],
])('sees whether %s changes prototypes: %s', (json, does) => expect(changesPrototypes(JSON.parse(json))).toBe(does));
