import { z } from 'zod';
import type { Catalogue } from '@greenroom/content';
import { indexShelves } from '@greenroom/house-engine';

/** Questions in people's own words, each with the item that should answer it. */
export const Questions = z
  .array(z.strictObject({ coach: z.string(), question: z.string().min(1), item: z.string() }))
  .min(1);
export type Questions = z.infer<typeof Questions>;

/** Questions that no item of the coach answers. */
export const OffTopic = z.array(z.strictObject({ coach: z.string(), question: z.string().min(1) })).min(1);
export type OffTopic = z.infer<typeof OffTopic>;

export interface Row {
  coach: string;
  question: string;
  /** The item that should be found; undefined for a question outside the coach's topics. */
  wanted: string | undefined;
  /** Slugs, best first. */
  found: string[];
}

export interface Measured {
  rows: Row[];
  questions: number;
  itemFirst: number;
  itemInFirstThree: number;
  offTopic: number;
  /** Off-topic questions for which nothing was found, as expected. */
  offTopicSilent: number;
}

/**
 * Runs each question through the house engine's search.
 * @throws if a question names a coach or an item that is not in the catalogue
 */
export function measure(catalogue: Catalogue, questions: Questions, offTopic: OffTopic | [] = []): Measured {
  const shelves = indexShelves(catalogue);
  const find = (coach: string, question: string) => {
    if (!catalogue.coach(coach)) throw new Error(`Unknown coach "${coach}"`);
    return shelves.find(coach, question).map(({ slug }) => slug);
  };
  const answerable = questions.map(({ coach, question, item }) => {
    if (!catalogue.item(coach, item)) throw new Error(`Unknown item "${item}" of the coach "${coach}"`);
    return { coach, question, wanted: item, found: find(coach, question) };
  });
  const elsewhere = offTopic.map(({ coach, question }) => ({
    coach,
    question,
    wanted: undefined,
    found: find(coach, question),
  }));
  return {
    rows: [...answerable, ...elsewhere],
    questions: answerable.length,
    itemFirst: answerable.filter(({ wanted, found }) => found[0] === wanted).length,
    itemInFirstThree: answerable.filter(({ wanted, found }) => found.slice(0, 3).includes(wanted)).length,
    offTopic: elsewhere.length,
    offTopicSilent: elsewhere.filter(({ found }) => found.length === 0).length,
  };
}
