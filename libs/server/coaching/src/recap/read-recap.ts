import { eq } from 'drizzle-orm';
import type { Recap } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { conversations } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { type AskedRecap, askModelForRecap, type RecapModel } from './ask-model-for-recap.ts';
import { planCheckIns } from '../check-ins/check-ins.repository.ts';
import { type ConversationRow, lockConversation } from '../conversations/conversations.repository.ts';
import { caredFor, dangerOf } from '@greenroom/safety';
import type { StoredMadeRecap } from '../domain/stored-recap.ts';
import { ruleBasedRecap } from './rule-based-recap.ts';
import { settleCall } from '@greenroom/llm';

export interface RecapDependencies {
  db: Database;
  catalogue: Catalogue;
  /** Without a model, the house engine makes recaps. */
  model: RecapModel | undefined;
  now: () => Date;
}

export type ReadRecap = (conversation: Pick<ConversationRow, 'uuid' | 'ownerId'>) => Promise<Recap>;

/** How long the house engine's recap is used after the model failed, before the model is asked again. */
const standInMs = 10 * 60_000;

/**
 * Returns the recap of a conversation: the one the person corrected, else one made from what was said, in which case
 * the check-ins are updated. A language model makes it; without one, or if it fails or the day's budget is used up, the
 * house engine does. The model is asked once for the same words, and never in a conversation about suicide; no
 * check-ins are planned there either.
 * @throws ApiFailure `not_found`
 */
export function recapReader(dependencies: RecapDependencies): ReadRecap {
  const { db } = dependencies;
  /** Concurrent requests in this process share one call to the model. */
  const asking = new Map<string, Promise<Recap>>();

  const askOnce = (asked: AskedRecap, model: RecapModel) => {
    const key = `${asked.conversationUuid} ${asked.upTo}`;
    const made = asking.get(key) ?? makeByModel(db, model, asked, dependencies.now()).finally(() => asking.delete(key));
    asking.set(key, made);
    return made;
  };

  return async ({ uuid, ownerId }) => {
    const seen = await db.transaction((tx) => look(tx, dependencies, { uuid, ownerId }));
    if ('recap' in seen) return seen.recap;
    return askOnce(seen.asked, seen.model);
  };
}

/** Returns the recap if no model call is needed, else the request for the model. */
async function look(
  tx: Queryable,
  { catalogue, model, now }: RecapDependencies,
  { uuid, ownerId }: Pick<ConversationRow, 'uuid' | 'ownerId'>,
): Promise<{ recap: Recap } | { asked: AskedRecap; model: RecapModel }> {
  const conversation = await lockConversation(tx, uuid, ownerId);
  if (conversation.recap) return { recap: { conversationUuid: uuid, ...conversation.recap } };
  const { said, upTo, made } = await ruleBasedRecap(tx, catalogue, conversation);
  const kept = conversation.madeRecap;
  if (kept && isFresh(kept, upTo, now())) return { recap: asReply(uuid, kept, kept.madeBy) };
  const danger = dangerOf(said);
  if (model && upTo && !danger) {
    const coachName = catalogue.coach(conversation.instructorSlug)?.name ?? '';
    return { model, asked: { conversationUuid: uuid, ownerId, coachName, said: toModel(said), upTo, house: made } };
  }
  await planCheckIns(tx, conversation, danger ? [] : made.commitments, now());
  return { recap: asReply(uuid, made, 'house') };
}

/** Leaves out messages that were handled as danger, even if the worry proved unfounded. */
function toModel<T extends AskedRecap['said'][number]>(said: readonly T[]): T[] {
  const cared = caredFor(said);
  return said.filter((_, at) => !cared.has(at));
}

async function makeByModel(db: Database, model: RecapModel, asked: AskedRecap, now: Date): Promise<Recap> {
  const { conversationUuid, ownerId, upTo } = asked;
  const { call, recap, madeBy } = await askModelForRecap(model, asked);
  // In its own transaction, so that the cost counts even if the conversation was deleted meanwhile.
  if (call) await db.transaction((tx) => settleCall(tx, call.uuid, call.spent));
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationUuid, ownerId);
    // The person corrected it meanwhile, so their version counts.
    if (conversation.recap) return { conversationUuid, ...conversation.recap };
    const madeRecap: StoredMadeRecap = { ...recap, madeBy, upTo, madeAt: now.toISOString() };
    await tx.update(conversations).set({ madeRecap }).where(eq(conversations.uuid, conversationUuid));
    await planCheckIns(tx, conversation, recap.commitments, now);
    return asReply(conversationUuid, recap, madeBy);
  });
}

function isFresh({ upTo, madeBy, madeAt }: StoredMadeRecap, now: string | undefined, at: Date): boolean {
  return upTo === now && (madeBy === 'model' || at.getTime() - Date.parse(madeAt) < standInMs);
}

function asReply(
  uuid: string,
  { goal, decided, commitments, facts }: Omit<StoredMadeRecap, 'upTo' | 'madeBy' | 'madeAt'>,
  madeBy: Recap['madeBy'],
): Recap {
  return { conversationUuid: uuid, goal, decided, commitments, facts: facts ?? [], editedAt: null, madeBy };
}
