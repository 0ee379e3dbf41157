import type { ReactNode } from 'react';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { Small } from '@greenroom/shared-ui';
import { messages, type AddedTax } from '../../shared/checkout/index.ts';

type Sums = Pick<CheckoutSession, 'total' | 'recurring'>;

/** What is paid today; after a trial, what is paid first. */
function firstSum({ total, recurring }: Sums) {
  return total.total.minorUnitsAmount > 0 || !recurring ? total : recurring.dueNext;
}

/** Tax as the payment provider reckoned it, once it knows where the card is billed: of today's payment, or of the first. */
export function ReckonedTax(sums: Sums): ReactNode {
  const t = messages.useText();
  const { taxExclusive, taxInclusive, total } = firstSum(sums);
  if (taxExclusive.minorUnitsAmount > 0)
    return <Small role="status">{t('payment.taxAdded', { tax: taxExclusive.amount, total: total.amount })}</Small>;
  if (taxInclusive.minorUnitsAmount > 0)
    return <Small role="status">{t('payment.taxWithin', { tax: taxInclusive.amount })}</Small>;
  return null;
}

/**
 * What is paid where the provider adds tax to the prices of the page; undefined where it adds none. After a trial whose
 * first payment has a code, it does not say what later ones come to.
 */
export function addedTax(sums: Sums, { coupon }: { coupon: boolean }): AddedTax | undefined {
  const { total, recurring } = sums;
  const first = firstSum(sums);
  if (first.taxExclusive.minorUnitsAmount === 0) return undefined;
  const laterKnown = first === total || !coupon;
  return {
    tax: first.taxExclusive.amount,
    dueToday: total.total.amount,
    first: first.total.amount,
    later: laterKnown ? recurring?.dueNext.total.amount : undefined,
  };
}
