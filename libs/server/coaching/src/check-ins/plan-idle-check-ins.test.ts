import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '@greenroom/database';
import { checkIns, conversations, messages } from '../coaching.tables.ts';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { askCheckIns } from './ask-check-ins.ts';
import { planIdleCheckIns } from './plan-idle-check-ins.ts';
import { type RunningCoaching, visitor, type WireMessage } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();
const warnings: object[] = [];
const log = { warn: (facts: object) => void warnings.push(facts) };
afterEach(() => expect(warnings).toEqual([]));

const minute = 60_000;
const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const inMinutes = (count: number) => new Date(Date.now() + count * minute);
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * minute).toISOString().slice(0, 10);
const plan = (now = inMinutes(31), db = coaching.db) =>
  planIdleCheckIns({ db, catalogue: coaching.catalogue, log }, now);

function person(running?: RunningCoaching) {
  const me = running ? visitor(running) : coaching.visitor();
  const conversationUuid = randomUUID();
  return {
    ...me,
    conversationUuid,
    say: (text: string) => me.ask(text, coach(), conversationUuid),
    recap: () => me.get('chat/recap', { conversation_uuid: conversationUuid }),
    waiting: async () => {
      const rows = await coaching.db.select().from(checkIns).where(eq(checkIns.conversationUuid, conversationUuid));
      return rows.map(({ text, dueOn }) => [text, dueOn]).sort();
    },
    messages: async () =>
      (await me.read({ conversation_uuid: conversationUuid })).json<{ messages: WireMessage[] }>().messages,
  };
}

it('plans a check-in after half an hour of silence if the recap was not opened, and asks it', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await plan(inMinutes(29));
  expect(await me.waiting()).toEqual([]);
  await plan();
  expect(await me.waiting()).toEqual([['Ask my boss', dayIn(1)]]);
  await askCheckIns({ db: coaching.db, log }, new Date(`${dayIn(1)}T18:00:00Z`));
  expect((await me.messages()).at(-1)).toMatchObject({
    author: 'coach',
    text: 'How did today go? You were going to ask your boss.',
  });
});

it('plans once, however often and on however many instances it runs, and again when more is said', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await Promise.all([plan(), plan(), plan()]);
  await coaching.db.delete(checkIns).where(eq(checkIns.conversationUuid, me.conversationUuid));
  await plan();
  expect(await me.waiting()).toEqual([]);
  await me.say('I’ll also ring Ann tomorrow.');
  await plan();
  expect(await me.waiting()).toHaveLength(2);
});

it('plans relative to the day the person said it', async () => {
  const me = person();
  await me.say('I’ll ask my boss tonight.');
  await plan(inMinutes(24 * 60));
  expect(await me.waiting()).toEqual([['Ask my boss', dayIn(0)]]);
});

it.each([
  ['in a conversation that ended days ago', 3 * 24 * 60, async () => {}],
  [
    'while an answer is being written',
    31,
    async (conversationUuid: string) => {
      const set = { status: 'writing' as const, writerInstance: randomUUID(), writerSeenAt: new Date() };
      await coaching.db
        .update(messages)
        .set(set)
        .where(sql`conversation_uuid = ${conversationUuid} and author = 'coach'`);
    },
  ],
])('plans nothing %s', async (_, minutes, change) => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await change(me.conversationUuid);
  await plan(inMinutes(minutes));
  expect(await me.waiting()).toEqual([]);
  await coaching.db.delete(conversations).where(eq(conversations.uuid, me.conversationUuid));
});

it('plans no check-in in a conversation about suicide', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  await me.say('I want to kill myself');
  await plan();
  expect(await me.waiting()).toEqual([]);
});

it('does not change what the person corrected', async () => {
  const me = person();
  await me.say('I’ll ask my boss tomorrow.');
  const mine = { conversation_uuid: me.conversationUuid, goal: null, decided: [], commitments: [] };
  await me.change('PUT', 'chat/recap', mine);
  await plan();
  expect(await me.waiting()).toEqual([]);
});

it('calls no model, and keeps what one found when the person opened the recap', async () => {
  const notes = { goal: null, decided: [], commitments: [{ words: 'ring Ann', when: 'tomorrow' }], facts: [] };
  const model = scriptedLanguageModel(['Good.'], [JSON.stringify(notes)], ['Good.']);
  const me = person(await coaching.start({ model }));
  await me.say('The thing for tomorrow is to ring Ann.');
  await me.recap();
  await me.say('And I’ll write to Tom tomorrow.');
  expect(model.asked).toHaveLength(3);
  await plan();
  expect(model.asked).toHaveLength(3);
  expect(await me.waiting()).toEqual([
    ['Ring Ann', dayIn(1)],
    ['Write to Tom', dayIn(1)],
  ]);
});

it('plans other conversations when one fails', async () => {
  const [bad, good] = [person(), person()];
  await bad.say('I’ll ask my boss tomorrow.');
  await good.say('I’ll ask my boss tomorrow.');
  const catalogue = {
    ...coaching.catalogue,
    coach: (slug: string) => {
      if (slug === 'broken') throw new Error('broken');
      return coaching.catalogue.coach(slug);
    },
  };
  await coaching.db
    .update(conversations)
    .set({ instructorSlug: 'broken' })
    .where(eq(conversations.uuid, bad.conversationUuid));
  await planIdleCheckIns({ db: coaching.db, catalogue, log }, inMinutes(31));
  expect(warnings.splice(0)).toMatchObject([{ conversationUuid: bad.conversationUuid }]);
  expect(await good.waiting()).toHaveLength(1);
  expect(await bad.waiting()).toEqual([]);
  await coaching.db.delete(conversations).where(eq(conversations.uuid, bad.conversationUuid));
});

const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

onPostgres('plans each conversation once when two instances run at once', async () => {
  const url = coaching.database.pool.options.connectionString as string;
  const databases: OpenDatabase[] = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
  const people = Array.from({ length: 10 }, () => person());
  for (const me of people) await me.say('I’ll ask my boss tomorrow.');
  await Promise.all(databases.map(({ db }) => plan(inMinutes(31), db)));
  for (const me of people) expect(await me.waiting()).toHaveLength(1);
  await Promise.all(databases.map((database) => database.close()));
});
