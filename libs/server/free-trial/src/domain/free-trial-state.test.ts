import type { FreeTrialState } from '@greenroom/contracts';
import { freeTrialFlag, freeTrialState, type FreeTrialFacts } from './free-trial-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = (days: number) => freeTrialFlag('week', new Date(now.getTime() - days * 86_400_000));
const promo = { promoId: 'week', promoLengthInDays: 7, isActive: true };
const facts: FreeTrialFacts = { promo, inVariant: true, cookie: before(1), trialPeriodInDays: undefined, now };

test.each<[string, Partial<FreeTrialFacts>, FreeTrialState]>([
  ['a visitor with the cookie', {}, 'offered'],
  ['a user with trial period days', { trialPeriodInDays: 7 }, 'offered'],
  ['a user without any', { trialPeriodInDays: 0 }, 'none'],
  ['control', { inVariant: false }, 'none'],
  ['no cookie', { cookie: undefined }, 'none'],
  ['the cookie of another promo', { cookie: freeTrialFlag('month', now) }, 'none'],
  ['a cookie that the server did not set', { cookie: 'week' }, 'none'],
  ['a cookie from the future', { cookie: before(-30) }, 'ended'],
  ['no promo', { promo: undefined }, 'none'],
  [
    'the last moment of the offer',
    { cookie: freeTrialFlag('week', new Date(now.getTime() - 7 * 86_400_000 + 1)) },
    'offered',
  ],
  ['an offer that is over', { cookie: before(7) }, 'ended'],
  ['a promo that was switched off', { promo: { ...promo, isActive: false } }, 'ended'],
  ['a promo switched off before it was offered', { promo: { ...promo, isActive: false }, cookie: undefined }, 'none'],
])('decides for %s', (_, own, state) => {
  expect(freeTrialState({ ...facts, ...own })).toBe(state);
});
