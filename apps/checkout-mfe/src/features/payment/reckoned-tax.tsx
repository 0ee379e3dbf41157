import type { ReactNode } from 'react';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { Small } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';

type Sums = Pick<CheckoutSession, 'total' | 'recurring'>;

/** Tax as the payment provider reckoned it, once it knows where the card is billed: of today's payment, or of the first. */
export function ReckonedTax({ total, recurring }: Sums): ReactNode {
  const t = messages.useText();
  const due = total.total.minorUnitsAmount > 0 || !recurring ? total : recurring.dueNext;
  const { taxExclusive, taxInclusive } = due;
  if (taxExclusive.minorUnitsAmount > 0)
    return <Small role="status">{t('payment.taxAdded', { tax: taxExclusive.amount, total: due.total.amount })}</Small>;
  if (taxInclusive.minorUnitsAmount > 0)
    return <Small role="status">{t('payment.taxWithin', { tax: taxInclusive.amount })}</Small>;
  return null;
}

/** What is paid today, where tax was added to the prices of the page. */
export function withAddedTax({ total }: Pick<Sums, 'total'>): string | undefined {
  return total.taxExclusive.minorUnitsAmount > 0 ? total.total.amount : undefined;
}
