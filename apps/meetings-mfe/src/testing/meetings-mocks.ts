import { mockContract, MockFailure, type MockHandler } from '@greenroom/api-client/testing';
import type { PostPreview, Verdict } from '@greenroom/contracts';
import { liveMocks } from './live-mocks.ts';
import { recordingMocks } from './recording-mocks.ts';
import { meeting, notes, pastMeetings, post } from './sample-meeting.ts';

/** The API of this remote on sample data: a meeting that is listened to or uploaded, its notes, and a post. */
export function meetingsMocks({ meetings = 'allowed' }: { meetings?: Verdict } = {}): MockHandler[] {
  let open = { ...meeting, status: 'open' as const, endedAt: null, files: [] as typeof meeting.files };
  let posting: PostPreview = post;
  const may = () => {
    if (meetings !== 'allowed') throw new MockFailure(meetings);
  };
  return [
    mockContract('meetingsList', () => ({
      meetings: pastMeetings,
      practised: [{ name: 'pace', method: 'pace time', value: 148 }],
    })),
    mockContract('meetingsCreate', ({ body }) => {
      may();
      return (open = { ...open, title: body.title, kind: body.kind });
    }),
    mockContract('meetingsBring', () => (open = { ...open, files: meeting.files })),
    mockContract('meetingsTakeBack', () => (open = { ...open, files: [] })),
    mockContract('meetingsChange', () => open),
    mockContract('meetingsEnd', () => meeting),
    mockContract('meetingsRead', () => open),
    ...recordingMocks(),
    mockContract('meetingsDelete', () => ({ deleted: true })),
    mockContract('coachFeedback', () => ({ status: 'ready', notes })),
    mockContract('coachFeedbackRetry', () => ({ status: 'ready', notes })),
    mockContract('coachFeedbackTake', ({ body: { text } }) => {
      const isMet = text.endsWith('?');
      const says = isMet ? 'You begin with them, and they can finish.' : 'Let them finish first.';
      return { text, answer: 'Thanks. Then let me finish.', isMet, says };
    }),
    mockContract('coachFeedbackPost', () => posting),
    mockContract('chatToolSave', ({ body: { tool } }) => {
      const shown = tool === 'outbox' ? '' : `${tool}.example/…7f3a`;
      posting = { ...posting, setting: { ...posting.setting, chosen: { tool, shown, dead: false } } };
      return posting.setting;
    }),
    mockContract('coachFeedbackPostSend', () => {
      const tool = posting.setting.chosen?.tool ?? 'outbox';
      return (posting = { ...posting, sent: { state: 'posted', tool, tries: 1, at: new Date().toISOString() } });
    }),
    ...liveMocks(),
  ];
}
