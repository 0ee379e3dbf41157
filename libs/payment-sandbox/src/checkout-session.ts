import type { StripeCheckoutAmount, StripeCheckoutSession } from '@stripe/stripe-js';
import type { SandboxSession } from './sandbox-wire.ts';

/**
 * Converts a session to the type of Stripe.js' checkout. Features that the sandbox lacks, such as shipping, are null or
 * zero.
 */
export function checkoutSession(session: SandboxSession, canConfirm: boolean, locale: string): StripeCheckoutSession {
  const { currency, total, trial, discounts, line_items: items } = session;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const divisor = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  const amount = (minorUnits: number): StripeCheckoutAmount => ({
    minorUnitsAmount: minorUnits,
    amount: format.format(minorUnits / divisor),
  });
  const none = amount(0);
  const taxed = (tax: { added: number; within: number } | undefined) => ({
    taxExclusive: amount(tax?.added ?? 0),
    taxInclusive: amount(tax?.within ?? 0),
  });
  const [first] = items;
  const discountAmounts = discounts.map(({ promotion_code: code, name, amount: off }) => ({
    ...amount(off),
    displayName: name ?? code ?? '',
    promotionCode: code,
    recurring: null,
    percentOff: null,
  }));
  return {
    id: session.id,
    businessName: 'Greenroom',
    livemode: false,
    status: session.status === 'complete' ? { type: 'complete', paymentStatus: paid(total) } : { type: session.status },
    canConfirm: canConfirm && session.status === 'open',
    currency,
    minorUnitsAmountDivisor: divisor,
    email: session.email,
    discountAmounts,
    lineItems: items.map(({ name, amount: unit, recurring }, index) => ({
      id: `li_${index}`,
      name,
      discount: amount(total.discount),
      subtotal: amount(unit),
      total: amount(unit - total.discount),
      taxExclusive: none,
      taxInclusive: none,
      unitAmount: amount(unit),
      unitAmountDecimal: null,
      description: null,
      quantity: 1,
      unitLabel: null,
      discountAmounts,
      taxAmounts: null,
      recurring: recurring && {
        interval: recurring.interval,
        intervalCount: recurring.interval_count,
        usageType: 'licensed',
      },
      adjustableQuantity: null,
      images: [],
      priceId: '',
      isRemovable: false,
      pricing: null,
      transformQuantity: null,
    })),
    recurring: first?.recurring
      ? {
          interval: first.recurring.interval,
          intervalCount: first.recurring.interval_count,
          isProrated: false,
          dueNext: {
            subtotal: amount(total.subtotal),
            total: amount(total.then),
            discount: none,
            ...taxed(session.tax?.then),
            billingCycleAnchor: trial?.ends_at ?? null,
          },
          trial: trial && { trialEnd: trial.ends_at, trialPeriodDays: trial.days },
        }
      : null,
    total: {
      appliedBalance: none,
      balanceAppliedToNextInvoice: false,
      discount: amount(total.discount),
      shippingRate: none,
      subtotal: amount(total.subtotal),
      surcharge: none,
      ...taxed(session.tax?.due_today),
      total: amount(total.due_today),
    },
    tax: { status: session.tax?.is_placed === false ? 'requires_billing_address' : 'ready' },
    ...without,
  };
}

const paid = ({ due_today: dueToday }: SandboxSession['total']) => (dueToday > 0 ? 'paid' : 'no_payment_required');

const without = {
  billingAddress: null,
  nameCollection: null,
  currencyOptions: null,
  lastPaymentError: null,
  phoneNumber: null,
  savedPaymentMethods: null,
  shipping: null,
  shippingAddress: null,
  shippingOptions: [],
  surcharge: null,
  taxAmounts: null,
  taxIdInfo: null,
  optionalItems: null,
} satisfies Partial<StripeCheckoutSession>;
