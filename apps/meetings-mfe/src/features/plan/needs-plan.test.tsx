import { screen } from '@testing-library/react';
import type { PersonKind } from '@greenroom/api-client/testing';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { messages } from '../../messages/index.ts';
import { routes } from '../../routes.ts';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';

withMockedApi();

const open = (person: PersonKind) =>
  openPage({ routes, messages, address: '/meetings', mocks: meetingsMocks() as never, person });

test('tells an account without a plan what meetings need, and leaves the step to a press', async () => {
  await open('newcomer');
  await screen.findByRole('heading', { level: 1, name: 'Meetings come with a plan' });
  expect(window.location.pathname).toBe('/meetings');
  expect(screen.getByRole('link', { name: 'Find your plan' })).toHaveAttribute('href', '/quiz?returnTo=%2Fmeetings');
  expect(screen.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
    'href',
    '/checkout/membership?returnTo=%2Fmeetings',
  );
  expect(screen.queryByLabelText(/Choose a transcript/)).toBeNull();
});

test('still lists the notes of an account whose plan has ended', async () => {
  await open('ended');
  await screen.findByRole('region', { name: 'Past notes' });
});

test('opens the tools for a subscriber', async () => {
  await open('subscriber');
  await screen.findByLabelText(/Choose a transcript/);
  expect(screen.queryByRole('heading', { name: 'Meetings come with a plan' })).toBeNull();
});
