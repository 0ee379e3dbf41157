import { screen, waitFor } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../testing/roleplay-mocks.ts';
import { goingOn, session } from '../../testing/sample-scenes.ts';
import { showPage } from '../../testing/show-page.ts';

withMockedApi();

const address = `/session?uuid=${session.userRolePlayUuid}`;
const box = () => screen.findByRole('textbox', { name: 'Your line' });

test('focuses the input after resuming', async () => {
  const { user } = await showPage(address, roleplayMocks({ session: { ...goingOn, paused: true } }));
  await user.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await box()).toHaveFocus();
});

test('focuses the input after sending a line again', async () => {
  const { user } = await showPage(address, [
    failContract('roleplaySay', 'offline'),
    ...roleplayMocks({ session: goingOn }),
  ]);
  await user.type(await box(), 'I want 78,000.{Enter}');
  const again = await screen.findByRole('button', { name: 'Send again' });
  answerWith(...roleplayMocks({ session: goingOn }));
  await user.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(await box()).toHaveFocus();
});

test('focuses the link to the feedback when the scene ends, with how it ended as its description', async () => {
  const { user } = await showPage(address, roleplayMocks({ session: { ...goingOn, lines: nearItsEnd } }));
  await user.type(await box(), 'By Friday, then?{Enter}');
  const notes = await screen.findByRole('link', { name: 'Read your notes' });
  await waitFor(() => expect(notes).toHaveFocus());
  expect(notes).toHaveAccessibleDescription(/^You and Dorothea Achebe have agreed\. That’s the scene\./);
});

test('leaves the focus alone when the scene was already over', async () => {
  await showPage(
    address,
    roleplayMocks({ session: { ...goingOn, status: 'ended', ending: 'agreed', linesToFeedback: 0 } }),
  );
  await screen.findByRole('link', { name: 'Read your notes' });
  expect(document.body).toHaveFocus();
});

const nearItsEnd = [1, 2, 3, 4, 5].map((position) => ({ ...goingOn.lines[0]!, position }));
