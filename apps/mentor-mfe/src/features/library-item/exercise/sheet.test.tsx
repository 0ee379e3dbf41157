import { screen, waitFor } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../../testing/mentor-mocks.ts';
import { showPage } from '../../../testing/show-page.ts';

withMockedApi();
beforeEach(() => sessionStorage.clear());

const address = '/library/imogen-vale/low-breath-slow-hands';
const field = () => screen.findByRole('textbox', { name: 'Where nobody needs you' });

test('text on the sheet is saved automatically and listed among the shelf’s answers', async () => {
  const mocks = mentorMocks();
  const { user, leave } = await showPage(address, mocks, 'subscriber');
  await user.type(await field(), 'By the bins');
  expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('exercise'))).toEqual([]);
  leave();
  const again = await showPage('/library/imogen-vale?tab=history', mocks, 'subscriber');
  await again.user.click(await screen.findByText('Low breath, slow hands', { selector: 'summary span' }));
  expect(screen.getByText('By the bins')).toBeVisible();
});

test('text that could not be saved stays, says so, and is saved on the next attempt', async () => {
  const mocks = mentorMocks();
  const { user } = await showPage(address, [failContract('libraryAnswersKeep', 'offline'), ...mocks], 'subscriber');
  await user.type(await field(), 'By the bins');
  const again = await screen.findByRole('button', { name: 'Save again' }, { timeout: 3_000 });
  expect(await field()).toHaveValue('By the bins');
  expect(sessionStorage.getItem('draft:exercise:' + sampleUuid())).not.toBeNull();
  answerWith(...mocks);
  await user.click(again);
  expect(await screen.findByText('Saved', undefined, { timeout: 3_000 })).toBeVisible();
});

test('a visitor’s text waits in the tab and is saved once there is an account', async () => {
  const { user, leave } = await showPage(address, mentorMocks());
  await user.type(await field(), 'By the bins');
  expect(screen.getByText(/stays in this tab until you close it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make an account' })).toHaveAttribute(
    'href',
    '/signup?returnTo=%2Flibrary%2Fimogen-vale%2Flow-breath-slow-hands',
  );
  leave();
  await showPage(address, mentorMocks(), 'subscriber');
  expect(await field()).toHaveValue('By the bins');
  await waitFor(() => expect(sessionStorage).toHaveLength(0), { timeout: 3_000 });
});

const sampleUuid = () =>
  Object.keys(sessionStorage)
    .find((key) => key.includes('exercise'))
    ?.split(':')[2] ?? '';
