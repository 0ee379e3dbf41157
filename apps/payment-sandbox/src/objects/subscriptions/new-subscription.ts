import type { Period } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { listOf, newId } from '../../wire/index.ts';
import { amountIn, intervalOf } from '../price-in.ts';

export type SubscriptionItem = Kinds['subscription']['items']['data'][number];

export interface PlannedItem {
  price: Kinds['price'];
  quantity: number;
}

export interface NewSubscription {
  customer: Kinds['customer'];
  currency: string;
  items: readonly PlannedItem[];
  created: number;
  anchor: number;
  period: Period;
  trialEnd: number | null;
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause';
  status: string;
  paymentMethod: string | null;
  description: string | null;
  metadata: Record<string, string>;
  savesPaymentMethod: boolean;
  automaticTax: boolean;
  /** Days until a sent invoice is due; `null` if the default card is charged. */
  sentAfterDays: number | null;
}

/** https://docs.stripe.com/api/subscriptions/object */
export function newSubscription(given: NewSubscription): Kinds['subscription'] {
  const { customer, currency, created, trialEnd, period } = given;
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: given.automaticTax,
      liability: given.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: given.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: given.sentAfterDays === null ? 'charge_automatically' : 'send_invoice',
    created,
    currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: given.sentAfterDays,
    default_payment_method: given.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(
      given.items.map((item) => newItem(id, item, currency, period, created)),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: given.savesPaymentMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: given.status,
    test_clock: customer.test_clock ?? null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: given.missingPaymentMethod },
    },
    trial_start: trialEnd === null ? null : created,
    sandbox: { toldOfTrialEnd: false, toldOfRenewal: null, phase: null },
  };
}

/** https://docs.stripe.com/api/subscription_items/object */
export function newItem(
  subscription: string,
  { price, quantity }: PlannedItem,
  currency: string,
  period: Period,
  created: number,
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    ...priced(price, currency),
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** Returns a price as items contain it, with the legacy plan object. */
export function priced(price: Kinds['price'], currency: string): Pick<SubscriptionItem, 'price' | 'plan'> {
  const { currency_options: _, ...plain } = price;
  const amount = amountIn(price, currency);
  const { interval, count } = intervalOf(price);
  return {
    price: plain,
    plan: {
      id: price.id,
      object: 'plan',
      active: price.active,
      amount: Number.isInteger(amount) ? amount : null,
      amount_decimal: String(amount),
      billing_scheme: 'per_unit',
      created: price.created,
      currency,
      interval,
      interval_count: count,
      livemode: false,
      metadata: price.metadata,
      meter: null,
      nickname: price.nickname,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
  };
}
