import fc from 'fast-check';
import { money, type SubscriptionAction, type SubscriptionState } from '@greenroom/contracts';
import { momentsToLook, mustEnd, mustRemind } from './duties.ts';
import { choosePrices, currencyOf, lookupKeys } from './lookup-keys.ts';
import { moneyBackOf } from './money-back.ts';
import { pauseOptions } from './pause-options.ts';
import { type SubscriptionFacts, standingOfPlan } from './standing.ts';
import { type PlanFacts, subscriptionRecord } from './subscription-record.ts';
import { taxIdOf } from './tax-ids.ts';

const now = new Date('2026-11-21T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const facts = (own: Partial<SubscriptionFacts>): SubscriptionFacts => ({
  status: 'active',
  currentPeriodEnd: inDays(20),
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  unpaidSince: null,
  trialRefused: false,
  pausedFrom: null,
  pausedUntil: null,
  ...own,
});

const table: [
  name: string,
  own: Partial<SubscriptionFacts>,
  state: SubscriptionState,
  blocks: boolean,
  actions: SubscriptionAction[],
][] = [
  ['active', {}, 'active', true, ['cancel', 'switch', 'payment_method', 'pause', 'coupon']],
  ['active, cancelled', { cancelAt: inDays(20) }, 'canceled', true, ['continue', 'payment_method']],
  ['cancelled, on its last day', { cancelAt: now }, 'none', true, []],
  [
    'a trial',
    { status: 'trialing', trialEnd: inDays(5) },
    'trial',
    true,
    ['cancel', 'switch', 'payment_method', 'coupon'],
  ],
  [
    'a trial, cancelled',
    { status: 'trialing', trialEnd: inDays(5), cancelAt: inDays(5) },
    'canceled_trial',
    true,
    ['continue', 'payment_method'],
  ],
  ['a card’s second trial', { status: 'trialing', trialEnd: inDays(5), trialRefused: true }, 'none', true, []],
  [
    'overdue since yesterday',
    { status: 'past_due', unpaidSince: inDays(-1) },
    'past_due',
    true,
    ['cancel', 'payment_method'],
  ],
  ['overdue since an unknown date', { status: 'past_due' }, 'past_due', true, ['cancel', 'payment_method']],
  [
    'unpaid at the provider within the grace period',
    { status: 'unpaid', unpaidSince: inDays(-6.9) },
    'past_due',
    true,
    ['cancel', 'payment_method'],
  ],
  ['overdue for a week', { status: 'past_due', unpaidSince: inDays(-7) }, 'none', true, []],
  ['paused by the provider', { status: 'paused' }, 'none', true, []],
  [
    'about to be paused',
    { pausedFrom: inDays(20), pausedUntil: inDays(50) },
    'active',
    true,
    ['cancel', 'resume', 'payment_method'],
  ],
  [
    'paused',
    { status: 'trialing', trialEnd: inDays(9), pausedFrom: now, pausedUntil: inDays(9) },
    'paused',
    true,
    ['cancel', 'resume', 'payment_method'],
  ],
  [
    'paused until now, not yet resumed by the provider',
    { status: 'trialing', trialEnd: now, pausedFrom: inDays(-30), pausedUntil: now },
    'active',
    true,
    ['cancel', 'resume', 'payment_method'],
  ],
  ['first payment incomplete', { status: 'incomplete' }, 'none', false, ['create']],
  ['first payment never made', { status: 'incomplete_expired' }, 'none', false, ['create']],
  ['over', { status: 'canceled', endedAt: inDays(-1) }, 'none', false, ['create']],
  ['of an unknown status', { status: 'hibernating' }, 'none', true, []],
];

const shown = (own: Partial<PlanFacts>) =>
  subscriptionRecord({
    granted: undefined,
    standing: standingOfPlan(undefined, now),
    subscription: undefined,
    paid: undefined,
    leaving: false,
    elsewhere: { apple: 'https://apple.example', parent: null },
    ...own,
  });

test.each(table)('%s', (_, own, state, blocksAnother, actions) => {
  const standing = standingOfPlan(facts(own), now);
  expect(standing).toMatchObject({ state, blocksAnother });
  const subscription = {
    id: 'sub_1',
    tier: 'annual' as const,
    price: money(8_400, 'usd'),
    intervalCount: 1,
    currentPeriodEnd: inDays(20),
    trialEnd: own.trialEnd ?? null,
    card: null,
    pendingSwitch: null,
    pendingUpdate: null,
    pause: own.pausedFrom && own.pausedUntil ? { from: own.pausedFrom, until: own.pausedUntil } : null,
    discounted: false,
    next: null,
    overdue: null,
  };
  expect(shown({ standing, subscription }).actions).toEqual(actions);
});

