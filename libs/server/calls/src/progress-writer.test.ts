import { randomUUID } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { OpenDatabase } from '@greenroom/database';
import { calls } from './calls.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { type CallLease, CallLeaseLostError, type CallProgress, endCall } from './calls.repository.ts';
import { createProgressWriter } from './progress-writer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function callsInWork(count: number): Promise<CallLease[]> {
  const call = () => ({
    uuid: randomUUID(),
    ownerId: randomUUID(),
    mode: 'coaching' as const,
    conversationUuid: randomUUID(),
    instructorSlug: 'imogen-vale',
    language: 'en' as const,
    talk: 'hands-free' as const,
    resumeHash: 'none',
    payer: {} as never,
    attempt: 2,
    seenAt: sql`now() - interval '1 minute'` as never,
  });
  const rows = Array.from({ length: count }, call);
  await database.db.insert(calls).values(rows);
  return rows.map(({ uuid, attempt }) => ({ callUuid: uuid, attempt }));
}

const at = (talkedMs: number): CallProgress => ({
  talkedMs,
  clockMs: talkedMs + 1,
  taken: 3,
  framesTaken: 4,
  muted: true,
  onHold: true,
  talk: 'push-to-talk',
});

async function rowsOf(leases: readonly CallLease[]) {
  const uuids = leases.map(({ callUuid }) => callUuid);
  const isFresh = sql<boolean>`seen_at > now() - interval '30 seconds'`;
  const rows = await database.db
    .select({
      uuid: calls.uuid,
      talkedMs: calls.talkedMs,
      framesTaken: calls.framesTaken,
      onHold: calls.onHold,
      talk: calls.talk,
      isFresh,
    })
    .from(calls)
    .where(inArray(calls.uuid, uuids));
  return uuids.map((uuid) => rows.find((row) => row.uuid === uuid));
}

it('stores the progress of many calls in a few statements', async () => {
  const leases = await callsInWork(200);
  const asked = jest.spyOn(database.pool, 'query');
  const writer = createProgressWriter(database.db);
  await Promise.all(leases.map((lease, n) => writer.keep(lease, at(n))));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  asked.mockRestore();
  expect(await rowsOf(leases)).toEqual(
    leases.map(({ callUuid }, n) => ({
      uuid: callUuid,
      talkedMs: n,
      framesTaken: 4,
      onHold: true,
      talk: 'push-to-talk',
      isFresh: true,
    })),
  );
});

it('reports calls that were ended elsewhere or taken over, and stores the others', async () => {
  const [ended, lost, gone, fine] = (await callsInWork(4)) as [CallLease, CallLease, CallLease, CallLease];
  await endCall(database.db, ended.callUuid, 'superseded');
  await database.db.delete(calls).where(inArray(calls.uuid, [gone.callUuid]));
  const writer = createProgressWriter(database.db);
  const told = await Promise.allSettled([
    writer.keep(ended, at(10)),
    writer.keep({ ...lost, attempt: 1 }, at(10)),
    writer.keep(gone, at(10)),
    writer.keep(fine, at(10)),
  ]);
  const isLost = { status: 'rejected', reason: expect.any(CallLeaseLostError) };
  expect(told).toEqual([
    { status: 'fulfilled', value: 'superseded' },
    isLost,
    isLost,
    { status: 'fulfilled', value: null },
  ]);
  // What was said until then is still stored.
  expect(await rowsOf([ended, lost, fine])).toMatchObject([{ talkedMs: 10 }, { talkedMs: 0 }, { talkedMs: 10 }]);
});

const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

onPostgres('stores a locked call once it is free, without delaying other calls', async () => {
  const [held, free] = (await callsInWork(2)) as [CallLease, CallLease];
  const writer = createProgressWriter(database.db);
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from calls where uuid = $1 for update', [held.callUuid]);
  const waits = writer.keep(held, at(7));
  expect(await writer.keep(free, at(7))).toBeNull();
  expect((await rowsOf([held]))[0]?.talkedMs).toBe(0);
  await holder.query('commit');
  holder.release();
  expect(await waits).toBeNull();
  expect((await rowsOf([held]))[0]?.talkedMs).toBe(7);
});
