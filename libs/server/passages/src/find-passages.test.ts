import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { measurePassages } from './evaluation/measure.ts';
import { type FindPassages, indexPassages } from './find-passages.ts';

let catalogue: Catalogue;
let find: FindPassages;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  find = indexPassages(catalogue);
});

it.each([
  ['en', 'imogen-vale', 'my voice shakes when i start', 'the-first-nine-seconds'],
  ['en', 'baptiste-orlay', 'leftover rice', 'ten-minute-garlic-rice'],
  ['de', 'kaito-lindqvist', 'Meine Miete wird erhöht', 'talking-the-rent-down'],
] as const)('finds, asked in %s of %s “%s”, %s', (locale, coach, question, item) => {
  const [best] = find(coach, question, { locale });
  expect(best).toMatchObject({ item: { slug: item }, sure: true });
  expect(best!.item.body).toContain(best!.passage);
});

it('finds the item despite typing errors', () => {
  expect(find('imogen-vale', 'my voise shaks when i start')[0]?.item.slug).toBe('the-first-nine-seconds');
});

it('quotes the passage that answers, from under its heading', () => {
  const [best] = find('ingrid-solheim', 'I say um all the time', { limit: 1 });
  expect(best).toMatchObject({ item: { slug: 'three-lengths-of-pause' }, heading: 'About um' });
});

it('finds one passage of each item, best first, on the coach’s shelf or in all libraries', () => {
  const shelf = find('kaito-lindqvist', 'rent landlord salary number', { limit: 9 });
  expect(new Set(shelf.map(({ item }) => item.coach))).toEqual(new Set(['kaito-lindqvist']));
  expect(new Set(shelf.map(({ item }) => item.uuid)).size).toBe(shelf.length);
  expect(shelf.map(({ score }) => score)).toEqual(shelf.map(({ score }) => score).toSorted((a, b) => b - a));
  const all = find('all', 'rent landlord salary number', { limit: 9 });
  expect(new Set(all.map(({ item }) => item.coach)).size).toBeGreaterThan(1);
  expect(all).toHaveLength(9);
});

it.each(['', '?!', '👋', 'constructor', '__proto__', 'What is the capital of France?', 'xylophones of Madagascar'])(
  'is sure of nothing for “%s”',
  (question) => {
    expect(find('imogen-vale', question).filter(({ sure }) => sure)).toEqual([]);
    expect(find('all', question).filter(({ sure }) => sure)).toEqual([]);
  },
);

it('finds nothing for an unknown coach', () => {
  expect(find('nobody', 'my voice shakes')).toEqual([]);
});

// Uses the tuning half; only `npm run bench:passages` uses the held-out half.
it.each([
  ['en', 0.85],
  ['de', 0.9],
] as const)('ranks the right item first for most questions in %s', (locale, least) => {
  const { first, questions } = measurePassages(catalogue, { half: 'tuning', locale, where: 'shelf' }, undefined, find);
  expect(first / questions).toBeGreaterThanOrEqual(least);
});
