import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { experiments } from '@greenroom/contracts/schemas';
import { loadExperiments } from '../load-experiments.ts';
import { decidePromotion } from './decide-promotion.ts';
import { featuresOf } from './features.ts';

const texts = { text: 'x' };
const title = { text_title: 't', text: 'x' };
const block = { image_url: 'https://images.example.com/a.png', texts: title };
const list = { texts: { text_title: 't', text_shelf_title: 's', text_shelf: 'y' } };
const payment = { title: 't', monthly_price: '1', discount_text: 'd', price_discounted: '2' };
const timed = { first: { available_from: '2026-01-01', link: 'https://example.com', texts } };
const sound = {
  promo_key: 'spring',
  promo_type: 'percentage_off',
  coupon_codes: { yearly: 'A', monthly: 'B' },
  percentages: { yearly: 20, monthly: 10 },
  promo_page: { hero_section: block, whats_included_section: list, offer_ends_section: block },
  checkout_pages: { signup_page: texts, plans_page: texts, payment_page: { yearly: payment, monthly: payment } },
  quiz_pages: { question_box_text: 'q' },
  promo_banner: texts,
  promo_footer: texts,
  promo_modal: { ...title, text_link: 'l' },
  offer_terms: timed,
  urgency_texts: timed,
};
const promotion = (variables: unknown, active = true) =>
  featuresOf(
    experiments.ExperimentDocument.parse({
      experiments: [
        {
          name: 'spring',
          kind: 'promotion',
          active,
          variations: [
            { name: 'control', weight: 0.5 },
            { name: 'variant_1', weight: 0.5, variables },
          ],
        },
      ],
    }),
    { site: 'https://greenroom.example', imageHosts: ['images.example.com'] },
  );

const hero = (section: object) => ({ promo_page: { ...sound.promo_page, hero_section: section } });
const included = (all: object) => ({ promo_page: { ...sound.promo_page, whats_included_section: { texts: all } } });

test('an image on the site itself is valid', () => {
  const own = { ...block, image_url: 'https://greenroom.example/assets/art/pan.svg' };
  expect(promotion({ ...sound, ...hero(own) }).invalid).toEqual([]);
});

test('a promotion without modal texts is valid', () => {
  expect(promotion({ ...sound, promo_modal: {} }).invalid).toEqual([]);
});

test('a promotion is on when it is active and its variables are valid', () => {
  const { features, met, invalid } = promotion(sound);
  expect(features['spring']?.rules).toHaveLength(1);
  expect(met).toEqual({ spring: { free: true } });
  expect(invalid).toEqual([]);
});

test('an inactive promotion is off, and nothing is reported', () => {
  const off = { features: { spring: { defaultValue: null } }, promotions: [], met: {}, invalid: [] };
  expect(promotion(sound, false)).toEqual(off);
});

test.each<[string, object, string]>([
  ['a bad text key', { promo_banner: { Text: 'x' } }, 'Invalid key. Use "text" or snake_case starting with "text_"'],
  ['an unknown type', { promo_type: 'free' }, 'promo_type'],
  ['a bad link', { offer_terms: { a: { ...timed.first, link: 'no' } } }, 'offer_terms.a.link'],
  ['a bad image', { promo_page: { ...sound.promo_page, hero_section: { image_url: 'no', texts } } }, 'hero_section'],
  [
    'an image on an unlisted host',
    hero({ ...block, image_url: 'https://example.com/a.png' }),
    'promo_page.hero_section.image_url must be on this site or on a host of IMAGE_HOSTS',
  ],
  ['an image without https', hero({ ...block, image_url: 'http://images.example.com/a.png' }), 'IMAGE_HOSTS'],
  [
    'a text that is shown nowhere',
    { promo_banner: { text: 'x', text_small: 'y' } },
    'promo_banner.text_small is shown nowhere',
  ],
  [
    'an item without a title',
    included({ text_title: 't', text_shelf: 'y' }),
    'whats_included_section.texts.text_shelf is shown nowhere',
  ],
  ['a modal without its link', { promo_modal: title }, 'promo_modal.text_link is required'],
  [
    'an invalid date',
    { urgency_texts: { a: { ...timed.first, available_from: 'soon' } } },
    'urgency_texts.a.available_from must be an ISO 8601 date',
  ],
  ['a type without its figures', { percentages: undefined }, 'percentages is required'],
  ['figures of the other type', { amounts: { yearly: 5, monthly: 1 } }, 'amounts is shown only with amount_off'],
  ['more than 100 percent', { percentages: { yearly: 120, monthly: 0 } }, 'percentages.yearly must be at most 100'],
  ['an empty start date', { urgency_texts: { a: { ...timed.first, available_from: '' } } }, 'available_from'],
  ['an unknown key', { promo_ticker: 'x' }, 'promo_ticker'],
  ['a link to a script', { offer_terms: { a: { ...timed.first, link: 'javascript:alert(1)' } } }, 'offer_terms.a.link'],
  ['a negative percentage', { percentages: { yearly: -1, monthly: 0 } }, 'percentages.yearly'],
  ['a missing part', { coupon_codes: { yearly: 'A' } }, 'coupon_codes.monthly'],
  ['a number instead of a text', { promo_banner: { text: 4 } }, 'promo_banner.text'],
])('a promotion with %s is turned off and reported', (_, change, told) => {
  const { features, invalid } = promotion({ ...sound, ...change });
  expect(features['spring']).toEqual({ defaultValue: null });
  expect(invalid[0]).toContain(told);
});

test.each([
  ['weights that do not add up', [0.5, 0.4]],
  ['a single variation', [1]],
])('a document with %s is rejected', (_, weights) => {
  const variations = weights.map((weight, index) => ({ name: `v${index}`, weight }));
  const read = experiments.ExperimentDocument.safeParse({ experiments: [{ name: 'a', active: true, variations }] });
  expect(read.success).toBe(false);
});

const site = 'https://greenroom.example';

test('the shipped document has both experiments of the specification, and a promotion that is off', async () => {
  const { features, promotions, met, invalid } = await loadExperiments(shippedContent, { site });
  expect(Object.keys(features)).toEqual(['on-call-free-trial', 'core-web-vitals-on-load', 'opening-season']);
  expect(met).toEqual({ 'on-call-free-trial': { page: 'mentorCall', free: true }, 'core-web-vitals-on-load': {} });
  expect([promotions, invalid]).toEqual([[], []]);
});

test('the shipped promotion can be turned on, and is valid in both languages', async () => {
  const loaded = await loadExperiments(shippedContent, { on: ['opening-season'], site });
  expect(loaded.invalid).toEqual([]);
  const offered = (['en', 'de'] as const).map((locale) =>
    decidePromotion(loaded, { unit: 'someone', locale, now: new Date(), drawn: {} }),
  );
  expect(offered.map((one) => one?.variables.promo_banner['text'])).toEqual([
    'Opening season: 20% off your first year.',
    'Saisonauftakt: 20 % auf Ihr erstes Jahr.',
  ]);
  expect(offered[0]?.variables.offer_terms['opening']?.link).toBe('https://greenroom.example/help-center#plans');
  await expect(loadExperiments(shippedContent, { on: ['opening-seson'], site })).rejects.toThrow('opening-seson');
});
