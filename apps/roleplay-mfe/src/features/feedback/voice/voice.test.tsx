import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { SceneFeedback } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../../testing/roleplay-mocks.ts';
import { notes, session } from '../../../testing/sample-scenes.ts';
import { showPage } from '../../../testing/show-page.ts';

withMockedApi();

const heard: SceneFeedback = {
  ...notes,
  setup: { ...notes.setup, medium: 'voice' },
  script: notes.script.map((line) => ({
    ...line,
    voice: line.author === 'person' ? { durationMs: 6_400 } : null,
    marks: line.marks.map((mark, at) => ({ ...mark, heardAtMs: at * 4_000 })),
  })),
  voiceUntil: '2026-12-21T09:08:00.000Z',
};
const address = `/feedback?uuid=${session.conversationUuid}`;
const play = jest.fn(async () => {});
const pause = jest.fn();
beforeAll(() => Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => {} }));
beforeEach(() => void jest.clearAllMocks());

const open = (mocks: Parameters<typeof showPage>[1] = []) =>
  showPage(address, [
    ...mocks,
    mockContract('roleplayFeedback', () => ({ status: 'ready', notes: heard })),
    ...roleplayMocks(),
  ]);
const element = () => document.querySelector('audio')!;

test('plays the person’s own line from its beginning or from a mark, and stops with the same key', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Hear your line 2, 0:06' });
  expect(element()).not.toHaveAttribute('src');
  button.focus();
  await user.keyboard('{Enter}');
  expect(element()).toHaveAttribute('src', `/api/v1/roleplay/${notes.userRolePlayUuid}/voice/2`);
  fireEvent.loadedMetadata(element());
  expect([play.mock.calls.length, element().currentTime]).toEqual([1, 0]);
  expect(document.querySelector('#line-2')).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Hear your line 2 from 0:04 on' }));
  fireEvent.loadedMetadata(element());
  expect(element().currentTime).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Stop your line 2' }));
  expect(pause).toHaveBeenCalled();
  expect(document.querySelector('#line-2')).not.toHaveAttribute('aria-current');
});

test('has no recording of the partner, and stops at the end of a line', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hear your line 2, 0:06' }));
  expect(screen.queryByRole('button', { name: /line [13],/ })).not.toBeInTheDocument();
  fireEvent.ended(element());
  expect(await screen.findByRole('button', { name: 'Hear your line 2, 0:06' })).toBeVisible();
});

test('says that a line cannot be played, and lets it be tried again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hear your line 2, 0:06' }));
  fireEvent.error(element());
  expect(await screen.findByText('It couldn’t be played. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hear your line 2, 0:06' }));
  expect(screen.queryByText('It couldn’t be played. Please try again.')).not.toBeInTheDocument();
});

test('deletes the recording with one press', async () => {
  const { user } = await open();
  const script = within(await screen.findByRole('region', { name: 'The script' }));
  expect(script.getByText('Your own voice is kept until 21 December 2026. Nobody but you can hear it.')).toBeVisible();
  await user.click(script.getByRole('button', { name: 'Delete my recording' }));
  await waitFor(() => expect(script.queryByRole('button', { name: /Hear/ })).not.toBeInTheDocument());
  expect(script.queryByRole('button', { name: 'Delete my recording' })).not.toBeInTheDocument();
});

test('says when deleting failed, and keeps the recording', async () => {
  const { user } = await open([failContract('roleplayVoiceDelete', 'internal')]);
  await user.click(await screen.findByRole('button', { name: 'Delete my recording' }));
  expect(await screen.findByText('It couldn’t be deleted. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hear your line 2, 0:06' })).toBeVisible();
});

test('has no player without a recording', async () => {
  await showPage(address, roleplayMocks());
  await screen.findByRole('region', { name: 'The script' });
  expect(document.querySelector('audio')).toBeNull();
});
