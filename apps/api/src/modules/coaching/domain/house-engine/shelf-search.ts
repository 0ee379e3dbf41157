import type { Catalogue, Coach, Item } from '../../../content/index.ts';
import { indexTexts, type SearchedText } from './text-search.ts';
import { stemsOf } from './words.ts';

/** Finds what in a coach's library answers a person's words. */
export interface ShelfSearch {
  /** Items that answer, best first, then what lies near them; none where nothing on the shelf is near enough. */
  find(coachSlug: string, words: string, howNear?: 'near' | 'clearly'): Item[];
  /** Whether the words are at least about what the coach's shelf is about. */
  isInTheField(coachSlug: string, words: string): boolean;
  /** The coach whose shelf answers the words best; nothing where nobody's is near enough. */
  coachFor(words: string): Coach | undefined;
}

/**
 * Of an item's nearness: below this figure it has little to do with what was said. Chosen on the items' own phrasings,
 * each asked while left out of the index, and on evaluation/off-topic-tuning.yaml, with 110 items (scores grow with the
 * logarithm of how many there are): see shelf-search.test.ts.
 */
const nearEnough = 7;
/** So many times as near is what is found though nobody asked for it. */
const clearlyNear = 2.5;
/** From this share of it on, the words are at least about the coach's field. */
const inTheField = 0.4;

/** So near is another coach's shelf that a person is sent there. */
const handedOn = 0.7;

/** One index over all shelves, since how telling a word is shows only over many items; each search reads one shelf. */
export function indexShelves(catalogue: Pick<Catalogue, 'coaches'>): ShelfSearch {
  const items = new Map(catalogue.coaches.flatMap((coach) => coach.shelf).map((item) => [item.uuid, item]));
  const searchTexts = indexTexts([...items.values()].map(itemText));
  const search = (coachSlug: string, words: string) =>
    searchTexts(words, (uuid) => items.get(uuid)?.coach === coachSlug).map(({ id, nearness }) => ({
      item: items.get(id),
      nearness,
    }));
  return {
    find(coachSlug, words, howNear = 'near') {
      const hits = search(coachSlug, words);
      const least = howNear === 'clearly' ? nearEnough * clearlyNear : nearEnough;
      if ((hits[0]?.nearness ?? 0) < least) return [];
      return hits.map(({ item }) => item).filter((item) => item !== undefined);
    },
    coachFor(words) {
      const [best] = searchTexts(words, () => true);
      const slug = best && best.nearness >= nearEnough * handedOn ? items.get(best.id)?.coach : undefined;
      return catalogue.coaches.find((coach) => coach.slug === slug);
    },
    isInTheField: (coachSlug, words) =>
      search(coachSlug, words).some(({ nearness }) => nearness >= nearEnough * inTheField),
  };
}

/** A library item as it is searched. */
export function itemText(item: Item): SearchedText {
  return {
    id: item.uuid,
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
