import MiniSearch from 'minisearch';
import type { Catalogue, Item } from '../../../content/index.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** Finds what in a coach's library answers a person's words. */
export interface ShelfSearch {
  /** Items that answer, best first; none where nothing on the shelf is near enough. */
  find(coachSlug: string, words: string): Item[];
  /** Whether any telling word of the text occurs anywhere on the coach's shelf. */
  knowsAWordOf(coachSlug: string, words: string): boolean;
}

/**
 * Below this score of MiniSearch an item has little to do with what was said: on the first four shelves questions about
 * something else stay below it in 6 cases of 7, questions that an item answers are above it in 5 of 6
 * (each asked with its own phrasing taken out of the index).
 */
const nearEnough = 12;

/** Chosen by leaving out, one after the other, each phrasing of each item and asking with it: 183 of 212 come first. */
const weights = { title: 4, answers: 2, summary: 1, quotes: 1, asks: 0.5, body: 3 };
const bm25 = { k: 2, b: 0.5, d: 0 };

/** One index over all shelves, since how telling a word is shows only over many items; each search reads one shelf. */
export function indexShelves(catalogue: Pick<Catalogue, 'coaches'>): ShelfSearch {
  const items = new Map(catalogue.coaches.flatMap((coach) => coach.shelf).map((item) => [item.uuid, item]));
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(weights),
    storeFields: ['coach'],
    tokenize: wordsOf,
    processTerm: (word) => stemOf(word) ?? null,
  });
  index.addAll([...items.values()].map(asDocument));
  const search = (coachSlug: string, words: string) =>
    index.search(words, {
      filter: (hit) => hit.coach === coachSlug,
      boost: weights,
      bm25,
      fuzzy: (stem) => (stem.length > 4 ? 0.2 : false),
      prefix: (stem) => stem.length > 3,
      weights: { fuzzy: 0.3, prefix: 0.4 },
    });
  return {
    find: (coachSlug, words) =>
      search(coachSlug, words)
        .filter((hit) => hit.score >= nearEnough)
        .map((hit) => items.get(hit.id as string))
        .filter((item) => item !== undefined),
    knowsAWordOf: (coachSlug, words) => search(coachSlug, words).length > 0,
  };
}

function asDocument(item: Item): Record<string, string> {
  return {
    id: item.uuid,
    coach: item.coach,
    title: item.title,
    answers: item.answers.join('\n'),
    summary: item.summary,
    quotes: item.quotes.join('\n'),
    asks: item.asks.join('\n'),
    body: [item.body, ...recipeText(item)].join('\n'),
  };
}

function recipeText({ recipe }: Item): string[] {
  if (!recipe) return [];
  const ingredients = recipe.ingredients.map((ingredient) => ingredient.name);
  return [recipe.description, ...recipe.instructions, ...recipe.variations, ...ingredients];
}

/** An item's quotes, the one that shares most words with what the person said first. */
export function quotesByNearness(item: Item, words: string): string[] {
  const asked = stemsOf(words);
  const shared = (quote: string) => [...stemsOf(quote)].filter((stem) => asked.has(stem)).length;
  return item.quotes
    .map((quote) => ({ quote, near: shared(quote) }))
    .sort((one, other) => other.near - one.near)
    .map(({ quote }) => quote);
}
