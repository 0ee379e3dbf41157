import { configure, screen } from '@testing-library/react';
import { mockContract } from '@greenroom/api-client/testing';
import { paths, type ReleaseStatus } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { words } from '../words.ts';
import { ReleasesPage } from './releases-page.tsx';

// The page is compiled when it is first asked for, on machines that have other things to do.
configure({ asyncUtilTimeout: 8_000 });
withMockedApi();

// The test environment measures nothing.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

type Trouble = NonNullable<ReleaseStatus['trouble']>['kind'];

const open = (kind: Trouble | undefined) =>
  openPage({
    routes: [{ path: paths.staffReleases, frame: 'site', load: async () => ({ Page: ReleasesPage }) }],
    address: paths.staffReleases,
    messages: words,
    mocks: [
      mockContract('staffReleases', () => ({
        issuedAt: null,
        expiresAt: null,
        trouble: kind === undefined ? null : { kind, since: '2026-06-01T09:10:00.000Z' },
        writable: true,
        apps: [],
      })),
    ],
  });

test.each<[Trouble, string]>([
  ['unreachable', 'The release store does not answer'],
  ['unsound', 'The registry in the store cannot be relied on'],
  ['expired', 'The registry in the store has expired'],
])('staff are told of a registry that is %s, since when, and that people notice nothing', async (kind, title) => {
  const { leave } = await open(kind);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(title);
  expect(told).toHaveTextContent(/Since .*2026.* the site goes by the last good one\. People notice nothing\./);
  leave();
});

test('where all is well nothing is told', async () => {
  const { leave } = await open(undefined);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  leave();
});
