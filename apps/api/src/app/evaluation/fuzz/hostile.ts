import fc from 'fast-check';

/**
 * Texts that break naive handling: control bytes, lone surrogates, lengths, other languages' syntax, prototype names.
 */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e\u200d\ufeff',
  '👩🏽‍🍳'.repeat(50),
  'Z\u0351\u036b\u0343'.repeat(40),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table accounts; --",
  '%',
  '%%%_%',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '-1',
  '0x10',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '9007199254740993',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '(a+)+$',
  '\r\nset-cookie: a=b',
  '='.repeat(3),
  'A'.repeat(70_000),
];

export const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 60 }));

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1,
  1e-9,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
);

const deep = (levels: number) =>
  JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`) as Record<string, unknown>;

/** JSON with a prototype name as an own key, as a parser creates it. */
const ofPrototype = ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'];

/** Any JSON value, mostly an unexpected one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }) },
  { weight: 2, arbitrary: fc.constantFrom(...ofPrototype).map((text) => JSON.parse(text) as unknown) },
  { weight: 1, arbitrary: fc.constantFrom(60, 2_000).map(deep) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 3_000 }, (_, index) => index)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/**
 * Corrupts one place of a value: replaces it, removes it, duplicates it or adds to it.
 * @param steps numbers that choose the place and the change
 */
export function spoil(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (Array.isArray(value) && value.length > 0 && rest.length > 0) {
    const at = step % value.length;
    return value.map((one: unknown, index) => (index === at ? spoil(one, rest, by) : one));
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return by;
  const names = Object.keys(value);
  const name = names[step % Math.max(1, names.length)];
  if (name === undefined || step % 7 === 0) return { ...value, extra: by, constructor: by };
  if (step % 5 === 0) return Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
  const inner = (value as Record<string, unknown>)[name];
  const goesOn = rest.length > 0 && inner !== null && typeof inner === 'object';
  return { ...value, [name]: goesOn ? spoil(inner, rest, by) : by };
}
