import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Queryable } from '@greenroom/database';
import { checkIns, messages } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { readAbout } from '@greenroom/people';
import { type ConversationRow, findConversations } from '../conversations/conversations.repository.ts';
import { aboutLines } from '../domain/about-lines.ts';
import type { HouseQuestion, LastTime } from '@greenroom/house-engine';
import { asSaid, lastTimeOf, rememberedLines } from '../domain/remembered.ts';
import { memory, type OwnQuestion } from '../messages/question-of.ts';
import { type KeptMemory, keptMemory, linesOf } from './kept-memory.ts';
import { readSoFar } from './read-so-far.ts';
import { unchanged } from './unchanged.ts';

/** Of somebody's latest conversations, how many are called to mind: with this coach, and with any. */
const most = { withCoach: 4, withAny: 6 };
/** After so many messages of the person the house engine does not come back to last time any more. */
const untilSaid = 2;

/** What is known of a person and of the conversation beside its newest messages. */
export type Recalled = Pick<HouseQuestion, 'lastTime' | 'remembered' | 'careFrom' | 'soFar' | 'about' | 'today'>;

export interface RecallOf {
  /** The conversation that goes on, which is no memory. */
  uuid: string;
  ownerId: string;
  instructorSlug: string;
}

export interface Recall {
  /**
   * Begins to read what will be needed, where a language model is to be told in each answer, so that it is there once
   * the message is kept; nothing for the house engine, which wants it at a conversation's beginning alone.
   */
  ahead(of: RecallOf): Promise<Recalled> | undefined;
  /**
   * The question with what is remembered of its person from their other conversations, and of this one beyond the
   * messages that an answer sees: their goal holds however long it goes on.
   * @param begun by `ahead`
   */
  into(question: OwnQuestion, begun?: Promise<Recalled>): Promise<OwnQuestion>;
}

export interface RecallSources {
  db: Database;
  catalogue: Catalogue;
  /** Whether a language model may be asked. */
  forModel: boolean;
  now?: () => Date;
  /** What somebody has coming up, a line for each. */
  comingUp?: ComingUp;
}

/** @param now from which moment on */
export type ComingUp = (ownerId: string, now: Date) => Promise<string[]>;

export function createRecall({
  db,
  catalogue,
  forModel,
  now = () => new Date(),
  comingUp = async () => [],
}: RecallSources): Recall {
  const keptOf = unchanged((row: ConversationRow) => keptMemory(db, catalogue, row));

  const read = async ({ uuid, ownerId, instructorSlug }: RecallOf): Promise<Recalled> => {
    const [withCoach, withAny, about, soFar, ahead] = await Promise.all([
      findConversations(db, ownerId, instructorSlug, most.withCoach + 1),
      forModel ? findConversations(db, ownerId, undefined, most.withAny + 1) : [],
      forModel ? readAbout(db, ownerId) : undefined,
      forModel ? readSoFar(db, catalogue, uuid) : undefined,
      forModel ? comingUp(ownerId, now()) : [],
    ]);
    const rows = new Map([...withCoach, ...withAny].filter((row) => row.uuid !== uuid).map((row) => [row.uuid, row]));
    const all = await Promise.all([...rows.values()].map(async (row) => ({ row, kept: await keptOf(row) })));
    const last = all.find(
      ({ row, kept }) => row.instructorSlug === instructorSlug && (kept.danger || linesOf(kept).length > 0),
    );
    return {
      lastTime: last && !last.kept.danger ? await lastTime(db, catalogue, last) : undefined,
      careFrom: last?.kept.danger,
      remembered: forModel
        ? all.filter(({ kept }) => !kept.danger).flatMap(({ row, kept }) => linesFor(catalogue, row, kept))
        : [],
      about: about && [...aboutLines(about), ...ahead],
      soFar,
      today: dayInWords(now()),
    };
  };

  return {
    ahead(of) {
      if (!forModel) return undefined;
      const begun = read(of);
      // Whoever takes it is told.
      begun.catch(() => {});
      return begun;
    },
    async into(question, begun) {
      const said = question.history.filter(({ author }) => author === 'person').length;
      if (forModel || said < untilSaid) {
        const recalled = await (begun ?? read({ ...question.of, instructorSlug: question.coach.slug }));
        return withGoal({ ...question, ...recalled }, recalled.soFar?.goal);
      }
      if (question.history.length < memory) return question;
      return withGoal(question, (await readSoFar(db, catalogue, question.of.uuid))?.goal);
    },
  };
}

/** A goal that was named before the messages that an answer sees is the goal all the same. */
function withGoal(question: OwnQuestion, goal: string | null | undefined): OwnQuestion {
  if (question.corrected || typeof goal !== 'string' || question.history.length < memory) return question;
  return { ...question, corrected: { goal: asSaid(goal) } };
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });
const dayInWords = (date: Date) => `${weekday.format(date)}, ${date.toISOString().slice(0, 10)}`;

function linesFor(catalogue: Catalogue, row: ConversationRow, kept: KeptMemory): string[] {
  const coach = catalogue.coach(row.instructorSlug)?.name ?? row.instructorSlug;
  return rememberedLines(kept, { coach, day: row.updatedAt.toISOString().slice(0, 10) });
}

async function lastTime(
  db: Queryable,
  catalogue: Catalogue,
  { row, kept }: { row: ConversationRow; kept: KeptMemory },
): Promise<LastTime | undefined> {
  const [asked, offered] = await Promise.all([
    db
      .select({ text: checkIns.text })
      .from(checkIns)
      .where(and(eq(checkIns.conversationUuid, row.uuid), isNotNull(checkIns.askedAt))),
    db
      .select({ recommendations: messages.recommendations })
      .from(messages)
      .where(and(eq(messages.conversationUuid, row.uuid), eq(messages.active, true), eq(messages.author, 'coach')))
      .orderBy(messages.position),
  ]);
  const cards = offered.flatMap(({ recommendations }) => recommendations.map(({ contentUuid }) => contentUuid));
  const askedAlready = new Set(asked.map(({ text }) => text));
  return lastTimeOf(kept, { askedAlready, cards, shelf: catalogue.coach(row.instructorSlug)?.shelf ?? [] });
}
