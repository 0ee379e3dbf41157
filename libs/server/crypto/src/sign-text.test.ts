import { signText, signedText } from './sign-text.ts';

const signed = signText('a text with spaces', 'a secret of the tests', 'one');

test('returns a text that was signed with the same secret and purpose', () => {
  expect(signed).toMatch(/^a text with spaces [\w-]{22}$/);
  expect(signedText(signed, 'a secret of the tests', 'one')).toBe('a text with spaces');
});

test.each([
  ['another secret', signed, 'another secret', 'one'],
  ['another purpose', signed, 'a secret of the tests', 'two'],
  ['a changed text', signed.replace('text', 'test'), 'a secret of the tests', 'one'],
  ['a signature cut short', signed.slice(0, -6), 'a secret of the tests', 'one'],
  ['no signature', 'a', 'a secret of the tests', 'one'],
  ['nothing', '', 'a secret of the tests', 'one'],
])('rejects %s', (_, text, secret, purpose) => {
  expect(signedText(text, secret, purpose)).toBeUndefined();
});
