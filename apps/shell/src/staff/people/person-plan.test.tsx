import { screen, within } from '@testing-library/react';
import { paths, type StaffPerson } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { applePlan, noPlanShown } from '../testing/plan-samples.ts';
import { words } from '../words.ts';
import { PersonPlan } from './person-plan.tsx';

withMockedApi();
beforeEach(() => activateLocale('en'));

const open = (plan: StaffPerson['plan']) =>
  openPage({
    routes: [{ path: paths.staffPeople, frame: 'site', load: async () => ({ Page: () => <PersonPlan {...plan} /> }) }],
    address: paths.staffPeople,
    messages: words,
    mocks: [],
  });
const rowsOf = async (label: string) =>
  within(await screen.findByRole('region', { name: label }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('a plan through Apple is shown with its history and what Apple reported', async () => {
  const { leave } = await open(applePlan);
  expect(await screen.findByText('CANCELED until 20 Dec 2026, bought through Apple.')).toBeVisible();
  expect((await rowsOf('Plans, newest first'))[1]).toBe(
    'Through Applecom.example.greenroom.monthly20 Oct 202620 Dec 2026',
  );
  expect(await rowsOf('Notifications from Apple, newest first')).toEqual([
    'What Apple reportedWhen',
    expect.stringMatching(/^DID_CHANGE_RENEWAL_STATUS, AUTO_RENEW_DISABLED22 Nov 2026/),
    expect.stringMatching(/^DID_RENEW20 Nov 2026/),
  ]);
  leave();
});

test('without one, nothing is said about Apple', async () => {
  const { leave } = await open(noPlanShown);
  expect(await screen.findByText('No plan.')).toBeVisible();
  expect(screen.queryByText(/Apple/)).toBeNull();
  leave();
});
