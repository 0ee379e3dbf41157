import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { messages } from '../coaching.tables.ts';
import { type Allowances, createAllowances } from '@greenroom/allowances';
import {
  openCoachingFixture,
  type CoachingFixture,
  type RunningCoaching,
  visitor,
  type WireMessage,
} from '../testing/coaching-app.ts';

let fixture: CoachingFixture;
let running: RunningCoaching;
let allowances: Allowances;
const judged: string[] = [];
beforeAll(async () => {
  fixture = await openCoachingFixture();
  allowances = createAllowances({
    db: fixture.db,
    plans: 'on',
    settings: {
      taste: { messages: 6, voiceSeconds: 180 },
      fairUse: { messages: 100, voiceSeconds: 600 },
      tastesPerAddress: 1_000,
    },
  });
  const moderator = {
    name: 'listening',
    check: async (text: string) => {
      judged.push(text);
      return undefined;
    },
  };
  running = await fixture.start({ allowances, moderator });
});
afterAll(() => fixture.close());

const coach = () => fixture.catalogue.coaches[0]?.slug as string;
const body = (more: Record<string, unknown> = {}) => ({
  conversation_uuid: randomUUID(),
  instructor_slug: coach(),
  client_message_id: randomUUID(),
  text: 'How do I begin?',
  ...more,
});
type Me = ReturnType<typeof visitor>;
const newcomer = () => visitor(running);
const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];
const pair = (answer: { json(): unknown }) => answer.json() as { message: WireMessage; answer: WireMessage };
const wholeAnswer = async (me: Me, sent: { json(): unknown }) => me.stream(pair(sent).answer.uuid);
const used = async (me: Me, count: number) => {
  for (let sent = 0; sent < count; sent += 1) expect((await me.send(body())).statusCode).toBe(200);
};
const messagesUsed = async (me: Me) => {
  const { rows } = await fixture.database.pool.query<{ messages: number }>(
    'select messages from allowance_uses where owner_id = $1',
    [me.visitorId],
  );
  return rows[0]?.messages ?? 0;
};

it('accepts six messages to any coaches, and stores nothing of the seventh', async () => {
  const me = newcomer();
  await used(me, 6);
  const seventh = body();
  expect(codeOf(await me.send(seventh))).toEqual([402, 'plan_required']);
  expect(await fixture.db.$count(messages, eq(messages.conversationUuid, seventh.conversation_uuid))).toBe(0);
  expect((await me.read({ conversation_uuid: seventh.conversation_uuid })).statusCode).toBe(404);
});

it('counts a message once, however often it is sent, and answers it again when nothing is left', async () => {
  const me = newcomer();
  const same = body();
  const all = await Promise.all(Array.from({ length: 5 }, () => me.send(same)));
  expect(new Set(all.map((one) => pair(one).answer.uuid)).size).toBe(1);
  expect(await messagesUsed(me)).toBe(1);
  await used(me, 5);
  const again = await me.send(same);
  expect([again.statusCode, pair(again).answer.uuid]).toEqual([200, pair(all[0]!).answer.uuid]);
  expect(await messagesUsed(me)).toBe(6);
});

it('accepts no more from several tabs at once', async () => {
  const me = newcomer();
  const all = await Promise.all(Array.from({ length: 15 }, () => me.send(body())));
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 402]));
});

it.each([
  ['too long', { text: 'a'.repeat(4_001) }, 413],
  ['to an unknown coach', { instructor_slug: 'nobody' }, 404],
  ['empty', { text: ' ' }, 400],
])('charges nothing for a message that fails: %s', async (_, wrong, status) => {
  const me = newcomer();
  expect((await me.send(body(wrong))).statusCode).toBe(status);
  expect(await messagesUsed(me)).toBe(0);
});

it('counts another answer and another wording once each', async () => {
  const me = newcomer();
  const sent = await me.send(body());
  await wholeAnswer(me, sent);
  const asking = { answer_uuid: pair(sent).answer.uuid, client_message_id: randomUUID() };
  const another = await me.change('POST', 'chat/regenerate', asking);
  expect(another.statusCode).toBe(200);
  expect((await me.change('POST', 'chat/regenerate', asking)).statusCode).toBe(200);
  expect(await messagesUsed(me)).toBe(2);
  await wholeAnswer(me, another);
  const edit = { message_uuid: pair(sent).message.uuid, client_message_id: randomUUID(), text: 'Where do I begin?' };
  expect((await me.change('POST', 'chat/edit', edit)).statusCode).toBe(200);
  expect((await me.change('POST', 'chat/edit', edit)).statusCode).toBe(200);
  expect(await messagesUsed(me)).toBe(3);
});

it('repeats a failed answer free of charge, and rejects another answer and an edit when nothing is left', async () => {
  const me = newcomer();
  const sent = await me.send(body());
  await wholeAnswer(me, sent);
  await used(me, 4);
  const { message, answer } = pair(sent);
  await fixture.db.update(messages).set({ status: 'failed' }).where(eq(messages.uuid, answer.uuid));
  const asking = { answer_uuid: answer.uuid, client_message_id: randomUUID() };
  const another = await me.change('POST', 'chat/regenerate', asking);
  expect([another.statusCode, await messagesUsed(me)]).toEqual([200, 5]);
  await wholeAnswer(me, another);
  await used(me, 1);
  const oneMore = { answer_uuid: pair(another).answer.uuid, client_message_id: randomUUID() };
  expect(codeOf(await me.change('POST', 'chat/regenerate', oneMore))).toEqual([402, 'plan_required']);
  const edit = { message_uuid: message.uuid, client_message_id: randomUUID(), text: 'Another way' };
  expect(codeOf(await me.change('POST', 'chat/edit', edit))).toEqual([402, 'plan_required']);
});

it('always accepts signs of self-harm, and charges nothing for them', async () => {
  const me = newcomer();
  await used(me, 6);
  const sent = await me.send(body({ text: 'I want to die.' }));
  expect(sent.statusCode).toBe(200);
  expect((await wholeAnswer(me, sent)).body).toMatch(/988|116 ?123|help/i);
  expect(await messagesUsed(me)).toBe(6);
});

it('does not moderate messages that cannot be accepted', async () => {
  const me = newcomer();
  await used(me, 6);
  judged.length = 0;
  expect((await me.send(body({ text: 'Never to be judged' }))).statusCode).toBe(402);
  expect(judged).toEqual([]);
});
