import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import { modelCalls, modelUsage, modelUsageOfAddresses } from '@greenroom/llm/tables';
import { scriptedLanguageModel, type ScriptStep } from '@greenroom/ports/testing/language-model';
import { waitUntil } from '@greenroom/test-tools/wait-until';
import { settleAbandoned } from '../answers/settle-answer.ts';
import { openCall, estimateTokens } from '@greenroom/llm';
import {
  ampleBudget,
  type CoachingFixture,
  openCoachingFixture,
  type RunningCoaching,
  visitor,
  type WireMessage,
} from '../testing/coaching-app.ts';

let fixture: CoachingFixture;
beforeAll(async () => {
  fixture = await openCoachingFixture();
});
const forgetUsage = () => Promise.all([fixture.db.delete(modelUsage), fixture.db.delete(modelUsageOfAddresses)]);
afterEach(forgetUsage);
afterAll(() => fixture.close());

/** Nothing in it is remembered, so that each prompt has the same length. */
const greeting = 'Hello there, how do singers begin?';
const coach = () => fixture.catalogue.coaches[0]?.slug as string;
const usageOf = (visitorId: string) => fixture.db.select().from(modelUsage).where(eq(modelUsage.ownerId, visitorId));
const open = () => fixture.db.$count(modelCalls);
const told = (inputTokens: number, outputTokens: number): ScriptStep => ({ usage: { inputTokens, outputTokens } });
const answeredBy = ({ events }: Awaited<ReturnType<ReturnType<typeof visitor>['ask']>>) =>
  events.at(-1)?.data.message?.answered_by;

async function send(me: ReturnType<typeof visitor>, conversationUuid: string = randomUUID()) {
  const body = { conversation_uuid: conversationUuid, instructor_slug: coach(), client_message_id: randomUUID() };
  return (await me.send({ ...body, text: greeting })).json<{ answer: WireMessage }>().answer.uuid;
}

/** Waits until an answer's log has an event, so that the model is in mid-sentence. */
async function begun(answerUuid: string): Promise<void> {
  await waitUntil(async () => {
    const { rows } = await fixture.database.pool.query('select 1 from answer_events where answer_uuid = $1', [
      answerUuid,
    ]);
    return rows.length > 0;
  });
}

it('counts what the vendor reports, in tokens and money, on the day (UTC)', async () => {
  const prices = { input: 0.5, output: 2 };
  const now = () => new Date('2026-03-04T23:59:59Z');
  const me = visitor(
    await fixture.start({ model: scriptedLanguageModel(['Sing.', told(1_000, 50)]), budget: { prices }, now }),
  );
  await me.ask('Hello', coach());
  await me.ask('Hello', coach());
  expect(await usageOf(me.visitorId)).toEqual([
    {
      ownerId: me.visitorId,
      day: '2026-03-04',
      promptTokens: 2_000,
      answerTokens: 100,
      estimatedTokens: 0,
      microDollars: 1_200,
      reservedTokens: 0,
      reservedMicroDollars: 0,
      addressKey: expect.any(String),
    },
  ]);
  expect(await open()).toBe(0);
});

it('marks the count as an estimate if the vendor reports nothing', async () => {
  const me = visitor(await fixture.start({ model: scriptedLanguageModel(['x'.repeat(30), { usage: null }]) }));
  await me.ask('Hello', coach());
  const [row] = await usageOf(me.visitorId);
  expect(row).toMatchObject({ answerTokens: 10, estimatedTokens: (row?.promptTokens ?? 0) + 10 });
  expect(row?.promptTokens).toBeGreaterThan(500);
});

it.each<[string, ScriptStep[], { answerTokens: number; isPaid: boolean }]>([
  ['broke off', ['x'.repeat(30), { fail: 'cut-off' }], { answerTokens: 10, isPaid: true }],
  ['refused in the middle', ['x'.repeat(60), { fail: 'refused' }], { answerTokens: 20, isPaid: true }],
  ['was too slow', [{ fail: 'too-slow' }], { answerTokens: 0, isPaid: true }],
  ['could not be reached', [{ fail: 'unavailable' }], { answerTokens: 0, isPaid: false }],
])('counts the answer of a model that %s', async (_, script, { answerTokens, isPaid }) => {
  const me = visitor(await fixture.start({ model: scriptedLanguageModel(script) }));
  expect(answeredBy(await me.ask('Hello', coach()))).toBe('house-for-model');
  const [row] = await usageOf(me.visitorId);
  expect(row).toMatchObject({ answerTokens, reservedTokens: 0 });
  expect((row?.promptTokens ?? 0) > 0).toBe(isPaid);
  expect(await open()).toBe(0);
});

it('counts a model’s answer that a safety rule forbids', async () => {
  const model = scriptedLanguageModel(['Bad.', told(100, 7)]);
  const moderator = {
    name: 'strict',
    check: async (text: string) => (text === 'Bad.' ? ('hate' as const) : undefined),
  };
  const me = visitor(await fixture.start({ model, moderator }));
  expect(answeredBy(await me.ask('Hello', coach()))).toBe('house-for-model');
  expect(await usageOf(me.visitorId)).toMatchObject([{ promptTokens: 100, answerTokens: 7, estimatedTokens: 0 }]);
});

