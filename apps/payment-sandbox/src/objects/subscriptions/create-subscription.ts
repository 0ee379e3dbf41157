import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import { hide } from '../../books/hide.ts';
import { StripeFailure } from '../../wire/failure.ts';
import { changedMetadata, expand, ignored, count, invalidRequest, metadata, text } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { trialSettings } from '../checkout/subscription-data.ts';
import { usableCoupon } from '../discounts.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { beginSubscription } from './begin-subscription.ts';
import { discountList, trialEndParam } from './subscription-params.ts';

export const subscriptionCreation = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: count.default(1) })).min(1),
  currency: text.optional(),
  default_payment_method: text.optional(),
  discounts: discountList.optional(),
  trial_period_days: count.optional(),
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
  collection_method: z.literal('charge_automatically').optional(),
  ...expand,
});

/** https://docs.stripe.com/api/subscriptions/create: without a checkout, by a card that is on file. */
export async function createSubscription(
  books: Books,
  params: z.output<typeof subscriptionCreation>,
): Promise<Kinds['subscription']> {
  const customer = await books.get('customer', params.customer, 'customer');
  const at = await books.momentOf(customer.id);
  const items = [];
  for (const { price, quantity } of params.items)
    items.push({ price: await books.get('price', price, 'items[0][price]'), quantity });
  const currency = params.currency?.toLowerCase() ?? items[0]!.price.currency;
  const coupons = [];
  for (const discount of params.discounts ?? []) coupons.push(await usableCoupon(books, discount, currency, at));
  const { payment_behavior: behavior, default_payment_method: method = null } = params;
  if (method !== null && (await books.get('payment_method', method, 'default_payment_method')).customer !== customer.id)
    throw invalidRequest(`The customer does not have a payment method with the ID ${method}.`, {
      param: 'default_payment_method',
      code: 'resource_missing',
    });
  const trialEnd = trialEndOf(params, at);
  const onFile = method ?? customer.invoice_settings.default_payment_method;
  if (trialEnd === null && onFile === null && behavior !== 'default_incomplete')
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      {
        code: 'resource_missing',
      },
    );
  const { subscription, invoice } = await beginSubscription(books, {
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
  });
  if (invoice.status !== 'open' || behavior === 'default_incomplete') return subscription;
  const { trouble, intent } = await payInvoice(books, invoice, { present: true });
  if (trouble !== null && typeof trouble === 'object' && behavior === 'error_if_incomplete')
    throw new StripeFailure({ ...trouble, payment_intent: hide('payment_intent', intent) }, { status: 402 });
  return books.get('subscription', subscription.id);
}

/**
 * When the trial ends; nothing where there is none.
 * @throws StripeFailure for a moment before now
 */
function trialEndOf(
  {
    trial_end: end,
    trial_period_days: days,
  }: Pick<z.output<typeof subscriptionCreation>, 'trial_end' | 'trial_period_days'>,
  at: number,
): number | null {
  if (end === 'now') return null;
  if (end !== undefined && end <= at)
    throw invalidRequest('The trial end date has to be in the future.', { param: 'trial_end' });
  return end ?? (days ? at + days * 86_400 : null);
}
