import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { writeHistoryFile } from './read-history.ts';
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
  fixture.approvals = new Map([['checkout-mfe', 20]]);
  server = await fixture.start();
});
afterEach(async () => {
  await server.app.close();
  fixture.close();
});

const ramp = { command: 'ramp', version: '2.0.0', steps: [5, 20, 50, 100], every_seconds: 1_800, min_sample: 0 };
const until = '2026-06-02T09:00:00.000Z';
const freeze = { command: 'freeze', from: '2026-06-01T09:00:00.000Z', until, why: 'Holidays' };
const approver = 'checkout-mfe:approve';
const fine = { kind: 'fine' } as const;
const worse = {
  kind: 'worse',
  guardrail: 'errors',
  figures: { candidate: { bad: 9, of: 40 }, stable: { bad: 1, of: 900 } },
} as const;
const audited = async () => {
  const { rows } = await database.pool.query<{ what: string }>(
    `select details->>'what' as what from audit_events where event = 'release-changed' order by at`,
  );
  return rows.map(({ what }) => what).filter((what) => what !== 'seen-outside');
};
/** Lets a due step be looked at. */
const passStep = async () => {
  fixture.passMinutes(31);
  await server.registry.look();
};

describe('a freeze', () => {
  const noApprovals = async () => {
    fixture.approvals = new Map();
    await server.app.close();
    server = await fixture.start();
  };

  test.each([
    ['its app', 'checkout-mfe'],
    ['all apps', '*'],
  ])('of %s refuses to ramp and promote until it is over, with its reason', async (_, app) => {
    await noApprovals();
    expect((await server.ask({ ...freeze, app })).code).toBe(200);
    for (const command of [ramp, { command: 'promote', version: '2.0.0' }]) {
      const { code, said } = await server.ask(command);
      expect([code, said]).toEqual([422, expect.stringMatching(/frozen until 2026-06-02T09:00:00.000Z \(Holidays\)/)]);
    }
    expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
    fixture.passMinutes(24 * 60);
    expect((await server.ask(ramp)).code).toBe(200);
  });

  test('names its rule in the answer, so that a pipeline can tell it from other refusals', async () => {
    await server.ask(freeze);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/releases/commands',
      headers: { authorization: `Bearer ${fixture.pipeline.token}` },
      payload: { app: 'checkout-mfe', why: 'x', ...ramp },
    });
    expect(answer.json().error.fields).toMatchObject([{ path: 'freeze' }]);
  });

  test('of another app forbids nothing', async () => {
    await server.ask({ ...freeze, app: 'shell' });
    expect((await server.ask(ramp)).code).toBe(200);
  });

  test('refuses to register a release', async () => {
    await server.ask(freeze);
    const { extras, ...stored } = await fixture.releases.lay(releaseOf('checkout-mfe', '3.0.0-cccccccc'));
    const { recordIntegrity, ...others } = extras;
    const release = { ...stored, extras: { ...others, record_integrity: recordIntegrity } };
    const { code, said } = await server.ask({ command: 'register', releases: [{ app: 'checkout-mfe', release }] });
    expect([code, said]).toEqual([422, expect.stringContaining('frozen')]);
  });

  test('lets releases be taken back and killed, but not forward by a rollback to a newer release', async () => {
    await noApprovals();
    await server.ask({ command: 'promote', version: '2.0.0' });
    await server.ask(freeze);
    expect((await server.ask({ command: 'rollback' })).code).toBe(200);
    expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
    expect((await server.ask({ command: 'rollback', version: '2.0.0' })).said).toContain('frozen');
    expect((await server.ask({ command: 'kill', version: '2.0.0' })).code).toBe(200);
  });

  test('stops the steps of a ramp, which goes on by itself afterwards', async () => {
    await noApprovals();
    await server.ask(ramp);
    fixture.verdict = fine;
    await server.ask(freeze);
    await passStep();
    expect(await fixture.shares()).toBe('1.0.0:95 2.0.0:5');
    fixture.passMinutes(24 * 60);
    await server.registry.look();
    expect(await fixture.shares()).toBe('1.0.0:80 2.0.0:20');
  });

  test('lets a ramp go back that is worse', async () => {
    await server.ask(ramp);
    await server.ask(freeze);
    fixture.verdict = worse;
    await passStep();
    expect(await fixture.shares()).toBe('1.0.0:100 2.0.0:0');
  });

  test('is in the status and ends early by its number, for every server of the database', async () => {
    await noApprovals();
    await server.ask({ ...freeze, app: '*' });
    const [found] = (await server.status()).freezes;
    expect(found).toMatchObject({ app: '*', until, why: 'Holidays', by: { kind: 'pipeline', name: 'pipeline' } });
    const other = await fixture.start();
    expect((await other.ask(ramp)).code).toBe(422);
    expect((await other.ask({ command: 'unfreeze', app: 'checkout-mfe', number: found!.number })).code).toBe(422);
    expect((await other.ask({ command: 'unfreeze', app: '*', number: found!.number })).code).toBe(200);
    expect((await server.status()).freezes).toEqual([]);
    expect((await server.ask(ramp)).code).toBe(200);
    expect(await audited()).toEqual(['frozen', 'unfrozen', 'ramp-begun']);
    await other.app.close();
  });

  test.each([
    ['ends before it begins', { until: '2026-06-01T08:00:00.000Z' }],
    ['is over', { from: '2026-05-01T08:00:00.000Z', until: '2026-05-02T08:00:00.000Z' }],
    ['ends in years', { until: '2029-01-01T08:00:00.000Z' }],
    ['is of no app', { app: 'nothing-mfe' }],
  ])('that %s is refused', async (_, wrong) => {
    expect((await server.ask({ ...freeze, ...wrong })).code).toBe(422);
  });

  test('of all apps needs a right on all of them', async () => {
    expect((await server.ask({ ...freeze, app: '*' }, 'checkout-mfe:publish+ramp')).code).toBe(403);
    expect((await server.ask({ ...freeze, app: '*' }, '*:promote')).code).toBe(200);
  });
});

