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

const ramp = { command: 'ramp', version: '2.0.0', steps: [1, 5, 50, 100], every_seconds: 1_800, min_sample: 200 };
const rampOf = async (at = server) => (await at.status()).apps.find(({ name }) => name === 'checkout-mfe')?.ramp;
const fine = { kind: 'fine' } as const;
const worse = {
  kind: 'worse',
  guardrail: 'errors',
  figures: { candidate: { bad: 9, of: 40 }, stable: { bad: 1, of: 900 } },
} as const;

test('the state before the first command is recorded as seen from outside', async () => {
  const { apps, writable, trouble } = await server.status();
  expect([writable, trouble]).toEqual([true, null]);
  const checkout = apps.find(({ name }) => name === 'checkout-mfe')!;
  expect(checkout.marks).toMatchObject([
    {
      what: 'seen-outside',
      by: { kind: 'outside', name: null },
      why: '1.0.0-aaaaaaaa came, with 100 %; 2.0.0-bbbbbbbb came, with 0 %',
    },
  ]);
  expect(checkout.revision).toBe(checkout.marks[0]!.number);
  // A second look finds nothing new.
  expect(await server.status()).toEqual({ ...(await server.status()) });
  expect((await server.history()).changes).toHaveLength(2);
});

test('a ramp takes its steps automatically, and the history says who, when and why', async () => {
  expect((await server.ask(ramp)).code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:99 2.0.0:1');
  expect(await rampOf()).toMatchObject({
    version: '2.0.0-bbbbbbbb',
    stable: '1.0.0-aaaaaaaa',
    state: 'running',
    step: 0,
    nextAt: '2026-06-01T09:30:00.000Z',
  });
  fixture.verdict = fine;
  fixture.passMinutes(29);
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:99 2.0.0:1');
  for (const expected of ['1.0.0:95 2.0.0:5', '1.0.0:50 2.0.0:50', '1.0.0:0 2.0.0:100']) {
    fixture.passMinutes(30);
    await server.registry.look();
    expect(await fixture.shares()).toBe(expected);
  }
  expect(await rampOf()).toMatchObject({ state: 'done', step: 3, nextAt: null, endedAt: '2026-06-01T10:59:00.000Z' });
  await server.registry.look();
  const { changes } = await server.history({ app: 'checkout-mfe' });
  expect(changes.map(({ what, traffic, by, why }) => [what, traffic, by.kind, by.name, why])).toEqual([
    ['step', 100, 'controller', null, 'Step 4 of 4, 100 %: nothing was worse than with 1.0.0-aaaaaaaa'],
    ['step', 50, 'controller', null, 'Step 3 of 4, 50 %: nothing was worse than with 1.0.0-aaaaaaaa'],
    ['step', 5, 'controller', null, 'Step 2 of 4, 5 %: nothing was worse than with 1.0.0-aaaaaaaa'],
    ['ramp-begun', 1, 'pipeline', 'pipeline', 'To see'],
    ['seen-outside', null, 'outside', null, '1.0.0-aaaaaaaa came, with 100 %; 2.0.0-bbbbbbbb came, with 0 %'],
  ]);
});

test('a ramp waits while too few views were seen, then continues', async () => {
  await server.ask(ramp);
  fixture.verdict = { kind: 'inconclusive', samples: 12, needed: 200 };
  fixture.passMinutes(31);
  await server.registry.look();
  await server.registry.look();
  expect(await rampOf()).toMatchObject({
    state: 'waiting',
    step: 0,
    nextAt: null,
    verdict: { samples: 12, needed: 200 },
  });
  expect((await server.history()).changes.filter(({ what }) => what === 'waits')).toMatchObject([
    {
      why: 'The next step is due, and 12 views of 200 were seen',
      because: { code: 'too-few', seen: 12, needed: 200 },
    },
  ]);
  fixture.verdict = fine;
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:95 2.0.0:5');
  expect(await rampOf()).toMatchObject({ state: 'running', step: 1 });
});

test('a worse release goes back at once, before the step is over, with the figures as the reason', async () => {
  await server.ask(ramp);
  fixture.passMinutes(2);
  fixture.verdict = worse;
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
  expect(await rampOf()).toMatchObject({ state: 'returned', verdict: worse });
  const [last] = (await server.history()).changes;
  expect(last).toMatchObject({
    what: 'returned',
    by: { kind: 'controller' },
    why: 'Worse than 1.0.0-aaaaaaaa by errors: 9 of 40, beside 1 of 900',
    because: { code: 'worse', stable: '1.0.0-aaaaaaaa' },
    verdict: worse,
  });
  const { rows } = await fixture.database.pool.query(
    `select details from audit_events where event = 'release-changed'`,
  );
  expect(rows.at(-1)).toEqual({ details: { app: 'checkout-mfe', what: 'returned', version: '2.0.0-bbbbbbbb' } });
});

test.each([
  ['killed', { command: 'kill', version: '2.0.0' }, '1.0.0:100 2.0.0:0', 'returned'],
  ['rolled back', { command: 'rollback' }, '1.0.0:100 2.0.0:0', 'returned'],
  ['paused', { command: 'pause' }, '1.0.0:99 2.0.0:1', 'paused'],
])('a ramp that is %s while another is being judged stays so', async (_, command, shares, state) => {
  await fixture.releases.publish(releaseOf('shell', newVersion));
  for (const app of ['checkout-mfe', 'shell']) expect((await server.ask({ ...ramp, app })).code).toBe(200);
  const walker = await fixture.start({
    judge: {
      async judge({ app }) {
        if (app === 'checkout-mfe') expect((await server.ask({ ...command, app: 'shell' })).code).toBe(200);
        return fine;
      },
    },
  });
  fixture.passMinutes(30);
  await walker.registry.look();
  expect([await fixture.shares('checkout-mfe'), await fixture.shares('shell')]).toEqual(['1.0.0:95 2.0.0:5', shares]);
  const shell = (await server.status()).apps.find(({ name }) => name === 'shell')!;
  expect([shell.ramp?.state, shell.marks.at(-1)?.by.kind]).toEqual([state, 'pipeline']);
  expect(fixture.said).toEqual([]);
  await walker.app.close();
});

test('a paused ramp stays at its step, and still goes back if it is worse', async () => {
  await server.ask(ramp);
  expect((await server.ask({ command: 'pause' })).code).toBe(200);
  fixture.verdict = fine;
  fixture.passMinutes(90);
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:99 2.0.0:1');
  expect((await server.ask({ command: 'resume' })).code).toBe(200);
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:95 2.0.0:5');
  await server.ask({ command: 'pause' });
  fixture.verdict = worse;
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
});

test('a ramp whose last step is not everyone stays at that step and is still judged', async () => {
  await server.ask({ ...ramp, steps: [10] });
  fixture.verdict = fine;
  fixture.passMinutes(120);
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:90 2.0.0:10');
  expect(await rampOf()).toMatchObject({ state: 'running', nextAt: null });
  fixture.verdict = worse;
  await server.registry.look();
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
});

test('promote, roll back, kill', async () => {
  expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:0 2.0.0:100');
  expect((await server.ask({ command: 'rollback' })).code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
  await server.ask(ramp);
  expect((await server.ask({ command: 'rollback' })).code).toBe(200);
  expect(await rampOf()).toMatchObject({ state: 'returned' });
  await server.ask({ command: 'promote', version: '2.0.0' });
  const { code, status } = await server.ask({ command: 'kill', version: '2.0.0', why: 'It takes the money twice' });
  expect(code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
  const [killed] = status.apps.find(({ name }) => name === 'checkout-mfe')!.releases;
  expect(killed).toMatchObject({
    version: '2.0.0-bbbbbbbb',
    sound: true,
    killed: { at: '2026-06-01T09:00:00.000Z', why: 'It takes the money twice' },
  });
  for (const command of ['promote', 'kill']) {
    expect(await server.ask({ command, version: '2.0.0' })).toMatchObject({ code: 422, said: /was killed/ });
  }
});

test('a retired app has no visitors until one of its releases is promoted', async () => {
  const { site } = fixture.services();
  const givenOut = async () =>
    (await site.releasesNow())!.apps.get('checkout-mfe')!.map(({ deployment }) => deployment.deployment.traffic);
  expect(await givenOut()).toEqual([100, 0]);
  await server.ask(ramp);
  const { code, status } = await server.ask({ command: 'retire' });
  expect([code, await fixture.shares()]).toEqual([200, '1.0.0:0 2.0.0:0']);
  expect(await givenOut()).toEqual([0, 0]);
  const retired = status.apps.find(({ name }) => name === 'checkout-mfe')!;
  expect(retired.ramp).toMatchObject({ state: 'returned' });
  expect(retired.releases.map((one) => [one.default, one.sound, one.killed])).toEqual([
    [false, true, null],
    [false, true, null],
  ]);
  expect(retired.marks.at(-1)).toMatchObject({ what: 'retired', version: oldVersion, why: 'To see' });
  for (const command of [ramp, { command: 'retire' }, { command: 'rollback' }])
    expect(await server.ask(command)).toMatchObject({ code: 422, said: expect.stringMatching(/is retired: promote/) });
  expect(fixture.said).toEqual([]);
  expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:0 2.0.0:100');
});

test('an app whose only release is killed is retired', async () => {
  for (const version of ['2.0.0', '1.0.0']) expect((await server.ask({ command: 'kill', version })).code).toBe(200);
  expect(await fixture.shares()).toBe('1.0.0:0 2.0.0:0');
  expect(await server.ask({ command: 'promote', version: '1.0.0' })).toMatchObject({ code: 422, said: /was killed/ });
});

test('a release that went back is marked until it is tried again', async () => {
  const markOf = async () => (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!.releases[0];
  await server.ask(ramp);
  await server.ask({ command: 'rollback' });
  expect((await markOf())?.returned).toEqual({ at: '2026-06-01T09:00:00.000Z', guardrail: null });
  fixture.passMinutes(1);
  await server.ask(ramp);
  expect((await markOf())?.returned).toBeNull();
  fixture.verdict = { ...worse, guardrail: 'error' };
  await server.registry.look();
  expect((await markOf())?.returned).toEqual({ at: '2026-06-01T09:01:00.000Z', guardrail: 'error' });
});

test.each([
  ['error', true],
  ['load', true],
  ['silent', true],
  ['lcp', undefined],
  ['checkoutPayment', undefined],
])('a ramp that goes back because of %s marks the release as broken: %s', async (guardrail, broken) => {
  await server.ask(ramp);
  fixture.verdict = { ...worse, guardrail };
  await server.registry.look();
  expect((await fixture.extras()).broken).toBe(broken);
  fixture.verdict = fine;
  await server.ask(ramp);
  expect((await fixture.extras()).broken).toBeUndefined();
});

test('a step waits for a week at most; then a person decides', async () => {
  await server.ask(ramp);
  fixture.verdict = { kind: 'inconclusive', samples: 8_563, needed: 8_564 };
  fixture.passMinutes(30);
  await server.registry.look();
  expect(await rampOf()).toMatchObject({ state: 'waiting', waitsUntil: '2026-06-08T09:30:00.000Z' });
  fixture.passMinutes(7 * 24 * 60 - 1);
  await server.registry.look();
  expect(await rampOf()).toMatchObject({ state: 'waiting' });
  fixture.passMinutes(1);
  await server.registry.look();
  expect(await rampOf()).toMatchObject({ state: 'paused', waitsUntil: null });
  const [last] = (await server.history()).changes;
  expect(last).toMatchObject({
    what: 'paused',
    by: { kind: 'controller' },
    why: 'Waited for 7 days, and 8563 views of about 8564 were seen. A person decides: promote it, roll it back, or resume it',
    because: { code: 'waited-out', days: 7, seen: 8_563, needed: 8_564 },
  });
  // After a resume it waits for a week again.
  await server.ask({ command: 'resume' });
  await server.registry.look();
  await server.registry.look();
  expect(await rampOf()).toMatchObject({ state: 'waiting', waitsUntil: '2026-06-15T09:30:00.000Z' });
});

test.each([
  ['an unknown release', { ...ramp, version: '7.0.0' }, 422, /no release 7\.0\.0/],
  ['a ramp of the default release', { ...ramp, version: '1.0.0' }, 422, /everyone’s already/],
  ['decreasing steps', { ...ramp, steps: [5, 1] }, 400, /does not fit/],
  ['a pause without a ramp', { command: 'pause' }, 422, /Nothing of checkout-mfe is on its way/],
  ['a rollback without an earlier release', { command: 'rollback' }, 422, /no release before/],
  ['killing the only shell', { app: 'shell', command: 'kill', version: '1.0.0' }, 422, /no pages without a shell/],
  ['retiring the shell', { app: 'shell', command: 'retire' }, 422, /no pages without a shell/],
  ['an unknown app', { command: 'rollback', app: 'other-mfe' }, 422, /no release yet/],
  ['a missing reason', { command: 'kill', version: '2.0.0', why: ' ' }, 400, /does not fit/],
  ['a reason that is too long', { command: 'kill', version: '2.0.0', why: 'x'.repeat(501) }, 400, /does not fit/],
  ['an unknown command', { command: 'explode' }, 400, /does not fit/],
])('%s is refused with an explanation, and nothing changes', async (_, command, code, said) => {
  const before = await fixture.shares();
  const answer = await server.ask(command);
  expect([answer.code, answer.said]).toEqual([code, expect.stringMatching(said)]);
  expect(await fixture.shares()).toBe(before);
  const { rows } = await fixture.database.pool.query(`select 1 from release_history where what <> 'seen-outside'`);
  expect(rows).toEqual([]);
});

test('a second ramp of an app is refused while one is active', async () => {
  await server.ask(ramp);
  expect(await server.ask(ramp)).toMatchObject({
    code: 422,
    said: 'checkout-mfe 2.0.0-bbbbbbbb is on its way, at 1 %: one at a time. Promote it or roll it back first',
  });
});

test('a command based on an outdated state is refused, with the current state', async () => {
  const { apps } = await server.status();
  const { revision } = apps.find(({ name }) => name === 'checkout-mfe')!;
  expect((await server.ask({ ...ramp, revision })).code).toBe(200);
  expect(await server.ask({ command: 'promote', version: '2.0.0', revision })).toMatchObject({
    code: 409,
    said: /checkout-mfe changed meanwhile: 1\.0\.0-aaaaaaaa has 99 %, 2\.0\.0-bbbbbbbb has 1 % now/,
  });
  // Changes of another app do not matter.
  const shell = apps.find(({ name }) => name === 'shell')!;
  expect((await server.ask({ app: 'shell', command: 'rollback', revision: shell.revision })).code).toBe(422);
});

test('of concurrent commands one succeeds, the others get a conflict, and nothing is left half done', async () => {
  const other = await fixture.start();
  const revision = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!.revision;
  const answers = await Promise.all([
    server.ask({ ...ramp, revision }),
    other.ask({ command: 'promote', version: '2.0.0', revision }),
    server.ask({ command: 'kill', version: '2.0.0', revision }),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
  const { changes } = await server.history({ app: 'checkout-mfe' });
  expect(changes).toHaveLength(2);
  const { rows } = await fixture.database.pool.query(`select 1 from release_history where state = 'intended'`);
  expect(rows).toEqual([]);
  await other.app.close();
});

test('nothing changes without a valid token or with a key that readers do not know', async () => {
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Basic ${fixture.pipeline.token}` }]) {
    const asked = { method: 'POST', url: '/api/v1/releases/commands', headers, payload: { command: 'pause' } } as const;
    expect((await server.app.inject(asked)).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/v1/releases', headers })).statusCode).toBe(401);
  }
  const blind = await fixture.start({ signing: false });
  expect((await blind.status()).writable).toBe(false);
  expect(await blind.ask(ramp)).toMatchObject({ code: 503, said: /no key to sign/ });
  await blind.app.close();
});
