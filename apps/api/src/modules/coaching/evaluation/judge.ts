import { z } from 'zod';
import type { Catalogue } from '../../content/index.ts';
import { type HouseAnswer, indexShelves, type LastTime, type ShelfSearch } from '../domain/house-engine/index.ts';
import { checks, type CheckName } from './conversation-checks.ts';
import { talk } from './talk.ts';

/** What one person says in twelve turns, and what must be seen in the answers. */
export const Conversation = z.strictObject({
  coach: z.string(),
  about: z.string(),
  /** The goal as the coach has to name it again. */
  goal: z.string().optional(),
  /** What the person said in an earlier conversation with the coach. */
  before: z.array(z.string().min(1)).default([]),
  /** What the coach has to come back to from there, as it has to say it. */
  last: z.strictObject({ goal: z.string(), step: z.string().optional() }).optional(),
  materials: z.array(z.strictObject({ name: z.string(), text: z.string() })).default([]),
  turns: z
    .array(
      z.strictObject({
        says: z.string().min(1),
        /** A crisis, to be answered in this language. */
        crisis: z.enum(['en', 'de']).optional(),
        /** Holds orders to the coach. */
        orders: z.literal(true).optional(),
      }),
    )
    .length(12),
});
export type Conversation = z.infer<typeof Conversation>;

/** One turn as it went. `text` is the coach's, as it is stored. */
export interface Exchange {
  says: string;
  crisis?: 'en' | 'de' | undefined;
  /** It is answered with care, since danger was spoken of and that is not settled. */
  inCare?: boolean;
  orders?: true | undefined;
  answer: HouseAnswer;
  text: string;
  /** What the coach knew from last time. */
  lastTime?: LastTime | undefined;
}

export interface Verdict {
  check: CheckName;
  /** How often it was looked at: turns, quotes, cards, goals. */
  looked: number;
  /** What is wrong, a line for each. */
  faults: string[];
}

/**
 * Has the house engine lead each conversation, by several seeds, and checks the answers.
 * @throws where a conversation names a coach that is not in the catalogue
 */
export function judge(
  catalogue: Catalogue,
  conversations: readonly Conversation[],
  seeds: readonly string[] = ['one'],
  shelves: ShelfSearch = indexShelves(catalogue),
): Verdict[] {
  const verdicts = checks.map(({ name }): Verdict => ({ check: name, looked: 0, faults: [] }));
  for (const conversation of conversations) {
    const coach = catalogue.coach(conversation.coach);
    if (!coach) throw new Error(`There is no coach "${conversation.coach}"`);
    for (const seed of seeds) {
      const exchanges = talk(coach, conversation, shelves, seed);
      const again = talk(coach, conversation, shelves, seed);
      for (const [index, { find }] of checks.entries()) {
        const { looked, faults } = find({ coach, conversation, exchanges, again });
        const verdict = verdicts[index] as Verdict;
        verdict.looked += looked;
        verdict.faults.push(...faults.map((fault) => `${coach.slug}, ${conversation.about} (seed ${seed}): ${fault}`));
      }
    }
  }
  return verdicts;
}