test('the log is exported as CSV, with author and reason', async () => {
  await server.ask({ ...ramp, why: '=1+1' });
  const text = await writeHistoryFile(database.db, { app: 'checkout-mfe' });
  const [head, newest] = text.split('\n');
  expect(head).toBe('\uFEFFnumber,at,app,what,version,traffic,byKind,byName,why,guardrail');
  expect(newest).toMatch(/,checkout-mfe,ramp-begun,2\.0\.0-bbbbbbbb,5,pipeline,pipeline,'=1\+1,$/);
});

test('the status has since when releases are out, by whom, and the size of their pages', async () => {
  await server.ask(ramp);
  await server.ask({ command: 'pause' });
  const app = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe')!;
  expect(app.since).toEqual({ at: '2026-06-01T09:00:00.000Z', by: { kind: 'pipeline', name: 'pipeline' } });
  const [newest] = app.releases;
  expect(newest!.sizes).toEqual([{ path: '/checkout-mfe', gzipBytes: `checkout-mfe ${newVersion}`.length }]);
});

describe('where a second person has to approve', () => {
  const ask = () => server.ask({ command: 'request-approval', version: '2.0.0' });
  const approve = () => server.ask({ command: 'approve', version: '2.0.0' }, approver);

  test('a release reaches the share that needs no approval, and no more before it has one', async () => {
    expect((await server.ask({ ...ramp, steps: [30, 100] })).said).toContain(
      'needs a second person’s approval for more than 20 % of visitors',
    );
    await server.ask(ramp);
    fixture.verdict = fine;
    await passStep();
    await passStep();
    expect(await fixture.shares()).toBe('1.0.0:80 2.0.0:20');
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(422);
    await ask();
    await passStep();
    expect(await fixture.shares()).toBe('1.0.0:80 2.0.0:20');
    expect((await approve()).code).toBe(200);
    await passStep();
    expect(await fixture.shares()).toBe('1.0.0:50 2.0.0:50');
    expect(await audited()).toEqual(['ramp-begun', 'step', 'approval-requested', 'approved', 'step']);
  });

  test('the status has the request, who approved it, and until when that is valid', async () => {
    await ask();
    await approve();
    const app = (await server.status()).apps.find(({ name }) => name === 'checkout-mfe');
    expect(app).toMatchObject({
      approvalAbove: 20,
      approvals: [
        {
          version: newVersion,
          by: { kind: 'pipeline', name: 'pipeline' },
          approved: { by: { kind: 'pipeline', name: 'narrow' } },
          expiresAt: '2026-06-04T09:00:00.000Z',
        },
      ],
    });
  });

  test('whoever asked cannot approve', async () => {
    await ask();
    expect((await server.ask({ command: 'approve', version: '2.0.0' })).said).toMatch(/a second person has to/);
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(422);
  });

  test('nothing can be approved that was not requested, and only with the right', async () => {
    expect((await approve()).said).toMatch(/no valid request/);
    await ask();
    expect((await server.ask({ command: 'approve', version: '2.0.0' }, '*:promote')).code).toBe(403);
    expect((await server.ask({ command: 'promote', version: '2.0.0' }, approver)).code).toBe(403);
  });

  test.each(['request', 'approval'])('a %s expires after three days', async (what) => {
    await ask();
    if (what === 'approval') await approve();
    fixture.passMinutes(72 * 60);
    if (what === 'request') expect((await approve()).code).toBe(422);
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(422);
  });

  test('an approval ends when the app is rolled back', async () => {
    await ask();
    await approve();
    await server.ask({ command: 'promote', version: '2.0.0' });
    await server.ask({ command: 'rollback' });
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).said).toContain('approval');
    expect((await server.ask({ command: 'rollback', version: '2.0.0' })).said).toContain('approval');
  });

  test('an approval ends when the document was changed past the registry', async () => {
    await ask();
    await approve();
    await fixture.releases.readAgain();
    await fixture.releases.publish(releaseOf('checkout-mfe', '3.0.0-cccccccc'));
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).said).toContain('approval');
  });

  test('an approval is of one release', async () => {
    await fixture.releases.publish(releaseOf('checkout-mfe', '3.0.0-cccccccc'));
    await ask();
    await approve();
    expect((await server.ask({ command: 'promote', version: '3.0.0' })).code).toBe(422);
    expect((await server.ask({ command: 'promote', version: '2.0.0' })).code).toBe(200);
    expect(await fixture.shares()).toBe(`${oldVersion.split('-')[0]}:0 2.0.0:100 3.0.0:0`);
  });

  test('an app without the setting needs none', async () => {
    expect((await server.ask({ command: 'request-approval', app: 'shell', version: '1.0.0' })).said).toMatch(
      /needs no approvals/,
    );
  });
});
