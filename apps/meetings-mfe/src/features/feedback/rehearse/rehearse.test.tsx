import { screen, within } from '@testing-library/react';
import { failContract, type MockHandler } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../../testing/meetings-mocks.ts';
import { meeting } from '../../../testing/sample-meeting.ts';
import { showPage } from '../../../testing/show-page.ts';

withMockedApi();

async function openMoment(mocks: MockHandler[] = []) {
  const address = `/meetings/feedback?uuid=${meeting.conversationUuid}`;
  const { user } = await showPage(address, [...mocks, ...meetingsMocks()]);
  await user.click(await screen.findByRole('button', { name: 'Rehearse this moment' }));
  const box = await screen.findByRole('textbox', { name: 'What you’d say instead (take 1 of 3)' });
  return { user, box };
}

test('shows up to three new lines for a costly moment side by side', async () => {
  const { user, box } = await openMoment();
  expect(screen.getByText('“Could we just ship the first half now and the rest when it”')).toBeVisible();
  await user.type(box, 'No, it is all of it.');
  await user.click(screen.getByRole('button', { name: 'Try this line' }));
  expect(await screen.findByText('Let them finish first.')).toBeVisible();
  for (const take of [2, 3]) {
    await user.type(screen.getByRole('textbox', { name: `What you’d say instead (take ${take} of 3)` }), 'How so?');
    await user.click(screen.getByRole('button', { name: 'Try this line' }));
    await screen.findByRole('heading', { name: `Take ${take}` });
  }
  const takes = within(screen.getByRole('list', { name: 'What you said, and your takes' }));
  expect(takes.getAllByRole('listitem')).toHaveLength(4);
  expect(takes.getAllByText('You begin with them, and they can finish.')).toHaveLength(2);
  expect(screen.queryByRole('textbox', { name: /^What you’d say/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(await screen.findByRole('textbox', { name: 'What you’d say instead (take 1 of 3)' })).toBeVisible();
});

test('offers no rehearsal for a helpful moment, and keeps a line that could not be sent', async () => {
  const { user, box } = await openMoment([failContract('coachFeedbackTake', 'internal')]);
  expect(screen.getAllByRole('button', { name: /^(Rehearse this moment|Close)$/ })).toHaveLength(1);
  await user.type(box, 'How so?');
  await user.click(screen.getByRole('button', { name: 'Try this line' }));
  expect(await screen.findByText(/^That didn’t get through/)).toBeVisible();
  expect(box).toHaveValue('How so?');
});
