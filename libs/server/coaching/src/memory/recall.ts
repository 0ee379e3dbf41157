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

/** How many of a person's latest conversations are recalled: with this coach, and with any coach. */
const most = { withCoach: 4, withAny: 6 };
/** After this many messages from the person, the house engine no longer refers to the last conversation. */
const untilSaid = 2;

/** What is known of a person and of the conversation beyond its newest messages. */
export type Recalled = Pick<HouseQuestion, 'lastTime' | 'remembered' | 'careFrom' | 'soFar' | 'about' | 'today'>;

export interface RecallOf {
  /** The current conversation, which is not recalled. */
  uuid: string;
  ownerId: string;
  instructorSlug: string;
}

export interface Recall {
  /**
   * Starts reading what the answer will need, in parallel with storing the message, if a language model answers.
   * Returns undefined for the house engine, which needs it only at the beginning of a conversation.
   */
  ahead(of: RecallOf): Promise<Recalled> | undefined;
  /**
   * Adds to the question what is remembered of the person from other conversations, and of this one beyond the messages
   * an answer sees, so that the goal holds however long the conversation is.
   * @param begun by `ahead`
   */
  into(question: OwnQuestion, begun?: Promise<Recalled>): Promise<OwnQuestion>;
}

export interface RecallSources {
  db: Database;
  catalogue: Catalogue;
  /** Whether a language model may be called. */
  forModel: boolean;
  now?: () => Date;
  /** Returns a person's coming occasions, one line each. */
  comingUp?: ComingUp;
}

/** @param now only occasions from this moment on */
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
      // The caller that awaits it gets the error.
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

/** Restores a goal that was named before the messages an answer sees. */
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
