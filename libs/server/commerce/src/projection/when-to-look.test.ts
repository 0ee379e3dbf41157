import { whenToLook } from './when-to-look.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const plan = {
  status: 'active',
  currentPeriodEnd: inMinutes(60),
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  unpaidSince: null,
  trialRefused: false,
  pausedFrom: null,
  pausedUntil: null,
};
const looking = {
  payer: { clockNow: null },
  subscriptions: [],
  live: false,
  disputed: false,
  checkoutSince: undefined,
  now: () => now,
  random: () => 0.5,
};

test.each<[string, Partial<Parameters<typeof whenToLook>[0]>, Date | null]>([
  ['an open checkout: soon', { checkoutSince: inMinutes(-5) }, inMinutes(10)],
  ['a checkout that may be paid in its last minute', { checkoutSince: inMinutes(-24 * 60) }, inMinutes(10)],
  ['an abandoned checkout', { checkoutSince: inMinutes(-25 * 60) }, null],
  ['no subscription or checkout', {}, null],
  ['a plan that ended', { subscriptions: [{ ...plan, status: 'canceled', endedAt: now }] }, null],
  ['an open dispute of a plan that ended: four times a day', { disputed: true }, inMinutes(6 * 60)],
  [
    'a plan that ended, and another checkout',
    { subscriptions: [{ ...plan, status: 'canceled', endedAt: now }], checkoutSince: inMinutes(-5) },
    inMinutes(10),
  ],
  ['a plan just after its period', { live: true, subscriptions: [plan] }, inMinutes(61)],
  [
    'a plan by a test clock, which stands still',
    { live: true, subscriptions: [plan], payer: { clockNow: now } },
    inMinutes(6 * 60),
  ],
])('%s', (_, own, at) => {
  expect(whenToLook({ ...looking, ...own })).toEqual(at);
});
