import type { ConversationRow } from '../conversations/conversations.repository.ts';

/**
 * In ms, and in conversations. What a person has forgotten is deleted from the database, and remains in this cache for
 * at most this long.
 */
const kept = { forMs: 60_000, most: 500 };

/**
 * Caches a value derived from a whole conversation until the conversation changes, because each answer of a language
 * model needs those of many.
 */
export function unchanged<T>(
  make: (row: ConversationRow) => Promise<T>,
  now: () => number = Date.now,
): (row: ConversationRow) => Promise<T> {
  const made = new Map<string, { as: string; at: number; value: Promise<T> }>();
  const letGo = () => {
    for (const [uuid, { at }] of made)
      if (now() - at >= kept.forMs || made.size > kept.most) made.delete(uuid);
      else break;
  };
  return (row) => {
    letGo();
    const as = JSON.stringify([row.updatedAt, row.recap, row.madeRecap]);
    const known = made.get(row.uuid);
    if (known?.as === as) return known.value;
    const value = make(row);
    made.delete(row.uuid);
    made.set(row.uuid, { as, at: now(), value });
    value.catch(() => made.delete(row.uuid));
    return value;
  };
}
