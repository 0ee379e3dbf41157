import { asc, eq } from 'drizzle-orm';
import { type Locale, pathTo, renameKeys, toSnake } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { checkIns, materials, messages } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { type ConversationRow, type ShownMessage, shownMessage } from './conversations.repository.ts';
import { conversationAsMarkdown } from '../domain/conversation-as-markdown.ts';

export interface ExportContext {
  db: Queryable;
  catalogue: Catalogue;
  /** The site's origin, for links. */
  origin: string;
  locale: Locale;
}

/** Exports the conversation's current version for reading. */
export async function exportMarkdown(
  { db, catalogue, origin, locale }: ExportContext,
  conversation: ConversationRow,
): Promise<string> {
  const { uuid, instructorSlug, title, createdAt } = conversation;
  const rows = (await allMessages(db, uuid)).filter(({ active }) => active);
  const cardsOf = ({ recommendations }: ShownMessage) =>
    recommendations.flatMap(({ contentUuid }) => {
      const item = catalogue.item(instructorSlug, contentUuid);
      if (!item) return [];
      const url = `${origin}${pathTo('libraryItem', { instructorSlug, itemSlug: item.slug })}`;
      return [{ title: item.title, url }];
    });
  const coachName = catalogue.coach(instructorSlug)?.name ?? instructorSlug;
  return conversationAsMarkdown(
    { title, coachName, createdAt, messages: rows.map((row) => ({ ...row, cards: cardsOf(row) })) },
    locale,
  );
}

/** Exports all personal data of a conversation, including hidden versions, under the names of the wire format. */
export async function exportJson({ db, catalogue }: ExportContext, conversation: ConversationRow): Promise<string> {
  const { uuid, instructorSlug, topicUuid, title, recap, createdAt, updatedAt } = conversation;
  const [said, brought, asked] = [
    await allMessages(db, uuid),
    await db.select().from(materials).where(eq(materials.conversationUuid, uuid)).orderBy(asc(materials.createdAt)),
    await db.select().from(checkIns).where(eq(checkIns.conversationUuid, uuid)).orderBy(asc(checkIns.dueOn)),
  ];
  const instructorName = catalogue.coach(instructorSlug)?.name ?? instructorSlug;
  const whole = {
    conversationUuid: uuid,
    ...{ instructorSlug, instructorName, topicUuid, title, recap, createdAt, updatedAt },
    messages: said.map((row) => asExported(row, instructorSlug, catalogue)),
    materials: brought.map(({ conversationUuid: _, ...material }) => material),
    checkIns: asked.map(({ conversationUuid: _, ...checkIn }) => checkIn),
  };
  // Through JSON first, which turns dates into strings.
  return `${JSON.stringify(renameKeys(JSON.parse(JSON.stringify(whole)), toSnake), null, 2)}\n`;
}

function asExported(row: ShownMessage, instructorSlug: string, catalogue: Catalogue) {
  const { conversationUuid: _, writerInstance: __, writerSeenAt: ___, attempt: ____, recommendations, ...said } = row;
  return {
    ...said,
    recommendations: recommendations.map((one) => ({
      ...one,
      title: catalogue.item(instructorSlug, one.contentUuid)?.title ?? null,
    })),
  };
}

async function allMessages(db: Queryable, conversationUuid: string): Promise<ShownMessage[]> {
  return db
    .select(shownMessage)
    .from(messages)
    .where(eq(messages.conversationUuid, conversationUuid))
    .orderBy(asc(messages.position), asc(messages.createdAt), asc(messages.version));
}
