import { type JoinFacts, judgeJoin } from './judge-join.ts';

const stranger: JoinFacts = {
  connected: false,
  hasAddress: true,
  addressVerified: true,
  account: undefined,
  terms: true,
};
const confirmed = { confirmed: true, hasOtherOfProvider: false };
const waiting = { confirmed: false, hasOtherOfProvider: false };

test.each([
  ['one who is connected', { connected: true, hasAddress: false, addressVerified: false }, 'sign-in'],
  ['a newcomer who agreed to the terms', {}, 'create'],
  ['a newcomer with an address nobody verified', { addressVerified: false }, 'create'],
  ['a newcomer who did not agree', { terms: false }, 'terms'],
  ['one without an address', { hasAddress: false, addressVerified: false }, 'no-address'],
  ['a verified address of a confirmed account', { account: confirmed }, 'join'],
  ['… who need not agree again', { account: confirmed, terms: false }, 'join'],
  ['a verified address of an account never confirmed', { account: waiting }, 'take-over'],
  ['… connected with another at the same provider', { account: { ...waiting, hasOtherOfProvider: true } }, 'take-over'],
  ['an unverified address of a confirmed account', { account: confirmed, addressVerified: false }, 'conflict'],
  ['an unverified address of one never confirmed', { account: waiting, addressVerified: false }, 'conflict'],
  ['an address that went to another person', { account: { ...confirmed, hasOtherOfProvider: true } }, 'conflict'],
] as const)('for %s (%j) the verdict is %s', (_, facts, verdict) => {
  expect(judgeJoin({ ...stranger, ...facts })).toBe(verdict);
});
