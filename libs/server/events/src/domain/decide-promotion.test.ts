import type { PromotionVariables } from '@greenroom/contracts';
import { decidePromotion, drawPromotions } from './decide-promotion.ts';
import type { Features } from './features.ts';

const said = (promo_key: string) => ({ promo_key }) as PromotionVariables;
const feature = (name: string, weights: number[]) => ({
  defaultValue: null,
  rules: [
    {
      key: name,
      hashAttribute: 'id',
      seed: name,
      hashVersion: 2,
      coverage: 1,
      variations: [null, {}],
      weights,
      meta: [{ key: 'control' }, { key: 'variant_1' }],
    },
  ],
});
function running(name: string, times: { startsAt?: Date; endsAt?: Date } = {}, weights = [0, 1]): Features {
  const variations = new Map([['variant_1', { en: said(`${name}-en`), de: said(`${name}-de`) }]]);
  return {
    features: { [name]: feature(name, weights) },
    met: {},
    promotions: [{ name, startsAt: times.startsAt, endsAt: times.endsAt, variations }],
    invalid: [],
  };
}
const now = new Date('2026-11-21T12:00:00Z');
const on = (features: Features, unit = 'u', locale: 'en' | 'de' = 'en', drawn = {}) =>
  decidePromotion(features, { unit, locale, now, drawn })?.promotionKey;

test.each([
  ['always', {}, 'a-en'],
  ['from this moment on', { startsAt: now }, 'a-en'],
  ['from a later moment on', { startsAt: new Date(now.getTime() + 1) }, undefined],
  ['until a later moment', { endsAt: new Date(now.getTime() + 1) }, 'a-en'],
  ['until this moment', { endsAt: now }, undefined],
])('a promotion that is to run %s', (_, times, key) => {
  expect(on(running('a', times))).toBe(key);
});

test('the promotion is in the visitor’s language', () => {
  expect(on(running('a'), 'u', 'de')).toBe('a-de');
});

test('control has no promotion; half of many visitors have it, and always the same ones', () => {
  expect(on(running('a', {}, [1, 0]))).toBeUndefined();
  const half = running('a', {}, [0.5, 0.5]);
  const units = Array.from({ length: 400 }, (_, index) => `unit ${index}`);
  const first = units.map((unit) => on(half, unit));
  expect(units.map((unit) => on(half, unit))).toEqual(first);
  const share = first.filter((key) => key !== undefined).length / units.length;
  expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
});

test('an assigned variation stays when the weights change, with or without an offer', () => {
  const drawn = drawPromotions(running('a'), { unit: 'u', now, drawn: {} });
  expect(drawn).toEqual({ a: 'variant_1' });
  expect(on(running('a', {}, [1, 0]), 'u', 'en', drawn)).toBe('a-en');
  expect(on(running('a'), 'u', 'en', { a: 'control' })).toBeUndefined();
});

test('an unknown variation is drawn again, and draws of promotions that ended are dropped', () => {
  expect(on(running('a'), 'u', 'en', { a: 'variant_9' })).toBe('a-en');
  expect(on(running('a'), 'u', 'en', { a: '__proto__' })).toBe('a-en');
  const over = { unit: 'u', now, drawn: { a: 'variant_1', b: 'variant_1' } };
  expect(drawPromotions(running('a', { endsAt: now }), over)).toEqual({});
});

test('of two running promotions the first applies; if it has ended, the next', () => {
  const both = (first: Features) => ({
    features: { ...first.features, ...running('b').features },
    promotions: [...first.promotions, ...running('b').promotions],
    met: {},
    invalid: [],
  });
  expect(on(both(running('a')))).toBe('a-en');
  expect(on(both(running('a', { endsAt: now })))).toBe('b-en');
});
