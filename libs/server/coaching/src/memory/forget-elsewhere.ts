import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { answerEvents, conversations, messages } from '../coaching.tables.ts';
import { callTurns } from '@greenroom/calls/tables';
import { notSaidIn, withoutWhatIsForgotten } from '../domain/without-what-is-forgotten.ts';

/** The lines to forget from one conversation. */
export interface ToForget {
  conversationUuid: string;
  lines: readonly string[];
}

/**
 * Removes forgotten lines from what coaches said from memory in other conversations: from messages, replayable answer
 * streams and call transcripts. Lines that the person also said in the other conversation stay there.
 */
export async function forgetElsewhere(tx: Queryable, ownerId: string, forgotten: readonly ToForget[]): Promise<void> {
  if (forgotten.every(({ lines }) => lines.length === 0)) return;
  const others = await tx
    .select({ uuid: conversations.uuid })
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(asc(conversations.uuid));
  for (const { uuid } of others) {
    const lines = forgotten.filter((one) => one.conversationUuid !== uuid).flatMap((one) => one.lines);
    if (lines.length > 0) await forgetIn(tx, uuid, lines);
  }
}

async function forgetIn(tx: Queryable, conversationUuid: string, lines: readonly string[]): Promise<void> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversationUuid, conversationUuid), ne(messages.status, 'writing')))
    .orderBy(asc(messages.uuid));
  const own = rows.filter(({ author }) => author === 'person').map(({ text }) => text);
  const gone = notSaidIn(lines, own);
  for (const { uuid, author, text, recommendations } of rows) {
    const rest = author === 'coach' ? withoutWhatIsForgotten(text, gone) : text;
    if (rest === text) continue;
    const cards = recommendations.map((card) => ({
      ...card,
      ...(card.after !== undefined && { after: Math.min(card.after, rest.length) }),
    }));
    await tx.update(messages).set({ text: rest, recommendations: cards }).where(eq(messages.uuid, uuid));
    await tx.delete(answerEvents).where(eq(answerEvents.answerUuid, uuid));
    await forgetInCalls(tx, uuid, gone);
  }
}

async function forgetInCalls(tx: Queryable, messageUuid: string, gone: readonly string[]): Promise<void> {
  const turns = await tx.select().from(callTurns).where(eq(callTurns.messageUuid, messageUuid));
  for (const { callUuid, id, text, heard } of turns) {
    const rest = { text: withoutWhatIsForgotten(text, gone), heard: withoutWhatIsForgotten(heard, gone) };
    await tx
      .update(callTurns)
      .set(rest)
      .where(and(eq(callTurns.callUuid, callUuid), eq(callTurns.id, id)));
  }
}
