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
        ...{ issuedAt: null, expiresAt: null, trouble: null, writable: true, apps: [], notices: nobodyTold },
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
  ...{ version, default: false, traffic: 0, sound: true, pages: [], killed: null, publishedAt: null },
  ...{ commit: null, returned: null, ...more },
});
const openApp = (releases: ReleasedApp['releases'], notices: ReleaseStatus['notices'] = nobodyTold) =>
  openWith({ apps: [{ name: 'checkout-mfe', revision: 1, ramp: null, marks: [], releases }], notices }, [
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
