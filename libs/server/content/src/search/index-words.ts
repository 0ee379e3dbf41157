import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { expandQuery, type QueryPart, type SynonymGroup } from './expand-query.ts';
import { searchWords } from './search-words.ts';

/** The texts by which something is found. */
export interface Searched<Found> {
  found: Found;
  title: string;
  /** What is said about it, such as a summary and its coach or partner. */
  about: string;
  body: string;
}

type Field = 'title' | 'about' | 'body';

/** Titles weigh most, because most people who search here know where they want to go. */
const weights: Record<Field, number> = { title: 6, about: 2, body: 1 };

/** The weight of a match by how it relates to the query. */
const share = { asked: 1, same: 0.6, near: 0.25 };

/**
 * A query's words match by any prefix; synonyms only if they are longer than three letters, or "car" would match
 * "careful".
 */
const prefixOfSynonym = (term: string) => term.length > 3;

const fuzzy = (term: string) => (term.length > 5 ? 2 : term.length > 3 ? 1 : false);

const attempts = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND', fuzzy },
  { combineWith: 'OR', fuzzy },
] as const satisfies readonly SearchOptions[];

/**
 * Creates an index over titles and texts. Words match by prefix and by synonym. If no entry has all words, one or two
 * letters may be misspelt (a swap of two letters counts as two); if there is still no match, the entries with some of
 * the words are returned.
 * @returns a function that returns the matching entries, the best first
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

/** Builds the query for a part: as written, or by any of its synonyms. Only the person's own words can be misspelt. */
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
