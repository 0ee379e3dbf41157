import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import { type Danger, dangerOf } from '@greenroom/safety';
import type { MadeRecap } from '../domain/recap.ts';
import { houseRecap } from '../recap/house-recap.ts';

export interface KeptMemory extends MadeRecap {
  /** What danger the conversation was about: nothing follows from such a conversation by itself. */
  danger: Danger | undefined;
}

const nothing: MadeRecap = { goal: null, decided: [], commitments: [], facts: [] };

/** What is remembered of a conversation: as the person corrected it, else as it was made; of a crisis nothing. */
export async function keptMemory(
  db: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  row: ConversationRow,
): Promise<KeptMemory> {
  const { said, made } = await houseRecap(db, catalogue, row);
  const danger = dangerOf(said);
  const kept = row.recap ?? (danger ? nothing : (row.madeRecap ?? made));
  const { goal, decided, commitments, facts = made.facts } = kept;
  return { goal, decided, commitments, facts, danger };
}

/** Everything that is remembered, line by line. */
export const linesOf = ({ goal, decided, commitments, facts }: MadeRecap): string[] => [
  ...(goal === null ? [] : [goal]),
  ...decided,
  ...commitments.map(({ text }) => text),
  ...facts,
];
