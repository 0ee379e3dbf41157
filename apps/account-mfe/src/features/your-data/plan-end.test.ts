import { money, noSubscription, type SubscriptionRecord } from '@greenroom/contracts';
import { laterDay, planEndOf } from './plan-end.ts';

const until = '2027-03-02T09:00:00.000Z';
const record = (own: Partial<SubscriptionRecord>): SubscriptionRecord => ({ ...noSubscription, id: 'sub_1', ...own });

test.each([
  ['none', record({ id: null, state: 'none' }), { kind: 'none' }],
  ['granted', record({ id: null, state: 'active', endsAt: until }), { kind: 'none' }],
  [
    'active',
    record({ state: 'active', currentPeriodEnd: until }),
    { kind: 'choice', until, isTrial: false, back: null },
  ],
  [
    'active within the guarantee',
    record({ state: 'active', currentPeriodEnd: until, moneyBack: { ...money(1_000, 'usd'), until } }),
    { kind: 'choice', isTrial: false, back: money(1_000, 'usd') },
  ],
  ['canceled', record({ state: 'canceled', endsAt: until, currentPeriodEnd: until }), { kind: 'choice', until }],
  ['trial', record({ state: 'trial', trialEndsAt: until, currentPeriodEnd: until }), { kind: 'choice', isTrial: true }],
  ['paused', record({ state: 'paused', currentPeriodEnd: until }), { kind: 'paused' }],
  ['past due', record({ state: 'past_due', currentPeriodEnd: until }), { kind: 'overdue' }],
  [
    'billed by Apple',
    record({ id: null, state: 'apple', managedAt: 'https://apple.example' }),
    { kind: 'elsewhere', keptBy: 'apple', address: 'https://apple.example' },
  ],
])('%s', (_, plan, end) => expect(planEndOf(plan)).toMatchObject(end));

test('the account is deleted when the plan ends, if that is more than 14 days away', () => {
  const end = planEndOf(record({ state: 'active', currentPeriodEnd: until }));
  expect(laterDay(end, 'period_end', new Date('2026-12-01'))).toBe(until);
  expect(laterDay(end, 'period_end', new Date('2027-02-20'))).toBeNull();
  expect(laterDay(end, 'end_now', new Date('2026-12-01'))).toBeNull();
  expect(laterDay({ kind: 'none' }, 'period_end', new Date('2026-12-01'))).toBeNull();
});
