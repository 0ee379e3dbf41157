import { screen, waitFor } from '@testing-library/react';
import { failContract, mockContract, type MockHandler, sampleData } from '@greenroom/api-client/testing';
import type { Meeting } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { recordingInWork } from '../../testing/recording-mocks.ts';
import { meeting, pastMeetings, recordedMeeting, recording } from '../../testing/sample-meeting.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const left: Meeting = { ...meeting, title: 'Call with the broker', status: 'open', endedAt: null, files: [] };
const end = 'End it and get the notes';

/** Opens the page for a visitor who left meetings without ending them. */
function openMeetings(mocks: MockHandler[], open: readonly Meeting[] = [left]) {
  const summaries = open.map(({ conversationUuid, title }) => ({
    ...{ ...pastMeetings[0]!, conversationUuid, title, status: 'open' as const, notes: 'none' as const, figures: [] },
  }));
  return showPage('/meetings', [
    ...mocks,
    mockContract('meetingsList', () => ({ meetings: [...summaries, ...pastMeetings.slice(1)], practised: [] })),
    mockContract('meetingsRead', ({ params }) => open.find((one) => one.conversationUuid === params.conversationUuid)!),
    ...meetingsMocks(),
  ]);
}

test('ends a meeting that was left open, and leads to its notes', async () => {
  const ended: string[] = [];
  const { user } = await openMeetings([
    mockContract('meetingsEnd', ({ params }) => {
      ended.push(params.conversationUuid);
      return meeting;
    }),
  ]);
  await screen.findByRole('region', { name: '“Call with the broker” hasn’t ended' });
  await user.click(screen.getByRole('button', { name: end }));
  await waitFor(() => expect(window.location.pathname).toBe('/meetings/feedback'));
  expect([ended, window.location.search]).toEqual([[left.conversationUuid], `?uuid=${left.conversationUuid}`]);
});

test('shows an error if the meeting cannot be ended, and allows a retry', async () => {
  const { user } = await openMeetings([failContract('meetingsEnd', 'offline')]);
  await user.click(await screen.findByRole('button', { name: end }));
  await screen.findByText('It couldn’t be ended. Please try again.');
  expect(window.location.pathname).toBe('/meetings');
  answerWith(mockContract('meetingsEnd', () => meeting));
  await user.click(screen.getByRole('button', { name: end }));
  await waitFor(() => expect(window.location.pathname).toBe('/meetings/feedback'));
});

test.each([
  ['a meeting in which nothing was heard', { speakers: [] }],
  ['a meeting without an uploaded transcript', { files: meeting.files }],
])('does not offer %s, since ending it would bring no notes', async (_, without) => {
  await openMeetings([], [{ ...left, ...without, conversationUuid: sampleData.uuid(730) }, left]);
  await screen.findByRole('region', { name: 'Past notes' });
  await screen.findByRole('button', { name: end });
  expect(screen.getAllByRole('button', { name: end })).toHaveLength(1);
});

test('shows how far the recording of a meeting is', async () => {
  const { conversationUuid, title } = recordedMeeting;
  const listed = { ...pastMeetings[0]!, conversationUuid, title, status: 'open' as const, notes: 'none' as const };
  await showPage('/meetings', [
    mockContract('meetingsList', () => ({ meetings: [{ ...listed, figures: [], recording }], practised: [] })),
    ...recordingInWork(),
    ...meetingsMocks(),
  ]);
  await screen.findByRole('region', { name: 'Writing down “Weekly with the warehouse”' });
  screen.getByText('50% written down. 11 minutes of sound to go.');
});
