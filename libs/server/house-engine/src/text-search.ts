import MiniSearch, { type SearchResult } from 'minisearch';
import { readSenses } from '@greenroom/passages';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** The searchable fields of a text. `answers` are people's phrasings of the need, one per line. */
export interface SearchedText {
  id: string;
  title: string;
  answers: string;
  summary: string;
  quotes: string;
  asks: string;
  body: string;
}

export interface FoundText {
  id: string;
  /**
   * MiniSearch's score, times the square of the share of the query that the text covers, each word weighted by its
   * rarity. Scores grow with the logarithm of the number of texts.
   */
  nearness: number;
}

const weights = { title: 4, answers: 2, summary: 1, quotes: 1, asks: 0.5, body: 3 };
const bm25 = { k: 2, b: 0.5, d: 0 };
/** Fields that say what a text is about; a word that occurs only in the body counts half. */
const tellingFields = new Set(['title', 'answers', 'summary', 'quotes']);
const coverage = { telling: 1, bodyOnly: 0.5, sense: 0.8, similar: 0.5, uncovered: 1.5 };

const termsOf = (word: string) => {
  const stem = stemOf(word);
  return stem === undefined ? null : [stem, ...sensesOf(stem)];
};
/** Names of the senses of a stem. They are not words, so they cannot be typed. */
const numbersOf = readSenses([]);
const sensesOf = (stem: string) => numbersOf(stem).map((sense) => `~${sense}`);
const isSense = (term: string) => term.startsWith('~');

/**
 * Indexes texts, since the weight of a word shows only over many of them.
 * @returns a function that finds texts related to a person's words, in no particular order; `among` restricts which
 * texts count
 */
export function indexTexts(
  texts: readonly SearchedText[],
): (words: string, among?: (id: string) => boolean) => FoundText[] {
  const rarityOf = rarityIn(texts.flatMap(passagesOf));
  const index = new MiniSearch<SearchedText>({
    fields: Object.keys(weights),
    tokenize: wordsOf,
    processTerm: termsOf,
  });
  index.addAll(texts);
  return (words, among) => {
    const asked = [...stemsOf(words)];
    return index
      .search(words, {
        ...(among && { filter: ({ id }) => among(id as string) }),
        boost: weights,
        bm25,
        fuzzy: (term) => (term.length > 4 && !isSense(term) ? 0.2 : false),
        prefix: (term) => term.length > 3 && !isSense(term),
        weights: { fuzzy: 0.3, prefix: 0.4 },
      })
      .map((hit) => ({ id: hit.id as string, nearness: hit.score * coveredShare(asked, hit, rarityOf) ** 2 }));
  };
}

function coveredShare(asked: readonly string[], hit: SearchResult, rarityOf: (stem: string) => number): number {
  const similar = new Set(hit.queryTerms);
  const standing = (term: string) => {
    // People also write "constructor", which every object has.
    if (!Object.hasOwn(hit.match, term)) return 0;
    return hit.match[term]!.some((field) => tellingFields.has(field)) ? coverage.telling : coverage.bodyOnly;
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

/** Returns how rare a stem is among passages: the inverse document frequency. */
function rarityIn(passages: readonly string[]): (stem: string) => number {
  const occurs = new Map<string, number>();
  for (const passage of passages) {
    for (const stem of stemsOf(passage)) occurs.set(stem, (occurs.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log(1 + passages.length / (1 + (occurs.get(stem) ?? 0)));
}

const passagesOf = ({ title, answers, summary, body }: SearchedText) => [
  title,
  ...answers.split('\n'),
  summary,
  ...body.split(/\n\n+|(?<=[.?!])\s+/),
];
