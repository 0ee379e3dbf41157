import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { expandQuery, type QueryPart, type SynonymGroup } from './expand-query.ts';
import { searchWords } from './search-words.ts';

/** What something is found by. */
export interface Searched<Found> {
  found: Found;
  title: string;
  /** What is told of it, such as a summary and who it is with. */
  about: string;
  body: string;
}

type Field = 'title' | 'about' | 'body';

/** Names weigh most: who searches here mostly knows what they want to go to. */
const weights: Record<Field, number> = { title: 6, about: 2, body: 1 };

/** How much a word counts that stands for what was asked, by how it stands for it. */
const share = { asked: 1, same: 0.6, near: 0.25 };

/** Of what was asked any beginning counts; of a synonym only longer words, or "car" would stand for "careful". */
const prefixOfSynonym = (term: string) => term.length > 3;

const fuzzy = (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false);

const attempts = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
] as const satisfies readonly SearchOptions[];

/**
 * An index over titles and texts. A word is found by its beginning and by its synonyms. Where nothing has all the
 * words, they may be misspelt by a letter or two (two that changed places are two); where still nothing has, the best
 * are those that have some of them.
 * @returns finds what has to do with some words, the nearest first
 */
export function indexWords<Found>(
  entries: readonly Searched<Found>[],
  synonyms: readonly SynonymGroup[],
): (text: string) => Found[] {
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: Object.keys(weights),
    tokenize: searchWords,
    processTerm: (term) => term,
  });
  index.addAll(entries.map(({ title, about, body }, id) => ({ id, title, about, body })));

  return (text) => {
    const parts = expandQuery(text, synonyms);
    if (parts.length === 0) return [];
    for (const { combineWith, ...spelling } of attempts) {
      const hits = index.search({ combineWith, queries: parts.map((part) => queryOf(part, spelling)) });
      if (hits.length > 0) return hits.map(({ id }) => entries[id as number]!.found);
    }
    return [];
  };
}

/** What was asked, as it was written and by any of its synonyms. Only what a person wrote can be misspelt. */
function queryOf({ asked, same, near }: QueryPart, spelling: SearchOptions): Query {
  const phrase = (words: readonly string[], counts: number, how: SearchOptions): Query => ({
    ...how,
    boost: Object.fromEntries(Object.entries(weights).map(([field, weight]) => [field, weight * counts])),
    combineWith: 'AND',
    queries: [...words],
  });
  return {
    combineWith: 'OR',
    queries: [
      phrase(asked, share.asked, { ...spelling, prefix: true }),
      ...same.map((words) => phrase(words, share.same, { prefix: prefixOfSynonym })),
      ...near.map((words) => phrase(words, share.near, { prefix: prefixOfSynonym })),
    ],
  };
}
