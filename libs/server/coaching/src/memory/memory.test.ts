import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { checkIns } from '../coaching.tables.ts';
import { lockAwaited } from '@greenroom/database/testing/lock-awaited';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();
const coach = () => coaching.catalogue.coaches[0]!;
const said = 'I want to ask my boss for a raise. I will ring Ann tomorrow. I have decided to stay calm.';

type Me = ReturnType<typeof coaching.visitor>;
const memories = async (me: Me) => (await me.get('memory')).json<{ memories: Record<string, unknown>[] }>().memories;

test('the memory contains the recap of each conversation with its coach, and no empty ones', async () => {
  const me = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  await me.ask('Yes, that’s it', coach().slug, conversationUuid);
  await me.ask('Hello', coach().slug);
  expect(await memories(me)).toEqual([
    expect.objectContaining({
      conversation_uuid: conversationUuid,
      instructor_slug: coach().slug,
      instructor_name: coach().name,
      goal: 'To ask your boss for a raise',
      decided: [expect.any(String)],
      commitments: [expect.objectContaining({ due_on: expect.any(String) as string })],
      edited_at: null,
    }),
  ]);
});

test('a corrected recap is what is remembered, and an emptied one is forgotten', async () => {
  const me = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  const body = { conversation_uuid: conversationUuid, goal: 'To leave', decided: [], commitments: [] };
  await me.change('PUT', 'chat/recap', body);
  expect(await memories(me)).toMatchObject([
    { goal: 'To leave', decided: [], edited_at: expect.any(String) as string },
  ]);
  await me.change('PUT', 'chat/recap', { ...body, goal: null });
  expect(await memories(me)).toEqual([]);
});

test('everything is forgotten at once with the open check-ins; other people’s memory and the conversations stay', async () => {
  const me = coaching.visitor();
  const other = coaching.visitor();
  const { conversationUuid } = await me.ask(said, coach().slug);
  await me.get('chat/recap', { conversation_uuid: conversationUuid });
  const waiting = () => coaching.db.select().from(checkIns).where(eq(checkIns.conversationUuid, conversationUuid));
  expect(await waiting()).toHaveLength(1);
  await other.ask(said, coach().slug);

  expect((await me.change('DELETE', 'memory')).json()).toEqual({ forgotten: 1 });
  expect(await memories(me)).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect(await memories(other)).toHaveLength(1);
  const read = await me.get('chat', { conversation_uuid: conversationUuid });
  expect(read.json<{ messages: { text: string }[] }>().messages.map(({ text }) => text)).toContain(said);
});

// PGlite has one connection, so nothing runs concurrently.
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? test.each : test.skip.each;

onPostgres([
  ['forgets all', (me: Me) => me.change('DELETE', 'memory')],
  ['deletes a conversation', (me: Me, uuid: string) => me.change('DELETE', `chat/conversations/${uuid}`)],
  [
    'corrects a recap',
    (me: Me, uuid: string) =>
      me.change('PUT', 'chat/recap', { conversation_uuid: uuid, goal: null, decided: [], commitments: [] }),
  ],
])('who %s locks conversations in the order of all: nobody waits for ever for another', async (_, change) => {
  const me = coaching.visitor();
  const tail = randomUUID().slice(1);
  const [first, last] = [`0${tail}`, `f${tail}`];
  for (const uuid of [last, first]) await me.ask(said, coach().slug, uuid);
  const other = await coaching.database.pool.connect();
  const lock = (uuid: string) => other.query('select 1 from conversations where uuid = $1 for update', [uuid]);
  try {
    await other.query('begin');
    await lock(first);
    const changed = change(me, last);
    await lockAwaited(coaching.database);
    await lock(last);
    await other.query('commit');
    expect((await changed).statusCode).toBe(200);
  } finally {
    other.release(true);
  }
});
