import type { PromotionVariables } from '@greenroom/contracts';
import { type ISchema, lazy, mixed, number, object, type ObjectShape, string, ValidationError } from 'yup';

/** The specification's own wording (section 5). */
const invalidKey = 'Invalid key. Use "text" or snake_case starting with "text_"';
const textKey = /^text(_[a-z0-9]+)*$/;

const required = () => string().required('is required');
/** Checks URLs as browsers do; yup's own pattern refuses localhost, which a demonstration uses. */
const address = (value: string | undefined) =>
  value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const link = () => required().test('url', 'must be a valid URL', address);
const day = () => required().test('day', 'must be an ISO 8601 date', (value) => !Number.isNaN(Date.parse(value ?? '')));

/** An object with exactly these fields. */
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

/** The texts that a place shows, and those it requires if it has any text at all. */
interface Place {
  shows: RegExp;
  needs: readonly string[];
}

const places = {
  line: { shows: /^text$/, needs: ['text'] },
  linkedLine: { shows: /^text(_link)?$/, needs: ['text'] },
  section: { shows: /^text(_title)?$/, needs: ['text_title'] },
  modal: { shows: /^text(_title|_link|_later)?$/, needs: ['text_title', 'text_link'] },
  /** `text_title` heads a list of `text_<item>_title`, each with a `text_<item>`. */
  list: { shows: /^text_/, needs: ['text_title'] },
} as const satisfies Record<string, Place>;

function texts({ shows, needs }: Place) {
  const wrongKey = (key: string, all: object): string | undefined => {
    if (!textKey.test(key)) return invalidKey;
    const isListed = shows !== places.list.shows || key.endsWith('_title') || `${key}_title` in all;
    return shows.test(key) && isListed ? undefined : 'is shown nowhere';
  };
  return lazy((value: unknown) => {
    const all = typeof value === 'object' && value !== null ? value : {};
    const keys = Object.keys(all);
    const missing = keys.length === 0 ? [] : needs.filter((key) => !keys.includes(key));
    const checked = keys.map((key) => {
      const wrong = wrongKey(key, all);
      return [key, wrong === undefined ? string().defined('is required') : mixed().test('key', wrong, () => false)];
    });
    return object(Object.fromEntries([...checked, ...missing.map((key) => [key, required()])]) as ObjectShape).required(
      'is required',
    );
  });
}

const dated = () => record(() => exactly({ available_from: day(), link: link(), texts: texts(places.linkedLine) }));
const byTier = (of: () => ISchema<unknown>) => exactly({ yearly: of(), monthly: of() });
const figure = () => number().required('is required').min(0, 'must not be below 0');
const percentage = () => figure().max(100, 'must be at most 100');
const payment = () =>
  exactly({ title: required(), monthly_price: required(), discount_text: required(), price_discounted: required() });

/** Requires the figures of the promotion's own type and refuses those of the other type, which are not shown. */
const ofType = (type: 'percentage_off' | 'amount_off', of: () => ISchema<unknown>) =>
  lazy((value: unknown, { parent }: { parent?: { promo_type?: unknown } }) => {
    const isShown = parent?.promo_type === type;
    if (isShown) return byTier(of);
    return value === undefined ? mixed() : mixed().test('type', `is shown only with ${type}`, () => false);
  });

function variablesSchema({ site, imageHosts }: ShownImages) {
  const isShown = (value: string | undefined) => {
    if (value === undefined) return true;
    const url = URL.parse(value);
    return url?.origin === new URL(site).origin || (url?.protocol === 'https:' && imageHosts.includes(url.host));
  };
  const image = () =>
    string()
      .test('url', 'must be a valid URL', address)
      .test('host', 'must be on this site or on a host of IMAGE_HOSTS', (value) => !address(value) || isShown(value));
  const section = (place: Place) => exactly({ image_url: image(), texts: texts(place) });
  return exactly({
    promo_key: required(),
    promo_type: required().oneOf(['percentage_off', 'amount_off'], 'must be percentage_off or amount_off'),
    coupon_codes: byTier(required),
    percentages: ofType('percentage_off', percentage),
    amounts: ofType('amount_off', figure),
    promo_page: exactly({
      hero_section: section(places.section),
      whats_included_section: section(places.list),
      offer_ends_section: section(places.section),
    }),
    checkout_pages: exactly({
      signup_page: texts(places.line),
      plans_page: texts(places.line),
      payment_page: byTier(payment),
    }),
    quiz_pages: exactly({ question_box_text: required() }),
    promo_banner: texts(places.linkedLine),
    promo_footer: texts(places.linkedLine),
    promo_modal: texts(places.modal),
    offer_terms: dated(),
    urgency_texts: dated(),
  }).strict();
}

/** The variables, or everything that is wrong with them: the path and a sentence each. */
export type ReadVariables = { variables: PromotionVariables } | { wrong: string[] };

/** The allowed image sources, the same as in the Content-Security-Policy. */
export interface ShownImages {
  /** The site's own origin. */
  site: string;
  /** Other hosts, over https only. */
  imageHosts: readonly string[];
}

/**
 * Validates a promotion's texts and offer (specification, section 5), and that every part of it can be shown. All
 * promotion variables are validated here.
 */
export function readVariables(variables: unknown, images: ShownImages): ReadVariables {
  try {
    return {
      variables: variablesSchema(images).validateSync(variables, {
        abortEarly: false,
      }) as unknown as PromotionVariables,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const all = error.inner.length > 0 ? error.inner : [error];
    return { wrong: all.map(({ path = '', message }) => (message.startsWith(path) ? message : `${path} ${message}`)) };
  }
}
