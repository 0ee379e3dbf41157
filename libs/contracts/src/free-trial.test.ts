import {
  freeTrialFlag,
  freeTrialState,
  type FreeTrialFacts,
  type FreeTrialPromo,
  type FreeTrialState,
} from './free-trial.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (days: number) => freeTrialFlag('week', new Date(now.getTime() - days * 86_400_000));
const promo = { promoId: 'week', promoLengthInDays: 7, isActive: true } as FreeTrialPromo;
const facts: FreeTrialFacts = { promo, inVariant: true, cookie: before(1), trialDays: undefined, now };

test.each<[string, Partial<FreeTrialFacts>, FreeTrialState]>([
  ['a visitor with the cookie', {}, 'offered'],
  ['a user with days of trial', { trialDays: 7 }, 'offered'],
  ['a user without any', { trialDays: 0 }, 'none'],
  ['control', { inVariant: false }, 'none'],
  ['no cookie', { cookie: undefined }, 'none'],
  ['the cookie of another promo', { cookie: freeTrialFlag('month', now) }, 'none'],
  ['a cookie nobody set', { cookie: 'week' }, 'none'],
  ['no promo', { promo: null }, 'none'],
  [
    'the last moment of its days',
    { cookie: freeTrialFlag('week', new Date(now.getTime() - 7 * 86_400_000 + 1)) },
    'offered',
  ],
  ['its days being over', { cookie: before(7) }, 'ended'],
  ['one that was switched off', { promo: { ...promo, isActive: false } }, 'ended'],
  ['switched off for one who never saw it', { promo: { ...promo, isActive: false }, cookie: undefined }, 'none'],
])('%s', (_, own, state) => {
  expect(freeTrialState({ ...facts, ...own })).toBe(state);
});
