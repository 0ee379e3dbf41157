import MiniSearch, { type SearchResult } from 'minisearch';
import type { Catalogue, Item } from '../../../content/index.ts';
import { sensesOf } from './near-words.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** Finds what in a coach's library answers a person's words. */
export interface ShelfSearch {
  /** Items that answer, best first, then what lies near them; none where nothing on the shelf is near enough. */
  find(coachSlug: string, words: string, howNear?: 'near' | 'clearly'): Item[];
  /** Whether the words are at least about what the coach's shelf is about. */
  isInTheField(coachSlug: string, words: string): boolean;
}

/**
 * How near an item is: MiniSearch's score, times the square of the share of what was said that the item covers, each
 * word weighed by how rare it is. Below this figure it has little to do with it. Chosen on the items' own phrasings,
 * each asked while left out of the index, and on evaluation/off-topic-tuning.yaml, with 110 items (scores grow with the
 * logarithm of how many there are): see shelf-search.test.ts.
 */
const nearEnough = 7;
/** So many times as near is what is found though nobody asked for it. */
const clearlyNear = 2.5;
/** From this share of it on, the words are at least about the coach's field. */
const inTheField = 0.4;

const weights = { title: 4, answers: 2, summary: 1, quotes: 1, asks: 0.5, body: 3 };
const bm25 = { k: 2, b: 0.5, d: 0 };
/** Where an item says what it is about; a word that stands only in its text is half a sign. */
const tellingFields = new Set(['title', 'answers', 'summary', 'quotes']);
const coverage = { telling: 1, bodyOnly: 0.5, sense: 0.8, similar: 0.5, uncovered: 1.5 };

const termsOf = (word: string) => {
  const stem = stemOf(word);
  return stem === undefined ? null : [stem, ...sensesOf(stem)];
};
const isSense = (term: string) => term.startsWith('~');

/** One index over all shelves, since how telling a word is shows only over many items; each search reads one shelf. */
export function indexShelves(catalogue: Pick<Catalogue, 'coaches'>): ShelfSearch {
  const items = new Map(catalogue.coaches.flatMap((coach) => coach.shelf).map((item) => [item.uuid, item]));
  const documents = [...items.values()].map(asDocument);
  const rarityOf = rarityIn(documents.flatMap(passagesOf));
  const index = new MiniSearch<Record<string, string>>({
    fields: Object.keys(weights),
    storeFields: ['coach'],
    tokenize: wordsOf,
    processTerm: termsOf,
  });
  index.addAll(documents);
  const search = (coachSlug: string, words: string) => {
    const asked = [...stemsOf(words)];
    return index
      .search(words, {
        filter: (hit) => hit.coach === coachSlug,
        boost: weights,
        bm25,
        fuzzy: (term) => (term.length > 4 && !isSense(term) ? 0.2 : false),
        prefix: (term) => term.length > 3 && !isSense(term),
        weights: { fuzzy: 0.3, prefix: 0.4 },
      })
      .map((hit) => ({
        item: items.get(hit.id as string),
        nearness: hit.score * coveredShare(asked, hit, rarityOf) ** 2,
      }));
  };
  return {
    find(coachSlug, words, howNear = 'near') {
      const hits = search(coachSlug, words);
      const least = howNear === 'clearly' ? nearEnough * clearlyNear : nearEnough;
      if ((hits[0]?.nearness ?? 0) < least) return [];
      return hits.map(({ item }) => item).filter((item) => item !== undefined);
    },
    isInTheField: (coachSlug, words) =>
      search(coachSlug, words).some(({ nearness }) => nearness >= nearEnough * inTheField),
  };
}

function coveredShare(asked: readonly string[], hit: SearchResult, rarityOf: (stem: string) => number): number {
  const similar = new Set(hit.queryTerms);
  const standing = (term: string) => {
    const fields = hit.match[term];
    if (!fields) return 0;
    return fields.some((field) => tellingFields.has(field)) ? coverage.telling : coverage.bodyOnly;
  };
  const covered = (stem: string) =>
    Math.max(
      standing(stem),
      ...sensesOf(stem).map((sense) => coverage.sense * standing(sense)),
      similar.has(stem) ? coverage.similar : 0,
    );
  const parts = asked.map((stem) => ({
    covered: covered(stem),
    weight: rarityOf(stem) * (covered(stem) === 0 ? coverage.uncovered : 1),
  }));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? 0 : parts.reduce((sum, part) => sum + part.covered * part.weight, 0) / whole;
}

/** How rare a stem is among passages: the inverse document frequency. */
function rarityIn(passages: readonly string[]): (stem: string) => number {
  const occurs = new Map<string, number>();
  for (const passage of passages) {
    for (const stem of stemsOf(passage)) occurs.set(stem, (occurs.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log(1 + passages.length / (1 + (occurs.get(stem) ?? 0)));
}

const passagesOf = ({ title = '', answers = '', summary = '', body = '' }: Record<string, string>) => [
  title,
  ...answers.split('\n'),
  summary,
  ...body.split(/\n\n+|(?<=[.?!])\s+/),
];

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
