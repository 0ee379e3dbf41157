import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { Recording } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { recordingInWork } from '../../testing/recording-mocks.ts';
import { meeting, notes, recordedMeeting, recording } from '../../testing/sample-meeting.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = `/meetings/feedback?uuid=${meeting.conversationUuid}`;
const open = (state: Partial<Recording> = {}) => showPage(address, [...recordingInWork(state), ...meetingsMocks()]);

it('shows how much is transcribed and what remains, then the notes', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Writing down “Weekly with the warehouse”' });
  expect(screen.getByRole('progressbar', { name: '50% written down' })).toHaveValue(50);
  screen.getByText('50% written down. 11 minutes of sound to go.');
  answerWith(
    mockContract('meetingsRead', () => ({ ...meeting, recording: { ...recording, status: 'done', transcribed: 42 } })),
    mockContract('coachFeedback', () => ({ status: 'ready', notes })),
  );
  await screen.findByRole('heading', { level: 1, name: notes.title }, { timeout: 10_000 });
});

it('asks for the file again if the upload is not running in this window', async () => {
  await open({ status: 'uploading', uploaded: 18, nextPiece: 19, transcribed: 0 });
  await screen.findByText('42% uploaded. 12 minutes of sound to go.');
  screen.getByText(/isn’t running in this window/);
  screen.getByLabelText('Choose weekly.m4a again');
});

it('cancels after asking, and leads back to the meetings', async () => {
  const cancelled: string[] = [];
  const { user } = await open();
  answerWith(
    mockContract('meetingsRecordingCancel', ({ params }) => {
      cancelled.push(params.conversationUuid);
      return { ...recordedMeeting, recording: null };
    }),
    mockContract('meetingsRead', () => ({ ...recordedMeeting, recording: cancelled.length > 0 ? null : recording })),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(cancelled).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(window.location.pathname).toBe('/meetings'));
  expect(cancelled).toEqual([meeting.conversationUuid]);
});

it('keeps the recording if it cannot be cancelled, and says so', async () => {
  const { user } = await open();
  answerWith(failContract('meetingsRecordingCancel', 'offline'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await screen.findByText('That didn’t get through. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  screen.getByRole('progressbar');
});

it('lets a failed transcription be tried again', async () => {
  const { user } = await open({ status: 'failed', trouble: 'transcriber' });
  await screen.findByRole('heading', { name: '“Weekly with the warehouse” isn’t written down' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Writing down “Weekly with the warehouse”' });
});

it.each([
  ['expired', /wasn’t done within 48 hours/],
  ['lost', /Part of the sound was lost/],
] as const)('offers no second try for one that is %s, only to remove it', async (trouble, text) => {
  await open({ status: 'failed', trouble });
  await screen.findByText(text);
  screen.getByRole('button', { name: 'Remove' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps what was known while the server cannot be reached', async () => {
  await open();
  await screen.findByRole('progressbar');
  answerWith(failContract('meetingsRead', 'offline'));
  await screen.findByText('No connection. This is how far it was.', {}, { timeout: 10_000 });
  screen.getByRole('progressbar');
});
