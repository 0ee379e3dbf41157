import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/open-database.ts';
import { checkIns, messages } from '../../../database/schema.ts';
import type { Catalogue } from '../../content/index.ts';
import { type ConversationRow, findConversations } from '../conversations/conversations.repository.ts';
import type { LastTime } from '../domain/house-engine/index.ts';
import { lastTimeOf, rememberedLines } from '../domain/remembered.ts';
import type { OwnQuestion } from '../messages/question-of.ts';
import { type KeptMemory, keptMemory, linesOf } from './kept-memory.ts';

/** Of somebody's latest conversations, how many are called to mind: with this coach, and with any. */
const most = { withCoach: 4, withAny: 6 };
/** After so many messages of the person the house engine does not come back to last time any more. */
const untilSaid = 2;

/**
 * The question with what is remembered of its person from their other conversations.
 * @param forModel whether a language model may be asked; it is told in each answer, the house engine at the beginning
 */
export async function recall(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  question: OwnQuestion,
  forModel: boolean,
): Promise<OwnQuestion> {
  const said = question.history.filter(({ author }) => author === 'person').length;
  if (!forModel && said >= untilSaid) return question;
  const { uuid, ownerId } = question.of;
  const { slug } = question.coach;
  const [withCoach, withAny] = [
    await findConversations(db, ownerId, slug, most.withCoach + 1),
    forModel ? await findConversations(db, ownerId, undefined, most.withAny + 1) : [],
  ];
  const rows = new Map([...withCoach, ...withAny].filter((row) => row.uuid !== uuid).map((row) => [row.uuid, row]));
  const all: { row: ConversationRow; kept: KeptMemory }[] = [];
  for (const row of rows.values()) all.push({ row, kept: await keptMemory(db, catalogue, row) });

  const last = all.find(({ row, kept }) => row.instructorSlug === slug && (kept.isCrisis || linesOf(kept).length > 0));
  return {
    ...question,
    lastTime: last && !last.kept.isCrisis ? await lastTime(db, catalogue, last) : undefined,
    remembered: forModel
      ? all.filter(({ kept }) => !kept.isCrisis).flatMap(({ row, kept }) => linesFor(catalogue, row, kept))
      : [],
  };
}

function linesFor(catalogue: Catalogue, row: ConversationRow, kept: KeptMemory): string[] {
  const coach = catalogue.coach(row.instructorSlug)?.name ?? row.instructorSlug;
  return rememberedLines(kept, { coach, day: row.updatedAt.toISOString().slice(0, 10) });
}

async function lastTime(
  db: Queryable,
  catalogue: Catalogue,
  { row, kept }: { row: ConversationRow; kept: KeptMemory },
): Promise<LastTime | undefined> {
  const asked = await db
    .select({ text: checkIns.text })
    .from(checkIns)
    .where(and(eq(checkIns.conversationUuid, row.uuid), isNotNull(checkIns.askedAt)));
  const offered = await db
    .select({ recommendations: messages.recommendations })
    .from(messages)
    .where(and(eq(messages.conversationUuid, row.uuid), eq(messages.active, true), eq(messages.author, 'coach')))
    .orderBy(messages.position);
  const cards = offered.flatMap(({ recommendations }) => recommendations.map(({ contentUuid }) => contentUuid));
  const askedAlready = new Set(asked.map(({ text }) => text));
  return lastTimeOf(kept, { askedAlready, cards, shelf: catalogue.coach(row.instructorSlug)?.shelf ?? [] });
}
