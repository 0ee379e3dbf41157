import { z } from 'zod';
import type { Catalogue } from '../../content/index.ts';
import { indexShelves } from '../domain/house-engine/index.ts';

/** Questions as people ask them, each with the item that should answer it. */
export const Questions = z
  .array(z.strictObject({ coach: z.string(), question: z.string().min(1), item: z.string() }))
  .min(1);
export type Questions = z.infer<typeof Questions>;

export interface Row {
  coach: string;
  question: string;
  wanted: string;
  /** Slugs, best first. */
  found: string[];
}

export interface Measured {
  rows: Row[];
  questions: number;
  itemFirst: number;
  itemInFirstThree: number;
}

/**
 * Asks the house engine's search each question.
 * @throws where a question names a coach or an item that is not in the catalogue
 */
export function measure(catalogue: Catalogue, questions: Questions): Measured {
  const shelves = indexShelves(catalogue);
  const rows = questions.map(({ coach, question, item }) => {
    if (!catalogue.item(coach, item)) throw new Error(`There is no item "${item}" on the shelf of "${coach}"`);
    return { coach, question, wanted: item, found: shelves.find(coach, question).map(({ slug }) => slug) };
  });
  return {
    rows,
    questions: rows.length,
    itemFirst: rows.filter(({ wanted, found }) => found[0] === wanted).length,
    itemInFirstThree: rows.filter(({ wanted, found }) => found.slice(0, 3).includes(wanted)).length,
  };
}
