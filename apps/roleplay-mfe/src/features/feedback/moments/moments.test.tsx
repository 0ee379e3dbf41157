import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract } from '@greenroom/api-client/testing';
import type { RoleplayFeedback, SceneTake } from '@greenroom/contracts';
import { withMockedApi } from '@greenroom/frame/testing';
import { roleplayMocks } from '../../../testing/roleplay-mocks.ts';
import { notes, session } from '../../../testing/sample-scenes.ts';
import { showPage } from '../../../testing/show-page.ts';

withMockedApi();

const address = `/feedback?uuid=${session.conversationUuid}`;
const moments = async () => within(await screen.findByRole('region', { name: 'Rehearse a moment' }));
const takeOf = (at: number): SceneTake => ({
  takeUuid: `00000000-0000-4000-8000-00000000000${at}`,
  text: `Take number ${at}`,
  answer: { text: 'Hm.', answeredBy: 'house' },
  mood: { mood: 0.4, because: null, words: null },
  score: 4.8,
  isMet: false,
  says: 'Ask for a day.',
});

test('plays a weak moment again, and shows the take beside the original with one sentence on it', async () => {
  const { user } = await showPage(address, roleplayMocks());
  const part = await moments();
  expect(part.getByText('“That’s quite a step up.”')).toBeVisible();
  expect(part.getByText('You said: “You never look at what I do.”')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Rehearse this moment' }));
  const box = part.getByRole('textbox', { name: 'Your line, take 1' });
  expect(box).toHaveFocus();
  await user.type(box, 'Can we settle it by Friday?{Enter}');
  const takes = within(await part.findByRole('list', { name: 'What you said, and your takes' }));
  const [played, first] = takes.getAllByRole('listitem').map((item) => within(item));
  expect(played!.getByText('4.8')).toBeVisible();
  expect(played!.getByText('Ask for a day.')).toBeVisible();
  expect(first!.getByText('“Can we settle it by Friday?”')).toBeVisible();
  expect(first!.getByText('“Friday I can do.”')).toBeVisible();
  expect(first!.getByText('7.2')).toBeVisible();
  expect(first!.getByText('You asked for a day.')).toBeVisible();
  expect(
    first!.getByRole('img', {
      name: 'Dorothea Achebe opened, because you proposed the next step (“Friday”).',
    }),
  ).toBeVisible();
  expect(part.getByRole('textbox', { name: 'Your line, take 2' })).toHaveValue('');
  await user.click(takes.getByRole('button', { name: 'Delete take 1' }));
  expect(await part.findByText('You said: “You never look at what I do.”')).toBeVisible();
});

test('requires deleting one of three takes before another', async () => {
  const [moment] = notes.moments;
  const full = { ...notes, moments: [{ ...moment!, takes: [1, 2, 3].map(takeOf) }] };
  await showPage(address, roleplayMocks({ notes: full }));
  const part = await moments();
  expect(part.getByText('3 takes. Delete one to try another.')).toBeVisible();
  expect(part.queryByRole('button', { name: 'Take it once more' })).toBeNull();
});

test('answers a line that signals danger with help, and keeps it in the field', async () => {
  const { user } = await showPage(address, [failContract('roleplayTake', 'care_first'), ...roleplayMocks()]);
  const part = await moments();
  await user.click(part.getByRole('button', { name: 'Rehearse this moment' }));
  const box = part.getByRole('textbox', { name: 'Your line, take 1' });
  await user.type(box, 'I can’t go on.{Enter}');
  // The server's text is in a note of its own.
  await waitFor(() => expect(part.getAllByRole('status')).toHaveLength(2));
  expect(part.queryByText(/^It wasn’t taken/)).toBeNull();
  expect(box).toHaveValue('I can’t go on.');
});

test.each([
  ['unprocessable', 'This line breaks a safety rule. Please say it in another way.'],
  ['plan_required', 'Rehearsing comes with a plan. Your takes stay yours. See what a plan costs'],
  ['internal', 'It wasn’t taken, and it was us. Your line is still here; please send it again.'],
] as const)('says why a take was rejected with %s', async (code, sentence) => {
  const { user } = await showPage(address, [failContract('roleplayTake', code), ...roleplayMocks()]);
  const part = await moments();
  await user.click(part.getByRole('button', { name: 'Rehearse this moment' }));
  await user.type(part.getByRole('textbox', { name: 'Your line, take 1' }), 'Well.{Enter}');
  await screen.findByText((_, element) => element?.role === 'status' && element.textContent?.trim() === sentence);
});

test('a criterion links to its moment', async () => {
  await showPage(address, roleplayMocks());
  const criteria = within(await screen.findByRole('region', { name: 'What we listened for' }));
  const link = criteria.getByRole('link', { name: 'To this moment' });
  expect(link).toHaveAttribute('href', '#moment-the-close');
  expect(document.querySelector('#moment-the-close')).not.toBeNull();
  expect(screen.getAllByText('Rehearse this moment')).toHaveLength(1);
});

test('shows no moments where nothing is weak', async () => {
  const shown: RoleplayFeedback = { status: 'ready', notes: { ...notes, moments: [] } };
  await showPage(address, [mockContract('roleplayFeedback', () => shown), ...roleplayMocks()]);
  await screen.findByRole('region', { name: 'What we listened for' });
  expect(screen.queryByRole('region', { name: 'Rehearse a moment' })).toBeNull();
});

test('the slider moves through the lines, each with its reason', async () => {
  await showPage(address, roleplayMocks());
  const part = within(await screen.findByRole('region', { name: 'Where the light changed' }));
  const slider = part.getByRole('slider', { name: 'Your lines' });
  // The greatest change is shown first.
  expect(slider).toHaveAttribute('aria-valuetext', 'line 4. Dorothea Achebe closed up, because you blamed.');
  expect(part.getByText('“You never look at what I do.”')).toBeVisible();
  const portrait = document.querySelector<HTMLElement>('[style*="--light"]')!;
  const dark = Number(portrait.style.getPropertyValue('--light'));
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    'line 2. Dorothea Achebe opened, because you named something that can be checked (“78,000”).',
  );
  expect(Number(portrait.style.getPropertyValue('--light'))).toBeGreaterThan(dark);
  expect(part.getByText('“That’s quite a step up.”')).toBeVisible();
  fireEvent.change(slider, { target: { value: '0' } });
  expect(part.getAllByText('How open Dorothea Achebe was at the start.')[0]).toBeVisible();
});
