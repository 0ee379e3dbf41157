import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { bounds } from '@greenroom/contracts';
import { conversations, messages } from '../coaching.tables.ts';
import { topicUuid } from '@greenroom/content';
import { type WireMessage } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';

const coaching = useCoachingApp();

const coach = () => coaching.catalogue.coaches[0]?.slug as string;
const otherCoach = () => coaching.catalogue.coaches[1]?.slug as string;
const body = (more: Record<string, unknown> = {}) => ({
  conversation_uuid: randomUUID(),
  instructor_slug: coach(),
  client_message_id: randomUUID(),
  text: 'Hello there',
  ...more,
});
type Pair = { message: WireMessage; answer: WireMessage };
const pair = (response: { json(): unknown }) => response.json() as Pair;

it('stores the message and the answer to be written, and begins the conversation', async () => {
  const me = coaching.visitor();
  const sent = await me.send(body({ text: 'My voice shakes when I start.' }));
  expect(sent.statusCode).toBe(200);
  expect(pair(sent).message).toMatchObject({
    position: 1,
    author: 'person',
    status: 'sent',
    text: 'My voice shakes when I start.',
  });
  expect(pair(sent).answer).toMatchObject({ position: 2, author: 'coach', status: 'writing', text: '' });
  const listed = (await me.conversations()).json<{ conversations: object[] }>();
  expect(listed.conversations).toMatchObject([{ instructor_slug: coach(), title: 'My voice shakes when I start.' }]);
});

it('returns the same pair for the same message, however often and concurrently', async () => {
  const me = coaching.visitor();
  const same = body();
  const all = await Promise.all(Array.from({ length: 8 }, () => me.send(same)));
  expect(new Set(all.map((one) => one.statusCode))).toEqual(new Set([200]));
  expect(new Set(all.map((one) => pair(one).answer.uuid)).size).toBe(1);
  expect(new Set(all.map((one) => pair(one).message.uuid)).size).toBe(1);
  expect(await coaching.db.$count(messages, eq(messages.conversationUuid, same.conversation_uuid))).toBe(2);
});

it('does not move a conversation in the list when one of its messages is sent again', async () => {
  const me = coaching.visitor();
  const [first, second] = [body({ text: 'The first' }), body({ text: 'The second' })];
  const titles = async () =>
    (await me.conversations()).json<{ conversations: { title: string }[] }>().conversations.map(({ title }) => title);
  await me.send(first);
  await me.send(second);
  expect(await titles()).toEqual(['The second', 'The first']);
  expect((await me.send(first)).statusCode).toBe(200);
  expect(await titles()).toEqual(['The second', 'The first']);
  await me.send({ ...first, client_message_id: randomUUID() });
  expect(await titles()).toEqual(['The first', 'The second']);
});

it('gives concurrent messages one order without gaps', async () => {
  const me = coaching.visitor();
  const conversation = randomUUID();
  await Promise.all(
    Array.from({ length: 6 }, (_, n) => me.send(body({ conversation_uuid: conversation, text: `Message ${n}` }))),
  );
  const rows = await coaching.db
    .select()
    .from(messages)
    .where(eq(messages.conversationUuid, conversation))
    .orderBy(messages.position);
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(rows.map(({ author }) => author)).toEqual(Array.from({ length: 12 }, (_, n) => (n % 2 ? 'coach' : 'person')));
});

it('remembers the topic it began on', async () => {
  const topic = topicUuid(coach(), coaching.catalogue.coaches[0]?.topics[0]?.slug as string);
  const first = body({ topic_uuid: topic });
  await coaching.visitor().send(first);
  const [row] = await coaching.db.select().from(conversations).where(eq(conversations.uuid, first.conversation_uuid));
  expect(row?.topicUuid).toBe(topic);
});

describe('the title of a conversation', () => {
  const titleAfter = async (texts: readonly string[], topic?: string) => {
    const me = coaching.visitor();
    const conversation = randomUUID();
    for (const text of texts)
      await me.send(body({ conversation_uuid: conversation, text, ...(topic && { topic_uuid: topic }) }));
    const [row] = await coaching.db.select().from(conversations).where(eq(conversations.uuid, conversation));
    return row?.title;
  };

  it.each([
    [['Hi', 'I want to ask for a raise', 'It scares me'], 'I want to ask for a raise'],
    [['Hello Imogen, my voice shakes when I start.'], 'My voice shakes when I start.'],
    [['Guten Tag', 'danke', 'Meine Stimme zittert beim Reden'], 'Meine Stimme zittert beim Reden'],
    [['Hi'], 'Hi'],
  ])('after %j is “%s”', async (texts, title) => {
    expect(await titleAfter(texts)).toBe(title);
  });

  it('is the topic it began with if only a greeting was said', async () => {
    const [topic] = coaching.catalogue.coaches[0]!.topics;
    expect(await titleAfter(['Hi'], topicUuid(coach(), topic!.slug))).toBe(topic!.title);
  });
});

it('cuts a long title at a word', async () => {
  const first = body({ text: 'word '.repeat(60) });
  await coaching.visitor().send(first);
  const [row] = await coaching.db.select().from(conversations).where(eq(conversations.uuid, first.conversation_uuid));
  expect(row?.title).toMatch(/^(word )+word…$/);
});

describe('refusals', () => {
  it('rejects another text under the same client id', async () => {
    const me = coaching.visitor();
    const first = body();
    await me.send(first);
    const second = await me.send({ ...first, text: 'Something else' });
    expect([second.statusCode, second.json()]).toMatchObject([409, { error: { code: 'conflict' } }]);
  });

  it('treats another person’s conversation like a missing one', async () => {
    const first = body();
    await coaching.visitor().send(first);
    const stranger = await coaching.visitor().send({ ...first, client_message_id: randomUUID() });
    expect([stranger.statusCode, stranger.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    expect(await coaching.db.$count(messages, eq(messages.conversationUuid, first.conversation_uuid))).toBe(2);
  });

  it('rejects another coach in the same conversation', async () => {
    const me = coaching.visitor();
    const first = body();
    await me.send(first);
    const other = await me.send({ ...first, client_message_id: randomUUID(), instructor_slug: otherCoach() });
    expect(other.statusCode).toBe(409);
  });

  it.each([
    ['an unknown coach', { instructor_slug: 'nobody' }, 404],
    ['a message that is too long', { text: 'a'.repeat(bounds.chatMessageLength + 1) }, 413],
    ['an empty message', { text: '  ' }, 400],
    ['a conversation without a proper uuid', { conversation_uuid: 'mine' }, 400],
  ])('rejects %s, and stores nothing', async (_, wrong, status) => {
    const me = coaching.visitor();
    expect((await me.send(body(wrong))).statusCode).toBe(status);
    expect((await me.conversations()).json()).toEqual({ conversations: [] });
  });

  it('accepts a message of exactly the maximum length', async () => {
    expect((await coaching.visitor().send(body({ text: 'a'.repeat(bounds.chatMessageLength) }))).statusCode).toBe(200);
  });
});
