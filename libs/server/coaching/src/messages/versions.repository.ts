import { and, asc, eq, gte, max, ne, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import {
  type MessageRow,
  setTitle,
  type ShownMessage,
  shownMessage,
} from '../conversations/conversations.repository.ts';
import { namesTopic, titleOf } from '../domain/message-text.ts';

/**
 * Writes down for messages without it what they follow: the active one before. To be called before anything of the
 * conversation is made inactive, since afterwards it could not be told.
 */
export async function linkMessages(tx: Queryable, conversationUuid: string): Promise<void> {
  await tx.execute(sql`update messages set follows = before.uuid from messages as before
    where messages.conversation_uuid = ${conversationUuid} and messages.follows is null and messages.active
    and before.conversation_uuid = ${conversationUuid} and before.position = messages.position - 1 and before.active`);
}

type Siblings = Pick<MessageRow, 'conversationUuid' | 'position' | 'follows'>;

const areSiblings = ({ conversationUuid, position, follows }: Siblings) =>
  and(
    eq(messages.conversationUuid, conversationUuid),
    eq(messages.position, position),
    sql`${messages.follows} is not distinct from ${follows}`,
  );

/** The number of the version that comes after those there are. */
export async function nextVersion(tx: Queryable, siblings: Siblings): Promise<number> {
  const [row] = await tx
    .select({ last: max(messages.version) })
    .from(messages)
    .where(areSiblings(siblings));
  return (row?.last ?? 0) + 1;
}

/** One version of a message. */
export async function findVersion(
  tx: Queryable,
  siblings: Siblings,
  version: number,
): Promise<ShownMessage | undefined> {
  const [row] = await tx
    .select(shownMessage)
    .from(messages)
    .where(and(areSiblings(siblings), eq(messages.version, version)));
  return row;
}

/** Everything from a place on is not the conversation any more; it stays as versions. */
export async function deactivateFrom(tx: Queryable, conversationUuid: string, position: number): Promise<void> {
  await tx
    .update(messages)
    .set({ active: false })
    .where(
      and(eq(messages.conversationUuid, conversationUuid), eq(messages.active, true), gte(messages.position, position)),
    );
}

export async function activate(tx: Queryable, uuids: readonly string[]): Promise<void> {
  // One parameter, not one for each message: there can be thousands.
  await tx
    .update(messages)
    .set({ active: true })
    .where(sql`${messages.uuid} = any(${sql.param(uuids)}::uuid[])`);
}

/** The answers of a conversation that are being written, first those that stand first. */
export async function findWriting(tx: Queryable, conversationUuid: string, from = 1): Promise<string[]> {
  const rows = await tx
    .select({ uuid: messages.uuid })
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, conversationUuid),
        eq(messages.status, 'writing'),
        gte(messages.position, from),
      ),
    )
    .orderBy(asc(messages.position));
  return rows.map(({ uuid }) => uuid);
}

/** So many messages are looked through for what a conversation is about. */
const mostToTitle = 20;

/** Lists the conversation under the first of its messages that says what it is about, or else under the first. */
export async function retitle(tx: Queryable, conversationUuid: string): Promise<void> {
  const said = await tx
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, conversationUuid),
        eq(messages.active, true),
        eq(messages.author, 'person'),
        ne(messages.text, ''),
      ),
    )
    .orderBy(asc(messages.position))
    .limit(mostToTitle);
  const first = said.find(({ text }) => namesTopic(text)) ?? said[0];
  if (first) await setTitle(tx, conversationUuid, titleOf(first.text));
}
