import { screen } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import { answerWith, openPage, withMockedApi } from '@greenroom/frame/testing';
import { messages } from '../messages/index.ts';
import { routes } from '../routes.ts';

withMockedApi();

const coaches = mockContract('landingHomepage', () => ({
  categories: [{ slug: 'all', name: 'All', coaches: sampleData.coaches }],
  coaches: sampleData.coaches.length,
}));
const page = { routes, messages, address: '/roster' };

test('lists the coaches, and greets a visitor', async () => {
  await openPage({ ...page, mocks: [coaches] });
  expect(await screen.findByRole('heading', { level: 1, name: 'All coaches at a glance' })).toBeVisible();
  expect(screen.getByText(/You are not logged in/)).toBeVisible();
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

test('tells a subscriber who they are', async () => {
  await openPage({ ...page, mocks: [coaches], person: 'subscriber' });
  expect(await screen.findByText(/You are logged in as/)).toBeVisible();
});

test('loads the coaches again after a failure', async () => {
  const { user } = await openPage({ ...page, mocks: [failContract('landingHomepage', 'unavailable')] });
  await screen.findByRole('alert');
  answerWith(coaches);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});
