import { screen, within } from '@testing-library/react';
import type { PersonKind } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { accountMocks } from '../../testing/account-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const plan = () => screen.findByRole('region', { name: 'Subscription' });

test.each<[PersonKind, string, number, RegExp]>([
  ['signedIn', 'Your free allowance with the coaches', 33, /2 of 6 messages/],
  ['signedInTasted', 'Your free allowance with the coaches', 100, /6 of 6 messages/],
  ['subscriber', 'This month with the coaches', 33, /667 of 2,000 messages/],
  ['usedUp', 'This month with the coaches', 100, /starts afresh on 1 December 2026/],
])('%s sees “%s” at %i percent', async (kind, name, percent, text) => {
  await showPage('/settings/plan', accountMocks(), kind);
  const section = within(await plan());
  expect(await section.findByRole('meter', { name })).toHaveAttribute('aria-valuenow', String(percent));
  expect(section.getByText(text)).toBeVisible();
});
