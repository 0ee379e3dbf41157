import { sampleSubscription } from '@greenroom/api-client/testing';
import {
  locales,
  minor,
  money,
  noSubscription,
  subscriptionStates,
  type PlanTier,
  type SubscriptionRecord,
} from '@greenroom/contracts';
import { activateLocale } from '@greenroom/i18n';
import { resultOf, type PlanAction } from './after-action.ts';
import { planStatement } from './plan-statement.ts';
import { subscriptionMessages } from './messages/index.ts';

const until = '2027-03-02T09:00:00.000Z';
const pending = (tier: PlanTier): NonNullable<SubscriptionRecord['pendingSwitch']> => ({
  tier,
  at: until,
  price: { currency: 'usd', unitAmount: minor(1_000) },
});

/** Every plan that the API can return: each state, paid here, granted by a setting, or managed elsewhere. */
const plans: [string, SubscriptionRecord][] = [
  ...subscriptionStates.map((state): [string, SubscriptionRecord] => [state, sampleSubscription(state)]),
  ...subscriptionStates.map((state): [string, SubscriptionRecord] => [
    `granted ${state}`,
    { ...noSubscription, state },
  ]),
  ...subscriptionStates.map((state): [string, SubscriptionRecord] => [
    `granted ${state} with an end`,
    { ...noSubscription, state, endsAt: until },
  ]),
  ['enterprise', { ...noSubscription, state: 'active', originatorType: 'EnterpriseSubscription' }],
  ['active without a known charge', sampleSubscription('active', { nextCharge: null })],
  ['monthly', sampleSubscription('active', { tier: 'monthly' })],
  ['switching to monthly', sampleSubscription('active', { pendingSwitch: pending('monthly') })],
  ['switching to yearly', sampleSubscription('active', { tier: 'monthly', pendingSwitch: pending('annual') })],
  [
    'to be paused',
    sampleSubscription('active', { pause: { from: until, until: '2027-05-02T09:00:00.000Z' }, nextCharge: null }),
  ],
  ['paused until an unknown date', sampleSubscription('paused', { pause: null, nextCharge: null })],
  ['overdue since an unknown date', sampleSubscription('past_due', { graceUntil: null })],
];

afterEach(() => activateLocale('en'));

describe.each(locales)('in %s', (locale) => {
  test.each(plans)('a plan that is %s has a complete sentence', async (_, record) => {
    activateLocale(locale);
    await subscriptionMessages.load();
    const { kind, fill } = planStatement(record);
    if (kind === 'trial') return expect(Date.parse(fill.trialEndsAt)).not.toBeNaN();
    const text = subscriptionMessages.text(`text.${kind}`, { ...fill });
    expect(text).toMatch(/^\S.*\.$/);
    expect(text).not.toMatch(/[{}]|\s[.,;]|\s\s|undefined|null|Invalid/);
  });
});

test('no sentence mentions a charge for a granted plan', () => {
  const kinds = [null, until].map((endsAt) => planStatement({ ...noSubscription, state: 'active', endsAt }).kind);
  expect(kinds).toEqual(['granted', 'granted_until']);
});

/** For each action, the states in which its message is true. */
const results: [PlanAction, Record<string, string>][] = [
  ['cancel', { canceled: 'done.cancel', canceled_trial: 'done.cancelTrial', none: 'done.ended' }],
  ['refund', { none: 'done.refund' }],
  ['continue', { active: 'done.continue', trial: 'done.continue' }],
  ['switch', { active: 'done.switch', trial: 'done.switch' }],
  ['withdraw_switch', { active: 'done.withdrawSwitch' }],
  ['pay', { active: 'done.pay', canceled: 'done.payEnding' }],
  [
    'card',
    {
      active: 'done.card',
      trial: 'done.card',
      past_due: 'done.card',
      paused: 'done.card',
      canceled: 'done.cardKept',
      canceled_trial: 'done.cardKept',
    },
  ],
  ['resume', { active: 'done.resume' }],
];

test.each(results)('after “%s” the message matches the state', (action, expected) => {
  const said = subscriptionStates.flatMap((state) => {
    const result = resultOf(action, sampleSubscription(state));
    return result ? [[state, result.key]] : [];
  });
  expect(Object.fromEntries(said)).toEqual(expected);
});

test('a later switch names its date', () => {
  const record = sampleSubscription('active', { pendingSwitch: pending('monthly') });
  expect(resultOf('switch', record)).toEqual({ key: 'done.switchLater', fill: { day: '2 March 2027' } });
  expect(resultOf('withdraw_switch', record)).toBeUndefined();
});

test('a pause and a code name the next charge and its date', () => {
  const pause = { from: until, until: '2027-05-02T09:00:00.000Z' };
  const paused = sampleSubscription('active', { pause });
  expect(resultOf('pause', paused)).toEqual({ key: 'done.pause', fill: { day: '2 May 2027' } });
  expect(resultOf('resume', paused)).toBeUndefined();
  expect(resultOf('pause', sampleSubscription('active'))).toBeUndefined();
  const discounted = sampleSubscription('active', {
    discounted: true,
    nextCharge: { ...money(4_200, 'usd'), at: until },
  });
  expect(resultOf('coupon', discounted)).toEqual({
    key: 'done.coupon',
    fill: { charge: '$42.00', day: '2 March 2027' },
  });
  expect(resultOf('coupon', sampleSubscription('active'))).toBeUndefined();
});
