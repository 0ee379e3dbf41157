import type Stripe from 'stripe';
import { isCurrency, type Money, money } from '@greenroom/contracts';
import {
  PaymentsError,
  type ProviderCard,
  type ProviderCheckout,
  type ProviderCoupon,
  type ProviderInvoice,
  type ProviderPrice,
  type ProviderSubscription,
} from '@greenroom/ports/payments';
import { type Percentages, taxRateOf } from './tax-rates.ts';

/** Converts Stripe's objects to the port's. Stripe's times are in seconds. */

const moment = (seconds: number) => new Date(seconds * 1000);
const momentOrNull = (seconds: number | null | undefined) => (seconds == null ? null : moment(seconds));
const idOf = (thing: string | { id: string }) => (typeof thing === 'string' ? thing : thing.id);
const expanded = <T>(thing: string | T | null | undefined) =>
  thing == null || typeof thing === 'string' ? undefined : thing;

/** @throws PaymentsError if nothing is sold in that currency */
function moneyOf(amount: number, currency: string): Money {
  if (!isCurrency(currency)) throw new PaymentsError('refused', `Nothing is sold in ${currency}`);
  return money(amount, currency);
}

export function readPrice(price: Stripe.Price): ProviderPrice | undefined {
  const { recurring, lookup_key: lookupKey, unit_amount: amount, product } = price;
  const whole = typeof product === 'string' || product.deleted ? undefined : product;
  if (!recurring || !lookupKey || amount === null || !isCurrency(price.currency)) return undefined;
  const { interval } = recurring;
  if (interval !== 'month' && interval !== 'year') return undefined;
  return {
    id: price.id,
    lookupKey,
    productId: idOf(product),
    productName: whole?.name ?? lookupKey,
    price: money(amount, price.currency),
    interval: interval === 'year' ? 'year' : 'month',
    intervalCount: recurring.interval_count,
    taxIncluded: price.tax_behavior === 'inclusive',
  };
}

export function readCoupon({ id, code, promotion }: Stripe.PromotionCode): ProviderCoupon | undefined {
  const coupon = expanded(promotion.coupon);
  if (!coupon?.valid) return undefined;
  const off = coupon.percent_off === null ? { amounts: amountsOff(coupon) } : { percentage: coupon.percent_off };
  return {
    promotionCodeId: id,
    code,
    off,
    productIds: coupon.applies_to?.products ?? null,
    duration: coupon.duration as ProviderCoupon['duration'],
    durationInMonths: coupon.duration_in_months,
  };
}

/** Returns whether a code, or its coupon, has reached its redemption limit. */
export function isUsedUp({ promotion, ...code }: Stripe.PromotionCode): boolean {
  const coupon = expanded(promotion.coupon);
  return [code, coupon].some((one) => one?.max_redemptions != null && one.times_redeemed >= one.max_redemptions);
}

function amountsOff({ amount_off: amount, currency, currency_options: others = {} }: Stripe.Coupon) {
  const all = [
    [currency, amount] as const,
    ...Object.entries(others).map(([code, { amount_off }]) => [code, amount_off] as const),
  ];
  return Object.fromEntries(
    all.flatMap(([code, off]) => (code && off !== null && isCurrency(code) ? [[code, money(off, code).amount]] : [])),
  );
}

interface SubscriptionSurroundings {
  fallback: ProviderCard | null;
  next: Stripe.Invoice | undefined;
  schedule: Stripe.SubscriptionSchedule | undefined;
  invoices: readonly Stripe.Invoice[];
  declined: boolean;
}

/**
 * @param fallback the customer's card, used if the subscription has none
 * @param next the invoice at the end of the period
 * @param schedule the subscription's schedule, with expanded prices
 * @param invoices the customer's
 * @param declined whether the payment of a change that waits for it was declined
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  { fallback, next, schedule, invoices, declined }: SubscriptionSurroundings,
): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsError('refused', 'A subscription without a price');
  const { price } = item;
  const pause = pauseOf(subscription, schedule);
  const whole = moneyOf(price.unit_amount ?? 0, price.currency);
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: price.id,
    lookupKey: price.lookup_key,
    price: whole,
    interval: price.recurring?.interval === 'year' ? 'year' : 'month',
    intervalCount: price.recurring?.interval_count ?? 1,
    currentPeriodStart: moment(item.current_period_start),
    currentPeriodEnd: moment(item.current_period_end),
    trialEnd: momentOrNull(subscription.trial_end),
    cancelAt: momentOrNull(
      subscription.cancel_at ?? (subscription.cancel_at_period_end ? item.current_period_end : null),
    ),
    endedAt: momentOrNull(subscription.ended_at),
    createdAt: moment(subscription.created),
    card: readCard(expanded(subscription.default_payment_method)) ?? fallback,
    pendingSwitch: pendingSwitch(schedule, price.id),
    pendingUpdate: pendingUpdate(subscription, { invoices, declined }),
    pause,
    // During a planned pause the preview shows the pause's zero invoice; the next charge is the price.
    next: isPlanned(pause, item) ? whole : next ? moneyOf(Math.max(0, next.amount_due), next.currency) : null,
    discounted: subscription.discounts.length > 0,
    promotionCodeIds: subscription.discounts.flatMap((one) =>
      typeof one === 'string' || !one.promotion_code ? [] : [idOf(one.promotion_code)],
    ),
  };
}

/**
 * Returns the pause: a phase of a schedule that counts as a trial, or a trial that began after the plan. A regular
 * trial begins with its plan.
 */
