import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contracts, fromWire, toWire, verbatimPaths, wireNames } from './schemas.ts';

test.each(Object.entries(contracts))('the endpoint %s names the records of its reply', (_, contract) => {
  const endpoint: Endpoint = contract.endpoint;
  expect(endpoint.verbatim ?? []).toEqual(wireNames(verbatimPaths(contract.reply)));
});

const Promotion = z.object({
  promotionSlug: z.string(),
  textByPlace: z.record(z.string(), z.object({ shownText: z.string() })),
  moreOffers: z.array(z.object({ priceByCountry: z.record(z.string(), z.number()) })).optional(),
});

test('records are found inside arrays and optional parts', () => {
  expect(verbatimPaths(Promotion)).toEqual(['textByPlace', 'moreOffers.priceByCountry']);
  expect(wireNames(['moreOffers.priceByCountry'])).toEqual(['more_offers.price_by_country']);
});

test('a record inside a record is refused, since its keys cannot be told from names', () => {
  const Nested = z.object({ outer: z.record(z.string(), z.record(z.string(), z.string())) });
  expect(() => verbatimPaths(Nested)).toThrow('record inside a record');
});

const promotion = {
  promotionSlug: 'spring',
  textByPlace: { text_homeBanner: { shownText: 'Hello' } },
  moreOffers: [{ priceByCountry: { DE_eur: 9 } }],
};
const onTheWire = {
  promotion_slug: 'spring',
  text_by_place: { text_homeBanner: { shown_text: 'Hello' } },
  more_offers: [{ price_by_country: { DE_eur: 9 } }],
};

test('a value survives the way to the wire and back, and keys of records keep their names', () => {
  expect(toWire(Promotion, promotion)).toEqual(onTheWire);
  expect(fromWire(Promotion, onTheWire).data).toEqual(promotion);
});

test('fields that the schema does not name are dropped', () => {
  expect(toWire(Promotion, { ...promotion, passwordHash: 'x' } as never)).toEqual(onTheWire);
});

test('a reply that does not fit its schema throws', () => {
  expect(() => toWire(Promotion, { promotionSlug: 1 } as never)).toThrow();
});
