import type { Catalogue } from '@greenroom/content';
import { indexShelves, type ShelfSearch } from '@greenroom/house-engine';
import { checks, type CheckName } from './conversation-checks.ts';
import type { Conversation } from './exchange.ts';
import { talk } from './talk.ts';

export interface Verdict {
  check: CheckName;
  /** How many turns, quotes, cards or goals were checked. */
  looked: number;
  /** One line for each fault. */
  faults: string[];
}

/**
 * Runs each conversation with the house engine for several seeds and checks the answers.
 * @throws if a conversation names a coach that is not in the catalogue
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
    if (!coach) throw new Error(`Unknown coach "${conversation.coach}"`);
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
