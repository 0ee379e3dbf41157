import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import { type Danger, dangerOf } from '@greenroom/safety';
import type { MadeRecap } from '../domain/recap.ts';
import { ruleBasedRecap } from '../recap/rule-based-recap.ts';

export interface KeptMemory extends MadeRecap {
  /** The danger the conversation was about, if any. Such a conversation has no automatic follow-ups. */
  danger: Danger | undefined;
}

const nothing: MadeRecap = { goal: null, decided: [], commitments: [], facts: [] };

/**
 * Returns what is remembered of a conversation: the recap the person corrected, else the one that was made; empty for a
 * crisis.
 */
export async function keptMemory(
  db: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  row: ConversationRow,
): Promise<KeptMemory> {
  const { said, made } = await ruleBasedRecap(db, catalogue, row);
  const danger = dangerOf(said);
  const kept = row.recap ?? (danger ? nothing : (row.madeRecap ?? made));
  const { goal, decided, commitments, facts = made.facts } = kept;
  return { goal, decided, commitments, facts, danger };
}

/** Returns everything that is remembered, one line each. */
export const linesOf = ({ goal, decided, commitments, facts }: MadeRecap): string[] => [
  ...(goal === null ? [] : [goal]),
  ...decided,
  ...commitments.map(({ text }) => text),
  ...facts,
];
