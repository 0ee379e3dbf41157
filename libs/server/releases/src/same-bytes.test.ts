import { sql } from 'drizzle-orm';
import type { Judged } from './guardrails/domain/guardrail-limits.ts';
import type { OpenDatabase } from '@greenroom/database';
import { guardrailCounts } from './guardrails/guardrails.tables.ts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { randomBy } from '@greenroom/test-tools/random-by';
import { randomOf } from './guardrails/evaluation/random.ts';
import { seenInMinute } from './guardrails/evaluation/simulate-ramps.ts';
import { addCounts, type Count } from './guardrails/guardrails.repository.ts';
import { rampJudge } from './guardrails/judge-ramps.ts';
import { findRampsOn } from './registry/registry.repository.ts';
import {
  newVersion,
  oldVersion,
  openRegistryFixture,
  releaseOf,
  type RegistryFixture,
} from './testing/registry-fixture.ts';

let database: OpenDatabase;
let fixture: RegistryFixture;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(guardrailCounts);
  fixture = await openRegistryFixture(database);
});
afterEach(() => fixture.close());

const visitorsAMinute = 3_000;
const steps = [10, 50, 100];
const random = randomOf(randomBy(11));
const isVital = (guardrail: Judged) => guardrail === 'lcp' || guardrail === 'inp';

/** Returns the counts that pages of one release report. For vitals, the 75th percentile lies within mark 5. */
function told(app: string, version: string, guardrail: Judged, { bad, of }: { bad: number; of: number }): Count[] {
  const [well, ill] = isVital(guardrail) ? [5, 8] : [0, 1];
  const marks = [
    { mark: well, count: of - bad },
    { mark: ill, count: bad },
  ];
  return marks.filter(({ count }) => count > 0).map((marked) => ({ app, version, guardrail, ...marked }));
}

/** Stores counts as if they had arrived in the given minute; arrival times come from the database's clock. */
async function tellAt(minute: Date, counts: readonly Count[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    await addCounts(tx, counts);
    await tx.execute(sql`update guardrail_counts set minute = ${minute.toISOString()}::timestamptz
      where minute = date_trunc('minute', now())`);
  });
}

/**
 * Runs twenty ramps of identical bytes side by side, and one whose candidate loses more visitors at payment, which
 * proves that the test can detect harm. Commands, document, controller, judge and database are the product's; visitors
 * and time are simulated.
 */
test('two releases of the same bytes reach everyone in each of twenty ramps; a harmful one beside them goes back', async () => {
  const same = Array.from({ length: 20 }, (_, index) => `same-${index + 1}`);
  const harmful = 'harmful';
  const apps = [...same, harmful];
  for (const app of apps)
    for (const version of [oldVersion, newVersion])
      await fixture.releases.publish({ ...releaseOf(app, version), files: { 'entry.js': app } });
  // In the past, because the database ignores minutes that are not complete.
  const begun = Math.floor(Date.now() / 60_000) * 60_000 - 6 * 3_600_000;
  fixture.now = new Date(begun);
  const usual = seenInMinute(random, { candidate: 0, stable: 20_000, worse: {} });
  await tellAt(
    new Date(begun - 86_400_000),
    apps.flatMap((app) => usual.flatMap(([guardrail, { stable }]) => told(app, oldVersion, guardrail, stable))),
  );

  const server = await fixture.start({ judge: rampJudge(database.db, { liars: 0.05 }) });
  for (const app of apps)
    expect(
      (await server.ask({ command: 'ramp', app, version: newVersion, steps, every_seconds: 600, min_sample: 200 }))
        .code,
    ).toBe(200);

  const rampsOn = async () => {
    const ramps = await findRampsOn(database.db);
    return apps.flatMap((name) => {
      const ramp = ramps.find(({ app }) => app === name);
      return ramp ? [{ name, traffic: ramp.steps[ramp.step]! }] : [];
    });
  };
  let on = await rampsOn();
  for (let minute = 0; on.length > 0 && minute < 240; minute += 1) {
    const counts = on.flatMap(({ name, traffic }) => {
      const candidate = (visitorsAMinute * traffic) / 100;
      const worse = name === harmful ? { checkoutPayment: 0.4 } : {};
      return seenInMinute(random, { candidate, stable: visitorsAMinute - candidate, worse }).flatMap(
        ([guardrail, seen]) => [
          ...told(name, newVersion, guardrail, seen.candidate),
          ...told(name, oldVersion, guardrail, seen.stable),
        ],
      );
    });
    await tellAt(fixture.now, counts);
    fixture.passMinutes(1);
    await server.registry.look();
    on = await rampsOn();
  }

  const { apps: ended } = await server.status();
  const endOf = (app: string) => ended.find(({ name }) => name === app)?.ramp?.state;
  expect(same.map(endOf)).toEqual(same.map(() => 'done'));
  expect(await fixture.shares(same[0])).toBe('1.0.0:0 2.0.0:100');
  expect(endOf(harmful)).toBe('returned');
  expect(await fixture.shares(harmful)).toBe('1.0.0:100 2.0.0:0');
  const [last] = (await server.history({ app: harmful })).changes;
  expect(last).toMatchObject({ what: 'returned', verdict: { guardrail: 'checkoutPayment' } });
  await server.app.close();
});
