import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { Recording, RecordingBegin } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import type { Sound, SoundRefusal, UploadedChannels } from '../../../shared/recording/sound/index.ts';
import { meetingsMocks } from '../../../testing/meetings-mocks.ts';
import { recordingInWork } from '../../../testing/recording-mocks.ts';
import { recordedMeeting, recording } from '../../../testing/sample-meeting.ts';
import { showPage } from '../../../testing/show-page.ts';

/** What is decoded from the next file; jsdom has no decoders (e2e/specs/meeting-recording.spec.ts decodes a real one). */
let next: Partial<Sound> | { refusal: SoundRefusal };
const asked: [UploadedChannels, number][] = [];
jest.mock('../../../shared/recording/sound/index.ts', () => ({
  openSound: async (): Promise<Sound> => {
    if ('refusal' in next) throw Object.assign(new Error('refused'), next);
    return {
      durationMs: 4_000,
      isApart: true,
      sampleOf: async () => ({ samples: new Float32Array(), rate: 16_000 }),
      async *pieces(channels, from) {
        asked.push([channels, from]);
        yield { position: from, bytes: new Uint8Array([1, 2, 3]) };
      },
      close() {},
      ...next,
    };
  },
}));

withMockedApi();

const go = 'Upload it, write my notes';

/** Opens the page and chooses a recording. */
async function choose(sound: typeof next = {}) {
  next = sound;
  const opened = await showPage('/meetings', [...recordingInWork(), ...meetingsMocks()]);
  await opened.user.upload(
    await screen.findByLabelText(/Choose a recording/),
    new File(['sound'], 'weekly.wav', { type: 'audio/wav' }),
  );
  return opened;
}

it('uploads both channels of a file, the visitor’s own first, and leads to its progress', async () => {
  const begun: RecordingBegin[] = [];
  const titles: string[] = [];
  const { user } = await choose();
  answerWith(
    mockContract('meetingsCreate', ({ body }) => {
      titles.push(body.title);
      return recordedMeeting;
    }),
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
  expect(titles).toEqual([expect.stringMatching(/^Meeting with Dana, \d{1,2} \w{3,4}$/)]);
  expect([...(await sent)]).toEqual([1, 2, 3]);
  expect(asked).toEqual([['right', 1]]);
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
  const { user } = await choose({ isApart: false });
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
  const { user } = await choose({ isApart: false });
  await user.click(await screen.findByRole('radio', { name: 'Only I do' }));
  await user.click(screen.getByRole('radio', { name: 'German' }));
  await screen.findByText(/knows English only\. Upload a transcript instead/);
  expect(screen.getByRole('button', { name: go })).toBeDisabled();
});

it.each([
  ['not-media', /isn’t an audio or video file/, /Save it as MP3/],
  ['no-sound', /no sound in this file/, /sound in a file of its own/],
  ['too-long', /longer than two hours/, /Cut it/],
  ['not-decodable', /can’t decode the sound/, /save the sound as WAV/],
  ['damaged', /breaks off or is damaged/, /export it again/],
] as const)('refuses a file that is %s, and says what to do instead', async (refusal, why, instead) => {
  await choose({ refusal });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(why);
  expect(alert).toHaveTextContent(instead);
  expect(screen.queryByRole('button', { name: go })).toBeNull();
});

it('stays where it is if the upload cannot begin', async () => {
  const { user } = await choose({ isApart: false });
  answerWith(failContract('meetingsRecordingBegin', 'conflict'));
  await user.click(await screen.findByRole('radio', { name: 'Only I do' }));
  await user.click(screen.getByRole('button', { name: go }));
  await screen.findByText('Two of your recordings are in work already. Finish or cancel one first.');
  expect(window.location.pathname).toBe('/meetings');
});
