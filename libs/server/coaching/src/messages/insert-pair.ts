import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import type { AnswerLease } from '../answers/answer-lease.ts';
import { type MessageRow, type ShownMessage, shownMessage } from '../conversations/conversations.repository.ts';
import type { OwnQuestion } from './question-of.ts';
import type { Removal } from './moderate-message.ts';

/** A person's message and its answer. */
export interface Pair {
  message: ShownMessage;
  answer: ShownMessage;
}

export interface Sent extends Pair {
  /** The lease for writing the answer; undefined if the message had been sent before. */
  lease: AnswerLease | undefined;
  /** The question to answer, if it was read along the way. */
  question?: OwnQuestion | undefined;
}

/**
 * The place of a message: its position, the message it follows, and its version number among those in the same place.
 */
export type Place = Pick<MessageRow, 'conversationUuid' | 'position' | 'follows' | 'version'>;

/** What a person says, and why it is removed if it breaks a safety rule. */
export interface Saying {
  clientMessageId: string;
  text: string;
  removal?: Removal | undefined;
}

/**
 * Inserts a person's message and an answer to be written, both active. The place has to be free.
 * A message that breaks a rule is stored without its text; its answer gives the reason, and nothing is left to write.
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
  return { message, answer, lease: removal ? undefined : answerLeaseFor(answer) };
}

/**
 * Whether the message stored under a client id is the one sent now. The text of a removed message is no longer known.
 */
export function isSame(kept: MessageRow, text: string): boolean {
  return kept.author === 'person' && (kept.status === 'removed' || kept.text === text);
}

/** Inserts an answer that is complete from the start. */
export async function insertSaid(tx: Queryable, place: Place, text: string): Promise<ShownMessage> {
  const [inserted] = await tx.insert(messages).values(saidAt(place, text)).returning();
  return asNewest(inserted);
}

/** Inserts an answer to be written. */
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

/** Returns the lease for an answer that was just inserted. */
export function answerLeaseFor({ uuid, attempt }: MessageRow): AnswerLease {
  return { answerUuid: uuid, attempt, nextId: 1 };
}

/** Returns the message stored under a client id in a conversation. */
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

/** Returns a message with its active answer, or the latest one. */
export async function withAnswer(tx: Queryable, message: ShownMessage): Promise<Pair> {
  const [answer] = await tx
    .select(shownMessage)
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, message.conversationUuid),
        eq(messages.position, message.position + 1),
        // Messages from before versions existed do not say what they follow; each has only one possible predecessor.
        sql`coalesce(${messages.follows}, ${message.uuid}) = ${message.uuid}`,
      ),
    )
    .orderBy(desc(messages.active), desc(messages.version))
    .limit(1);
  if (!answer) throw new ApiFailure('conflict', 'This client id stands for something that is no message');
  return { message, answer };
}

/** A message that was just inserted is the newest version in its place. */
function asNewest(row: MessageRow | undefined): ShownMessage {
  if (!row) throw new Error('The insert returned no row');
  return { ...row, versions: row.version };
}
