import type { Period } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';

export type InvoiceLine = Kinds['invoice']['lines']['data'][number];

export interface NewLine {
  amount: number;
  currency: string;
  description: string;
  period: Period;
  price: Kinds['price'];
  quantity: number;
  subscription: string | null;
  subscriptionItem: string;
  /** For the rest of a period that has already begun. */
  proration?: boolean;
  /** The line that is partly credited. */
  credits?: { invoice: string; line: string } | undefined;
  metadata?: Record<string, string>;
}

/** https://docs.stripe.com/api/invoice-line-item/object */
export function newLine(given: NewLine): InvoiceLine {
  const { amount, currency, description, period, price, quantity, subscription, subscriptionItem, credits } = given;
  const proration = given.proration ?? false;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: [],
    // Prorations are calculated from the amount actually paid, after discounts.
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: given.metadata ?? {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: {
          credited_items: credits ? { invoice: credits.invoice, invoice_line_items: [credits.line] } : null,
        },
        subscription,
        subscription_item: subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: { start: period.start, end: period.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal ?? String(price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}
