import { mockContract, MockFailure, type HttpHandler } from '@greenroom/api-client/testing';
import type { Verdict } from '@greenroom/contracts';
import { meeting, notes, pastMeetings, post } from './sample-meeting.ts';

/** The API of this remote on sample data: a meeting with its notes, and a transcript that can be brought. */
export function meetingsMocks({ meetings = 'allowed' }: { meetings?: Verdict } = {}): HttpHandler[] {
  let open = { ...meeting, status: 'open' as const, endedAt: null, files: [] as typeof meeting.files };
  const may = () => {
    if (meetings !== 'allowed') throw new MockFailure(meetings);
  };
  return [
    mockContract('meetingsList', () => ({ meetings: pastMeetings, practised: [{ name: 'pace', value: 148 }] })),
    mockContract('meetingsCreate', ({ body }) => {
      may();
      return (open = { ...open, title: body.title, kind: body.kind });
    }),
    mockContract('meetingsBring', () => (open = { ...open, files: meeting.files })),
    mockContract('meetingsTakeBack', () => (open = { ...open, files: [] })),
    mockContract('meetingsChange', () => open),
    mockContract('meetingsListen', () => ({
      socketPath: '/api/v1/meetings/socket',
      token: 'token',
      understands: true,
    })),
    mockContract('meetingsEnd', () => meeting),
    mockContract('meetingsDelete', () => ({ deleted: true })),
    mockContract('coachFeedback', () => ({ status: 'ready', notes })),
    mockContract('coachFeedbackRetry', () => ({ status: 'ready', notes })),
    mockContract('coachFeedbackPost', () => post),
  ];
}
