import { plansFor, sampleCode } from '@greenroom/api-client/testing';
import { minor, type PlanCoupon } from '@greenroom/contracts';
import { promisedOff } from './promised-off.ts';

const [annual] = plansFor({ coupons: sampleCode }).tiers;
const [fortyPercent] = annual!.coupons;
const tenDollars: PlanCoupon = {
  ...fortyPercent!,
  discountType: 'amount_off',
  percentage: null,
  discount: minor(1_000),
};
const percentages = { yearly: 40, monthly: 20 };
const amounts = { yearly: 10, monthly: 2 };

test.each([
  ['the percentage of the coupon', { promo_type: 'percentage_off', percentages }, fortyPercent, { percentage: 40 }],
  [
    'no percentage that differs from the coupon',
    { promo_type: 'percentage_off', percentages: amounts },
    fortyPercent,
    undefined,
  ],
  [
    'the amount of the coupon',
    { promo_type: 'amount_off', amounts },
    tenDollars,
    { amount: { amount: 1_000, currency: 'usd' } },
  ],
  [
    'no amount in another currency',
    { promo_type: 'amount_off', amounts },
    { ...tenDollars, discount: minor(900) },
    undefined,
  ],
  ['nothing of another type', { promo_type: 'amount_off', amounts }, fortyPercent, undefined],
  ['nothing without a coupon', { promo_type: 'percentage_off', percentages }, undefined, undefined],
] as const)('returns %s', (_, variables, coupon, off) => {
  expect(promisedOff(variables, annual!, coupon)).toEqual(off);
});
