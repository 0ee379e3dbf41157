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
  ['a connected account', { connected: true, hasAddress: false, addressVerified: false }, 'sign-in'],
  ['a new visitor who agreed to the terms', {}, 'create'],
  ['a new visitor with an unverified address', { addressVerified: false }, 'create'],
  ['a new visitor who did not agree', { terms: false }, 'terms'],
  ['a new visitor without an address', { hasAddress: false, addressVerified: false }, 'no-address'],
  ['a verified address of a confirmed account', { account: confirmed }, 'join'],
  ['the same without agreeing again', { account: confirmed, terms: false }, 'join'],
  ['a verified address of an account never confirmed', { account: waiting }, 'take-over'],
  [
    'the same, connected to another identity at this provider',
    { account: { ...waiting, hasOtherOfProvider: true } },
    'take-over',
  ],
  ['an unverified address of a confirmed account', { account: confirmed, addressVerified: false }, 'conflict'],
  ['an unverified address of an account never confirmed', { account: waiting, addressVerified: false }, 'conflict'],
  [
    'an address of an account connected to another identity',
    { account: { ...confirmed, hasOtherOfProvider: true } },
    'conflict',
  ],
] as const)('for %s (%j) the verdict is %s', (_, facts, verdict) => {
  expect(judgeJoin({ ...stranger, ...facts })).toBe(verdict);
});
