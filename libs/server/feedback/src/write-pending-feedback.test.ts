import { randomUUID } from 'node:crypto';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from '@greenroom/database';
import { feedbackColumns } from './feedback.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { writeAllPendingFeedback, writePendingFeedback, feedbackAbandonedAfterMs } from './write-pending-feedback.ts';
import { feedbackStore } from './feedback-store.ts';

const things = pgTable('things_noted', { uuid: uuid('uuid').primaryKey(), ...feedbackColumns() });
const notes = feedbackStore(things, things.uuid);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool
    .query(`create table things_noted (uuid uuid primary key, status text not null default 'in-progress',
    stage text not null default 'reading', tries int not null default 0, claimed_at timestamptz,
    updated_at timestamptz not null default now())`);
});
afterEach(() => {
  jest.useRealTimers();
  return database.pool.query('truncate things_noted');
});
afterAll(() => database.close());

async function ordered(): Promise<string> {
  const thing = randomUUID();
  await notes.order(database.db, thing);
  return thing;
}
const waiting = () => notes.findWaiting(database.db, feedbackAbandonedAfterMs);

it.each([
  ['behind', -3_600_000],
  ['ahead', 3_600_000],
])('treats a worker as alive even if the instance’s clock is an hour %s', async (_, skewMs) => {
  const thing = await ordered();
  jest.useFakeTimers({
    now: Date.now() + skewMs,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'setInterval'],
  });
  await writePendingFeedback(database.db, notes, thing, async (_, at) => {
    await at('measuring');
    expect(await waiting()).toEqual([]);
    // After two minutes of the database's clock without a sign of life, they are free.
    await database.pool.query(`update things_noted set claimed_at = claimed_at - interval '121 seconds'`);
    expect(await waiting()).toEqual([thing]);
    return {};
  });
  expect(await notes.find(database.db, thing)).toMatchObject({ status: 'ready', claimedAt: null, tries: 1 });
});

it('lets another instance make the notes a dead instance had begun, once', async () => {
  const thing = await ordered();
  await notes.claim(database.db, thing, feedbackAbandonedAfterMs);
  await database.pool.query(`update things_noted set claimed_at = now() - interval '121 seconds'`);
  let made = 0;
  const look = () =>
    writeAllPendingFeedback(
      database.db,
      notes,
      (uuid) =>
        writePendingFeedback(database.db, notes, uuid, async () => {
          made += 1;
          return {};
        }),
      (error) => {
        throw error;
      },
    );
  await Promise.all([look(), look()]);
  expect(made).toBe(1);
  expect(await notes.find(database.db, thing)).toMatchObject({ status: 'ready', tries: 2 });
});
