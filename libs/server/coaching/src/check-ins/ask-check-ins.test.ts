import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkIns, messages } from '../coaching.tables.ts';
import { askCheckIns } from './ask-check-ins.ts';
import type { WireMessage } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

const warnings: object[] = [];
const log = { warn: (facts: object) => void warnings.push(facts) };
const askAt = (moment: string) => askCheckIns({ db: coaching.db, log }, new Date(moment));
const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const today = () => new Date().toISOString().slice(0, 10);
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const waiting = (uuid: string) => coaching.db.select().from(checkIns).where(eq(checkIns.conversationUuid, uuid));

function person() {
  const me = coaching.visitor();
  const conversationUuid = randomUUID();
  return {
    ...me,
    conversationUuid,
    say: (text: string) => me.ask(text, coach(), conversationUuid),
    recap: () => me.get('chat/recap', { conversation_uuid: conversationUuid }),
    correct: (commitments: { text: string; due_on: string | null }[]) =>
      me.change('PUT', 'chat/recap', { conversation_uuid: conversationUuid, goal: null, decided: [], commitments }),
    messages: async () =>
      (await me.read({ conversation_uuid: conversationUuid })).json<{ messages: WireMessage[] }>().messages,
  };
}

it('makes a recap from what was said, and asks once after the day, as the coach’s next message', async () => {
  const me = person();
  await me.say('I want to ask my boss for a raise. I’ll ask my boss tomorrow.');
  await me.say('Yes, that’s it');
  for (const _ of [1, 2])
    expect((await me.recap()).json()).toEqual({
      conversation_uuid: me.conversationUuid,
      goal: 'To ask your boss for a raise',
      decided: [],
      commitments: [{ text: 'Ask my boss', due_on: tomorrow() }],
      facts: [],
      edited_at: null,
      made_by: 'house',
    });
  await askAt(`${today()}T23:59:00Z`);
  await askAt(`${tomorrow()}T12:00:00Z`);
  expect(await me.messages()).toHaveLength(4);

  const evening = `${tomorrow()}T18:00:00Z`;
  await Promise.all([askAt(evening), askAt(evening)]);
  await askAt(`${tomorrow()}T19:00:00Z`);
  const [, , , answer, asked, ...more] = await me.messages();
  expect(more).toEqual([]);
  expect(asked).toMatchObject({
    position: 5,
    author: 'coach',
    status: 'finished',
    answered_by: 'house',
    text: 'How did today go? You were going to ask your boss.',
  });
  const [row] = await coaching.db
    .select()
    .from(messages)
    .where(eq(messages.uuid, asked?.uuid as string));
  expect(row).toMatchObject({ active: true, follows: answer?.uuid });
  expect(await waiting(me.conversationUuid)).toMatchObject([{ askedAt: new Date(evening) }]);
  await me.say('It went well');
  expect((await me.messages()).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('keeps the person’s version and updates the check-ins; past days are not asked about', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await me.recap();
  const commitments = [
    { text: 'Ask Ann', due_on: tomorrow() },
    { text: 'Sleep well', due_on: null },
    { text: 'Long ago', due_on: '2020-01-01' },
  ];
  const kept = (await me.correct(commitments)).json();
  expect(kept).toMatchObject({ goal: null, commitments, edited_at: expect.any(String) as string });
  expect((await me.recap()).json()).toEqual(kept);
  expect(await waiting(me.conversationUuid)).toMatchObject([{ text: 'Ask Ann', dueOn: tomorrow() }]);
  await me.correct([]);
  expect(await waiting(me.conversationUuid)).toEqual([]);
});

it('waits while an answer is being written', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await me.recap();
  const writing = { status: 'writing' as const, writerInstance: randomUUID(), writerSeenAt: new Date() };
  const answer = (await me.messages())[1]?.uuid as string;
  await coaching.db.update(messages).set(writing).where(eq(messages.uuid, answer));
  await askAt('2100-01-01T00:00:00Z');
  expect(await me.messages()).toHaveLength(2);
  await coaching.db.update(messages).set({ status: 'finished' }).where(eq(messages.uuid, answer));
  await askAt('2100-01-01T00:00:00Z');
  expect(await me.messages()).toHaveLength(3);
});

it('asks nothing in a conversation about suicide', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await me.recap();
  await me.say('I want to kill myself');
  await askAt('2100-01-01T00:00:00Z');
  expect(await me.messages()).toHaveLength(4);
  await me.recap();
  expect(await waiting(me.conversationUuid)).toEqual([]);
});

it('is accessible to its visitor only', async () => {
  const me = person();
  await me.say('Hello');
  const stranger = coaching.visitor();
  const body = { conversation_uuid: me.conversationUuid, goal: 'Mine', decided: [], commitments: [] };
  expect((await stranger.get('chat/recap', { conversation_uuid: me.conversationUuid })).statusCode).toBe(404);
  expect((await stranger.change('PUT', 'chat/recap', body)).statusCode).toBe(404);
  expect((await me.recap()).json()).toMatchObject({ goal: null });
  expect(warnings).toEqual([]);
});
