import { act, screen, waitFor } from '@testing-library/react';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { bringStreams, FakeStream, FakeTrack } from './room/testing/fake-media.ts';

/** Whether the person lets their microphone be heard; they are asked until it is settled. */
let microphone: Promise<never>;
jest.mock('@greenroom/conversation/ears', () => ({
  ...jest.requireActual<object>('@greenroom/conversation/ears'),
  openEars: () => microphone,
}));

withMockedApi();
bringStreams();

/** A page that can share tabs: the sound and the picture of each that was. */
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

test('whoever leaves the page without starting shares nothing any more', async () => {
  const { leave, states } = await openMeetings();
  leave();
  expect(states()).toEqual(['ended,ended']);
});

test('a tab that is chosen after the page was left is not captured', async () => {
  const { user, leave, shared, states } = await openMeetings();
  const chosen = Promise.withResolvers<FakeStream>();
  Object.assign(navigator.mediaDevices, { getDisplayMedia: () => chosen.promise });
  await user.click(screen.getByRole('button', { name: 'Share a tab' }));
  leave();
  shared.push([new FakeTrack('audio', 'late')]);
  chosen.resolve(new FakeStream(shared[1]));
  await waitFor(() => expect(states()).toEqual(['ended,ended', 'ended']));
});

test('another tab takes the place of the one before', async () => {
  const { press, states } = await openMeetings();
  await press('Share a tab');
  await waitFor(() => expect(states()).toEqual(['ended,ended', 'live,live']));
});

test('what is shared no longer, by the browser’s own button, does not stand there as shared', async () => {
  const { shared } = await openMeetings();
  act(() => void shared[0]![0]!.dispatchEvent(new Event('ended')));
  expect(screen.queryByText(/^Shared\./)).toBeNull();
});

test('a tab goes along into the meeting, and ends where the microphone is refused', async () => {
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

test('off while it starts ends the tab as well', async () => {
  microphone = new Promise(() => {});
  const { press, states } = await openMeetings();
  await press('Start listening');
  await press('Off at once');
  await waitFor(() => expect(states()).toEqual(['ended,ended']));
});
