import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import type { ConversationRow } from '../conversations/conversations.repository.ts';
import { ruleBasedRecap } from '../recap/rule-based-recap.ts';
import { linesOf } from './kept-memory.ts';

/**
 * Returns every line that may have been remembered of a conversation: from the corrected recap, and from those made by
 * a model or the house engine.
 */
export async function linesKept(
  tx: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  row: ConversationRow,
): Promise<string[]> {
  const { made } = await ruleBasedRecap(tx, catalogue, row);
  const all = [row.recap, row.madeRecap, made].filter((kept) => kept !== null);
  return [...new Set(all.flatMap((kept) => linesOf({ ...kept, facts: kept.facts ?? [] })))];
}
