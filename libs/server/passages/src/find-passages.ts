import type { Catalogue, Item } from '@greenroom/content';
import { indexLibrary, type LibraryText, type Locale } from './index-library.ts';
import { splitPassages } from './split-passages.ts';

export interface FoundPassage {
  item: Item;
  /** What the passage stands below; nothing before an item's first heading. */
  heading: string | undefined;
  /** A paragraph or two of the item's Markdown, word for word. */
  passage: string;
  score: number;
  /** Whether it answers what was asked, as far as can be told. Below that nothing should be quoted. */
  sure: boolean;
  /** The score from which it is sure. */
  sureFrom: number;
}

/**
 * Finds passages of a coach's library, or of all, that answer a person's words: one of each item, best first.
 * `limit` is 3 by default, `locale` is the language of the words.
 */
export type FindPassages = (
  coachSlug: string,
  text: string,
  options?: { locale?: Locale; limit?: number },
) => FoundPassage[];

/**
 * From this score on. Chosen so that of what nothing answers at most a tenth reaches it: on evaluation/tuning and on
 * the coaches’ off-topic-tuning.yaml.
 */
const sureFrom = { shelf: 1.1, all: 1.35 };

/** One index over all libraries, built once. It reads no file and keeps nothing of what is asked. */
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

/** A library item as it is searched. */
export function itemText({ uuid, title, summary, answers, body, recipe }: Item): LibraryText {
  const more = recipe && [
    recipe.description,
    ...recipe.instructions,
    ...recipe.variations,
    ...recipe.ingredients.map(({ name }) => name),
  ];
  return { id: uuid, title, summary, answers, passages: splitPassages(body), ...(more && { more: more.join('\n') }) };
}
