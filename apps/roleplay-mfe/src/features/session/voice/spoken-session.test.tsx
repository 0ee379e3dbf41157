import { act, screen, waitFor } from '@testing-library/react';
import { mockContract } from '@greenroom/api-client/testing';
import type { CallStart, RoleplaySession } from '@greenroom/contracts';
import { browserParts } from '@greenroom/conversation/call';
import { callControlTexts } from '@greenroom/conversation/call-controls';
import { FakeCall, sampleCall } from '@greenroom/conversation/call/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../../testing/roleplay-mocks.ts';
import { session } from '../../../testing/sample-scenes.ts';
import { showPage } from '../../../testing/show-page.ts';
import { voiceTexts } from './voice-texts.ts';

jest.mock('@greenroom/conversation/call', () => ({
  ...jest.requireActual<object>('@greenroom/conversation/call'),
  browserParts: jest.fn(),
}));

withMockedApi();
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
beforeEach(() => Promise.all([voiceTexts.load(), callControlTexts.load()]));

const aloud: RoleplaySession = { ...session, setup: { ...session.setup, medium: 'voice' } };
const address = `/session?uuid=${session.userRolePlayUuid}`;

async function openVoice(mocks: Parameters<typeof showPage>[1] = []) {
  const call = new FakeCall();
  jest.mocked(browserParts).mockImplementation(({ start }) => ({ ...call.parts, start }));
  const requests: CallStart[] = [];
  const page = await showPage(address, [
    ...mocks,
    mockContract('callsStart', ({ body }) => {
      requests.push(body);
      return { ...sampleCall, conversationUuid: body.conversationUuid };
    }),
    ...roleplayMocks({ session: aloud }),
  ]);
  await page.user.click(await screen.findByRole('button', { name: 'Start speaking' }));
  return { ...page, call, requests };
}

test('a spoken scene is a call with its partner, with its state in words', async () => {
  const { call, requests } = await openVoice();
  await screen.findByRole('button', { name: 'Mute my microphone' });
  act(() => call.welcomes({ state: { status: 'bot-speaking', utteranceId: 1, interruptible: true } }));
  expect(await screen.findByText('Dorothea Achebe is speaking')).toBeVisible();
  expect(screen.getByText('Speak to interrupt')).toBeVisible();
  expect(requests).toEqual([
    expect.objectContaining({
      mode: 'role-play',
      conversationUuid: session.conversationUuid,
      instructorSlug: 'ask-for-the-raise',
    }),
  ]);
});

test('says in the specification’s words that no call can be started, and continues in writing', async () => {
  const call = new FakeCall();
  jest.mocked(browserParts).mockImplementation(({ start }) => ({ ...call.parts, start }));
  const { user } = await showPage(address, roleplayMocks({ session: aloud }));
  await user.click(await screen.findByRole('button', { name: 'Start speaking' }));
  expect(
    await screen.findByText('Service is currently down. Could not connect to voice service. Please come back later.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go on in writing' }));
  expect(await screen.findByRole('textbox', { name: 'Your line' })).toBeVisible();
  expect(await screen.findByText('“You wanted fifteen minutes.”')).toBeVisible();
});

test('can pause, repeat the last line, and talk while the space bar is held', async () => {
  const { call, user } = await openVoice();
  await screen.findByRole('button', { name: 'Mute my microphone' });
  act(() => call.welcomes({ state: { status: 'waiting' } }));
  await user.click(screen.getByRole('button', { name: 'Pause the scene' }));
  expect(screen.getByText('Go on')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause the scene' }));
  await user.click(screen.getByRole('button', { name: 'Say that last line again' }));
  await user.click(screen.getByRole('button', { name: 'Sound and settings' }));
  await user.click(await screen.findByRole('radio', { name: 'Hold space to talk' }));
  expect(screen.getByText('Hold the space bar, or Talk, while you speak.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close sound and settings' }));
  expect(screen.getByRole('button', { name: 'Sound and settings' })).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ >}');
  await user.keyboard('{/ }');
  const said = call.socket.said.slice(1).map(({ type }) => type);
  expect(said).toEqual(['hold', 'hold', 'again', 'talk', 'talk-key', 'talk-key']);
});

test('says that the person’s voice is stored, and lets them stop that and delete it', async () => {
  const asked: boolean[] = [];
  let now: RoleplaySession = { ...aloud, keepsVoice: true };
  const { user } = await openVoice([
    mockContract('roleplayKeepVoice', ({ body }) => {
      asked.push(body.keep);
      return (now = { ...now, keepsVoice: body.keep });
    }),
    mockContract('roleplaySession', () => now),
  ]);
  await screen.findByRole('button', { name: 'Mute my microphone' });
  expect(screen.getByText('Your own voice is being kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop, and delete it' }));
  await waitFor(() => expect(screen.queryByText('Your own voice is being kept.')).not.toBeInTheDocument());
  expect(asked).toEqual([false]);
});

test('ending a spoken scene focuses what comes next', async () => {
  const { user } = await openVoice();
  await user.click(await screen.findByRole('button', { name: 'End the scene and get notes' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Set the scene again' })).toHaveFocus());
});
