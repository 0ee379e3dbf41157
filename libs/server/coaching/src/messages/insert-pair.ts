import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import type { AnswerLease } from '../answers/answer-lease.ts';
import { type MessageRow, type ShownMessage, shownMessage } from '../conversations/conversations.repository.ts';
import type { OwnQuestion } from './question-of.ts';
import type { Removal } from './moderate-message.ts';

/** A person's message and the answer to it. */
export interface Pair {
  message: ShownMessage;
  answer: ShownMessage;
}

export interface Sent extends Pair {
  /** What to write the answer with; nothing where the message had been sent before. */
  lease: AnswerLease | undefined;
  /** What the answer has to answer, where that was read on the way. */
  question?: OwnQuestion | undefined;
}

/** Where a message stands: its place, what it follows there, and which version of those that do it is. */
export type Place = Pick<MessageRow, 'conversationUuid' | 'position' | 'follows' | 'version'>;

/** What a person says, and that it is not kept where it breaks a safety rule. */
export interface Saying {
  clientMessageId: string;
  text: string;
  removal?: Removal | undefined;
}

/**
 * Inserts a person's message with the answer that is to be written, both active. The place has to be free.
 * A message that breaks a rule is kept without its text, and its answer says why, so that nothing is left to write.
 */
export async function insertPair(
  tx: Queryable,
  place: Place,
  { clientMessageId, text, removal }: Saying,
  instanceId: string,
): Promise<Sent> {
  const kept = removal
    ? { text: '', status: 'removed' as const, removedFor: removal.rule }
    : { text, status: 'sent' as const };
  const uuid = randomUUID();
  const { conversationUuid, position } = place;
  const answerPlace = { conversationUuid, position: position + 1, follows: uuid, version: 1 };
  const inserted = await tx
    .insert(messages)
    .values([
      { ...place, ...kept, uuid, author: 'person', clientMessageId },
      removal ? saidAt(answerPlace, removal.sentence) : writingAt(answerPlace, instanceId),
    ])
    .returning();
  const message = asNewest(inserted.find((row) => row.uuid === uuid));
  const answer = asNewest(inserted.find((row) => row.uuid !== uuid));
  return { message, answer, lease: removal ? undefined : penFor(answer) };
}

/** Whether a message kept under a client's id is the one that is sent now. Of a removed one the text is not known any more. */
export function isSame(kept: MessageRow, text: string): boolean {
  return kept.author === 'person' && (kept.status === 'removed' || kept.text === text);
}

/** Inserts an answer that is whole from the beginning. */
export async function insertSaid(tx: Queryable, place: Place, text: string): Promise<ShownMessage> {
  const [inserted] = await tx.insert(messages).values(saidAt(place, text)).returning();
  return asNewest(inserted);
}

/** Inserts an answer that is to be written. */
export async function insertAnswer(
  tx: Queryable,
  place: Place,
  instanceId: string,
  clientMessageId?: string,
): Promise<ShownMessage> {
  const [inserted] = await tx
    .insert(messages)
    .values({ ...writingAt(place, instanceId), clientMessageId: clientMessageId ?? null })
    .returning();
  return asNewest(inserted);
}

function saidAt(place: Place, text: string) {
  return { ...place, uuid: randomUUID(), author: 'coach', text, status: 'finished', answeredBy: 'house' } as const;
}

function writingAt(place: Place, writerInstance: string) {
  const uuid = randomUUID();
  const writerSeenAt = sql`now()`;
  return {
    ...place,
    uuid,
    author: 'coach',
    text: '',
    status: 'writing',
    attempt: 1,
    writerInstance,
    writerSeenAt,
  } as const;
}

/** What to write an answer with that was just inserted. */
export function penFor({ uuid, attempt }: MessageRow): AnswerLease {
  return { answerUuid: uuid, attempt, nextId: 1 };
}

/** What was kept under a client's id in a conversation. */
export async function findByClientId(
  tx: Queryable,
  conversationUuid: string,
  clientMessageId: string,
): Promise<ShownMessage | undefined> {
  const [row] = await tx
    .select(shownMessage)
    .from(messages)
    .where(and(eq(messages.conversationUuid, conversationUuid), eq(messages.clientMessageId, clientMessageId)));
  return row;
}

/** A message with the answer to it that is shown, or was begun last. */
export async function withAnswer(tx: Queryable, message: ShownMessage): Promise<Pair> {
  const [answer] = await tx
    .select(shownMessage)
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, message.conversationUuid),
        eq(messages.position, message.position + 1),
        // Messages from before there were versions do not say what they follow: it is the only one there was.
        sql`coalesce(${messages.follows}, ${message.uuid}) = ${message.uuid}`,
      ),
    )
    .orderBy(desc(messages.active), desc(messages.version))
    .limit(1);
  if (!answer) throw new ApiFailure('conflict', 'This client id stands for something that is no message');
  return { message, answer };
}

/** A message that was just inserted is the newest version of its kind. */
function asNewest(row: MessageRow | undefined): ShownMessage {
  if (!row) throw new Error('The database gave back no row for what it inserted');
  return { ...row, versions: row.version };
}