it.each([
  [
    'stopped',
    (me: ReturnType<typeof visitor>, answerUuid: string) =>
      me.change('POST', 'chat/stop', { answer_uuid: answerUuid, after: 0 }),
  ],
  [
    'deleted with its conversation',
    async (me: ReturnType<typeof visitor>, _: string, conversation: string) =>
      me.change('DELETE', `chat/conversations/${conversation}`),
  ],
] as const)('counts an answer that is %s in the middle', async (_, end) => {
  const me = visitor(await fixture.start({ model: scriptedLanguageModel(['x'.repeat(30), { waitMs: 60_000 }]) }));
  const conversation = randomUUID();
  const answer = await send(me, conversation);
  await begun(answer);
  expect(await open()).toBe(1);
  expect((await end(me, answer, conversation)).statusCode).toBe(200);
  expect(await usageOf(me.visitorId)).toMatchObject([{ answerTokens: 10, reservedTokens: 0 }]);
  expect(await open()).toBe(0);
});

/** Sends no heartbeats, so that it counts as dead. */
const silent = { beatMs: 600_000 };

/**
 * Returns the reservation for the first answer to the greeting: the prompt and the longest answer. The date is a
 * Wednesday, since no weekday has a longer name.
 */
async function mostOfOne(): Promise<number> {
  const now = () => new Date('2026-03-04T12:00:00Z');
  const me = visitor(await fixture.start({ model: scriptedLanguageModel(['x', { waitMs: 60_000 }]), now }));
  const answer = await send(me);
  await begun(answer);
  const [row] = await usageOf(me.visitorId);
  await me.change('POST', 'chat/stop', { answer_uuid: answer, after: 0 });
  return row?.reservedTokens as number;
}

describe('at the limit', () => {
  it('the last answer that fits is the model’s, the next the house engine’s, which says so; the next day it is the model’s again', async () => {
    const most = await mostOfOne();
    let now = new Date('2026-03-04T12:00:00Z');
    const model = scriptedLanguageModel(['Sing.', told(most - 100, 100)]);
    const started = await fixture.start({ model, budget: { tokensPerPerson: 2 * most }, now: () => now });
    const me = visitor(started);
    const speakers: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) speakers.push(answeredBy(await me.ask(greeting, coach())));
    expect(speakers).toEqual(['model', 'model', 'house-for-model']);
    expect(model.asked).toHaveLength(2);
    expect(answeredBy(await visitor(started).ask(greeting, coach()))).toBe('model');
    now = new Date('2026-03-05T00:00:00Z');
    expect(answeredBy(await me.ask(greeting, coach()))).toBe('model');
    expect(await usageOf(me.visitorId)).toHaveLength(2);
    expect(started.warnings).toEqual([{ trouble: 'over-budget' }]);
  });

  it('one token too few is not enough', async () => {
    const most = await mostOfOne();
    const model = scriptedLanguageModel(['Sing.']);
    const now = () => new Date('2026-03-04T12:00:00Z');
    const ask = async (tokensPerPerson: number) =>
      answeredBy(
        await visitor(await fixture.start({ model, budget: { tokensPerPerson }, now })).ask(greeting, coach()),
      );
    expect(await ask(most - 1)).toBe('house-for-model');
    expect(await ask(most)).toBe('model');
  });

  it.each([
    ['a person’s cost', { moneyPerPerson: 1 }],
    ['the total of tokens', { tokensTotal: 10 }],
    ['the total cost', { moneyTotal: 1 }],
  ])('%s is a limit too', async (_, limit) => {
    const model = scriptedLanguageModel(['Sing.']);
    const me = visitor(await fixture.start({ model, budget: { prices: { input: 1, output: 1 }, ...limit } }));
    expect(answeredBy(await me.ask('Hello', coach()))).toBe('house-for-model');
    expect(model.asked).toEqual([]);
  });

  it('what others used counts towards the total limit of the same day', async () => {
    const most = await mostOfOne();
    await forgetUsage();
    let now = new Date('2026-03-04T12:00:00Z');
    const model = scriptedLanguageModel(['Sing.', told(most, 0)]);
    const started = await fixture.start({ model, budget: { tokensTotal: 2 * most }, now: () => now });
    const ask = async () => answeredBy(await visitor(started).ask(greeting, coach()));
    expect([await ask(), await ask(), await ask()]).toEqual(['model', 'model', 'house-for-model']);
    now = new Date('2026-03-05T00:00:00Z');
    expect(await ask()).toBe('model');
  });

  it('sums the total once a second if the limit is far, and each time if it is near', async () => {
    const day = new Date('2027-01-01T12:00:00Z');
    const asked = jest.spyOn(fixture.db.$client, 'query');
    const most = { inputTokens: 90, likelyInputTokens: 30, outputTokens: 10 };
    const openFor = (tokensTotal: number) =>
      openCall(fixture.db, { ...ampleBudget, tokensTotal }, { ownerId: randomUUID() }, most, day);
    for (const _ of [1, 2, 3]) await openFor(1_000);
    // Three hundred of five hundred are reserved.
    for (const _ of [1, 2]) expect(await openFor(500)).toBeDefined();
    expect(await openFor(500)).toBeUndefined();
    const knew = asked.mock.calls.map(([query]) => (query as unknown as { values: unknown[] }).values.at(-1));
    asked.mockRestore();
    expect(knew).toEqual([false, true, true, false, false, false]);
    await fixture.db.delete(modelCalls);
  });

  it('concurrent tabs see each other’s usage', async () => {
    const most = await mostOfOne();
    const model = scriptedLanguageModel(['Sing.', { waitMs: 200 }, 'On.']);
    const now = () => new Date('2026-03-04T12:00:00Z');
    const started = await fixture.start({ model, budget: { tokensPerPerson: 3 * most }, now });
    const me = visitor(started);
    const all = await Promise.all(Array.from({ length: 8 }, () => me.ask(greeting, coach())));
    expect(all.map(answeredBy).filter((by) => by === 'model')).toHaveLength(3);
    expect(await open()).toBe(0);
  });
});

