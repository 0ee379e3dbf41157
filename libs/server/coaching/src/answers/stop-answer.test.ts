import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { answerEvents, messages } from '../coaching.tables.ts';
import { lockAwaited } from '@greenroom/database/testing/lock-awaited';
import type { LanguageModel } from '@greenroom/ports/language-model';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { appendEvents } from '../testing/append-events.ts';
import { endAnswer, AnswerLeaseLostError } from './answer-log.ts';
import { type AnswerLease } from './answer-lease.ts';
import { findAnswer, lockConversation } from '../conversations/conversations.repository.ts';
import { sendMessage } from '../messages/send-message.ts';
import {
  eventsIn,
  type RunningCoaching,
  textSeen,
  visitor,
  type WireMessage,
  type Visitor,
} from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

type Me = Visitor;
const coach = () => coaching.catalogue.coaches[0];
const stop = (me: Me, answerUuid: string, after: number) =>
  me.change('POST', 'chat/stop', { answer_uuid: answerUuid, after });
const messageIn = (response: { json(): unknown }) => response.json() as WireMessage;

/** Begins an answer that another process writes. */
async function beginElsewhere(me: Me): Promise<AnswerLease> {
  const sent = await sendMessage(
    { db: coaching.db, catalogue: coaching.catalogue, instanceId: randomUUID() },
    {
      ownerId: me.visitorId,
      conversationUuid: randomUUID(),
      instructorSlug: coach()?.slug as string,
      clientMessageId: randomUUID(),
      text: 'Hello',
    },
  );
  return sent.lease as AnswerLease;
}

const card = () => ({ recommendationId: randomUUID(), contentUuid: coach()?.shelf[0]?.uuid as string });
const written = (lease: AnswerLease) =>
  appendEvents(coaching.db, lease, [
    { type: 'delta', text: 'One ' },
    { type: 'delta', text: 'two ' },
    { type: 'recommendation', recommendation: card() },
    { type: 'delta', text: 'three' },
    { type: 'suggestions', suggestions: ['More?'] },
  ]);

it.each([
  [0, '', 0, 0],
  [1, 'One ', 0, 0],
  [2, 'One two ', 0, 0],
  [3, 'One two ', 1, 0],
  [4, 'One two three', 1, 0],
  [5, 'One two three', 1, 1],
  [99, 'One two three', 1, 1],
  [Number.MAX_SAFE_INTEGER, 'One two three', 1, 1],
])('keeps what was seen up to event %i, and no more', async (after, text, cards, suggestions) => {
  const me = coaching.visitor();
  const lease = await beginElsewhere(me);
  await written(lease);
  const stopped = messageIn(await stop(me, lease.answerUuid, after));
  expect(stopped).toMatchObject({ status: 'stopped', text });
  expect([stopped.recommendations.length, stopped.suggestions.length]).toEqual([cards, suggestions]);
  const events = eventsIn((await me.stream(lease.answerUuid)).body);
  expect(textSeen(events)).toBe(text);
  expect(events.at(-1)?.data).toMatchObject({ type: 'stopped', message: { text } });
});

it('keeps what was seen before a take-over if nothing later was seen', async () => {
  const me = coaching.visitor();
  const lease = await beginElsewhere(me);
  await appendEvents(coaching.db, lease, [
    { type: 'delta', text: 'Half' },
    { type: 'restarted' },
    { type: 'delta', text: 'New' },
  ]);
  expect(messageIn(await stop(me, lease.answerUuid, 1))).toMatchObject({ text: 'Half' });
});

it('takes the lease from a writer in another instance', async () => {
  const me = coaching.visitor();
  const lease = await beginElsewhere(me);
  await written(lease);
  await stop(me, lease.answerUuid, 2);
  await expect(written(lease)).rejects.toThrow(AnswerLeaseLostError);
  const [row] = await coaching.db.select().from(messages).where(eq(messages.uuid, lease.answerUuid));
  expect(row).toMatchObject({ text: 'One two ', status: 'stopped', writerInstance: null });
});

