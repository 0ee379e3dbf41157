import { z } from 'zod';
import { emptyable, expand, flag, ignored, count, integer, metadata, text } from '../../wire/index.ts';
import { trialSettings } from '../checkout/subscription-data.ts';

export const discountList = z.array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }));
/** An existing price, or the data of a new one for this item. */
export const itemPrice = {
  price: text.optional(),
  price_data: z
    .strictObject({
      currency: text,
      product: text,
      recurring: z
        .strictObject({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: integer.optional() })
        .optional(),
      unit_amount: count.optional(),
      unit_amount_decimal: text.optional(),
      tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
    })
    .optional(),
};
export const askedItems = z.array(
  z.strictObject({
    ...itemPrice,
    id: text.optional(),
    metadata: metadata.optional(),

    quantity: count.optional(),
    deleted: flag.optional(),
    clear_usage: ignored.optional(),
  }),
);
export const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);
export const trialEndParam = z.union([z.literal('now'), integer]);
const feedback = z
  .enum([
    '',
    'customer_service',
    'low_quality',
    'missing_features',
    'other',
    'switched_service',
    'too_complex',
    'too_expensive',
    'unused',
  ])
  .transform((given) => given || null);
export const cancellationDetails = z.strictObject({
  comment: emptyable(text).optional(),
  feedback: feedback.optional(),
});

/** How invoices are paid: by the default card, or by the customer after receiving the invoice by mail. */
export const collection = {
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  days_until_due: integer.pipe(z.number().min(0)).optional(),
};

export const subscriptionUpdate = z.strictObject({
  items: askedItems.optional(),
  proration_behavior: prorationBehavior.default('create_prorations'),
  proration_date: integer.optional(),
  billing_cycle_anchor: z.enum(['now', 'unchanged']).default('unchanged'),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .default('allow_incomplete'),
  trial_end: trialEndParam.optional(),
  trial_settings: trialSettings.optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: emptyable(integer).optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: emptyable(text).optional(),
  discounts: z.union([z.literal('').transform(() => []), discountList]).optional(),
  pause_collection: emptyable(
    z.strictObject({
      behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
      resumes_at: integer.optional(),
    }),
  ).optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  ...collection,
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  off_session: flag.optional(),
  payment_settings: ignored.optional(),
  ...expand,
});

export type SubscriptionUpdate = z.output<typeof subscriptionUpdate>;