it('counts the answer of a writer that died in the middle, and the one that replaces it', async () => {
  const model = scriptedLanguageModel(['x'.repeat(30), { waitMs: 60_000 }]);
  const dying = await fixture.start({ model, settings: silent });
  const me = visitor(dying);
  const answer = await send(me);
  await begun(answer);
  await died(answer);
  const next = await fixture.start({ model: scriptedLanguageModel(['Sing.', told(1_000, 5)]), alone: false });
  next.coaching.watchOrphanedAnswers();
  await visitor(next, me.visitorId).stream(answer);
  const [row] = await usageOf(me.visitorId);
  expect(row).toMatchObject({ answerTokens: 10 + 5, reservedTokens: 0 });
  const length = model.asked[0]?.messages.reduce((sum, { content }) => sum + content.length, 0) ?? 0;
  expect(row?.promptTokens).toBe(estimateTokens(length) + 1_000);
  expect(row?.estimatedTokens).toBe(estimateTokens(length) + 10);
  expect(await open()).toBe(0);
});

/** Simulates a kill: there was no heartbeat for long. */
async function died(answerUuid: string): Promise<void> {
  await fixture.db
    .update(messages)
    .set({ writerSeenAt: sql`now() - interval '1 hour'` })
    .where(eq(messages.uuid, answerUuid));
}

it('counts the most a call may have cost if its process died and no answer waits for it', async () => {
  const visitorId = randomUUID();
  const now = new Date('2026-03-04T12:00:00Z');
  const most = { inputTokens: 300, likelyInputTokens: 100, outputTokens: 20 };
  for (const _ of [1, 2]) await openCall(fixture.db, ampleBudget, { ownerId: visitorId }, most, now);
  await settleAbandoned(fixture.db);
  expect(await open()).toBe(2);
  await fixture.db.update(modelCalls).set({ begunAt: sql`now() - interval '6 minutes'` });
  await Promise.all([settleAbandoned(fixture.db), settleAbandoned(fixture.db)]);
  expect(await usageOf(visitorId)).toMatchObject([
    { promptTokens: 200, answerTokens: 40, estimatedTokens: 240, reservedTokens: 0 },
  ]);
});

const onPostgres = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

onPostgres('several instances', () => {
  const opened: OpenDatabase[] = [];
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  it('share a person’s limit, to the token', async () => {
    const url = fixture.database.pool.options.connectionString as string;
    const databases = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    opened.push(...databases);
    const visitorId = randomUUID();
    const budget = { ...ampleBudget, tokensPerPerson: 1_000 };
    const most = { inputTokens: 90, likelyInputTokens: 30, outputTokens: 10 };
    const calls = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        openCall((databases[n % 2] as OpenDatabase).db, budget, { ownerId: visitorId }, most, new Date()),
      ),
    );
    expect(calls.filter((call) => call !== undefined)).toHaveLength(10);
    expect(await usageOf(visitorId)).toMatchObject([{ reservedTokens: 1_000 }]);
    await fixture.db.delete(modelCalls);
  });

  it('one writes and counts what the other had begun', async () => {
    const url = fixture.database.pool.options.connectionString as string;
    const instance = async (script: ScriptStep[]): Promise<RunningCoaching> => {
      const database = await openDatabase({ url });
      opened.push(database);
      return fixture.start({ model: scriptedLanguageModel(script), database, alone: false, settings: silent });
    };
    const me = visitor(await instance(['x'.repeat(30), { waitMs: 60_000 }]));
    const answer = await send(me);
    await begun(answer);
    const other = await instance(['Sing.', told(1_000, 5)]);
    await died(answer);
    other.coaching.watchOrphanedAnswers();
    await visitor(other, me.visitorId).stream(answer);
    expect(await usageOf(me.visitorId)).toMatchObject([{ answerTokens: 15, reservedTokens: 0 }]);
    expect(await open()).toBe(0);
  });
});
