import { plansFor, sampleCode } from '@greenroom/api-client/testing';
import { countOf } from '@greenroom/contracts';
import { chargesOf } from './charges.ts';
import { pickOf } from './use-plans.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['annual, no trial', 'annual', false, undefined, [8_400, 8_400, undefined], '2026-11-21', '2026-11-28'],
  ['annual, trial', 'annual', true, undefined, [0, 8_400, undefined], '2026-11-28', '2026-12-05'],
  ['annual, code', 'annual', false, sampleCode, [5_040, 5_040, 8_400], '2026-11-21', '2026-11-28'],
  ['monthly, code and trial', 'monthly', true, sampleCode, [0, 600, 1_000], '2026-11-28', '2026-12-05'],
] as const)('%s', (_, id, includeTrial, code, [due, first, later], firstDay, backUntil) => {
  const pick = pickOf(plansFor({ coupons: code, includeTrial }), id, code)!;
  const charges = chargesOf(pick, now);
  expect(countOf(charges.dueToday.amount)).toBe(due);
  expect(countOf(charges.first.amount)).toBe(first);
  expect(charges.later && countOf(charges.later.amount)).toBe(later);
  expect(charges.firstAt.toISOString().slice(0, 10)).toBe(firstDay);
  expect(charges.moneyBackUntil.toISOString().slice(0, 10)).toBe(backUntil);
  expect(charges.remindedAt?.toISOString().slice(0, 10)).toBe(includeTrial ? '2026-11-25' : undefined);
});

test('selects the lowest plan if the chosen one is not available', () => {
  const plans = plansFor({});
  const [annual] = plans.tiers;
  expect(pickOf({ ...plans, tiers: [annual!] }, 'monthly', undefined)?.tier.id).toBe('annual');
  expect(pickOf(plans, undefined, undefined)?.tier.id).toBe('annual');
  expect(pickOf({ ...plans, tiers: [], lowestTier: null }, 'annual', undefined)).toBeUndefined();
});
