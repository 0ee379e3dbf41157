import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockContract } from '@greenroom/api-client/testing';
import { guardrails, paths, type ReleasedApp, type ReleaseStatus } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { words } from '../words.ts';
import { ReleasesPage } from './releases-page.tsx';

withMockedApi();

// jsdom has no performance entries.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

type Trouble = NonNullable<ReleaseStatus['trouble']>['kind'];

const nobodyTold: ReleaseStatus['notices'] = { webhook: false, mails: false, last: [] };
type Mocks = Parameters<typeof openPage>[0]['mocks'];

const openWith = (status: Partial<ReleaseStatus>, mocks: NonNullable<Mocks> = []) =>
  openPage({
    routes: [{ path: paths.staffReleases, frame: 'site', load: async () => ({ Page: ReleasesPage }) }],
    address: paths.staffReleases,
    messages: words,
    mocks: [
      mockContract('staffReleases', () => ({
        ...{
          issuedAt: null,
          expiresAt: null,
          trouble: null,
          writable: true,
          freezes: [],
          apps: [],
          notices: nobodyTold,
        },
        ...status,
      })),
      ...mocks,
    ],
  });
const open = (kind: Trouble | undefined) =>
  openWith({ trouble: kind === undefined ? null : { kind, since: '2026-06-01T09:10:00.000Z' } });

test.each<[Trouble, string]>([
  ['unreachable', 'The release store does not answer'],
  ['unsound', 'The registry in the store cannot be relied on'],
  ['expired', 'The registry in the store has expired'],
])('staff see that the registry is %s, since when, and that visitors notice nothing', async (kind, title) => {
  const { leave } = await open(kind);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(title);
  expect(told).toHaveTextContent(/Since .*2026.* the site goes by the last good one\. People notice nothing\./);
  leave();
});

test('without problems no notice is shown', async () => {
  const { leave } = await open(undefined);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  leave();
});

const release = (version: string, more: Partial<ReleasedApp['releases'][number]> = {}) => ({
  ...{ version, default: false, traffic: 0, sound: true, pages: [], sizes: [], killed: null, publishedAt: null },
  ...{ commit: null, returned: null, ...more },
});
const plainApp = {
  ...{ name: 'checkout-mfe', revision: 1, ramp: null, marks: [], since: null, approvalAbove: null, approvals: [] },
};
interface Shown {
  more?: Partial<ReleasedApp>;
  freezes?: ReleaseStatus['freezes'];
  mocks?: NonNullable<Mocks>;
}
const openApp = (
  releases: ReleasedApp['releases'],
  notices: ReleaseStatus['notices'] = nobodyTold,
  { more = {}, freezes = [], mocks = [] }: Shown = {},
) =>
  openWith({ apps: [{ ...plainApp, releases, ...more }], notices, freezes }, [
    mockContract('staffReleaseLink', () => ({
      ...{ address: '/?qa-pass=signed', version: '2-b', expiresAt: '2026-06-02T09:10:00.000Z' },
    })),
    mockContract('staffReleaseHistory', () => ({ changes: [], cursor: null })),
    mockContract('staffReleaseGuardrails', () => ({
      ...{
        app: 'checkout-mfe',
        from: '2026-06-01T09:10:00.000Z',
        to: '2026-06-01T10:10:00.000Z',
        failedRequests: [],
        pointMinutes: 1,
      },
      guardrails: guardrails.map((guardrail) => ({ guardrail, good: null, releases: [] })),
    })),
    ...mocks,
  ]);
const commit = '1a2b3c4d5e6f'.padEnd(40, '0');
const back = { at: '2026-06-01T09:10:00.000Z', guardrail: 'error' };

test('a rolled-back release is marked, names its commit, and warns staff who ramp it again', async () => {
  const { leave } = await openApp([
    release('2-b', { commit, returned: back }),
    release('1-a', { default: true, traffic: 100 }),
  ]);
  const row = (await screen.findByText('2-b')).closest('tr')!;
  expect(row).toHaveTextContent('Commit 1a2b3c4d5e');
  expect(row).toHaveTextContent(/Rolled back .*2026.*automatically, worse by Script errors/);
  // It is hidden until what is above it is there.
  await userEvent.click(await within(row).findByRole('button', { name: 'Ramp 2-b' }));
  expect(screen.getByRole('form', { name: 'Ramp 2-b' })).toHaveTextContent(
    /2-b was rolled back on .*2026.*, worse by Script errors\. What was wrong is still in it\./,
  );
  leave();
});