function pauseOf(
  { status, trial_start: start, trial_end: end, start_date: begun }: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule | undefined,
): ProviderSubscription['pause'] {
  const running = schedule?.status === 'active' ? schedule : undefined;
  if (status === 'trialing' && start !== null && end !== null && start > begun)
    return { from: moment(start), until: moment(end), scheduleId: null };
  const after = running?.current_phase?.end_date;
  const next = after && running.phases.find(({ start_date: from }) => from >= after);
  if (!next || !next.trial_end) return null;
  return { from: moment(next.start_date), until: moment(next.trial_end), scheduleId: running.id };
}

/** Returns whether a pause has not begun yet. */
function isPlanned(pause: ProviderSubscription['pause'], item: Stripe.SubscriptionItem): boolean {
  return pause !== null && pause.from.getTime() >= item.current_period_end * 1000;
}

/** Returns the change that waits for the latest invoice to be paid. */
function pendingUpdate(
  { pending_update: pending, latest_invoice: latest, items }: Stripe.Subscription,
  { invoices, declined }: Pick<SubscriptionSurroundings, 'invoices' | 'declined'>,
): ProviderSubscription['pendingUpdate'] {
  const invoice = latest ? invoices.find(({ id }) => id === idOf(latest)) : undefined;
  if (!pending || invoice?.status !== 'open') return null;
  const [item] = pending.subscription_items ?? [];
  const { recurring } = (item ?? items.data[0]!).price;
  return {
    invoiceId: invoice.id,
    change: item ? 'switch' : 'resume',
    interval: recurring?.interval === 'year' ? 'year' : 'month',
    amount: moneyOf(invoice.amount_due, invoice.currency),
    expiresAt: moment(pending.expires_at),
    declined,
  };
}

/** Returns the switch of a schedule whose next phase has another price. */
function pendingSwitch(schedule: Stripe.SubscriptionSchedule | undefined, priceId: string) {
  if (schedule?.status !== 'active' || !schedule.current_phase) return null;
  const { end_date: end } = schedule.current_phase;
  const next = schedule.phases.find(({ start_date: start }) => start >= end)?.items[0]?.price;
  if (!next || typeof next === 'string' || next.deleted || next.id === priceId) return null;
  return {
    scheduleId: schedule.id,
    price: moneyOf(next.unit_amount ?? 0, next.currency),
    interval: next.recurring?.interval === 'year' ? ('year' as const) : ('month' as const),
    at: moment(end),
  };
}

export function readCard(method: Stripe.PaymentMethod | undefined): ProviderCard | null {
  const card = method?.card;
  if (!card) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  return { brand, last4, expMonth, expYear, fingerprint: fingerprint ?? null };
}

interface InvoiceSurroundings {
  /** Keyed by payment. */
  refunded: ReadonlyMap<string, number>;
  /** Keyed by tax rate. */
  percentages: Percentages;
}

export function readInvoice(invoice: Stripe.Invoice, { refunded, percentages }: InvoiceSurroundings): ProviderInvoice {
  const { currency } = invoice;
  const of = (amount: number) => moneyOf(amount, currency);
  const paymentId = paymentOf(invoice);
  return {
    id: invoice.id,
    number: invoice.number,
    subscriptionId: subscriptionOf(invoice),
    status: invoice.status ?? 'draft',
    ofChange: invoice.billing_reason === 'subscription_update',
    total: of(invoice.total),
    amountPaid: of(invoice.amount_paid),
    discount: of((invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)),
    taxes: (invoice.total_taxes ?? [])
      .filter(({ amount }) => amount !== 0)
      .map((tax) => ({ percentage: percentages.get(taxRateOf(tax) ?? '') ?? null, amount: of(tax.amount) })),
    refunded: of((paymentId && refunded.get(paymentId)) || 0),
    billedTo: billedTo(invoice),
    createdAt: moment(invoice.created),
    paidAt: momentOrNull(invoice.status_transitions.paid_at),
    attempts: invoice.attempt_count,
    nextAttemptAt: momentOrNull(invoice.next_payment_attempt),
    paymentId,
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? '',
      amount: of(amount),
      from: moment(period.start),
      to: moment(period.end),
    })),
  };
}

function billedTo({
  customer_name: name,
  customer_address: address,
  customer_tax_ids: taxIds,
}: Stripe.Invoice): ProviderInvoice['billedTo'] {
  return {
    name: name ?? '',
    address: address && {
      line1: address.line1 ?? '',
      line2: address.line2 ?? '',
      postalCode: address.postal_code ?? '',
      city: address.city ?? '',
      country: address.country ?? '',
    },
    taxId: taxIds?.[0]?.value ?? null,
  };
}

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

function paymentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent;
  return paid ? idOf(paid) : null;
}

export function readCheckout({
  id,
  client_secret: clientSecret,
  status,
  customer,
}: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id,
    clientSecret,
    status: status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open',
    customerId: customer ? idOf(customer) : '',
  };
}
