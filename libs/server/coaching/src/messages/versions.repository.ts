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
 * Sets `follows` to the active message before, for messages without it. Call it before deactivating messages of the
 * conversation, because the predecessor cannot be determined afterwards.
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

/** Returns the number for the next version. */
export async function nextVersion(tx: Queryable, siblings: Siblings): Promise<number> {
  const [row] = await tx
    .select({ last: max(messages.version) })
    .from(messages)
    .where(areSiblings(siblings));
  return (row?.last ?? 0) + 1;
}

/** Returns one version of a message. */
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

/** Deactivates everything from a position on; it stays as versions. */
export async function deactivateFrom(tx: Queryable, conversationUuid: string, position: number): Promise<void> {
  await tx
    .update(messages)
    .set({ active: false })
    .where(
      and(eq(messages.conversationUuid, conversationUuid), eq(messages.active, true), gte(messages.position, position)),
    );
}

export async function activate(tx: Queryable, uuids: readonly string[]): Promise<void> {
  // One array parameter instead of one per message, since there can be thousands.
  await tx
    .update(messages)
    .set({ active: true })
    .where(sql`${messages.uuid} = any(${sql.param(uuids)}::uuid[])`);
}

/** Returns the answers of a conversation that are being written, in order of position. */
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

/** How many messages are searched for what a conversation is about. */
const mostToTitle = 20;

/** Sets the title from the first message that says what the conversation is about, or else from the first message. */
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
