import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { answerEvents, messages } from '../coaching.tables.ts';
import { allOf } from '@greenroom/test-tools/all-of';
import { topicUuid } from '@greenroom/content';
import { appendEvents } from '../testing/append-events.ts';
import { AnswerLeaseLostError } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import { createAnswerNews } from './answer-news.ts';
import { createEventWriter } from './event-writer.ts';
import { composeAnswer } from './compose-answer.ts';
import { type Piece } from './piece.ts';
import { indexShelves } from '@greenroom/house-engine';
import { questionOf } from '../messages/question-of.ts';
import { sendMessage } from '../messages/send-message.ts';
import { takeOverOrphans } from './take-over-orphans.ts';
import { eventsIn, textSeen, visitor } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { writeAnswer } from './write-answer.ts';
import type { PromptParts } from '../domain/prompt.ts';

const coaching = useCoachingApp();

const deadInstance = randomUUID();
const unused = {} as PromptParts;

let shelves: ReturnType<typeof indexShelves> | undefined;

/** The house engine alone, without delays. */
const sources = () => ({
  shelves: (shelves ??= indexShelves(coaching.catalogue)),
  model: undefined,
  prompts: unused,
  moderator: { name: 'unused', check: async () => undefined },
  wordsPerSecond: 0,
  textEveryMs: 0,
  shownBy: 'word' as const,
  origin: undefined,
  log: { warn: () => {} },
});

async function send(visitorId: string): Promise<AnswerLease> {
  const coach = coaching.catalogue.coaches[0];
  const sent = await sendMessage(
    { db: coaching.db, catalogue: coaching.catalogue, instanceId: deadInstance },
    {
      ownerId: visitorId,
      conversationUuid: randomUUID(),
      instructorSlug: coach?.slug as string,
      clientMessageId: randomUUID(),
      text: coach?.shelf[0]?.answers[0] as string,
      topicUuid: topicUuid(coach?.slug as string, 'none'),
    },
  );
  return sent.lease as AnswerLease;
}

/** Writes until this many events are stored, then stops without cleanup like a killed process. */
async function writeAndCrashAfter(lease: AnswerLease, pieces: number): Promise<void> {
  const question = await questionOf({ db: coaching.db, catalogue: coaching.catalogue }, lease.answerUuid);
  if (!question) throw new Error('There is no question');
  async function* untilCrash(): AsyncGenerator<Piece> {
    let left = pieces;
    for await (const piece of composeAnswer(
      sources(),
      question as NonNullable<typeof question>,
      new AbortController().signal,
    )) {
      if (left-- === 0) throw new Error('killed');
      yield piece;
    }
    throw new Error('killed');
  }
  const writing = writeAnswer(
    {
      db: coaching.db,
      events: createEventWriter(coaching.db, 0),
      news: createAnswerNews(),
      settings: { flushMs: 0, beatMs: 1_000 },
    },
    lease,
    untilCrash(),
  );
  await expect(writing).rejects.toThrow('killed');
}

/**
 * Returns the numbers of pieces after which a writer dies: the first three, every eighth, and each that is not text.
 */
async function crashes(): Promise<number[]> {
  const lease = await send(randomUUID());
  const question = await questionOf({ db: coaching.db, catalogue: coaching.catalogue }, lease.answerUuid);
  const pieces = await allOf(
    composeAnswer(sources(), question as NonNullable<typeof question>, new AbortController().signal),
  );
  return [
    ...pieces.map((piece, index) => (index < 3 || index % 8 === 0 || piece.type !== 'text' ? index : -1)),
    pieces.length,
  ].filter((at) => at >= 0);
}

it('finishes an answer whose writer died after any piece, and its reader sees the whole text', async () => {
  const dead = await Promise.all(
    (await crashes()).map(async (survived) => {
      const visitorId = randomUUID();
      const lease = await send(visitorId);
      await writeAndCrashAfter(lease, survived);
      return { visitorId, lease };
    }),
  );
  const restarted = await coaching.start();
  restarted.coaching.watchOrphanedAnswers();
  for (const { visitorId, lease } of dead) {
    const seenBefore = lease.nextId - 1;
    const me = visitor(restarted, visitorId);
    const whole = eventsIn((await me.stream(lease.answerUuid)).body);
    const rest = eventsIn((await me.stream(lease.answerUuid, seenBefore)).body);
    expect(whole.slice(seenBefore)).toEqual(rest);
    expect(rest[0]?.data.type).toBe('restarted');
    // The dead writer's last events may be lost; a reader that saw more than are left gets the same rest.
    expect(eventsIn((await me.stream(lease.answerUuid, seenBefore + 100)).body)).toEqual(rest);
    const message = whole.at(-1)?.data.message;
    expect(message?.status).toBe('finished');
    expect(message?.text).toBe(textSeen(whole));
    expect(message?.recommendations).toHaveLength(1);
  }
});

