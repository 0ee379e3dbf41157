import { join } from 'node:path';
import { experiments } from '@greenroom/contracts/schemas';
import { loadExperiments } from '../load-experiments.ts';
import { featuresOf } from './features.ts';

const texts = { text: 'x', text_small: 'y' };
const block = { image_url: 'https://example.com/a.png', texts };
const payment = { title: 't', monthly_price: '1', discount_text: 'd', price_discounted: '2' };
const timed = { first: { available_from: '2026-01-01', link: 'https://example.com', texts } };
const sound = {
  promo_key: 'spring',
  promo_type: 'percentage_off',
  coupon_codes: { yearly: 'A', monthly: 'B' },
  percentages: { yearly: 20, monthly: 10 },
  promo_page: { hero_section: block, whats_included_section: block, offer_ends_section: block },
  checkout_pages: { signup_page: texts, plans_page: texts, payment_page: { yearly: payment, monthly: payment } },
  quiz_pages: { question_box_text: 'q' },
  promo_banner: texts,
  promo_footer: texts,
  promo_modal: texts,
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
  );

test('a promotion is on when it is active and its variables are valid', () => {
  const { features, invalid } = promotion(sound);
  expect(features['spring']?.rules).toHaveLength(1);
  expect(invalid).toEqual([]);
});

test('one that is not active is off, and nothing is to be said', () => {
  expect(promotion(sound, false)).toEqual({ features: { spring: { defaultValue: null } }, invalid: [] });
});

test.each<[string, object, string]>([
  ['a key of a text', { promo_banner: { Text: 'x' } }, 'Invalid key. Use "text" or snake_case starting with "text_"'],
  ['a type', { promo_type: 'free' }, 'promo_type'],
  ['a link', { offer_terms: { a: { ...timed.first, link: 'no' } } }, 'offer_terms.a.link'],
  ['an image', { promo_page: { ...sound.promo_page, hero_section: { image_url: 'no', texts } } }, 'hero_section'],
  ['a start', { urgency_texts: { a: { ...timed.first, available_from: '' } } }, 'available_from'],
])('%s that is wrong turns it off, and is told', (_, change, told) => {
  const { features, invalid } = promotion({ ...sound, ...change });
  expect(features['spring']).toEqual({ defaultValue: null });
  expect(invalid[0]).toContain(told);
});

test.each([
  ['weights that do not add up', [0.5, 0.4]],
  ['one variation', [1]],
])('%s are no document', (_, weights) => {
  const variations = weights.map((weight, index) => ({ name: `v${index}`, weight }));
  const read = experiments.ExperimentDocument.safeParse({ experiments: [{ name: 'a', active: true, variations }] });
  expect(read.success).toBe(false);
});

test('the house’s own document has both experiments of the specification', async () => {
  const { features, invalid } = await loadExperiments(join(import.meta.dirname, '../../../../../../content'));
  expect(Object.keys(features)).toEqual(['on-call-free-trial', 'core-web-vitals-on-load']);
  expect(invalid).toEqual([]);
});
