import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { Recording, RecordingBegin } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../../testing/meetings-mocks.ts';
import { recordingInWork } from '../../../testing/recording-mocks.ts';
import { recordedMeeting, recording } from '../../../testing/sample-meeting.ts';
import { showPage } from '../../../testing/show-page.ts';
import { twoSides } from '../../../testing/wav-file.ts';

withMockedApi();

const go = 'Upload it, write my notes';

/** Opens the page and chooses a recording. */
async function choose(file: File) {
  const opened = await showPage('/meetings', [...recordingInWork(), ...meetingsMocks()]);
  await opened.user.upload(await screen.findByLabelText(/Choose a recording/), file);
  return opened;
}

it('uploads both channels of a file, the visitor’s own first, and leads to its progress', async () => {
  const begun: RecordingBegin[] = [];
  const { user } = await choose(twoSides({ seconds: 4 }));
  answerWith(
    mockContract('meetingsRecordingBegin', ({ body }) => {
      begun.push(body);
      const { durationMs } = body;
      const now: Recording = { ...recording, durationMs, pieces: 1, uploaded: 0, nextPiece: 1, you: 'right' };
      return { ...recordedMeeting, recording: { ...now, status: 'uploading' } };
    }),
  );
  const sent = nextPiece();
  await screen.findByText('Less than a minute, two channels with different voices');
  expect(screen.getByRole('button', { name: go })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'The right one' }));
  screen.getByText(/Everyone on the other one counts as one person/);
  await user.type(screen.getByLabelText('What to call the others'), 'Dana');
  await user.click(screen.getByRole('button', { name: go }));
  await waitFor(() => expect(window.location.pathname).toBe('/meetings/feedback'));
  expect(begun).toEqual([
    { name: 'weekly.wav', language: 'en', durationMs: 4_000, voices: 'apart', you: 'right', others: 'Dana' },
  ]);
  const samples = new Int16Array((await sent).slice().buffer);
  expect(samples).toHaveLength(2 * 64_000);
  // Left speaks first, right afterwards.
  expect([1, 3].map((second) => Math.abs(samples[second * 16_000 + 1]!) > 1_000)).toEqual([false, true]);
  expect([1, 3].map((second) => Math.abs(samples[64_000 + second * 16_000 + 1]!) > 1_000)).toEqual([true, false]);
});

/** Resolves with the next piece that is sent. */
function nextPiece(): Promise<Uint8Array> {
  return new Promise((resolve) => {
    answerWith(
      mockContract('meetingsRecordingPiece', ({ body }) => {
        resolve(body);
        return { ...recording, pieces: 1, uploaded: 1 };
      }),
    );
  });
}

it('says for one channel what cannot be told, and needs everyone’s agreement if others speak', async () => {
  const { user } = await choose(twoSides({ seconds: 4, together: true }));
  await screen.findByText('Less than a minute, all voices together');
  await user.click(screen.getByRole('radio', { name: 'Others do as well' }));
  screen.getByText(/nobody can tell who said what/);
  expect(screen.getByRole('button', { name: go })).toBeDisabled();
  await user.click(
    screen.getByRole('checkbox', { name: 'Everyone on the recording has agreed that their words may be kept.' }),
  );
  expect(screen.getByRole('button', { name: go })).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'Only I do' }));
  screen.getByText(/can’t be known from one voice/);
  expect(screen.getByRole('button', { name: go })).toBeEnabled();
});

it('says before anything is sent that a language is not understood', async () => {
  const { user } = await choose(twoSides({ seconds: 4, together: true }));
  await user.click(await screen.findByRole('radio', { name: 'Only I do' }));
  await user.click(screen.getByRole('radio', { name: 'German' }));
  await screen.findByText(/knows English only\. Upload a transcript instead/);
  expect(screen.getByRole('button', { name: go })).toBeDisabled();
});

it.each([
  ['is no audio or video', new File(['just text'], 'notes.mp3'), /isn’t an audio or video file/],
  ['is longer than two hours', twoSides({ seconds: 4, claims: 7_300 }), /longer than two hours/],
])('refuses a file that %s, and says what to do instead', async (_, file, why) => {
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.queryByRole('button', { name: go })).toBeNull();
});

it('stays where it is if the upload cannot begin', async () => {
  const { user } = await choose(twoSides({ seconds: 4, together: true }));
  answerWith(failContract('meetingsRecordingBegin', 'conflict'));
  await user.click(await screen.findByRole('radio', { name: 'Only I do' }));
  await user.click(screen.getByRole('button', { name: go }));
  await screen.findByText('Two of your recordings are in work already. Finish or cancel one first.');
  expect(window.location.pathname).toBe('/meetings');
});
