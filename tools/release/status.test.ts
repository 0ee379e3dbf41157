import type { ReleaseStatus } from '@greenroom/contracts';
import { commitHere } from './commit-here.ts';
import { returnedWarning } from './returned-warning.ts';
import { liveStatusLines } from './status.ts';

type App = ReleaseStatus['apps'][number];

const at = '2026-06-01T09:00:00.000Z';
const release = (version: string, more: Partial<App['releases'][number]> = {}): App['releases'][number] => ({
  version,
  default: false,
  traffic: 0,
  sound: true,
  pages: [],
  sizes: [],
  killed: null,
  publishedAt: null,
  commit: null,
  returned: null,
  ...more,
});
const status = (releases: App['releases'], ramp: App['ramp'] = null): ReleaseStatus => ({
  issuedAt: null,
  expiresAt: null,
  trouble: null,
  writable: true,
  notices: { webhook: false, mails: false, last: [] },
  freezes: [],
  apps: [
    { name: 'checkout-mfe', revision: 1, ramp, releases, marks: [], since: null, approvalAbove: null, approvals: [] },
  ],
});
const back = { at, guardrail: 'error' };

test('status shows which release was rolled back and why, and names the commit', () => {
  const lines = liveStatusLines(
    status([
      release('2-b', { returned: back, commit: '1a2b3c4d' }),
      release('1-a', { default: true, traffic: 100, returned: back }),
    ]),
  );
  expect(lines).toEqual([
    'checkout-mfe',
    `  2-b     0 %  went back by itself at ${at}, worse by error  commit 1a2b3c4d`,
    '  1-a   100 %  default',
  ]);
});

test('status shows freezes and approvals', () => {
  const [from, until] = ['2026-12-24T08:00:00.000Z', '2026-12-27T08:00:00.000Z'];
  const by = { kind: 'pipeline', name: 'ci' } as const;
  const shown = status([release('1-a', { default: true, traffic: 100 })]);
  const approval = { version: '2-b', at, by, why: 'w', approved: null, expiresAt: until };
  const lines = liveStatusLines({
    ...shown,
    freezes: [{ number: 17, app: '*', from, until, by, why: 'Holidays' }],
    apps: shown.apps.map((app) => ({
      ...app,
      approvals: [approval, { ...approval, version: '3-c', approved: { at, by } }],
    })),
  });
  expect(lines).toEqual([
    `Freeze 17 of all apps, from ${from} until ${until}: Holidays`,
    'checkout-mfe',
    '  1-a   100 %  default',
    `  2-b waits for a second person’s approval until ${until}`,
    `  3-c is approved by a second person until ${until}`,
  ]);
});

test('status says that an app is retired', () => {
  expect(liveStatusLines(status([release('1-a')]))).toContain(
    '  retired: nobody gets it; promote a release to bring it back',
  );
});

test('status says how long a step waits', () => {
  const ramp = {
    ...{ version: '2-b', stable: '1-a', steps: [1, 100], everySeconds: 60, minSample: 1, state: 'waiting' as const },
    ...{ step: 0, stepSince: at, nextAt: null, waitsUntil: at, begunAt: at, endedAt: null },
    verdict: { kind: 'inconclusive' as const, samples: 8_563, needed: 8_564 },
  };
  expect(liveStatusLines(status([release('2-b')], ramp)).at(-1)).toBe(
    `  ramp of 2-b: waiting, step 1 of 1,100, from ${at} on a person decides, 8563 of about 8564 views seen`,
  );
});

test.each([
  [
    'ramp',
    `Warning: checkout-mfe 2.0.0-b went back by itself at ${at}, worse by error. What was wrong may still be in it.`,
  ],
  [
    'promote',
    `Warning: checkout-mfe 2.0.0-b went back by itself at ${at}, worse by error. What was wrong may still be in it.`,
  ],
  ['kill', undefined],
] as const)('warns before a release that was rolled back is given to visitors again: %s', (command, expected) => {
  const asked = {
    command,
    app: 'checkout-mfe',
    version: '2.0.0',
    why: 'x',
    steps: [1],
    everySeconds: 60,
    minSample: 1,
  };
  const known = status([release('2.0.0-b', { returned: back }), release('1.0.0-a', { default: true })]);
  expect(returnedWarning(asked as Parameters<typeof returnedWarning>[0], known)).toBe(expected);
});

test('uses the named commit for a build, else the one that is checked out', () => {
  const git = (changes: string) => (words: string[]) => (words[0] === 'rev-parse' ? 'a'.repeat(40) : changes);
  expect(commitHere('1a2b3c4d', '/', git(''))).toBe('1a2b3c4d');
  expect(commitHere(undefined, '/', git(''))).toBe('a'.repeat(40));
  expect(commitHere(undefined, '/', git(' M file'))).toBe(`${'a'.repeat(40)}+changes`);
  const none = () => {
    throw new Error('not a git repository');
  };
  expect(commitHere(undefined, '/', none)).toBeUndefined();
  expect(() => commitHere('main', '/', git(''))).toThrow('RELEASE_COMMIT is a commit');
});

test('status shows notices that were not delivered', () => {
  const last = [
    { at, kind: 'returned' as const, app: 'checkout-mfe', version: '2-b', posted: 'failed' as const },
    { at, kind: 'registry' as const, app: null, version: null, posted: 'waits' as const },
    { at, kind: 'waiting' as const, app: 'mentor-mfe', version: '1-a', posted: 'sent' as const },
  ];
  const lines = liveStatusLines({ ...status([]), notices: { webhook: true, mails: false, last } });
  expect(lines.slice(-3)).toEqual([
    `told at ${at}: checkout-mfe 2-b returned, not delivered`,
    `told at ${at}: registry, tried again`,
    `told at ${at}: mentor-mfe 1-a waiting, delivered`,
  ]);
});
