import { z } from 'zod';
import { ignored, integer, metadata, text } from '../../wire/index.ts';

export const trialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
});

/** The parameters of the subscription that a session creates. */
export const subscriptionData = z.strictObject({
  trial_period_days: integer.pipe(z.number().min(1).max(730)).optional(),
  trial_settings: trialSettings.optional(),
  metadata: metadata.optional(),
  description: text.optional(),
  billing_mode: ignored.optional(),
});
