import { screen, waitFor } from '@testing-library/react';
import { mockContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { meetingsMocks } from '../../testing/meetings-mocks.ts';
import { meeting } from '../../testing/sample-meeting.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

async function uploaded(title: string): Promise<string | undefined> {
  let sent: string | undefined;
  const { user } = await showPage('/meetings', meetingsMocks());
  answerWith(
    mockContract('meetingsChange', ({ body }) => {
      sent = body.title;
      return meeting;
    }),
  );
  await user.upload(
    await screen.findByLabelText(/Choose a transcript/),
    new File(['WEBVTT'], 'GMT20261112-zoom-7.vtt', { type: 'text/vtt' }),
  );
  await user.click(await screen.findByRole('radio', { name: 'Maren' }));
  if (title !== '') await user.type(screen.getByLabelText('What’s the meeting?'), title);
  await user.click(screen.getByRole('button', { name: 'Read it, write my notes' }));
  await waitFor(() => expect(sent).toBeDefined());
  return sent;
}

test('names a meeting without a title by the other people and the day, not by its file', async () => {
  expect(await uploaded('')).toMatch(/^Meeting with Ines, \d{1,2} \w{3,4}$/);
});

test('keeps the title that the visitor gave', async () => {
  expect(await uploaded('Weekly')).toBe('Weekly');
});
