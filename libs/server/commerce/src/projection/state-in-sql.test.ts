import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { ListedSubscriptionState } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { payers, subscriptions } from '../commerce.tables.ts';
import { standingOfPlan } from '../domain/standing.ts';
import { stateInSql } from './state-in-sql.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const moment = fc.option(fc.constantFrom(-8, -7, -1, 0, 1).map(inDays));
const facts = fc.record({
  status: fc.constantFrom('trialing', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'paused'),
  currentPeriodEnd: fc.constant(inDays(20)),
  trialEnd: moment,
  cancelAt: moment,
  endedAt: fc.option(fc.constant(inDays(-1)), { freq: 1 }),
  unpaidSince: moment,
  trialRefused: fc.boolean(),
  pausedFrom: moment,
  pausedUntil: moment,
});
type Facts = typeof facts extends fc.Arbitrary<infer Each> ? Each : never;

/** Stores subscriptions of one payer, and returns their states in the same order. */
async function statesOf(all: readonly Facts[], { clockNow, wall }: { clockNow: Date | null; wall: Date }) {
  const { db } = database;
  const payerUuid = randomUUID();
  await db.insert(payers).values({ uuid: payerUuid, clockNow });
  const plan = {
    payerUuid,
    tier: 'monthly',
    priceId: 'price',
    currency: 'usd',
    unitAmount: 1,
    intervalCount: 1,
  } as const;
  await db.insert(subscriptions).values(
    all.map((own, index) => ({
      ...plan,
      ...own,
      id: `${payerUuid}-${String(index).padStart(4, '0')}`,
      createdAt: now,
    })),
  );
  return db
    .select(stateInSql(wall))
    .from(subscriptions)
    .innerJoin(payers, eq(payers.uuid, subscriptions.payerUuid))
    .where(eq(payers.uuid, payerUuid))
    .orderBy(subscriptions.id);
}

test('the database gives a subscription the state that the rules give it, by its payer’s clock', async () => {
  const all = fc.sample(facts, { numRuns: 1_000, seed: 20_261_121 });
  const expected = all.map((one): [ListedSubscriptionState, Date | null] => {
    const { state, graceUntil } = standingOfPlan(one, now);
    const until = {
      ...{ active: one.currentPeriodEnd, trial: one.trialEnd, canceled: one.cancelAt, canceled_trial: one.cancelAt },
      ...{ past_due: one.unpaidSince && graceUntil, paused: one.pausedUntil },
    };
    return state === 'none' ? ['ended', null] : [state, until[state]];
  });
  for (const clocks of [
    { clockNow: null, wall: now },
    { clockNow: now, wall: inDays(400) },
  ]) {
    const found = await statesOf(all, clocks);
    const given = found.map(({ state, until }) => [state, state === 'ended' ? null : until]);
    expect(given).toEqual(expected);
  }
  expect(new Set(expected.map(([state]) => state)).size).toBe(7);
});

test('an ended subscription says when it ended', async () => {
  const none = {
    trialEnd: null,
    cancelAt: null,
    endedAt: null,
    unpaidSince: null,
    pausedFrom: null,
    pausedUntil: null,
  };
  const plan: Facts = { ...none, status: 'active', currentPeriodEnd: inDays(20), trialRefused: false };
  const found = await statesOf(
    [
      { ...plan, status: 'canceled', endedAt: inDays(-2), cancelAt: inDays(9) },
      { ...plan, cancelAt: inDays(-1) },
      { ...plan, status: 'past_due', unpaidSince: inDays(-9) },
      { ...plan, trialRefused: true },
    ],
    { clockNow: null, wall: now },
  );
  expect(found).toEqual([inDays(-2), inDays(-1), inDays(-2), null].map((until) => ({ state: 'ended', until })));
});
