import { screen } from '@testing-library/react';
import { failContract, mockContract, MockFailure, type MockHandler } from '@greenroom/api-client/testing';
import type { Meeting } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { meeting, notes } from '../../testing/sample-meeting.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const end = 'End it and get the notes';

/** Opens the page of a meeting that was left without ending it. */
function openNotes(open: Partial<Meeting> = {}, mocks: MockHandler[] = []) {
  let hasEnded = false;
  return showPage(`/meetings/feedback?uuid=${meeting.conversationUuid}`, [
    ...mocks,
    mockContract('meetingsRead', () => ({ ...meeting, status: 'open', endedAt: null, files: [], ...open })),
    mockContract('meetingsEnd', () => {
      hasEnded = true;
      return meeting;
    }),
    mockContract('coachFeedback', () => {
      if (!hasEnded) throw new MockFailure('conflict');
      return { status: 'ready', notes };
    }),
    ...meetingsMocks(),
  ]);
}

test('ends a meeting that was left open, and then shows its notes', async () => {
  const { user } = await openNotes();
  await screen.findByRole('heading', { name: 'This meeting hasn’t ended yet' });
  await user.click(screen.getByRole('button', { name: end }));
  await screen.findByRole('heading', { name: meeting.title });
});

test('shows an error if the meeting cannot be ended', async () => {
  const { user } = await openNotes({}, [failContract('meetingsEnd', 'internal')]);
  await user.click(await screen.findByRole('button', { name: end }));
  await screen.findByText('It couldn’t be ended. Please try again.');
});

test.each([
  ['Nobody has spoken in this meeting yet', { speakers: [] }],
  ['This transcript hasn’t been submitted', { files: meeting.files }],
])('“%s”: offers no end that would bring no notes', async (title, open) => {
  await openNotes(open);
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByRole('button', { name: end })).toBeNull();
});

test('offers the link back if the meeting’s content is unknown', async () => {
  await openNotes({}, [failContract('meetingsRead', 'offline')]);
  await screen.findByRole('link', { name: 'To your meetings' });
});