it('sends the stop to a reader who saw more, and to one who reconnects having seen more', async () => {
  const me = coaching.visitor();
  const lease = await beginElsewhere(me);
  await written(lease);
  const reading = me.stream(lease.answerUuid);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await stop(me, lease.answerUuid, 1);
  const seen = eventsIn((await reading).body);
  expect(seen.slice(0, 5).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(seen.at(-1)).toMatchObject({ id: 6, data: { type: 'stopped', message: { text: 'One ' } } });
  for (const after of [2, 4, 5]) {
    expect(eventsIn((await me.stream(lease.answerUuid, after)).body)).toEqual(seen.slice(-1));
  }
  expect(eventsIn((await me.stream(lease.answerUuid, 6)).body)).toEqual([]);
});

it('aborts the model call, and does not store what the model says afterwards', async () => {
  let aborted = false;
  const model: LanguageModel = {
    name: 'a model that never ends',
    complete: () => Promise.reject(new Error('It is not asked for a value')),
    async *stream(_, signal) {
      yield { type: 'text', text: 'Once ' };
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason as Error);
        });
      });
    },
  };
  const started = await coaching.start({ model });
  const me = visitor(started);
  const sent = await me.send({
    conversation_uuid: randomUUID(),
    instructor_slug: coach()?.slug,
    client_message_id: randomUUID(),
    text: 'Tell me everything',
  });
  const { answer } = sent.json<{ answer: WireMessage }>();
  const reading = me.stream(answer.uuid);
  const stored = () => coaching.db.select().from(answerEvents).where(eq(answerEvents.answerUuid, answer.uuid));
  await waitUntil(async () => (await stored()).length > 0);
  const stopped = messageIn(await stop(me, answer.uuid, 1));
  expect(stopped).toMatchObject({ status: 'stopped', text: 'Once ', answered_by: 'model' });
  expect(aborted).toBe(true);
  expect(eventsIn((await reading).body).at(-1)?.data).toMatchObject({ type: 'stopped' });
  expect(started.warnings).toEqual([]);
});

it('does not change an answer that has ended, however often it is stopped', async () => {
  const me = coaching.visitor();
  const { answerUuid, events } = await me.ask('Hello', coach()?.slug as string);
  expect(messageIn(await stop(me, answerUuid, 1))).toEqual(events.at(-1)?.data.message);
  const lease = await beginElsewhere(me);
  await written(lease);
  const all = await Promise.all([1, 1, 1].map((after) => stop(me, lease.answerUuid, after)));
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
});

it('treats another person’s answer like a missing one', async () => {
  const { answerUuid } = await coaching.visitor().ask('Hello', coach()?.slug as string);
  expect((await stop(coaching.visitor(), answerUuid, 0)).statusCode).toBe(404);
  expect((await stop(coaching.visitor(), randomUUID(), 0)).statusCode).toBe(404);
});

it('ends in one of both states if an edit comes at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const me = visitor(await slow());
    const sent = await me.send({
      conversation_uuid: randomUUID(),
      instructor_slug: coach()?.slug,
      client_message_id: randomUUID(),
      text: 'One',
    });
    const { message, answer } = sent.json<{ message: WireMessage; answer: WireMessage }>();
    const [stopped, edited] = await Promise.all([
      stop(me, answer.uuid, 1),
      me.change('POST', 'chat/edit', {
        message_uuid: message.uuid,
        client_message_id: randomUUID(),
        text: 'Other',
      }),
    ]);
    expect([stopped.statusCode, edited.statusCode]).toEqual([200, 200]);
    expect(messageIn(stopped).status).toBe('stopped');
    await stop(me, edited.json<{ answer: WireMessage }>().answer.uuid, 0);
  }
});

it('does not deadlock with an answer that ends and waits for the conversation', async () => {
  const me = coaching.visitor();
  const lease = await beginElsewhere(me);
  const found = await findAnswer(coaching.db, lease.answerUuid);
  const draft = { text: 'Whole', recommendations: [], suggestions: [] };
  let ending: Promise<void> | undefined;
  await coaching.db.transaction(async (tx) => {
    await lockConversation(tx, found?.conversation.uuid as string, me.visitorId);
    ending = endAnswer(coaching.db, lease, { status: 'finished', draft, answeredBy: 'house' });
    await lockAwaited(coaching.database);
    await tx.execute(sql`select from messages where uuid = ${lease.answerUuid} for update nowait`);
  });
  await ending;
  expect((await findAnswer(coaching.db, lease.answerUuid))?.answer).toMatchObject({
    status: 'finished',
    text: 'Whole',
  });
});

let slowly: RunningCoaching | undefined;
async function slow(): Promise<RunningCoaching> {
  return (slowly ??= await coaching.start({ settings: { wordsPerSecond: 20 } }));
}