test('an overdue plan can be paid if it has a card', () => {
  const standing = standingOfPlan(facts({ status: 'past_due', unpaidSince: inDays(-1) }), now);
  const card = { brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040 };
  const overdue = money(1_000, 'usd');
  const base = {
    ...{ id: 'sub_1', tier: 'monthly' as const, price: overdue, intervalCount: 1, currentPeriodEnd: inDays(20) },
    ...{ trialEnd: null, pendingSwitch: null, pendingUpdate: null, next: null, pause: null, discounted: false },
  };
  expect(shown({ standing, subscription: { ...base, card, overdue } })).toMatchObject({
    overdue: { amount: 1_000, currency: 'usd' },
    actions: ['cancel', 'pay', 'payment_method'],
  });
  expect(shown({ standing, subscription: { ...base, card: null, overdue } }).actions).not.toContain('pay');
  expect(shown({ standing, subscription: { ...base, card, overdue: null } }).actions).not.toContain('pay');
});

test('while a change waits for its payment it can be paid or withdrawn, and nothing else can be changed', () => {
  const card = { brand: 'visa', last4: '3184', expMonth: 12, expYear: 2040 };
  const amount = money(7_400, 'usd');
  const base = {
    ...{ id: 'sub_1', tier: 'monthly' as const, price: money(1_000, 'usd'), intervalCount: 1, trialEnd: null, card },
    ...{ currentPeriodEnd: inDays(20), pendingSwitch: null, next: null, discounted: false, overdue: null },
  };
  const switching = { change: 'switch' as const, tier: 'annual' as const, amount, until: inDays(0.9) };
  const active = { standing: standingOfPlan(facts({}), now), subscription: { ...base, pause: null } };
  expect(shown({ ...active, subscription: { ...active.subscription, pendingUpdate: switching } })).toMatchObject({
    state: 'active',
    overdue: null,
    pendingUpdate: {
      change: 'switch',
      tier: 'annual',
      amount: 7_400,
      currency: 'usd',
      until: inDays(0.9).toISOString(),
    },
    actions: ['cancel', 'pay', 'withdraw_update', 'payment_method'],
  });
  const pause = { from: now, until: inDays(9) };
  const paused = standingOfPlan(
    facts({ status: 'trialing', trialEnd: inDays(9), pausedFrom: now, pausedUntil: inDays(9) }),
    now,
  );
  const resuming = { ...switching, change: 'resume' as const, tier: 'monthly' as const };
  expect(shown({ standing: paused, subscription: { ...base, pause, pendingUpdate: resuming } })).toMatchObject({
    state: 'paused',
    actions: ['cancel', 'pay', 'withdraw_update', 'payment_method'],
  });
  const without = { ...active.subscription, card: null, pendingUpdate: switching };
  expect(shown({ ...active, subscription: without }).actions).toEqual(['cancel', 'withdraw_update', 'payment_method']);
});

test('a change that waits for its payment is looked at when it is discarded', () => {
  const pendingUpdate = { expiresAt: inDays(0.9).toISOString() };
  expect(momentsToLook(facts({ pendingUpdate }))).toContainEqual(inDays(0.9));
});

test('a pause lasts one to three months from the end of the paid period, and is clamped to the last day of a short month', () => {
  const until = (paidUntil: string) => pauseOptions(new Date(paidUntil)).map(({ months, until }) => [months, until]);
  expect(until('2026-12-15T09:30:00.000Z')).toEqual([
    [1, '2027-01-15T09:30:00.000Z'],
    [2, '2027-02-15T09:30:00.000Z'],
    [3, '2027-03-15T09:30:00.000Z'],
  ]);
  expect(until('2026-11-30T23:59:59.000Z').map(([, day]) => day)).toEqual([
    '2026-12-30T23:59:59.000Z',
    '2027-01-30T23:59:59.000Z',
    '2027-02-28T23:59:59.000Z',
  ]);
});

test('a plan with a promotion code accepts no second one, and cannot be paused before the code was used', () => {
  const base = {
    ...{ id: 'sub_1', tier: 'monthly' as const, price: money(1_000, 'usd'), intervalCount: 1 },
    ...{
      currentPeriodEnd: inDays(20),
      trialEnd: null,
      card: null,
      pendingSwitch: null,
      pendingUpdate: null,
      pause: null,
      overdue: null,
    },
    next: { amount: money(500, 'usd'), at: inDays(20) },
  };
  const standing = standingOfPlan(facts({}), now);
  const plain = shown({ standing, subscription: { ...base, discounted: false } });
  const discounted = shown({ standing, subscription: { ...base, discounted: true } });
  expect(plain.pauseOptions).toHaveLength(3);
  expect([discounted.actions, discounted.pauseOptions]).toEqual([['cancel', 'switch', 'payment_method'], []]);
});

test.each([
  ['DE', 'de 123 456 789', { type: 'eu_vat', value: 'DE123456789' }],
  ['GR', 'EL123456789', { type: 'eu_vat', value: 'EL123456789' }],
  ['GB', 'GB123456789', { type: 'gb_vat', value: 'GB123456789' }],
  ['CH', 'CHE-123.456.789 MWST', { type: 'ch_vat', value: 'CHE-123.456.789 MWST' }],
  ['US', '12-3456789', { type: 'us_ein', value: '12-3456789' }],
  ['FR', 'DE123456789', undefined],
  ['DE', '123456789', undefined],
  ['BR', '12345678', undefined],
  ['', 'DE123456789', undefined],
])('recognises a tax number of %j by its country: %s', (country, typed, expected) => {
  expect(taxIdOf(country, typed)).toEqual(expected);
});

