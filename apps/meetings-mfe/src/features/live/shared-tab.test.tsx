import { act, screen, waitFor } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { installFakeStreams, FakeStream, FakeTrack } from './room/testing/fake-media.ts';

/** Whether the visitor allows their microphone; the prompt stays open until the promise settles. */
let microphone: Promise<never>;
jest.mock('@greenroom/conversation/audio-capture', () => ({
  ...jest.requireActual<object>('@greenroom/conversation/audio-capture'),
  openAudioCapture: () => microphone,
}));

withMockedApi();
installFakeStreams();

/** Opens a page that can share tabs; records the sound and picture of each shared tab. */
async function openMeetings() {
  const shared: FakeTrack[][] = [];
  const getDisplayMedia = async () => {
    const tracks = [new FakeTrack('audio', 'tab'), new FakeTrack('video', 'tab')];
    shared.push(tracks);
    return new FakeStream(tracks);
  };
  Object.assign(navigator, { mediaDevices: { getDisplayMedia } });
  const page = await showPage('/meetings', meetingsMocks());
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  await press('Share a tab');
  await screen.findByText(/^Shared\./);
  const states = () => shared.map((tracks) => tracks.map(({ readyState }) => readyState).join());
  return { ...page, press, shared, states };
}

test('stops sharing when the visitor leaves the page without starting', async () => {
  const { leave, states } = await openMeetings();
  leave();
  expect(states()).toEqual(['ended,ended']);
});

test('does not capture a tab that is chosen after the page was left', async () => {
  const { user, leave, shared, states } = await openMeetings();
  const chosen = Promise.withResolvers<FakeStream>();
  Object.assign(navigator.mediaDevices, { getDisplayMedia: () => chosen.promise });
  await user.click(screen.getByRole('button', { name: 'Share a tab' }));
  leave();
  shared.push([new FakeTrack('audio', 'late')]);
  chosen.resolve(new FakeStream(shared[1]));
  await waitFor(() => expect(states()).toEqual(['ended,ended', 'ended']));
});

test('replaces the shared tab with another one', async () => {
  const { press, states } = await openMeetings();
  await press('Share a tab');
  await waitFor(() => expect(states()).toEqual(['ended,ended', 'live,live']));
});

test('does not show a tab as shared after the browser’s own button ended it', async () => {
  const { shared } = await openMeetings();
  act(() => void shared[0]![0]!.dispatchEvent(new Event('ended')));
  expect(screen.queryByText(/^Shared\./)).toBeNull();
});

test('keeps the tab in the meeting, and ends it if the microphone is refused', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  microphone = promise;
  const { press, states } = await openMeetings();
  await press('Start listening');
  await screen.findByRole('button', { name: 'Off at once' });
  expect(states()).toEqual(['live,live']);
  reject(new DOMException('No', 'NotAllowedError'));
  await screen.findByText(/^Your browser didn’t let Prompter hear you/);
  await waitFor(() => expect(states()).toEqual(['ended,ended']));
});

test('also ends the tab when turned off during the start', async () => {
  microphone = new Promise(() => {});
  const { press, states } = await openMeetings();
  await press('Start listening');
  await press('Off at once');
  await waitFor(() => expect(states()).toEqual(['ended,ended']));
});