it('ignores the answers of a living instance, and takes them over once it is silent for long', async () => {
  const lease = await send(randomUUID());
  const other = { id: randomUUID(), alone: false, deadAfterMs: 10_000 };
  expect(await takeOverOrphans(coaching.db, other)).toEqual([]);
  await coaching.db
    .update(messages)
    .set({ writerSeenAt: sql`now() - interval '11 seconds'` })
    .where(eq(messages.uuid, lease.answerUuid));
  expect(await takeOverOrphans(coaching.db, other)).toMatchObject([{ answerUuid: lease.answerUuid, attempt: 2 }]);
});

it('gives an orphan to one of several concurrent instances', async () => {
  const lease = await send(randomUUID());
  await coaching.db.update(messages).set({ writerSeenAt: null }).where(eq(messages.uuid, lease.answerUuid));
  const reach = () => takeOverOrphans(coaching.db, { id: randomUUID(), alone: false, deadAfterMs: 10_000 });
  const taken = (await Promise.all(Array.from({ length: 5 }, reach))).flat();
  expect(taken.filter(({ answerUuid }) => answerUuid === lease.answerUuid)).toMatchObject([{ attempt: 2 }]);
});

it('takes the lease from a writer whose last event is missing from the log', async () => {
  const lease = await send(randomUUID());
  await appendEvents(coaching.db, lease, [{ type: 'delta', text: 'Kept' }]);
  await appendEvents(coaching.db, lease, [{ type: 'delta', text: ' lost' }]);
  await coaching.db
    .delete(answerEvents)
    .where(and(eq(answerEvents.answerUuid, lease.answerUuid), eq(answerEvents.id, 2)));
  await expect(appendEvents(coaching.db, lease, [{ type: 'delta', text: ' later' }])).rejects.toThrow(
    AnswerLeaseLostError,
  );
});

it('takes the lease from a writer that was only slow', async () => {
  const lease = await send(randomUUID());
  await appendEvents(coaching.db, lease, [{ type: 'delta', text: 'Slowly' }]);
  const [mine] = (await takeOverOrphans(coaching.db, { id: randomUUID(), alone: true, deadAfterMs: 10_000 })).filter(
    ({ answerUuid }) => answerUuid === lease.answerUuid,
  );
  await expect(appendEvents(coaching.db, lease, [{ type: 'delta', text: ' but alive' }])).rejects.toThrow(
    AnswerLeaseLostError,
  );
  await appendEvents(coaching.db, mine as AnswerLease, [{ type: 'delta', text: 'Afresh' }]);
  const rows = await coaching.db
    .select()
    .from(answerEvents)
    .where(eq(answerEvents.answerUuid, lease.answerUuid))
    .orderBy(answerEvents.id);
  expect(rows.map(({ event }) => event)).toEqual([
    { type: 'delta', text: 'Slowly' },
    { type: 'restarted' },
    { type: 'delta', text: 'Afresh' },
  ]);
});

it('marks an answer as failed after five writers died', async () => {
  const visitorId = randomUUID();
  const lease = await send(visitorId);
  await coaching.db.update(messages).set({ attempt: 5 }).where(eq(messages.uuid, lease.answerUuid));
  const started = await coaching.start();
  started.coaching.watchOrphanedAnswers();
  const events = eventsIn((await visitor(started, visitorId).stream(lease.answerUuid)).body);
  expect(events).toMatchObject([
    { data: { type: 'restarted' } },
    { data: { type: 'failed', message: { status: 'failed' } } },
  ]);
});

it('releases unfinished answers when the server stops, so that the next process writes them', async () => {
  const slow = await coaching.start({ settings: { wordsPerSecond: 5, stopGraceMs: 50 } });
  const me = visitor(slow);
  const conversation = randomUUID();
  const coach = coaching.catalogue.coaches[0];
  await me.send({
    conversation_uuid: conversation,
    instructor_slug: coach?.slug,
    client_message_id: randomUUID(),
    text: coach?.shelf[0]?.answers[0],
  });
  await slow.coaching.stop();
  const [left] = await coaching.db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationUuid, conversation), eq(messages.author, 'coach')));
  expect(left).toMatchObject({ status: 'writing', writerSeenAt: null });
  const next = await coaching.start({ alone: false });
  next.coaching.watchOrphanedAnswers();
  const events = eventsIn((await visitor(next, me.visitorId).stream(left?.uuid as string)).body);
  expect(events.at(-1)?.data.message).toMatchObject({ status: 'finished' });
});
