import { sampleSubscription } from '@greenroom/api-client/testing';
import { minor, money, noSubscription, type SubscriptionRecord } from '@greenroom/contracts';

const periodEnd = '2027-03-02T09:00:00.000Z';
const switchDue = {
  pendingSwitch: { tier: 'monthly', at: periodEnd, price: { currency: 'usd', unitAmount: minor(1_000) } },
  nextCharge: { ...money(1_000, 'usd'), at: periodEnd },
  actions: ['cancel', 'withdraw_switch', 'payment_method'],
} satisfies Partial<SubscriptionRecord>;

const monthly = {
  currency: 'usd',
  unitAmount: minor(1_000),
  recurring: { interval: 'month', intervalCount: 1 },
} as const;
const pausing = {
  pause: { from: periodEnd, until: '2027-05-02T09:00:00.000Z' },
  nextCharge: { ...money(8_400, 'usd'), at: '2027-05-02T09:00:00.000Z' },
  pauseOptions: [],
  actions: ['cancel', 'resume', 'payment_method'],
} satisfies Partial<SubscriptionRecord>;
const asked = {
  ...{ change: 'switch', tier: 'annual', until: '2026-11-29T08:00:00.000Z' },
  ...money(7_980, 'usd'),
} satisfies SubscriptionRecord['pendingUpdate'];
const waiting: SubscriptionRecord['actions'] = ['cancel', 'pay', 'withdraw_update', 'payment_method'];
const discounted = {
  discounted: true,
  nextCharge: { ...money(4_200, 'usd'), at: periodEnd },
  pauseOptions: [],
  actions: ['cancel', 'switch', 'payment_method'],
} satisfies Partial<SubscriptionRecord>;

/** Every plan that the page can show. */
export const everyPlan: [string, SubscriptionRecord][] = [
  ['none', sampleSubscription('none')],
  ['none, with something left of a plan', sampleSubscription('none', { actions: [] })],
  ['trial', sampleSubscription('trial')],
  [
    'trial that nothing follows',
    sampleSubscription('trial', { nextCharge: null, actions: ['cancel', 'switch', 'payment_method'] }),
  ],
  [
    'active, in its guarantee',
    sampleSubscription('active', {
      moneyBack: { ...money(8_400, 'usd'), until: '2026-12-09T09:00:00.000Z' },
      actions: ['cancel', 'payment_method', 'refund'],
    }),
  ],
  ['active, yearly', sampleSubscription('active')],
  [
    'active, monthly',
    sampleSubscription('active', { tier: 'monthly', price: monthly, nextCharge: switchDue.nextCharge }),
  ],
  ['active, next charge unknown', sampleSubscription('active', { nextCharge: null })],
  ['to be paused', sampleSubscription('active', pausing)],
  ['paused', sampleSubscription('paused')],
  ['with a code', sampleSubscription('active', discounted)],
  ['switch due', sampleSubscription('active', switchDue)],
  [
    'switch at the bank',
    sampleSubscription('active', {
      ...{ tier: 'monthly', price: monthly, nextCharge: switchDue.nextCharge, pauseOptions: [] },
      ...{ pendingUpdate: asked, actions: waiting },
    }),
  ],
  [
    'end of a pause at the bank',
    sampleSubscription('paused', {
      pendingUpdate: { ...asked, ...money(8_400, 'usd'), change: 'resume' },
      actions: waiting,
    }),
  ],
  ['canceled', sampleSubscription('canceled')],
  ['canceled for good', sampleSubscription('canceled', { actions: [] })],
  ['trial canceled', sampleSubscription('canceled_trial')],
  ['trial canceled for good', sampleSubscription('canceled_trial', { actions: [] })],
  ['overdue', sampleSubscription('past_due')],
  ['overdue, not tried again', sampleSubscription('past_due', { nextCharge: null })],
  ['overdue, without a card', sampleSubscription('past_due', { card: null, nextCharge: null, actions: ['cancel'] })],
  ['Apple’s', sampleSubscription('apple')],
  ['the parent’s', sampleSubscription('parent')],
  ['a company’s', { ...noSubscription, state: 'active', originatorType: 'EnterpriseSubscription' }],
  ['granted', { ...noSubscription, state: 'active' }],
  ['granted, with an end', { ...noSubscription, state: 'canceled', endsAt: periodEnd }],
];
