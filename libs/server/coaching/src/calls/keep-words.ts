import { and, eq } from 'drizzle-orm';
import { type AnsweredBy, bounds } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import type { Heard, PartnerCall, Said } from '@greenroom/calls';
import { beginOrLockConversation, findMessagesBefore } from '../conversations/conversations.repository.ts';
import { titleOf } from '../domain/message-text.ts';
import type { StoredRecommendation } from '../domain/stored-answer.ts';
import type { Removal } from '../messages/moderate-message.ts';
import { retitle } from '../messages/versions.repository.ts';

/** What is stored with the words of an answer. */
export interface Beside {
  recommendations: StoredRecommendation[];
  suggestions: string[];
  answeredBy: AnsweredBy;
  /** The model's token limit cut the answer; it could be continued. */
  cut: boolean;
  /** The full text, including parts left out because they would take too long to hear; not stored. */
  composed?: string;
}

/**
 * Stores what a person said in a call as a message. With a known uuid, it updates the text of that message.
 * @param said `sure`: without the words that may be misheard
 */
export async function keepSaid(
  tx: Queryable,
  call: PartnerCall,
  said: Omit<Said, 'judgement' | 'doubts'> & { sure: string },
  removal: Removal | undefined,
): Promise<void> {
  const { messageUuid: uuid, clientMessageId, ownerId } = said;
  const shortened = (words: string) => words.slice(0, bounds.chatMessageLength);
  const text = removal ? '' : shortened(said.sure);
  const heardAs = removal || said.sure === said.text ? null : shortened(said.text);
  const kept = removal
    ? ({ text, heardAs, status: 'removed', removedFor: removal.rule } as const)
    : ({ text, heardAs, status: 'sent' } as const);
  await lock(tx, call, ownerId, removal ? '…' : text, clientMessageId ?? uuid);
  if (await change(tx, uuid, kept)) return;
  const known = clientMessageId !== null && (await isKnown(tx, call, clientMessageId));
  if (known) return;
  const place = await nextPlace(tx, call);
  await tx
    .insert(messages)
    .values({ ...place, ...kept, uuid, author: 'person', clientMessageId: clientMessageId ?? uuid });
  await retitle(tx, call.conversationUuid);
}

/**
 * Stores the part of a coach's answer that was heard as a message, or updates the message with what was heard by now.
 */
export async function keepHeard(tx: Queryable, call: PartnerCall, heard: Heard): Promise<void> {
  const { messageUuid: uuid, text, whole, ownerId } = heard;
  const kept = {
    text,
    status: whole ? 'finished' : 'stopped',
    // A caller that speaks only the rest of an answer has no details of it, so the stored ones stay.
    ...(heard.beside !== undefined && keptBeside(heard.beside as Beside, heard)),
  } as const;
  await lock(tx, call, ownerId, text, uuid);
  if (await change(tx, uuid, kept)) return;
  const place = await nextPlace(tx, call);
  await tx.insert(messages).values({ answeredBy: 'house', ...place, ...kept, uuid, author: 'coach' });
}

function keptBeside({ recommendations, suggestions, answeredBy, cut }: Beside, { text, whole }: Heard): Beside {
  return {
    // A card is stored only if the words before it were heard.
    recommendations: recommendations.filter(({ after = 0 }) => whole || after <= text.length),
    suggestions: whole ? suggestions : [],
    answeredBy,
    // In a stopped answer, only unheard words are missing.
    cut: whole && cut,
  };
}

/** Begins the conversation with the first stored words, or locks it. */
async function lock(tx: Queryable, call: PartnerCall, ownerId: string, text: string, said: string): Promise<void> {
  const { conversationUuid: uuid, instructorSlug, topicUuid } = call;
  await beginOrLockConversation(tx, { uuid, ownerId, instructorSlug, topicUuid, title: titleOf(text) }, said);
}

async function change(tx: Queryable, uuid: string, kept: Partial<typeof messages.$inferInsert>): Promise<boolean> {
  const changed = await tx.update(messages).set(kept).where(eq(messages.uuid, uuid)).returning({ uuid: messages.uuid });
  return changed.length > 0;
}

async function isKnown(tx: Queryable, { conversationUuid }: PartnerCall, clientMessageId: string): Promise<boolean> {
  const isIt = and(eq(messages.conversationUuid, conversationUuid), eq(messages.clientMessageId, clientMessageId));
  return (await tx.$count(messages, isIt)) > 0;
}

async function nextPlace(tx: Queryable, { conversationUuid }: PartnerCall) {
  const [last] = await findMessagesBefore(tx, conversationUuid, undefined, 1);
  return { conversationUuid, position: (last?.position ?? 0) + 1, follows: last?.uuid ?? null, version: 1 };
}
