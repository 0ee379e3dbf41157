import { act, screen, waitFor } from '@testing-library/react';
import { failContract, mockContract, MockFailure } from '@greenroom/api-client/testing';
import type { RoleplaySession } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const start = `/start?uuid=${session.userRolePlayUuid}`;
const cancel = () => screen.findByRole('button', { name: 'Cancel' });
const cancelled: RoleplaySession = { ...session, status: 'cancelled', endedAt: session.createdAt };
const afterAWhile = () => act(() => jest.advanceTimersByTimeAsync(30_000));

test('the scene starts by itself', async () => {
  await showPage(start, roleplayMocks());
  await cancel();
  await afterAWhile();
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
});

test('the scene starts after at least twenty seconds, and not while the person holds it', async () => {
  const { user } = await showPage(start, roleplayMocks());
  await cancel();
  await act(() => jest.advanceTimersByTimeAsync(19_000));
  await user.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(screen.getByRole('status')).toHaveTextContent('The curtain waits for you.');
  expect(screen.getByRole('button', { name: 'I’m ready' })).toHaveFocus();
  await afterAWhile();
  expect(window.location.pathname).toBe('/start');
  await user.click(screen.getByRole('button', { name: 'I’m ready' }));
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
});

test.each([
  ['offline', 'No internet connection. The scene waits for you.'],
  ['internal', 'The scene couldn’t be cancelled. Please try again.'],
] as const)('says when cancelling failed (%s), and does not start the scene', async (code, sentence) => {
  const { user } = await showPage(start, [failContract('roleplayEnd', code), ...roleplayMocks()]);
  await user.click(await cancel());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('status')).toHaveTextContent('The curtain waits for you.');
  await afterAWhile();
  expect(window.location.pathname).toBe('/start');
  answerWith(...roleplayMocks());
  await user.click(await cancel());
  await waitFor(() => expect(window.location.pathname).toBe('/categories/work/scenario/ask-for-the-raise'));
});

test('the scene can begin after cancelling failed', async () => {
  const { user } = await showPage(start, [failContract('roleplayEnd', 'offline'), ...roleplayMocks()]);
  await user.click(await cancel());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'I’m ready' }));
  await waitFor(() => expect(window.location.pathname).toBe('/session'));
});

test('a scene cancelled with a lost reply is shown as cancelled, and can be set up again', async () => {
  let now = session;
  const { user } = await showPage(start, [
    failContract('roleplayEnd', 'offline'),
    mockContract('roleplaySession', () => now),
    ...roleplayMocks(),
  ]);
  await cancel();
  now = cancelled;
  await user.click(await cancel());
  expect(await screen.findByRole('link', { name: 'Set the scene again' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Cancelled. Nothing was said, and nothing counts.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a scene found cancelled when it would begin is shown as cancelled', async () => {
  let now = session;
  const { user } = await showPage(start, [
    mockContract('roleplayBegin', () => {
      now = cancelled;
      throw new MockFailure('conflict');
    }),
    mockContract('roleplaySession', () => now),
    ...roleplayMocks(),
  ]);
  await user.click(await screen.findByRole('button', { name: 'I’m ready' }));
  expect(await screen.findByText('Cancelled. Nothing was said, and nothing counts.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
