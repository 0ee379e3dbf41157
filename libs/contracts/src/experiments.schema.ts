import { z } from 'zod';

/** Text blocks of a promotion (specification, section 5). */
const Texts = z.record(z.string(), z.string()).superRefine((texts, ctx) => {
  for (const key of Object.keys(texts)) {
    if (/^text(_[a-z0-9]+)*$/.test(key)) continue;
    ctx.addIssue({
      code: 'custom',
      path: [key],
      message: 'Invalid key. Use "text" or snake_case starting with "text_"',
    });
  }
});
const Prices = z.object({ yearly: z.string(), monthly: z.string() });
const Numbers = z.object({ yearly: z.number().nonnegative(), monthly: z.number().nonnegative() });
const PaymentTexts = z.object({
  title: z.string(),
  monthly_price: z.string(),
  discount_text: z.string(),
  price_discounted: z.string(),
});
const Picture = z.object({ image_url: z.url().optional(), texts: Texts });
const Timed = z.record(z.string(), z.object({ available_from: z.string().min(1), link: z.url(), texts: Texts }));

/** What a promotion says and grants, in the specification's own names (sections 3 and 5). */
export const PromotionVariables = z.object({
  promo_key: z.string().min(1),
  promo_type: z.enum(['percentage_off', 'amount_off']),
  coupon_codes: Prices,
  percentages: Numbers.optional(),
  amounts: Numbers.optional(),
  promo_page: z.object({ hero_section: Picture, whats_included_section: Picture, offer_ends_section: Picture }),
  checkout_pages: z.object({
    signup_page: Texts,
    plans_page: Texts,
    payment_page: z.object({ yearly: PaymentTexts, monthly: PaymentTexts }),
  }),
  quiz_pages: z.object({ question_box_text: z.string() }),
  promo_banner: Texts,
  promo_footer: Texts,
  promo_modal: Texts,
  offer_terms: Timed,
  urgency_texts: Timed,
});
export type PromotionVariables = z.infer<typeof PromotionVariables>;

/** One experiment or promotion of the document an installation runs. */
const Experiment = z.object({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  active: z.boolean(),
  kind: z.enum(['experiment', 'promotion']).default('experiment'),
  /** Part of people who are in it, 0–1. */
  coverage: z.number().min(0).max(1).default(1),
  /** The first is control. A promotion's others carry its variables. */
  variations: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z][a-z0-9_]*$/),
        weight: z.number().min(0).max(1),
        variables: z.unknown().optional(),
      }),
    )
    .min(2),
});

/** The document of experiments: `content/experiments.yaml`. */
export const ExperimentDocument = z
  .object({ experiments: z.array(Experiment) })
  .refine(({ experiments }) => new Set(experiments.map(({ name }) => name)).size === experiments.length, {
    message: 'an experiment stands there twice',
  })
  .refine(
    ({ experiments }) =>
      experiments.every(
        ({ variations }) => Math.abs(variations.reduce((sum, { weight }) => sum + weight, 0) - 1) < 1e-9,
      ),
    { message: 'the weights of an experiment do not add up to 1' },
  );
export type ExperimentDocument = z.infer<typeof ExperimentDocument>;

/** What a page decides experiments by. */
export const Experiments = z.object({
  /** By what one is divided: the same for a visitor and after they log in, and no id of anything else. */
  unit: z.string(),
  /** Features in the form GrowthBook’s library reads. */
  features: z.looseObject({}),
});
export type Experiments = z.infer<typeof Experiments>;
