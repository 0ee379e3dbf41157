import { randomUUID } from 'node:crypto';
import { calls } from '@greenroom/calls/tables';
import { modelCalls, modelUsage, modelUsageOfAddresses } from '@greenroom/llm/tables';
import { scriptedLanguageModel } from '@greenroom/ports/testing/language-model';
import { type ModelBudget, settleCall, openCall } from '@greenroom/llm';
import { ampleBudget } from '../testing/coaching-app.ts';
import { useCoachingApp } from '../testing/use-coaching-app.ts';
import { settleAbandoned } from '../answers/settle-answer.ts';

const coaching = useCoachingApp();
afterEach(async () => {
  for (const table of [modelCalls, modelUsage, modelUsageOfAddresses, calls]) await coaching.db.delete(table);
});

const noon = new Date('2026-03-04T12:00:00Z');
/** One call is 100 tokens; an address may use 500 of 10,000. */
const most = { inputTokens: 90, likelyInputTokens: 30, outputTokens: 10 };
const budget: ModelBudget = { ...ampleBudget, tokensTotal: 10_000, tokensPerPerson: 300, sharePerAddress: 0.05 };
const open = (asksFor: { ownerId?: string; addressKey?: string }, more: Partial<ModelBudget> = {}) =>
  openCall(coaching.db, { ...budget, ...more }, { ownerId: randomUUID(), ...asksFor }, most, noon);
const usedBy = async () =>
  Object.fromEntries(
    (await coaching.db.select().from(modelUsageOfAddresses)).map(({ addressKey, tokens }) => [addressKey, tokens]),
  );
const usedByAll = async () =>
  (await coaching.db.select().from(modelUsage)).reduce((sum, row) => sum + row.reservedTokens + row.promptTokens, 0);
const opened = (all: readonly (string | undefined)[]) => all.filter((uuid) => uuid !== undefined);

it('lets the visitors of one address use its share and no more, however many come at once', async () => {
  const flood = await Promise.all(Array.from({ length: 20 }, () => open({ addressKey: 'one' })));
  expect(opened(flood)).toHaveLength(5);
  expect(await usedBy()).toEqual({ one: 500 });
  // Refused calls reserve nothing.
  expect(await usedByAll()).toBe(500);
  expect(await open({ addressKey: 'other' })).toBeDefined();
});

it('limits the share in money as well', async () => {
  const priced = { prices: { input: 1, output: 1 }, moneyTotal: 4_000, tokensTotal: 1_000_000 };
  const flood = await Promise.all(Array.from({ length: 10 }, () => open({ addressKey: 'one' }, priced)));
  expect(opened(flood)).toHaveLength(2);
});

it('charges an address nothing for calls that a person’s own limit refuses, also concurrently', async () => {
  const me = { ownerId: randomUUID(), addressKey: 'one' };
  const tabs = await Promise.all(Array.from({ length: 12 }, () => open(me)));
  expect(opened(tabs)).toHaveLength(3);
  expect(await usedBy()).toEqual({ one: 300 });
  expect(await open(me)).toBeUndefined();
  expect(await usedBy()).toEqual({ one: 300 });
});

it('returns the unused part of a reservation when a call ends', async () => {
  const uuid = (await open({ addressKey: 'one' })) as string;
  await coaching.db.transaction((tx) => settleCall(tx, uuid, { inputTokens: 20, outputTokens: 5, estimated: false }));
  expect(await usedBy()).toEqual({ one: 25 });
});

it('returns the unused part of reservations of calls whose process died', async () => {
  for (const _ of [1, 2]) await open({ addressKey: 'one' });
  await coaching.database.pool.query(`update model_calls set begun_at = now() - interval '6 minutes'`);
  await settleAbandoned(coaching.db);
  expect(await usedBy()).toEqual({ one: 80 });
});

it('charges a call without an address to the one its person was last seen at, or calls from', async () => {
  const [me, caller] = [randomUUID(), randomUUID()];
  await open({ ownerId: me, addressKey: 'one' });
  await open({ ownerId: me });
  await coaching.database.pool.query(
    `insert into calls (uuid, owner_id, mode, conversation_uuid, instructor_slug, language, talk, resume_hash, payer)
      values ($1, $2, 'coaching', $1, 'x', 'en', 'hands-free', 'x', '{"addressKey":"phone"}')`,
    [randomUUID(), caller],
  );
  await open({ ownerId: caller });
  await open({ ownerId: randomUUID() });
  expect(await usedBy()).toEqual({ one: 200, phone: 100 });
});

it('knows the address of a request, stores it only hashed, and answers with the house engine beyond its share', async () => {
  const model = scriptedLanguageModel(['Sing.', { usage: { inputTokens: 49_000, outputTokens: 100 } }]);
  const started = await coaching.start({ model, budget: { tokensTotal: 1_000_000, sharePerAddress: 0.05 } });
  const ask = async (remoteAddress: string) => {
    const send = await started.app.inject({
      method: 'POST',
      url: '/api/v1/chat',
      remoteAddress,
      payload: {
        conversation_uuid: randomUUID(),
        instructor_slug: coaching.catalogue.coaches[0]?.slug,
        client_message_id: randomUUID(),
        text: 'Hello there',
      },
    });
    const visitor = send.cookies.find(({ name }) => name === 'visitor_id')?.value as string;
    const { answer } = send.json<{ answer: { uuid: string } }>();
    const events = await coaching.visitor(visitor).stream(answer.uuid);
    return /"answered_by":"([a-z-]+)"/.exec(events.body)?.[1];
  };
  expect([await ask('10.1.1.1'), await ask('10.1.1.1'), await ask('10.1.1.2')]).toEqual([
    'model',
    'house-for-model',
    'model',
  ]);
  const kept = JSON.stringify([
    await coaching.db.select().from(modelUsageOfAddresses),
    await coaching.db.select().from(modelUsage),
  ]);
  expect(kept).not.toContain('10.1.1.');
});

it('checks concurrent calls against the current total, not an earlier one', async () => {
  await open({}, { tokensTotal: 1_000 });
  // A pool with one connection gets no more than these through before the last one times out.
  const flood = await Promise.all(Array.from({ length: 40 }, () => open({}, { tokensTotal: 1_000 })));
  // At the limit, as many calls as there are connections may pass together.
  expect(opened(flood).length).toBeLessThanOrEqual(9 + coaching.database.pool.options.max);
});
