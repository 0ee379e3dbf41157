import fc from 'fast-check';
import { emailProblem, nameProblem, passwordProblem } from './identity/email.ts';
import { safeReturnTo } from './paths.ts';

test.each([
  [undefined, '/homepage'],
  ['', '/homepage'],
  ['/library/imogen-vale?a=1#b', '/library/imogen-vale?a=1#b'],
  ['/a/../coaches', '/coaches'],
  ['https://evil.example', '/homepage'],
  ['//evil.example', '/homepage'],
  ['/\\evil.example', '/homepage'],
  ['/a\\..\\evil', '/homepage'],
  ['/\t/evil.example', '/homepage'],
  ['/.//evil.example', '/homepage'],
  ['/a/..//evil.example', '/homepage'],
  ['javascript:alert(1)', '/homepage'],
  ['coaches', '/homepage'],
])('a return address of %j leads to %j', (wish, path) => {
  expect(safeReturnTo(wish)).toBe(path);
});

test('no return address leads to another site, whatever a browser makes of it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    'evil.example',
    'https',
  );
  const wishes = fc
    .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(wishes, (wish) => {
      const path = safeReturnTo(wish);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(new URL(path, 'https://greenroom.example').origin).toBe('https://greenroom.example');
      expect(safeReturnTo(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [' maren@example.com ', undefined],
  ['m.c+x@sub.example.co', undefined],
  [`${'a'.repeat(64)}@example.com`, undefined],
  [`${'a'.repeat(65)}@example.com`, 'emailTooLong'],
  [`ab@${'b.'.repeat(124)}com`, undefined],
  [`a@${'b.'.repeat(125)}com`, 'emailTooLong'],
  ['', 'emailRequired'],
  ['  ', 'emailRequired'],
  ['maren', 'emailInvalid'],
  ['maren@localhost', 'emailInvalid'],
  ['a@b..com', 'emailInvalid'],
  ['a b@example.com', 'emailInvalid'],
])('the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test('passwords and names are checked against their bounds', () => {
  expect([0, 7, 8, 128, 129].map((length) => passwordProblem('p'.repeat(length)))).toEqual([
    'passwordRequired',
    'passwordTooShort',
    undefined,
    undefined,
    'passwordTooLong',
  ]);
  expect([0, 1, 80, 81].map((length) => nameProblem('n'.repeat(length)))).toEqual([
    'nameRequired',
    undefined,
    undefined,
    'nameTooLong',
  ]);
});
