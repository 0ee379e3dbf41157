import { screen, waitFor } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

let isOnline = false;
jest.mock('./during/index.ts', () => {
  if (!isOnline) throw new Error('no connection');
  return { During: () => <p>the meeting goes on</p> };
});

withMockedApi();
beforeEach(() => {
  isOnline = false;
});

test('shows an error if the meeting’s part of the page fails to load, and retries on request', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await showPage('/meetings', meetingsMocks());
  await user.click(await screen.findByRole('button', { name: 'Start listening' }));
  await screen.findByText('This part of the page didn’t load.');
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('the meeting goes on');
  quiet.mockRestore();
});

test('the microphone test can be retried after its code failed to load', async () => {
  const { user } = await showPage('/meetings', meetingsMocks());
  const button = await screen.findByRole('button', { name: 'Try it' });
  await user.click(button);
  await screen.findByText('It didn’t work, and it was us. Please try again.');
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
});
