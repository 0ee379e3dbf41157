import { z } from 'zod';
import { emptyable, expand, flag, ignored, count, integer, metadata, text } from '../../wire/index.ts';
import { trialSettings } from '../checkout/subscription-data.ts';

export const discountList = z.array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }));
export const askedItems = z.array(
  z.strictObject({
    id: text.optional(),
    price: text.optional(),
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

export const subscriptionUpdate = z.strictObject({
  items: askedItems.optional(),
  proration_behavior: prorationBehavior.default('create_prorations'),
  proration_date: integer.optional(),
  billing_cycle_anchor: z.enum(['now', 'unchanged']).default('unchanged'),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
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
  off_session: ignored.optional(),
  payment_settings: ignored.optional(),
  ...expand,
});

export type SubscriptionUpdate = z.output<typeof subscriptionUpdate>;
