import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import { openRegistryFixture, type RegistryFixture, type RunningRegistry } from '../testing/registry-fixture.ts';

let database: OpenDatabase;
let fixture: RegistryFixture;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await openRegistryFixture(database);
});
afterEach(() => fixture.close());

/**
 * Simulates a server that dies at its nth asynchronous operation: before it runs, or after it ran but before the
 * result.
 */
function dyingServer(fixture: RegistryFixture, at: number, when: 'before' | 'after') {
  let count = 0;
  let dead = false;
  const killed = () => new Error('killed');
  const crashing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (dead) throw killed();
    const isLast = ++count === at;
    dead ||= isLast;
    if (isLast && when === 'before') throw killed();
    const result = await work();
    if (isLast) throw killed();
    return result;
  };
  const { store } = fixture.releases;
  const dying: ReleaseStore = {
    ...store,
    read: (key) => crashing(() => store.read(key)),
    tagOf: (key) => crashing(() => store.tagOf(key)),
    write: (key, bytes, instead) => crashing(() => store.write(key, bytes, instead)),
  };
  const { db } = fixture.database;
  const own = new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name === 'transaction') return (work: never) => crashing(() => db.transaction(work));
      // Queries outside a transaction are awaited by the caller, so they can only be refused once the server is dead.
      if (['select', 'selectDistinctOn', 'update'].includes(String(name)) && dead)
        return () => {
          throw killed();
        };
      return value;
    },
  });
  return { start: () => fixture.start({ store: dying, own: { db: own } }), wasKilled: () => dead };
}

const ramp = { command: 'ramp', version: '2.0.0', steps: [10, 100], every_seconds: 1_800, min_sample: 1 };
const begun = '1.0.0:90 2.0.0:10';
const asBefore = '1.0.0:100 2.0.0:0';

/** Expects the document, the history and the ramps to agree. */
async function isWhole(server: RunningRegistry): Promise<'begun' | 'as before'> {
  const shares = await fixture.shares();
  const app = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!;
  const isOn = app.ramp?.state === 'running';
  const inHistory = app.marks.some(({ what }) => what === 'ramp-begun');
  expect([shares, isOn, inHistory]).toEqual(shares === begun ? [begun, true, true] : [asBefore, false, false]);
  expect(app.marks.filter(({ what }) => what === 'seen-outside')).toHaveLength(1);
  return shares === begun ? 'begun' : 'as before';
}

test.each(['before', 'after'] as const)(
  'a server that dies %s any asynchronous operation leaves a change done or not done, never half done',
  async (when) => {
    const seen: string[] = [];
    for (let at = 1; ; at++) {
      fixture.close();
      fixture = await openRegistryFixture(database);
      await (await fixture.start()).status();
      const dying = dyingServer(fixture, at, when);
      const first = await dying.start();
      await first.ask(ramp);
      if (!dying.wasKilled()) break;
      await first.app.close();
      // Another server reconciles, at once and again after a while.
      const next = await fixture.start();
      await next.registry.look();
      const became = await isWhole(next);
      fixture.passMinutes(3);
      await next.registry.look();
      expect(await isWhole(next)).toBe(became);
      seen.push(became);
      // Repeating the command succeeds, or is refused because the ramp has begun already.
      expect((await next.ask(ramp)).code).toBe(became === 'begun' ? 422 : 200);
      expect(await fixture.shares()).toBe(begun);
      await next.app.close();
    }
    expect(seen).toContain('as before');
    expect(seen.at(-1)).toBe('begun');
    // Reading, reconciling, storing the change, two writes, completing.
    expect(seen.length).toBeGreaterThanOrEqual(7);
  },
  240_000,
);

test('a change is refused while another server’s is under way, and a dead server’s is dropped after two minutes', async () => {
  const server = await fixture.start();
  await server.status();
  const dying = dyingServer(fixture, 4, 'after');
  const first = await dying.start();
  await first.ask(ramp);
  const underWay = async () =>
    (await database.pool.query(`select 1 from release_history where state = 'intended'`)).rows.length;
  expect(await underWay()).toBe(1);
  expect(await server.ask({ command: 'promote', version: '2.0.0' })).toMatchObject({
    code: 409,
    said: /Another change of checkout-mfe is under way/,
  });
  fixture.passMinutes(2);
  expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(200);
  expect(await underWay()).toBe(0);
});

test('a write whose response is lost is recognized as done', async () => {
  const { store } = fixture.releases;
  const forgetful: ReleaseStore = {
    ...store,
    async write(key, bytes, instead) {
      const taken = await store.write(key, bytes, instead);
      return key.endsWith('.json') ? false : taken;
    },
  };
  const server = await fixture.start({ store: forgetful });
  expect((await server.ask(ramp)).code).toBe(200);
  expect(await isWhole(server)).toBe('begun');
});

test('a publish to the store and a command at the same time are both kept', async () => {
  const { store } = fixture.releases;
  let interfered = false;
  const shared: ReleaseStore = {
    ...store,
    async write(key, bytes, instead) {
      if (!interfered && key.endsWith('.json')) {
        interfered = true;
        await fixture.releases.publish({
          name: 'mentor-mfe',
          version: '3.0.0-cccccccc',
          files: { 'entry.js': 'x' },
          pages: [],
        });
      }
      return store.write(key, bytes, instead);
    },
  };
  const server = await fixture.start({ store: shared });
  expect((await server.ask(ramp)).code).toBe(200);
  expect(await fixture.shares()).toBe(begun);
  expect(await fixture.shares('mentor-mfe')).toBe('3.0.0:100');
  expect((await server.history({ app: 'mentor-mfe' })).changes).toMatchObject([{ what: 'seen-outside' }]);
});
