import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import {
  newVersion,
  oldVersion,
  openRegistryFixture,
  releaseOf,
  type RegistryFixture,
  type RunningRegistry,
} from '../testing/registry-fixture.ts';

let database: OpenDatabase;
let fixture: RegistryFixture;
let server: RunningRegistry;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  fixture = await openRegistryFixture(database);
  server = await fixture.start();
});
afterEach(async () => {
  await server.app.close();
  fixture.close();
});

interface Laid {
  app: string;
  version: string;
  traffic?: number;
  paths?: readonly string[];
}

/** Writes releases into the store and registers them in one command. */
async function register(laid: readonly Laid[], scope?: string) {
  const releases = await Promise.all(
    laid.map(async ({ app, version, traffic, paths = [`/${app}`] }) => {
      const pages = paths.map((path) => ({ path, frame: 'site' as const, files: [] }));
      const { extras, ...rest } = await fixture.releases.lay({ ...releaseOf(app, version), pages });
      const { recordIntegrity, ...others } = extras;
      const release = { ...rest, extras: { ...others, record_integrity: recordIntegrity } };
      return { app, release, ...(traffic !== undefined && { traffic }) };
    }),
  );
  return server.ask({ command: 'register', releases }, scope);
}

describe('a token', () => {
  const [third, first] = ['3.0.0-cccccccc', '1.0.0-dddddddd'];
  const checkout = (traffic?: number): Laid => ({
    app: 'checkout-mfe',
    version: third,
    ...(traffic !== undefined && { traffic }),
  });
  const ramp = (steps: number[]) => ({ command: 'ramp', version: newVersion, steps, every_seconds: 60, min_sample: 1 });
  const before = '1.0.0:100 2.0.0:0';

  test.each<[string, string, () => Promise<{ code: number }>, string]>([
    ['publish', 'checkout-mfe:publish', () => register([checkout()], 'checkout-mfe:publish'), `${before} 3.0.0:0`],
    ['publish', 'checkout-mfe:publish', () => register([checkout(0)], 'checkout-mfe:publish'), `${before} 3.0.0:0`],
    [
      'publish and ramp',
      'a part of visitors',
      () => register([checkout(5)], 'checkout-mfe:publish+ramp'),
      '1.0.0:95 2.0.0:0 3.0.0:5',
    ],
    ['publish and ramp', 'a ramp', () => server.ask(ramp([5]), 'checkout-mfe:publish+ramp'), '1.0.0:95 2.0.0:5'],
    [
      'promote',
      'everyone',
      () => server.ask({ command: 'promote', version: newVersion }, '*:promote'),
      '1.0.0:0 2.0.0:100',
    ],
  ])('with the right to %s allows it: %s', async (_rights, _what, act, shares) => {
    expect((await act()).code).toBe(200);
    expect(await fixture.shares()).toBe(shares);
  });

  test.each<[string, string, (scope: string) => Promise<{ code: number; said: string }>]>([
    ['publish for everyone', 'checkout-mfe:publish', (scope) => register([checkout(100)], scope)],
    ['publish for everyone', 'checkout-mfe:publish+ramp', (scope) => register([checkout(100)], scope)],
    ['publish for a part', 'checkout-mfe:publish', (scope) => register([checkout(5)], scope)],
    ['ramp', 'checkout-mfe:publish', (scope) => server.ask(ramp([5]), scope)],
    ['ramp to everyone at once', 'checkout-mfe:publish+ramp', (scope) => server.ask(ramp([100]), scope)],
    ['promote', 'checkout-mfe:publish+ramp', (scope) => server.ask({ command: 'promote', version: newVersion }, scope)],
    [
      'roll back to any version',
      'checkout-mfe:publish+ramp',
      (scope) => server.ask({ command: 'rollback', version: newVersion }, scope),
    ],
    ['kill', 'checkout-mfe:publish+ramp', (scope) => server.ask({ command: 'kill', version: newVersion }, scope)],
    ['publish', '*:promote', (scope) => register([checkout()], scope)],
    [
      'promote another app',
      'mentor-mfe:publish+ramp+promote+kill',
      (scope) => server.ask({ command: 'promote', version: newVersion }, scope),
    ],
    [
      'publish another app together with its own',
      'mentor-mfe:publish+ramp+promote+kill',
      (scope) => register([{ app: 'mentor-mfe', version: first }, checkout()], scope),
    ],
    ['clean', 'mentor-mfe:publish+ramp+promote+kill', (scope) => server.ask({ command: 'clean' }, scope)],
  ])('may not %s with the scope %s', async (_, scope, act) => {
    const { code, said } = await act(scope);
    expect([code, said]).toEqual([403, expect.stringContaining(`its scope is ${scope}`)]);
    expect(await fixture.shares()).toBe(before);
    expect(fixture.said.join()).toContain('A token was used beyond its scope');
    expect(fixture.said.join()).not.toContain('greenroom_release_');
  });

  test('with the right to publish brings an app’s first release to everyone, since it displaces no other', async () => {
    const scope = 'mentor-mfe:publish+ramp+promote+kill';
    expect((await register([{ app: 'mentor-mfe', version: first }], scope)).code).toBe(200);
    expect(await fixture.shares('mentor-mfe')).toBe('1.0.0:100');
  });
});

describe('a path', () => {
  const [first, second] = ['1.0.0-dddddddd', '2.0.0-eeeeeeee'];

  test('that belongs to another app fails the publish, with all that came along, and says whose it is', async () => {
    const { code, said } = await register([
      { app: 'account-mfe', version: first },
      { app: 'mentor-mfe', version: first, paths: ['/mentor-mfe', '/checkout-mfe'] },
    ]);
    expect([code, said]).toEqual([422, expect.stringContaining('/checkout-mfe belongs to checkout-mfe')]);
    expect((await server.status()).apps.map(({ name }) => name)).toEqual(['shell', 'checkout-mfe']);
  });

  test('moves to another app when its owner gives it up for everyone, in the same command or before', async () => {
    const moved = await register([
      { app: 'mentor-mfe', version: first, paths: ['/mentor-mfe', '/checkout-mfe'] },
      { app: 'checkout-mfe', version: second, paths: ['/checkout'], traffic: 100 },
    ]);
    expect(moved.code).toBe(200);
    // The former owner could take it back only if no visitor had the path from the new one.
    expect((await server.ask({ command: 'promote', version: newVersion })).said).toContain('belongs to mentor-mfe');
    expect(
      (await server.ask({ command: 'ramp', version: newVersion, steps: [5], every_seconds: 60, min_sample: 1 })).code,
    ).toBe(422);
  });

  test('never blocks a rollback', async () => {
    await register([{ app: 'checkout-mfe', version: second, paths: ['/checkout'], traffic: 100 }]);
    await register([{ app: 'mentor-mfe', version: first, paths: ['/checkout-mfe'] }]);
    expect((await server.ask({ command: 'rollback', version: oldVersion })).code).toBe(200);
  });
});
