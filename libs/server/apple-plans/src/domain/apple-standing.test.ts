import { type ApplePeriod, type AppleRenewal, type AppleStanding, appleStanding } from './apple-standing.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

const period = (from: number, to: number, more: Partial<ApplePeriod> = {}): ApplePeriod => ({
  productId: 'greenroom.monthly',
  purchasedAt: days(from),
  expiresAt: days(to),
  revokedAt: null,
  isUpgraded: false,
  isTrial: false,
  ...more,
});
const renewing: AppleRenewal = { renews: true, isRetrying: false, graceUntil: null, hasExpired: false };
const unheard = { ...renewing, renews: null };
const stopped = { ...renewing, renews: false };
const retrying = { ...renewing, isRetrying: true, hasExpired: true };
const expired = { ...renewing, renews: false, hasExpired: true };
const refunded = { revokedAt: days(-1) };

const closed = { state: 'none', endsAt: null, newsDueAt: null } as const;
const awaited = (day: number) => ({ ...closed, newsDueAt: days(day) });
const open = (state: 'active' | 'trial', day: number) => ({ state, endsAt: null, newsDueAt: days(day) });
const until = (state: 'canceled' | 'canceled_trial' | 'past_due', day: number) => ({
  state,
  endsAt: days(day),
  newsDueAt: days(day),
});

test.each<[what: string, periods: ApplePeriod[], renewal: AppleRenewal, standing: AppleStanding]>([
  ['nothing known', [], renewing, closed],
  ['bought', [period(-5, 25)], renewing, open('active', 25)],
  ['claimed, nothing said about renewal', [period(-5, 25)], unheard, open('active', 25)],
  ['renewed', [period(-35, -5), period(-5, 25)], renewing, open('active', 25)],
  ['renewal turned off', [period(-5, 25)], stopped, until('canceled', 25)],
  ['a trial', [period(-2, 5, { isTrial: true })], renewing, open('trial', 5)],
  ['a trial that ends', [period(-2, 5, { isTrial: true })], stopped, until('canceled_trial', 5)],
  ['a trial, then paid', [period(-9, -2, { isTrial: true }), period(-2, 28)], renewing, open('active', 28)],
  ['expired with renewal off', [period(-31, -1)], expired, closed],
  ['renewal off and nothing heard since', [period(-31, -0.1)], stopped, closed],
  ['a payment failed, without grace', [period(-31, -1)], retrying, awaited(-1)],
  ['a payment failed, with grace', [period(-31, -1)], { ...retrying, graceUntil: days(15) }, until('past_due', 15)],
  ['grace is over', [period(-47, -17)], { ...retrying, graceUntil: days(-1) }, awaited(-17)],
  ['Apple no longer retries', [period(-91, -61)], retrying, closed],
  ['recovered in grace', [period(-31, -1), period(-1, 29)], renewing, open('active', 29)],
  ['a payment failed before the end', [period(-25, 5)], retrying, open('active', 5)],
  ['renews, but unheard for hours', [period(-30.5, -0.5)], renewing, open('active', -0.5)],
  ['renews, but unheard for longer', [period(-32, -2)], renewing, awaited(-2)],
  ['unheard for months', [period(-130, -100)], renewing, closed],
  ['refunded', [period(-5, 25, refunded)], renewing, closed],
  ['refunded in grace', [period(-31, -0.5, refunded)], { ...retrying, graceUntil: days(15) }, closed],
  ['an earlier period refunded', [period(-35, -5, refunded), period(-5, 25)], renewing, open('active', 25)],
  ['an early renewal refunded', [period(-25, 5), period(-1, 35, refunded)], stopped, until('canceled', 5)],
  ['the last refunded, an earlier one over', [period(-60, -30), period(-30, 5, refunded)], renewing, closed],
  [
    'upgraded',
    [period(-5, 25, { isUpgraded: true }), period(-1, 364, { productId: 'greenroom.annual' })],
    renewing,
    open('active', 364),
  ],
  ['upgraded, then refunded', [period(-5, 25, { isUpgraded: true }), period(-1, 364, refunded)], renewing, closed],
])('%s', (_, periods, renewal, standing) => {
  expect(appleStanding(periods, renewal, now)).toEqual(standing);
  expect(appleStanding(periods.toReversed(), renewal, now)).toEqual(standing);
});

test('ends at the moment at which the period ends', () => {
  const paid = period(-5, 25);
  expect(appleStanding([paid], stopped, days(25))).toEqual(closed);
  expect(appleStanding([paid], stopped, new Date(days(25).getTime() - 1)).state).toBe('canceled');
});
