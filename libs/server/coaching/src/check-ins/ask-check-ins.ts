import type { Database, Queryable } from '@greenroom/database';
import { deleteCheckIns, findDue, findWaiting, markAsked } from './check-ins.repository.ts';
import { findMessagesBefore, lockConversation, touchConversation } from '../conversations/conversations.repository.ts';
import { checkInSentence } from '../domain/check-in-sentence.ts';
import { looksGerman } from '@greenroom/house-engine';
import { dangerOf } from '@greenroom/safety';
import { insertSaid } from '../messages/insert-pair.ts';
import { findWriting } from '../messages/versions.repository.ts';

/** Check-ins due today are asked from this hour (UTC) on, so that the person has had time to act. */
const eveningHour = 18;
/** How many of the newest messages are checked for the language and for a crisis. */
const memory = 400;

/**
 * Asks about due commitments, once in each conversation. A conversation in which an answer is being written is left for
 * the next run. An error in one conversation is logged and does not stop the others.
 */
export async function askCheckIns(
  { db, log }: { db: Database; log: { warn(facts: object, message: string): void } },
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const upTo = now.getUTCHours() >= eveningHour ? today : dayOf(new Date(now.getTime() - 86_400_000));
  for (const { conversationUuid, ownerId } of await findDue(db, upTo)) {
    await db
      .transaction(async (tx) => {
        await lockConversation(tx, conversationUuid, ownerId);
        await ask(tx, conversationUuid, { now, today, upTo });
      })
      .catch((error: unknown) => log.warn({ err: error, conversationUuid }, 'Asking a check-in failed; will retry'));
  }
}

async function ask(
  tx: Queryable,
  conversationUuid: string,
  { now, today, upTo }: { now: Date; today: string; upTo: string },
): Promise<void> {
  // Read under the lock, because another instance may have asked meanwhile.
  const due = await findWaiting(tx, conversationUuid, upTo);
  if (due.length === 0 || (await findWriting(tx, conversationUuid)).length > 0) return;
  const said = await findMessagesBefore(tx, conversationUuid, undefined, memory);
  if (dangerOf(said)) return deleteCheckIns(tx, due);
  const ofPerson = said.filter(({ author }) => author === 'person').map(({ text }) => text);
  const language = looksGerman(ofPerson.join('\n')) ? 'de' : 'en';
  const text = due.map((one) => checkInSentence(one, today, language)).join('\n\n');
  const last = said.at(-1);
  const place = { conversationUuid, position: (last?.position ?? 0) + 1, follows: last?.uuid ?? null, version: 1 };
  await insertSaid(tx, place, text);
  await markAsked(tx, due, now);
  await touchConversation(tx, conversationUuid);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
