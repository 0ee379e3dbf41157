import type { ReactNode } from 'react';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { Small } from '@greenroom/shared-ui';
import { messages, type AddedTax } from '../../shared/checkout/index.ts';

type Sums = Pick<CheckoutSession, 'total' | 'recurring'>;

/** Returns today's payment; with a trial, the first one after it. */
function firstSum({ total, recurring }: Sums) {
  return total.total.minorUnitsAmount > 0 || !recurring ? total : recurring.dueNext;
}

/**
 * Shows the tax that the payment provider calculated from the card's country: of today's payment, or of the first one.
 */
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
 * Returns the amounts if the provider adds tax to the page's prices; undefined if it adds none. If the first payment
 * after a trial has a code, later payments are unknown.
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
