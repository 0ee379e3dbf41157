import { screen, waitFor } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../../testing/meetings-mocks.ts';
import { showPage } from '../../../testing/show-page.ts';

jest.mock('@greenroom/conversation/audio-capture', () => ({
  ...jest.requireActual<object>('@greenroom/conversation/audio-capture'),
  openAudioCapture: async () => ({ microphone: async () => ({ setOn: () => {}, close: () => {} }), close: () => {} }),
}));

withMockedApi();
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

async function startListening() {
  const { user } = await showPage('/meetings', meetingsMocks());
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Start listening');
  await screen.findByText('Listening, silent.');
  return press;
}

test('moves the focus to the heading that replaces the form', async () => {
  await startListening();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /^Prompter/ }));
});

test('the browser asks before the page is closed while it listens, and not afterwards', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const press = await startListening();
  expect(asks()).toBe(true);
  await press('Off at once');
  await waitFor(() => expect(asks()).toBe(false));
});