test('shows no plan to an account without one, and where to manage plans kept elsewhere', () => {
  expect(shown({})).toMatchObject({ state: 'none', id: null, actions: ['create'] });
  const granted = { status: 'ACTIVE' as const, endsAt: null, enterpriseAdmin: false };
  expect(shown({ granted: { ...granted, keptBy: 'apple' } })).toMatchObject({
    state: 'apple',
    originatorType: 'AppleSubscription',
    managedAt: 'https://apple.example',
    actions: ['manage_elsewhere'],
  });
  expect(shown({ granted: { ...granted, status: 'ENTERPRISE' } })).toMatchObject({
    state: 'active',
    originatorType: 'EnterpriseSubscription',
    actions: [],
  });
});

test('a plan given by a setting takes precedence over a purchased one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...table), ([, own]) => {
      const granted = { status: 'ACTIVE' as const, endsAt: null, enterpriseAdmin: true };
      expect(shown({ granted, standing: standingOfPlan(facts(own), now) }).actions).toEqual([]);
    }),
  );
});

test.each<[string, Partial<SubscriptionFacts>, boolean]>([
  ['an active subscription', {}, false],
  ['one overdue within the grace period', { status: 'past_due', unpaidSince: inDays(-6) }, false],
  ['one overdue beyond the grace period', { status: 'past_due', unpaidSince: inDays(-7) }, true],
  ['a card’s second trial', { status: 'trialing', trialRefused: true }, true],
  ['one that ended', { status: 'canceled', endedAt: now, unpaidSince: inDays(-9) }, false],
])('decides whether we end %s: %s', (_, own, must) => {
  expect(mustEnd(facts(own), { now, accountGone: false })).toBe(must);
  expect(mustEnd(facts({ endedAt: now, status: 'canceled' }), { now, accountGone: true })).toBe(false);
  expect(mustEnd(facts({}), { now, accountGone: true })).toBe(true);
});

test.each<[string, Partial<SubscriptionFacts>, boolean]>([
  ['three days before the trial ends', { trialEnd: inDays(3) }, true],
  ['slightly earlier', { trialEnd: inDays(3.01) }, false],
  ['when the trial ends', { trialEnd: now }, false],
  ['a trial that will not be charged', { trialEnd: inDays(2), cancelAt: inDays(2) }, false],
])('decides on a trial reminder: %s', (_, own, must) => {
  expect(mustRemind(facts({ status: 'trialing', ...own }), now)).toBe(must);
});

const hour = 3_600_000;
const charge = (hoursAgo: number, amount = 1_000) => ({
  paymentId: `pi_${hoursAgo}`,
  left: money(amount, 'eur'),
  paidAt: new Date(now.getTime() - hoursAgo * hour),
});

test.each<[string, Parameters<typeof moneyBackOf>[0], boolean, number | undefined]>([
  ['nothing was charged', [], false, undefined],
  ['an hour ago', [charge(1)], false, 1_000],
  ['just before the guarantee ends', [charge(167.99)], false, 1_000],
  ['when the guarantee ends', [charge(168)], false, undefined],
  ['already used', [charge(1)], true, undefined],
  ['charged again by a switch: all of it', [charge(1, 7_400), charge(48)], false, 8_400],
  ['not after an old first charge, whatever came later', [charge(1), charge(400)], false, undefined],
  ['already refunded manually', [charge(1, 0)], false, undefined],
])('applies the money-back guarantee: %s', (_, charges, had, amount) => {
  expect(moneyBackOf(charges, { now, had })?.amount).toEqual(amount === undefined ? undefined : money(amount, 'eur'));
});

test('looks up prices by country, then by currency, then in dollars', () => {
  expect(lookupKeys('annual', 'DE')).toEqual([
    'greenroom-annual_eur_de',
    'greenroom-annual_eur',
    'greenroom-annual_usd',
  ]);
  expect(lookupKeys('monthly', 'XX')).toEqual(['greenroom-monthly_usd_us', 'greenroom-monthly_usd']);
  expect(currencyOf('BR')).toBe('usd');
  const price = (lookupKey: string, currency: 'eur' | 'usd') => ({ lookupKey, price: money(1, currency) });
  const found = [
    price('greenroom-annual_eur', 'eur'),
    price('greenroom-annual_usd', 'usd'),
    price('greenroom-monthly_usd', 'usd'),
  ];
  expect(choosePrices(found, 'DE').map(({ tier }) => tier)).toEqual(['annual']);
  expect(choosePrices(found, 'US').map(({ price: { lookupKey } }) => lookupKey)).toEqual([
    'greenroom-annual_usd',
    'greenroom-monthly_usd',
  ]);
  expect(choosePrices([], 'US')).toEqual([]);
});
