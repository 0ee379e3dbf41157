import { screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract, MockFailure } from '@greenroom/api-client/testing';
import type { RoleplaySession } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { goingOn, raise, session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = `/session?uuid=${session.userRolePlayUuid}`;
const start = `/start?uuid=${session.userRolePlayUuid}`;
const box = () => screen.findByRole('textbox', { name: 'Your line' });
/** Matches a sentence that contains words of the scene, which are marked as English. */
const told = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === sentence;
const thread = async () => within(await screen.findByRole('region', { name: 'The scene so far' }));

describe('on the start page', () => {
  test('shows the partner and the goal, and begins on request', async () => {
    const { user } = await showPage(start, roleplayMocks());
    expect(
      await screen.findByText(told('You’ll meet Dorothea Achebe. Your manager, head of operations.')),
    ).toBeVisible();
    expect(screen.getByText(told(`You want: ${raise.goal}`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’m ready' }));
    expect(await (await thread()).findByText('“You wanted fifteen minutes.”')).toBeVisible();
    expect(window.location.pathname).toBe('/session');
  });

  test('cancelling leads back to the setup, and nothing counts', async () => {
    const { user } = await showPage(start, roleplayMocks());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(window.location.pathname).toBe('/categories/work/scenario/ask-for-the-raise'));
  });

  test.each([
    ['going-on', '/session'],
    ['ended', '/feedback'],
  ] as const)('a scene that is %s leads to %s', async (status, path) => {
    await showPage(start, roleplayMocks({ session: { ...session, status } }));
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });

  test('says that the plan has ended, and keeps the session', async () => {
    const { user } = await showPage(start, [failContract('roleplayBegin', 'plan_required'), ...roleplayMocks()]);
    await user.click(await screen.findByRole('button', { name: 'I’m ready' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('yours has ended');
    expect(screen.getByRole('link', { name: 'See what a plan costs' })).toBeVisible();
  });

  test('shows another account’s scene as not found', async () => {
    await showPage(start, [failContract('roleplaySession', 'not_found'), ...roleplayMocks()]);
    expect(await screen.findByRole('heading', { name: 'No scene at this address' })).toBeVisible();
  });
});

describe('in the scene', () => {
  test('shows help lines outside the scene, without a word about notes', async () => {
    const [first] = goingOn.lines;
    const care = {
      ...first!,
      position: 99,
      author: 'partner' as const,
      text: 'Call someone.\n- US: 988',
      care: true as const,
    };
    await showPage(address, roleplayMocks({ session: { ...goingOn, lines: [...goingOn.lines, care] } }));
    const inThread = await thread();
    expect(inThread.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
    expect(inThread.getByText(/^This is outside the scene/u)).toBeVisible();
    expect(inThread.queryByText(/“Call someone/u)).toBeNull();
    expect(screen.queryByText(/^Stay in it/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for the last line again' })).toBeNull();
  });

  test('can be paused, and keeps the text in the input', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: goingOn }));
    await user.type(await box(), 'I want');
    await user.click(screen.getByRole('button', { name: 'Pause the scene' }));
    expect(await screen.findByText('The scene waits. No time of it passes.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await box()).toHaveValue('I want');
  });

  test('pausing a scene that ended elsewhere shows that it is over', async () => {
    let now: RoleplaySession = goingOn;
    const { user } = await showPage(address, [
      mockContract('roleplayPause', () => {
        now = { ...goingOn, status: 'ended', ending: 'stopped', endedAt: goingOn.createdAt, linesToFeedback: 0 };
        throw new MockFailure('conflict');
      }),
      mockContract('roleplaySession', () => now),
      ...roleplayMocks({ session: goingOn }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Pause the scene' }));
    expect(await screen.findByRole('link', { name: 'Read your notes' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the last line can be repeated, and counts once', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: goingOn }));
    await user.click(await screen.findByRole('button', { name: 'Ask for the last line again' }));
    const again = 'Dorothea Achebe, once more: “You wanted fifteen minutes.”';
    expect(await (await thread()).findByText(again)).toBeVisible();
    await user.type(await box(), 'I did.{Enter}');
    await waitFor(() => expect(screen.queryByText(/is thinking/)).not.toBeInTheDocument());
    expect((await thread()).getByText('I did.')).toBeVisible();
    expect(screen.queryByText(again)).not.toBeInTheDocument();
  });

  test('a written scene runs to its end and leads to its feedback', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: goingOn }));
    for (const line of ['I want 78,000.', 'From January.', 'By Friday, then?']) {
      await user.type(await box(), `${line}{Enter}`);
      await waitFor(() => expect(screen.queryByText(/is thinking/)).not.toBeInTheDocument());
      expect((await thread()).getByText(line)).toBeVisible();
    }
    expect(await screen.findByText('You and Dorothea Achebe have agreed. That’s the scene.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read your notes' })).toHaveAttribute(
      'href',
      `/feedback?uuid=${session.conversationUuid}`,
    );
  });

  test('the panel beside the lines says what is scored', async () => {
    await showPage(address, roleplayMocks({ session: goingOn }));
    const panel = within(await screen.findByRole('complementary', { name: 'Your scene partner' }));
    expect(await panel.findByRole('heading', { name: 'What is scored' })).toBeVisible();
    await panel.findByText('The ask');
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['The ask', 'The close']);
  });

  test('the mood has a text alternative', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: goingOn }));
    expect(await screen.findByRole('img', { name: 'Mood: neither guarded nor open' })).toBeVisible();
    await user.type(await box(), 'I see that you’re busy.{Enter}');
    expect(await screen.findByRole('img', { name: /easing a little/ })).toBeVisible();
  });

  test('a failed line is sent again under the same id, and said once', async () => {
    const ids: string[] = [];
    const mocks = roleplayMocks({ session: goingOn });
    const { user } = await showPage(address, [failContract('roleplaySay', 'offline'), ...mocks]);
    await user.type(await box(), 'I want 78,000.{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send. Please send again.');
    answerWith(
      mockContract('roleplaySay', ({ body }) => {
        ids.push(body.clientLineId);
        const line = { ...goingOn.lines[0]!, position: 2, author: 'person' as const, ...body, answeredBy: null };
        return { ...goingOn, lines: [...goingOn.lines, line, { ...goingOn.lines[0]!, position: 3, text: 'Hm.' }] };
      }),
    );
    const kept = JSON.parse(sessionStorage.getItem(`draft:line:${session.userRolePlayUuid}`)!) as {
      clientLineId: string;
    };
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await (await thread()).findByText('“Hm.”')).toBeVisible();
    expect(ids).toEqual([kept.clientLineId]);
    expect((await thread()).getAllByText('I want 78,000.')).toHaveLength(1);
    expect(sessionStorage.getItem(`draft:line:${session.userRolePlayUuid}`)).toBeNull();
  });

  test('a line being sent when the page was left can be sent again', async () => {
    const first = await showPage(address, [
      failContract('roleplaySay', 'offline'),
      ...roleplayMocks({ session: goingOn }),
    ]);
    await first.user.type(await box(), 'I want 78,000.{Enter}');
    await screen.findByRole('alert');
    first.leave();
    await showPage(address, roleplayMocks({ session: goingOn }));
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect((await thread()).getByText('I want 78,000.')).toBeVisible();
  });

  test('a line that is too long goes back into the input to be shortened', async () => {
    const { user } = await showPage(address, [
      failContract('roleplaySay', 'message_too_long'),
      ...roleplayMocks({ session: goingOn }),
    ]);
    await user.type(await box(), 'And another thing.{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('too long');
    await user.click(screen.getByRole('button', { name: 'Shorten it' }));
    expect(await box()).toHaveValue('And another thing.');
    expect(await box()).toHaveFocus();
  });

  test('an unanswered line is sent again automatically under its own id', async () => {
    const clientLineId = '00000000-0000-4000-8000-000000000777';
    const line = { ...goingOn.lines[0]!, position: 2, author: 'person' as const, text: 'Hello?', clientLineId };
    const open = { ...goingOn, lines: [...goingOn.lines, line], unanswered: clientLineId };
    const said: unknown[] = [];
    await showPage(address, [
      mockContract('roleplaySay', ({ body }) => {
        said.push(body);
        return {
          ...open,
          unanswered: null,
          lines: [...open.lines, { ...goingOn.lines[0]!, position: 3, text: 'Here.' }],
        };
      }),
      ...roleplayMocks({ session: open }),
    ]);
    expect(await (await thread()).findByText('“Here.”')).toBeVisible();
    expect(said).toEqual([{ clientLineId, text: 'Hello?' }]);
    expect((await thread()).getAllByText('Hello?')).toHaveLength(1);
  });

  test('a line that broke a rule is deleted, with the reason shown', async () => {
    const line = { ...goingOn.lines[0]!, position: 2, author: 'person' as const, text: '', status: 'removed' as const };
    await showPage(address, roleplayMocks({ session: { ...goingOn, lines: [...goingOn.lines, line] } }));
    expect(await (await thread()).findByText(/deleted, because it broke a safety rule/)).toBeVisible();
  });

  test('says before the end how many lines are missing for notes, and after it offers to carry on', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: goingOn }));
    expect(await screen.findByText(/Three lines of yours and you get notes\./)).toBeVisible();
    await user.type(await box(), 'I want 78,000.{Enter}');
    expect(await screen.findByText(/^Stay in it.* Two more lines and you get notes\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End scene' }));
    expect(screen.getByText('Two more lines and you get notes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    expect(await screen.findByText(/^Two more lines of yours and there would be notes\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set the scene again' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Carry on' }));
    expect(await box()).toHaveFocus();
    expect((await thread()).getByText('I want 78,000.')).toBeVisible();
  });

  test('ending needs a confirmation and leads to the feedback', async () => {
    const { user } = await showPage(address, roleplayMocks({ session: { ...goingOn, linesToFeedback: 1 } }));
    await user.type(await box(), 'I want 78,000.{Enter}');
    await (await thread()).findByText('I want 78,000.');
    await user.click(screen.getByRole('button', { name: 'End scene' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('button', { name: 'End scene' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'End scene' }));
    await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
    await waitFor(() => expect(window.location.pathname).toBe('/feedback'));
  });
});
