import { mockContract, MockFailure, type MockHandler } from '@greenroom/api-client/testing';
import { type Recording, recordingPieces } from '@greenroom/contracts';
import { recordedMeeting, recording } from './sample-meeting.ts';

/**
 * The API of recordings: takes pieces, and has transcribed the half of a recording once all have come.
 * @param state of the recording, if one was begun already
 */
export function recordingMocks(state: Partial<Recording> = {}): MockHandler[] {
  let current: Recording = { ...recording, ...state };
  const meetingWith = (now: Recording | null) => ({ ...recordedMeeting, recording: now });
  return [
    mockContract('meetingsRecordingRules', () => ({ understands: ['en'] })),
    mockContract('meetingsRecordingBegin', ({ body: { name, language, voices, you = null, durationMs } }) => {
      const pieces = recordingPieces(durationMs);
      const begun = { name, language, voices, you, durationMs, pieces, uploaded: 0, nextPiece: 1, transcribed: 0 };
      return meetingWith((current = { ...recording, ...begun, status: 'uploading' }));
    }),
    mockContract('meetingsRecordingPiece', ({ params: { position } }) => {
      if (position > current.pieces) throw new MockFailure('not_found');
      const isLast = position === current.pieces;
      return (current = {
        ...{ ...current, uploaded: position, nextPiece: isLast ? null : position + 1 },
        status: isLast ? 'transcribing' : 'uploading',
      });
    }),
    mockContract('meetingsRecordingRetry', () =>
      meetingWith((current = { ...current, status: 'transcribing', trouble: null })),
    ),
    mockContract('meetingsRecordingCancel', () => meetingWith(null)),
    mockContract('meetingsRead', () => meetingWith(current)),
  ];
}

/** The API while the notes of a meeting wait for its recording. */
export const recordingInWork = (state: Partial<Recording> = {}): MockHandler[] => [
  mockContract('coachFeedback', () => {
    throw new MockFailure('conflict');
  }),
  ...recordingMocks(state),
];
