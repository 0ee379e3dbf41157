import { screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { RoleplaySession } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { goingOn, session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();
afterEach(() => jest.restoreAllMocks());

const address = `/session?uuid=${session.userRolePlayUuid}`;
const place = `draft:line:${session.userRolePlayUuid}`;
const box = () => screen.findByRole('textbox', { name: 'Your line' });
const thread = () => screen.findByRole('region', { name: 'The scene so far' });
const keptId = () => (JSON.parse(sessionStorage.getItem(place)!) as { clientLineId: string }).clientLineId;

/** Returns the scene after a line that is not answered yet. */
function said(text: string, clientLineId: string): RoleplaySession {
  const line = { ...goingOn.lines[0]!, position: 2, author: 'person' as const, text, clientLineId, answeredBy: null };
  return { ...goingOn, lines: [...goingOn.lines, line], unanswered: clientLineId };
}

function answered(open: RoleplaySession, text: string): RoleplaySession {
  const answer = { ...goingOn.lines[0]!, position: open.lines.length + 1, text };
  return { ...open, lines: [...open.lines, answer], unanswered: null };
}

/** Records everything the thread shows from now on, however briefly. */
async function watch(): Promise<string[]> {
  const shown: string[] = [];
  const region = await thread();
  const keep = () => shown.push(region.textContent);
  new MutationObserver(keep).observe(region, { subtree: true, childList: true, characterData: true });
  return shown;
}

test('the person’s line is always on screen, with “thinking” shown until the answer is there', async () => {
  // The store notifies the page in the next frame; here that frame never comes.
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { user } = await showPage(address, [
    mockContract('roleplaySay', ({ body }) => answered(said(body.text, body.clientLineId), 'Hm.')),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.');
  const shown = await watch();
  await user.keyboard('{Enter}');
  expect(await within(await thread()).findByText('“Hm.”')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/is thinking/)).not.toBeInTheDocument());
  expect(shown.filter((text) => !text.includes('I want 78,000.'))).toEqual([]);
  expect(shown.filter((text) => !text.includes('is thinking') && !text.includes('“Hm.”'))).toEqual([]);
});

test('a delivered line does not become pending again when an older reply comes late', async () => {
  const { user } = await showPage(address, [
    mockContract('roleplaySay', ({ body }) => answered(said(body.text, body.clientLineId), 'Hm.')),
    mockContract('roleplayPause', () => goingOn),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.{Enter}');
  expect(await within(await thread()).findByText('“Hm.”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause the scene' }));
  await waitFor(() => expect(screen.queryByText('“Hm.”')).not.toBeInTheDocument());
  expect(screen.queryByText(/is thinking/)).not.toBeInTheDocument();
});

test('a line delivered with a lost reply is answered, and the next one can be sent', async () => {
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'offline'),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.{Enter}');
  await screen.findByRole('alert');
  const id = keptId();
  const asked: string[] = [];
  let now = said('I want 78,000.', id);
  answerWith(
    mockContract('roleplayPause', ({ body }) => (now = { ...now, paused: body.paused })),
    mockContract('roleplaySay', ({ body }) => {
      asked.push(body.clientLineId);
      return (now = answered(asked.length > 1 ? said(body.text, body.clientLineId) : now, `Hm ${asked.length}.`));
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Pause the scene' }));
  expect(await within(await thread()).findByText('“Hm 1.”')).toBeVisible();
  expect(asked).toEqual([id]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(sessionStorage.getItem(place)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.type(await box(), 'From January.{Enter}');
  expect(await within(await thread()).findByText('“Hm 2.”')).toBeVisible();
});

test('a stored line that was delivered before the reload is forgotten', async () => {
  const id = '00000000-0000-4000-8000-000000000777';
  sessionStorage.setItem(place, JSON.stringify({ clientLineId: id, text: 'I want 78,000.' }));
  await showPage(address, roleplayMocks({ session: answered(said('I want 78,000.', id), 'Hm.') }));
  expect(within(await thread()).getAllByText('I want 78,000.')).toHaveLength(1);
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('a line to a scene that ended elsewhere is not shown as failed: the page shows the end', async () => {
  let now = goingOn;
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'conflict'),
    mockContract('roleplaySession', () => now),
    ...roleplayMocks(),
  ]);
  await user.type(await box(), 'I want 78,000.');
  const shown = await watch();
  now = { ...goingOn, status: 'ended', ending: 'stopped', endedAt: session.createdAt };
  await user.keyboard('{Enter}');
  expect(await screen.findByText('You ended the scene.')).toBeVisible();
  expect(screen.queryByText('I want 78,000.')).not.toBeInTheDocument();
  expect(shown.filter((text) => text.includes('Failed to send'))).toEqual([]);
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('a failed line is forgotten when the scene turns out to be over', async () => {
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'offline'),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.{Enter}');
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'End scene' }));
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
  expect(await screen.findByText('This scene was cancelled before anybody spoke.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('a line to a scene that was deleted elsewhere leads to the page for a missing scene', async () => {
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'not_found'),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.');
  answerWith(failContract('roleplaySession', 'not_found'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'No scene at this address' })).toBeVisible();
  expect(sessionStorage.getItem(place)).toBeNull();
});

test('a line rejected while the scene goes on can be sent again', async () => {
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'conflict'),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.{Enter}');
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
  expect(sessionStorage.getItem(place)).toContain('I want 78,000.');
});
