import type { PromotionVariables } from '@greenroom/contracts';
import { type ISchema, lazy, mixed, number, object, type ObjectShape, string, ValidationError } from 'yup';

/** The specification's own words (section 5). */
const invalidKey = 'Invalid key. Use "text" or snake_case starting with "text_"';
const textKey = /^text(_[a-z0-9]+)*$/;

const required = () => string().required('is required');
/** As browsers read them; yup's own pattern refuses addresses of this machine, such as a demonstration has. */
const address = (value: string | undefined) =>
  value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const link = () => required().test('url', 'must be a valid URL', address);
const image = () => string().test('url', 'must be a valid URL', address);

/** An object that has these fields and no others. */
const exactly = (shape: ObjectShape) =>
  object(shape).noUnknown('has what nobody knows: ${unknown}').required('is required');

/** An object whose keys are data. */
const record = (of: (key: string) => ISchema<unknown>) =>
  lazy((value: unknown) =>
    object(
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.keys(value).map((key) => [key, of(key)]))
        : {},
    ).required('is required'),
  );

const texts = () =>
  record((key) => (textKey.test(key) ? string().defined('is required') : mixed().test('key', invalidKey, () => false)));
const dated = () => record(() => exactly({ available_from: required(), link: link(), texts: texts() }));
const section = () => exactly({ image_url: image(), texts: texts() });
const byTier = (of: () => ISchema<unknown>) => exactly({ yearly: of(), monthly: of() });
const figure = () => number().required('is required').min(0, 'must not be below 0');
const figures = () => byTier(figure).optional();
const payment = () =>
  exactly({ title: required(), monthly_price: required(), discount_text: required(), price_discounted: required() });

const schema = exactly({
  promo_key: required(),
  promo_type: required().oneOf(['percentage_off', 'amount_off'], 'must be percentage_off or amount_off'),
  coupon_codes: byTier(required),
  percentages: figures(),
  amounts: figures(),
  promo_page: exactly({ hero_section: section(), whats_included_section: section(), offer_ends_section: section() }),
  checkout_pages: exactly({ signup_page: texts(), plans_page: texts(), payment_page: byTier(payment) }),
  quiz_pages: exactly({ question_box_text: required() }),
  promo_banner: texts(),
  promo_footer: texts(),
  promo_modal: texts(),
  offer_terms: dated(),
  urgency_texts: dated(),
}).strict();

/** The variables, or each thing that is wrong with them as its place and a sentence. */
export type ReadVariables = { variables: PromotionVariables } | { wrong: string[] };

/** Validates what a promotion says and grants (specification, section 5). This is the one place where that is done. */
export function readVariables(variables: unknown): ReadVariables {
  try {
    return { variables: schema.validateSync(variables, { abortEarly: false }) as unknown as PromotionVariables };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return { wrong: all.map(({ path = '', message }) => (message.startsWith(path) ? message : `${path} ${message}`)) };
  }
}
