import { chargedIn } from '@greenroom/contracts';
import { takeOff } from '../../billing/discounts.ts';
import type { Period } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { listOf, newId } from '../../wire/index.ts';
import { reductionOf } from '../discounts.ts';
import type { InvoiceLine } from './invoice-lines.ts';
import { withTax } from './invoice-tax.ts';

export interface NewInvoice {
  customer: Kinds['customer'];
  subscription: Kinds['subscription'] | null;
  currency: string;
  lines: readonly InvoiceLine[];
  discounts: readonly { discount: Kinds['discount']; coupon: Kinds['coupon'] }[];
  reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  /** The period for items billed after use; for subscriptions the previous period. */
  period: Period;
  created: number;
  /** When it is finalised automatically; null if it is finalised by a call. */
  finalizesAt: number | null;
  prorationDate?: number | undefined;
  /** The subscription's by default. */
  collection?: 'charge_automatically' | 'send_invoice' | undefined;
  dueDate?: number | undefined;
  description?: string | undefined;
  metadata?: Record<string, string>;
  taxIds?: readonly { type: string; value: string }[];
}

/** Returns the due date of an invoice that is sent. */
function dueDateOf({ subscription, created }: NewInvoice): number | null {
  if (subscription?.collection_method !== 'send_invoice') return null;
  return created + (subscription.days_until_due ?? 30) * 86_400;
}

const collectionOf = ({ collection, subscription }: NewInvoice) =>
  collection ?? subscription?.collection_method ?? 'charge_automatically';

/** Creates a draft, complete except for its number. https://docs.stripe.com/api/invoices/object */
export function newInvoice(given: NewInvoice): Kinds['invoice'] {
  const { customer, subscription, currency, discounts, created, finalizesAt } = given;
  const id = newId('in');
  const usable = discounts.filter(
    ({ coupon }) => coupon.percent_off !== null || 'amount' in reductionOf(coupon, currency),
  );
  const { lines: discounted, perDiscount } = discountLines(given.lines, usable, currency);
  const { lines, added, facts: tax } = withTax(discounted, subscription, customer);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const off = perDiscount.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - off + added;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Greenroom',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: finalizesAt !== null,
    automatic_tax: tax.automatic_tax,
    automatically_finalizes_at: finalizesAt,
    billing_reason: given.reason,
    collection_method: collectionOf(given),
    created,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: [...(given.taxIds ?? [])],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: given.description ?? null,
    discounts: usable.map(({ discount }) => discount.id),
    due_date: given.dueDate ?? dueDateOf(given),
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: given.metadata ?? {},
    next_payment_attempt: collectionOf(given) === 'send_invoice' ? null : finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(given.prorationDate !== undefined && { subscription_proration_date: given.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: tax.subtotal_excluding_tax,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: perDiscount,
    total_excluding_tax: tax.total_excluding_tax,
    total_pretax_credit_amounts: perDiscount.map(({ amount, discount }) => ({ amount, discount, type: 'discount' })),
    total_taxes: tax.total_taxes,
    webhooks_delivered_at: null,
    sandbox: { firstTriedAt: null },
  };
}

function discountLines(lines: readonly InvoiceLine[], discounts: NewInvoice['discounts'], currency: string) {
  const taken = discounts.map(({ coupon }) => reductionOf(coupon, currency));
  const amounts = takeOff(
    lines.map(({ amount, discountable, pricing }) => ({
      amount,
      discountable,
      product: pricing?.price_details?.product,
    })),
    taken,
    chargedIn(currency),
  );
  return {
    lines: lines.map((line, at) => ({
      ...line,
      discounts: line.discountable ? discounts.map(({ discount }) => discount.id) : [],
      discount_amounts: discounts.map(({ discount }, index) => ({
        amount: amounts[index]![at]!,
        discount: discount.id,
      })),
    })),
    perDiscount: discounts.map(({ discount }, index) => ({
      amount: amounts[index]!.reduce((sum, one) => sum + one, 0),
      discount: discount.id,
    })),
  };
}
