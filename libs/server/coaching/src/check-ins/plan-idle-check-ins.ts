import type { Database, Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findToPlan, planCheckIns } from './check-ins.repository.ts';
import { type ConversationRow, lockConversation } from '../conversations/conversations.repository.ts';
import type { Commitment } from '@greenroom/speech-analysis';
import { dangerOf } from '@greenroom/safety';
import { commitmentsOf, isHeard } from '../domain/recap.ts';
import { ruleBasedRecap } from '../recap/rule-based-recap.ts';
import { findWriting } from '../messages/versions.repository.ts';

/** A conversation counts as ended after this long without a message. */
const idleMs = 30 * 60_000;
/** Conversations idle for longer than this (for example after downtime) are treated as ended and are not planned. */
const longestSilenceMs = 48 * 3_600_000;
const mostAtOnce = 500;

/**
 * Plans check-ins in idle conversations, so that a coach asks how it went even if the person never opened the recap.
 * The house engine finds the commitments, so no money is spent on a language model. An error in one conversation is
 * logged and does not stop the others.
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
        // Read under the lock: meanwhile another instance may have planned, or the person may have continued.
        if (isPlanned || recap || updatedAt > silent.upTo || (await findWriting(tx, uuid)).length > 0) return;
        // Relative to the day it was said: "tonight" may have passed by now, and is asked about all the same.
        await planCheckIns(tx, conversation, await promisedIn(tx, catalogue, conversation), updatedAt);
      })
      .catch((error: unknown) => log.warn({ err: error, conversationUuid: uuid }, 'Check-ins not planned; will retry'));
  }
}

/**
 * Returns the commitments of the recap a language model made at the person's request, if any, plus those the house
 * engine finds in later messages.
 */
async function promisedIn(tx: Queryable, catalogue: Catalogue, conversation: ConversationRow): Promise<Commitment[]> {
  const { said, made } = await ruleBasedRecap(tx, catalogue, conversation);
  if (dangerOf(said)) return [];
  const kept = conversation.madeRecap;
  const last = said.findIndex(({ uuid }) => uuid === kept?.upTo);
  if (!kept || last < 0) return made.commitments;
  const since = commitmentsOf(said.slice(last + 1).filter(isHeard));
  return [...kept.commitments, ...since];
}
