import { z } from 'zod';
import { allowedTypes } from '../../cards/allowed-types.ts';
import { expand, flag, ignored, count, integer, metadata, text } from '../../wire/index.ts';
import { subscriptionData } from './subscription-data.ts';

/** The parameters of a new session; the last ones are accepted and ignored. */
export const sessionCreation = z.strictObject({
  mode: z.literal('subscription'),
  ui_mode: z.literal('elements'),
  line_items: z.array(z.strictObject({ price: text, quantity: count.default(1) })).length(1),
  customer: text,
  client_reference_id: text.optional(),
  currency: text.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .max(1)
    .optional(),
  allow_promotion_codes: flag.optional(),
  subscription_data: subscriptionData.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  return_url: text.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']).default('never') }).optional(),
  expires_at: integer.optional(),
  metadata: metadata.optional(),
  redirect_on_completion: ignored.optional(),
  allowed_payment_method_types: allowedTypes.optional(),
  billing_address_collection: ignored.optional(),
  consent_collection: ignored.optional(),
  locale: ignored.optional(),
  saved_payment_method_options: ignored.optional(),
  tax_id_collection: ignored.optional(),
  ...expand,
});

export type SessionCreation = z.output<typeof sessionCreation>;