test('an app can be retired after a confirmation, and a retired one says so', async () => {
  const { leave } = await openApp([release('1-a', { default: true, traffic: 100 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Retire checkout-mfe' }));
  const form = screen.getByRole('form', { name: 'Retire checkout-mfe' });
  await userEvent.type(within(form).getByRole('textbox', { name: /Why/ }), 'Sold elsewhere');
  await userEvent.click(within(form).getByRole('button', { name: 'Retire it' }));
  expect(form).toHaveTextContent('Tick this to go on.');
  leave();
  const again = await openApp([release('1-a')]);
  expect(await screen.findByText(/^Retired: nobody gets it, and its pages are not found\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retire checkout-mfe' })).toBeNull();
  again.leave();
});

test('staff see who is notified of what, and whether it was delivered', async () => {
  const at = '2026-06-01T09:10:00.000Z';
  const last = [
    { at, kind: 'returned' as const, app: 'checkout-mfe', version: '2-b', posted: 'failed' as const },
    { at, kind: 'registry' as const, app: null, version: null, posted: 'sent' as const },
  ];
  const { leave } = await openApp([release('1-a', { default: true })], { webhook: true, mails: true, last });
  const table = await screen.findByRole('region', { name: 'What was told' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WhenWhatPosted',
    expect.stringMatching(/checkout-mfe 2-b was rolled back automatically.*Not delivered/),
    expect.stringMatching(/The registry is not used.*Delivered/),
  ]);
  leave();
  const none = await openApp([release('1-a', { default: true })]);
  const nobody = await screen.findByText(/^Nobody is told by webhook or by mail/);
  await waitFor(() => expect(nobody).toBeVisible());
  none.leave();
});

test('staff create a link with which a tester sees a release', async () => {
  const { leave } = await openApp([release('2-b'), release('1-a', { default: true, traffic: 100 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Link for testers: 2-b' }));
  const link = await screen.findByRole('link', { name: 'Address that shows 2-b' });
  expect(link).toHaveAttribute('href', '/?qa-pass=signed');
  expect(link.parentElement).toHaveTextContent(/is good until 2 Jun 2026/);
  leave();
});

const ramped = {
  version: '2-b',
  stable: '1-a',
  steps: [5, 100],
  everySeconds: 60,
  minSample: 0,
  state: 'running' as const,
  step: 0,
  stepSince: '2026-06-01T09:10:00.000Z',
  nextAt: null,
  waitsUntil: null,
  begunAt: '2026-06-01T09:10:00.000Z',
  endedAt: null,
  verdict: null,
};
const sentCommands = () => {
  const sent: object[] = [];
  const answer = mockContract('staffReleaseCommand', ({ body }) => {
    sent.push(body);
    return {
      issuedAt: null,
      expiresAt: null,
      trouble: null,
      writable: true,
      freezes: [],
      apps: [],
      notices: nobodyTold,
    };
  });
  return { sent, answer };
};

test('staff see what is out at which share, by whom and with which commits, and return it with one press', async () => {
  const { sent, answer } = sentCommands();
  const { leave } = await openApp(
    [
      release('2-b', { traffic: 5, commit, sizes: [{ path: '/pay', gzipBytes: 31_400 }] }),
      release('1-a', { default: true, traffic: 95, commit: 'abcdef1', sizes: [{ path: '/pay', gzipBytes: 30_000 }] }),
    ],
    nobodyTold,
    {
      more: { ramp: ramped, since: { at: '2026-06-01T09:10:00.000Z', by: { kind: 'pipeline', name: 'ci-shop' } } },
      mocks: [answer],
    },
  );
  const table = await screen.findByRole('region', { name: 'What each part serves now' });
  const row = within(table).getAllByRole('row')[1]!;
  expect(row).toHaveTextContent(/checkout-mfe2-b: 5%1-a: 95%1 Jun 2026.*ci-shopabcdef1 to 1a2b3c4d5e/);
  const sizes = await screen.findByRole('region', { name: /^Size of each page of checkout-mfe/ });
  expect(within(sizes).getAllByRole('row')[2]).toHaveTextContent('/pay31.4 kB30 kB');
  await userEvent.click(within(row).getByRole('button', { name: 'Return 2-b of checkout-mfe now' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { command: 'rollback', app: 'checkout-mfe', revision: 1, why: 'Returned on the page of releases' },
    ]),
  );
  leave();
});

test('the log of an app is saved as CSV', async () => {
  const { leave } = await openApp([release('1-a', { default: true, traffic: 100 })]);
  expect(await screen.findByRole('link', { name: 'Save the log as CSV' })).toHaveAttribute(
    'href',
    '/api/v1/staff/releases/history/file?app=checkout-mfe',
  );
  leave();
});

test('staff set a freeze of all parts, and end one', async () => {
  const { sent, answer } = sentCommands();
  const freeze = {
    ...{ number: 7, app: '*', from: '2020-06-01T09:10:00.000Z', until: '2999-06-02T09:10:00.000Z', why: 'Holidays' },
    by: { kind: 'machine' as const, name: null },
  };
  const releases = [release('1-a', { default: true, traffic: 100 })];
  const { leave } = await openApp(releases, nobodyTold, { freezes: [freeze], mocks: [answer] });
  expect(await screen.findByText(/^Frozen until .*2999.*: Holidays$/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Set a freeze' }));
  const form = screen.getByRole('form', { name: 'Set a freeze' });
  await userEvent.type(within(form).getByRole('textbox', { name: /Reason/ }), 'Sale');
  await userEvent.click(within(form).getByRole('button', { name: 'Freeze' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent(/^Enter a beginning and a later end/);
  expect(sent).toEqual([]);
  await userEvent.type(within(form).getByLabelText('From'), '2026-12-24T08:00');
  await userEvent.type(within(form).getByLabelText('Until'), '2026-12-27T08:00');
  await userEvent.click(within(form).getByRole('button', { name: 'Freeze' }));
  const [from, until] = ['2026-12-24T08:00', '2026-12-27T08:00'].map((date) => new Date(date).toISOString());
  await waitFor(() => expect(sent).toEqual([{ command: 'freeze', app: '*', from, until, why: 'Sale' }]));
  leave();
  const again = await openApp(releases, nobodyTold, { freezes: [freeze], mocks: [answer] });
  await userEvent.click(await screen.findByRole('button', { name: 'End the freeze of All parts' }));
  const end = screen.getByRole('form', { name: 'End the freeze of All parts' });
  await userEvent.type(within(end).getByRole('textbox'), 'Urgent repair');
  await userEvent.click(within(end).getByRole('button', { name: 'End the freeze' }));
  await waitFor(() => expect(sent[1]).toEqual({ command: 'unfreeze', app: '*', number: 7, why: 'Urgent repair' }));
  again.leave();
});

/** Waits for a text and until it is visible, which a part that has just loaded is not at once. */
async function isSeen(text: RegExp): Promise<void> {
  const found = await screen.findByText(text);
  await waitFor(() => expect(found).toBeVisible());
}

test('where a second person approves, a release offers the request, then the approval, then shows it', async () => {
  const releases = [release('2-b'), release('1-a', { default: true, traffic: 100 })];
  const request = {
    ...{ version: '2-b', at: '2026-06-01T09:10:00.000Z', why: 'New form', approved: null },
    ...{ by: { kind: 'staff' as const, name: 'ana@x.example' }, expiresAt: '2026-06-04T09:10:00.000Z' },
  };
  const first = await openApp(releases, nobodyTold, { more: { approvalAbove: 20 } });
  await isSeen(/^A second person approves a release of checkout-mfe before more than 20%/);
  expect(await screen.findByRole('button', { name: 'Request approval of 2-b' })).toBeVisible();
  first.leave();
  const { sent, answer } = sentCommands();
  const asked = await openApp(releases, nobodyTold, {
    more: { approvalAbove: 20, approvals: [request] },
    mocks: [answer],
  });
  await isSeen(/^Waits for a second person until .*Requested by ana@x.example: New form$/);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 2-b' }));
  const form = screen.getByRole('form', { name: 'Approve 2-b' });
  await userEvent.type(within(form).getByRole('textbox', { name: /Why/ }), 'Read it');
  await userEvent.click(within(form).getByRole('button', { name: 'Approve it' }));
  await waitFor(() =>
    expect(sent).toEqual([{ command: 'approve', app: 'checkout-mfe', version: '2-b', revision: 1, why: 'Read it' }]),
  );
  asked.leave();
  const approved = { at: request.at, by: { kind: 'staff' as const, name: 'ben@x.example' } };
  const given = await openApp(releases, nobodyTold, {
    more: { approvalAbove: 20, approvals: [{ ...request, approved }] },
  });
  await isSeen(/^Approved by ben@x.example until/);
  expect(screen.queryByRole('button', { name: /[Aa]pprov/ })).toBeNull();
  given.leave();
});
