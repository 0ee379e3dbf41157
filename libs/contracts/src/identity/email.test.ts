import { SignUp } from './auth.schema.ts';
import { cleanName, nameProblem } from './email.ts';

it.each([
  ['  Maren   Cole ', 'Maren Cole'],
  ['Maren\r\nCole\u2028', 'Maren Cole'],
  ['\u202eMaren\u202c \u2066Cole\u2069\u200e\u200f', 'Maren Cole'],
  ['Ma\u200bren\ufeff C\u00adole\u2060', 'Maren Cole'],
  ['Ma\u0000r\u0007en\u009b', 'Maren'],
  ['José Núñez', 'José Núñez'],
  ['李小龙', '李小龙'],
])('keeps the name %j as %j', (typed, kept) => expect(cleanName(typed)).toBe(kept));

it.each(['', ' \n\t', '\u202e\u200b', '\u3164\u2800', '\u0000'])('requires a name for %j', (typed) => {
  expect(nameProblem(typed)).toBe('nameRequired');
});

it('counts only the characters that are kept', () => {
  expect(nameProblem('n'.repeat(80) + '\u200b'.repeat(80))).toBeUndefined();
  expect(nameProblem('n'.repeat(81))).toBe('nameTooLong');
});

it('cleans the name of a sign-up', () => {
  const typed = { email: 'maren@example.com', password: 'long enough', name: '\u202eMaren\nCole', gdpr: true };
  expect(SignUp.parse(typed).name).toBe('Maren Cole');
});
