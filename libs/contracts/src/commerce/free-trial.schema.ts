import { z } from 'zod';
import type { FreeTrialPromo } from './free-trial.ts';

const text = z.string().min(1);
const Copy = z.strictObject({
  modal: z.strictObject({ title: text, text, start: text, later: text }),
  offerEnded: z.strictObject({ title: text, text, plans: text, close: text }),
  membershipPage: text,
  paymentPage: text,
});
const shared = {
  promoId: z.string().regex(/^[a-z0-9-]+$/),
  promoLengthInDays: z.int().positive(),
  isActive: z.boolean(),
  termsLink: z.url(),
  instructorSlugs: z.array(text),
};

/** `content/free-trial.yaml` (specification, section 3). */
export const FreeTrialConfig = z.strictObject({ ...shared, copy: z.strictObject({ en: Copy, de: Copy }) });
export type FreeTrialConfig = z.infer<typeof FreeTrialConfig>;

const Promo: z.ZodType<FreeTrialPromo> = z.object({ ...shared, copy: Copy });

/** The promo's texts; the user record says whether a trial is offered. */
export const FreeTrial = z.object({ promo: Promo.nullable() });
export type FreeTrial = z.infer<typeof FreeTrial>;
