import type { Database, Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findToPlan, planCheckIns } from './check-ins.repository.ts';
import { type ConversationRow, lockConversation } from '../conversations/conversations.repository.ts';
import type { Commitment } from '@greenroom/speech-analysis';
import { dangerOf } from '@greenroom/safety';
import { commitmentsOf, isHeard } from '../domain/recap.ts';
import { houseRecap } from '../recap/house-recap.ts';
import { findWriting } from '../messages/versions.repository.ts';

/** After so long without a word a conversation has come to its end for now. */
const idleMs = 30 * 60_000;
/** What was silent for longer when it is first looked at, as after the product stood still, is over. */
const longestSilenceMs = 48 * 3_600_000;
const mostAtOnce = 500;

/**
 * Plans check-ins in conversations that fell silent, so that a coach asks how it went although nobody opened the recap.
 * The house engine finds what was promised: nothing is spent on a language model that nobody asked for. What one
 * conversation fails at is logged, and the others are planned.
 */
export async function planIdleCheckIns(
  { db, catalogue, log }: { db: Database; catalogue: Catalogue; log: { warn(facts: object, message: string): void } },
  now: Date,
): Promise<void> {
  const silent = { from: new Date(now.getTime() - longestSilenceMs), upTo: new Date(now.getTime() - idleMs) };
  for (const { uuid, ownerId } of await findToPlan(db, silent, mostAtOnce)) {
    await db
      .transaction(async (tx) => {
        const conversation = await lockConversation(tx, uuid, ownerId);
        const { updatedAt, checkInsPlannedAt, recap } = conversation;
        const isPlanned = checkInsPlannedAt !== null && checkInsPlannedAt >= updatedAt;
        // Read under the lock: another instance may have planned, and the person may have gone on, meanwhile.
        if (isPlanned || recap || updatedAt > silent.upTo || (await findWriting(tx, uuid)).length > 0) return;
        // By the day on which it was said: "tonight" may be over by now, and is asked about all the same.
        await planCheckIns(tx, conversation, await promisedIn(tx, catalogue, conversation), updatedAt);
      })
      .catch((error: unknown) => log.warn({ err: error, conversationUuid: uuid }, 'Check-ins were not planned'));
  }
}

/** What a language model found stands, where the person had it make a recap; what was said since is added. */
async function promisedIn(tx: Queryable, catalogue: Catalogue, conversation: ConversationRow): Promise<Commitment[]> {
  const { said, made } = await houseRecap(tx, catalogue, conversation);
  if (dangerOf(said)) return [];
  const kept = conversation.madeRecap;
  const last = said.findIndex(({ uuid }) => uuid === kept?.upTo);
  if (!kept || last < 0) return made.commitments;
  const since = commitmentsOf(said.slice(last + 1).filter(isHeard));
  return [...kept.commitments, ...since];
}
