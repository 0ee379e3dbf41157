import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { hide } from '../../store/hide.ts';
import { StripeFailure } from '../../wire/failure.ts';
import {
  changedMetadata,
  count,
  expand,
  flag,
  ignored,
  integer,
  invalidRequest,
  metadata,
  text,
} from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { trialSettings } from '../checkout/subscription-data.ts';
import { usableCoupon } from '../discounts.ts';
import { periodEnd } from '../../billing/due.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { pendingItems } from '../invoices/pending-items.ts';
import { askedPrice } from '../prices.ts';
import { beginSubscription } from './begin-subscription.ts';
import {
  checkCollection,
  checkEmail,
  checkEndOfPeriod,
  checkLater,
  checkTaxLocation,
  checkTrialEnd,
} from './subscription-checks.ts';
import { collection, discountList, itemPrice, trialEndParam } from './subscription-params.ts';

export const subscriptionCreation = z.strictObject({
  customer: text,
  items: z
    .array(z.strictObject({ ...itemPrice, quantity: count.default(1), metadata: metadata.optional() }))
    .min(1)
    .max(20),
  currency: text.optional(),
  default_payment_method: text.optional(),
  discounts: discountList.optional(),
  trial_period_days: integer.pipe(z.number().min(0).max(730)).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  trial_end: trialEndParam.optional(),
  trial_settings: trialSettings.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .default('allow_incomplete'),
  payment_settings: z
    .strictObject({
      save_default_payment_method: z.enum(['on_subscription', 'off']).optional(),
      payment_method_types: ignored.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  off_session: ignored.optional(),
  billing_mode: ignored.optional(),
  ...collection,
  cancel_at: integer.optional(),
  cancel_at_period_end: flag.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/subscriptions/create: without a checkout, paid by a stored card. */
export async function createSubscription(
  store: ObjectStore,
  params: z.output<typeof subscriptionCreation>,
): Promise<Kinds['subscription']> {
  const customer = await store.get('customer', params.customer, 'customer');
  const at = await store.momentOf(customer.id);
  const items = [];
  for (const [index, { quantity, ...asked }] of params.items.entries())
    items.push({ price: await askedPrice(store, asked, `items[${index}]`), quantity });
  const sent = params.collection_method === 'send_invoice';
  checkCollection(params);
  checkEmail(customer, params.collection_method);
  checkLater(params.cancel_at, at, 'cancel_at');
  checkTaxLocation(customer, params.automatic_tax?.enabled);
  const currency = params.currency?.toLowerCase() ?? items[0]!.price.currency;
  const coupons = [];
  for (const discount of params.discounts ?? []) coupons.push(await usableCoupon(store, discount, currency, at));
  const { payment_behavior: behavior, default_payment_method: method = null } = params;
  if (method !== null && (await store.get('payment_method', method, 'default_payment_method')).customer !== customer.id)
    throw invalidRequest(`The customer does not have a payment method with the ID ${method}.`, {
      param: 'default_payment_method',
      code: 'resource_missing',
    });
  const trialEnd = trialEndOf(params, at);
  const onFile = method ?? customer.invoice_settings.default_payment_method;
  const waiting = { id: null, customer: customer.id, currency };
  const charges = trialEnd === null || (await pendingItems(store, waiting)).length > 0;
  if (charges && onFile === null && behavior !== 'default_incomplete' && !sent)
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      {
        code: 'resource_missing',
      },
    );
  const { subscription, invoice } = await beginSubscription(store, {
    customer,
    currency,
    items,
    trialEnd,
    missingPaymentMethod: params.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice',
    coupons,
    paymentMethod: method,
    metadata: changedMetadata({}, params.metadata),
    description: params.description ?? null,
    savesPaymentMethod: params.payment_settings?.save_default_payment_method === 'on_subscription',
    automaticTax: params.automatic_tax?.enabled ?? false,
    ...(sent && { sentAfterDays: params.days_until_due! }),
  });
  const begun = await ending(store, subscription, params);
  if (invoice.status !== 'open' || sent || behavior === 'default_incomplete') return begun;
  const { trouble, intent } = await payInvoice(store, invoice, { present: true });
  if (trouble !== null && typeof trouble === 'object' && behavior === 'error_if_incomplete')
    throw new StripeFailure({ ...trouble, payment_intent: hide('payment_intent', intent) }, { status: 402 });
  return store.get('subscription', subscription.id);
}

/** Sets the end of a subscription that is created with one. */
async function ending(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  { cancel_at: endsAt, cancel_at_period_end: endsThen }: z.output<typeof subscriptionCreation>,
): Promise<Kinds['subscription']> {
  if (endsAt === undefined && !endsThen) return subscription;
  if (endsAt !== undefined && !endsThen) checkEndOfPeriod(subscription, endsAt);
  const changes = {
    cancel_at: endsThen ? periodEnd(subscription) : endsAt!,
    cancel_at_period_end: endsThen ?? false,
    canceled_at: subscription.created,
  };
  return store.put('subscription', { ...subscription, ...changes });
}

/**
 * Returns the end of the trial; null if there is none.
 * @throws StripeFailure for a time in the past
 */
function trialEndOf(
  {
    trial_end: end,
    trial_period_days: days,
  }: Pick<z.output<typeof subscriptionCreation>, 'trial_end' | 'trial_period_days'>,
  at: number,
): number | null {
  if (end !== undefined && days !== undefined)
    throw invalidRequest('You may only specify one of these parameters: trial_end, trial_period_days.', {
      param: 'trial_end',
    });
  if (end === 'now') return null;
  if (end !== undefined) checkTrialEnd(end, at);
  return end ?? (days ? at + days * 86_400 : null);
}
