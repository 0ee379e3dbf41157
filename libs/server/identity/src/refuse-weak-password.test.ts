import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productWords, refuseWeakPassword } from './refuse-weak-password.ts';

const judge = (password: string, companyDomain?: string) =>
  refuseWeakPassword(password, { field: 'password', known: ['maren@example.com', 'Maren Cole'], companyDomain }).then(
    () => 'taken',
    () => 'refused',
  );

test.each([
  ['greenroom123', undefined, 'refused'],
  ['Green Room 2026', undefined, 'refused'],
  ['coachesmentor!', undefined, 'refused'],
  ['stagehouse-99', 'stagehouse.example', 'refused'],
  ['Stagehouse Greenroom', 'stagehouse.example', 'refused'],
  ['stagehouse-99', undefined, 'taken'],
  ['greenroom lights at nine', undefined, 'taken'],
  ['a coach in the rain', undefined, 'taken'],
  ['4815162342-23', undefined, 'taken'],
])('%j, with the company domain %s, is %s', async (password, company, verdict) => {
  expect(await judge(password, company)).toBe(verdict);
});

test('the words of the house are listed in the document', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
  for (const word of productWords) expect(page).toContain(`*${word}*`);
});
