/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { choiceWith, keepChoice, keptChoice, parseChoice } from './choice.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['a plan and a code', '?plan=annual&coupon=OPENING40', { tier: 'annual', coupon: 'OPENING40' }],
  ['an unknown plan', '?plan=weekly', {}],
  ['an invalid code', '?coupon=A,B', {}],
  ['a return address on this site', '?returnTo=%2Fcoaches', { returnTo: '/coaches' }],
  ['a return address on another site', '?returnTo=https%3A%2F%2Felsewhere.example', { returnTo: '/homepage' }],
])('reads an address with %s', (_, search, choice) => expect(choiceWith({}, search)).toEqual(choice));

test('the address overrides the stored choice and keeps the rest', () => {
  expect(choiceWith({ tier: 'monthly', coupon: 'OLD', path: ['payment'] }, '?coupon=NEW')).toEqual({
    tier: 'monthly',
    coupon: 'NEW',
    path: ['payment'],
  });
});

test('restores a stored choice without undefined values', () => {
  keepChoice({ tier: 'annual', coupon: 'X' });
  keepChoice({ ...parseChoice(keptChoice()), coupon: undefined });
  expect(parseChoice(keptChoice())).toEqual({ tier: 'annual' });
});

test.each([
  'no JSON',
  '[1]',
  '{"tier":7,"coupon":{},"returnTo":1,"path":"yes"}',
  '{"path":["membership"]}',
  '{"path":["account","account","payment"]}',
  'null',
])('%s is read as an empty choice', (kept) => expect(parseChoice(kept)).toEqual({}));
