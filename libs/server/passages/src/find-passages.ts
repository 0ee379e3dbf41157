import type { Catalogue, Item } from '@greenroom/content';
import { indexLibrary, type LibraryText, type Locale } from './index-library.ts';
import { splitPassages } from './split-passages.ts';

export interface FoundPassage {
  item: Item;
  /** The heading above the passage; undefined before an item's first heading. */
  heading: string | undefined;
  /** One or two paragraphs of the item's Markdown, verbatim. */
  passage: string;
  score: number;
  /** Whether it is likely to answer the question. Do not quote it otherwise. */
  sure: boolean;
  /** The score from which on it is sure. */
  sureFrom: number;
}

/**
 * Finds passages of a coach's library, or of all, that answer a person's words: one per item, best first. `limit` is 3
 * by default, `locale` is the language of the words.
 */
export type FindPassages = (
  coachSlug: string,
  text: string,
  options?: { locale?: Locale; limit?: number },
) => FoundPassage[];

/**
 * The score from which on a passage is sure. Chosen so that at most a tenth of the questions without an answer reach
 * it, on evaluation/tuning and on the coaches’ off-topic-tuning.yaml.
 */
const sureFrom = { shelf: 1.1, all: 1.35 };

/** Builds one index over all libraries. It reads no file and stores nothing about the questions. */
export function indexPassages({ coaches, synonyms }: Pick<Catalogue, 'coaches' | 'synonyms'>): FindPassages {
  const items = new Map(coaches.flatMap(({ shelf }) => shelf).map((item) => [item.uuid, item]));
  const search = indexLibrary([...items.values()].map(itemText), synonyms);
  return (coachSlug, text, { locale = 'en', limit = 3 } = {}) => {
    const everywhere = coachSlug === 'all';
    const least = everywhere ? sureFrom.all : sureFrom.shelf;
    return search(text, locale, (uuid) => everywhere || items.get(uuid)!.coach === coachSlug)
      .slice(0, limit)
      .flatMap(({ id, score, passage }) =>
        passage
          ? {
              item: items.get(id)!,
              heading: passage.heading,
              passage: passage.text,
              score,
              sure: score >= least,
              sureFrom: least,
            }
          : [],
      );
  };
}

/** Returns a library item in searchable form. */
export function itemText({ uuid, title, summary, answers, body, recipe }: Item): LibraryText {
  const more = recipe && [
    recipe.description,
    ...recipe.instructions,
    ...recipe.variations,
    ...recipe.ingredients.map(({ name }) => name),
  ];
  return { id: uuid, title, summary, answers, passages: splitPassages(body), ...(more && { more: more.join('\n') }) };
}
