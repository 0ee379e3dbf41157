import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type Catalogue, type Item, loadCatalogue } from '@greenroom/content';
import { indexShelves, linesFor, type ShelfSearch } from './shelf-search.ts';

let catalogue: Catalogue;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

const first = (coach: string, words: string) => shelves.find(coach, words)[0]?.slug;

it.each([
  ['imogen-vale', 'my voice shakes when i start', 'the-first-nine-seconds'],
  ['imogen-vale', 'My voice was shaking as I started', 'the-first-nine-seconds'],
  ['imogen-vale', 'my voise shakes', 'the-first-nine-seconds'],
  ['baptiste-orlay', 'leftover rice', 'ten-minute-garlic-rice'],
])('finds on the shelf of %s for “%s” the item %s', (coach, words, item) => {
  expect(first(coach, words)).toBe(item);
});

it.each(['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'])(
  'treats “%s” like any other word, though every object has it',
  (word) => {
    expect(first('imogen-vale', `my voice shakes before the ${word.toLowerCase()}, my ${word}`)).toBe(
      'the-first-nine-seconds',
    );
  },
);

it('finds nothing on another coach’s shelf', () => {
  for (const item of shelves.find('kaito-lindqvist', 'rent landlord salary number'))
    expect(item.coach).toBe('kaito-lindqvist');
});

it('finds nothing if nothing is near enough', () => {
  expect(shelves.find('imogen-vale', 'What is the capital of France?')).toEqual([]);
  expect(shelves.isInTheField('imogen-vale', 'Xylophones of Madagascar')).toBe(false);
});

it('reads out the quote that shares most words with the question, and then another one', () => {
  const item = catalogue.item('imogen-vale', 'the-first-nine-seconds');
  if (!item) throw new Error('The item is not there');
  const words = 'a shaking voice, and a long sentence on little air';
  const first = linesFor(item, undefined, words, []);
  expect(first).toContain('shaking voice');
  const second = linesFor(item, undefined, words, [first!]);
  expect(item.quotes).toContain(second);
  expect(second).not.toBe(first);
});

it('prefers the quote a good librarian would choose, much more often than the item’s first one', () => {
  const file = resolve(import.meta.dirname, '../../coaching/src/evaluation/quotes.yaml');
  const asked = parse(readFileSync(file, 'utf8')) as { coach: string; item: string; question: string; quote: string }[];
  const first = (choose: (item: Item, question: string) => string | undefined) =>
    asked.filter(({ coach, item, question, quote }) =>
      choose(catalogue.item(coach, item) as Item, question)?.startsWith(quote),
    ).length / asked.length;
  expect(first((item) => item.quotes[0])).toBeLessThan(0.2);
  expect(first((item, question) => linesFor(item, undefined, question, []))).toBeGreaterThan(0.65);
});

it('finds a phrasing that is left out of the index often enough', () => {
  // One phrasing of each item at a time: an index for every phrasing would take minutes.
  const rounds = Math.max(...catalogue.coaches.flatMap(({ shelf }) => shelf.map(({ answers }) => answers.length)));
  const found = Array.from({ length: rounds }, (_, round) => {
    const coaches = catalogue.coaches.map((coach) => ({
      ...coach,
      shelf: coach.shelf.map((item) => ({ ...item, answers: item.answers.toSpliced(round, 1) })),
    }));
    const search = indexShelves({ coaches, synonyms: catalogue.synonyms });
    return catalogue.coaches.flatMap((coach) =>
      coach.shelf
        .filter(({ answers }) => answers.length > round)
        .map(({ slug, answers }) => search.find(coach.slug, answers[round]!)[0]?.slug === slug),
    );
  }).flat();
  // Unanswerable questions stay unanswered far more often than with a looser search: see the next test.
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.42);
});

it('finds nothing for most questions that no item answers', () => {
  const file = resolve(import.meta.dirname, '../../coaching/src/evaluation/off-topic-tuning.yaml');
  const questions = parse(readFileSync(file, 'utf8')) as { coach: string; question: string }[];
  const silent = questions.filter(({ coach, question }) => shelves.find(coach, question).length === 0);
  expect(silent.length / questions.length).toBeGreaterThan(0.64);
});
