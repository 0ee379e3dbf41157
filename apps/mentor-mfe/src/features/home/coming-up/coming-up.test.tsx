import { screen, within } from '@testing-library/react';
import { failContract } from '@greenroom/api-client/testing';
import { keepDraft, readDraft } from '@greenroom/auth';
import type { Occasion } from '@greenroom/contracts';
import { holdDay, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../../testing/mentor-mocks.ts';
import { sampleOccasion } from '../../../testing/occasion-mocks.ts';
import { showPage } from '../../../testing/show-page.ts';

withMockedApi();

holdDay('2026-11-28T09:00:00');
afterEach(() => keepDraft('coming-up', ''));

const showHome = (...occasions: Partial<Occasion>[]) =>
  showPage('/homepage', mentorMocks({ occasions: occasions.map((one) => ({ ...sampleOccasion, ...one })) }));
const card = async (what = sampleOccasion.what) =>
  within((await screen.findByRole('heading', { level: 3, name: what })).closest('article')!);

test('a user without an occasion is asked for one, and gets a line and a first step', async () => {
  const { user } = await showHome();
  await user.type(await screen.findByLabelText('What is it?'), 'Asking Dana for a raise');
  await user.type(screen.getByLabelText('Which day?'), '2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  const shown = await card();
  expect(shown.getByText('In 3 days, Tuesday 1 December')).toBeVisible();
  expect(shown.getByText('Dana, I’d like to talk about my pay.')).toBeVisible();
  expect(shown.getByRole('link', { name: /^Read it: \d+ min$/ })).toHaveAttribute(
    'href',
    '/library/imogen-vale/the-first-nine-seconds',
  );
});

test('a day in the words is taken, shown, and can be changed', async () => {
  const { user } = await showHome();
  const what = await screen.findByLabelText('What is it?');
  await user.type(what, 'Asking Dana for a raise on Thursday');
  expect(screen.getByLabelText(/^Which day\?/)).toHaveValue('2026-12-03');
  expect(screen.getByText(/^Thursday 3 December, from your words/)).toBeVisible();
  await user.type(what, ' at noon, or tomorrow');
  await user.clear(screen.getByLabelText(/^Which day\?/));
  await user.type(screen.getByLabelText(/^Which day\?/), '2026-12-04');
  expect(screen.queryByText(/from your words/)).toBeNull();
  await user.type(what, ' morning');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  const shown = await card('Asking Dana for a raise on Thursday at noon, or tomorrow morning');
  expect(shown.getByText('In 6 days, Friday 4 December')).toBeVisible();
});

test('text without a day leaves the day open', async () => {
  const { user } = await showHome();
  await user.type(await screen.findByLabelText('What is it?'), 'Asking Dana for a raise');
  expect(screen.getByLabelText('Which day?')).toHaveValue('');
});

test.each<[string, Partial<Occasion>, string]>([
  ['read', { read: true }, 'Rehearse it: 8 min'],
  ['open only with a plan', { content: { ...sampleOccasion.content!, open: false } }, 'Rehearse it: 8 min'],
  ['read and rehearsed', { read: true, rehearsed: true }, 'Talk to Imogen'],
  ['of an unknown kind', { coach: null, scene: null, content: null }, 'Find a coach'],
])('the next step for an occasion that is %s', async (_, occasion, action) => {
  await showHome(occasion);
  expect((await card()).getByRole('link', { name: action })).toBeVisible();
});

test('the next step has one link, and the others have theirs', async () => {
  await showHome({});
  const shown = await card();
  const toRead = shown.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/library/'));
  expect(toRead.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Read it: \d+ min$/)]);
  expect(shown.getByText('Read “The first nine seconds”')).toBeVisible();
  expect(shown.getByRole('link', { name: /^Rehearse “/ })).toBeVisible();
  expect(shown.getByRole('link', { name: 'Talk it through with Imogen' })).toBeVisible();
});

test('on the day, a ten-minute warm-up shows the user’s own line and good ending', async () => {
  await showHome({ on: '2026-11-28' });
  const shown = await card();
  expect(shown.getByText('Today, Saturday 28 November')).toBeVisible();
  expect(shown.getByRole('heading', { name: 'Ten-minute warm-up' })).toBeVisible();
  expect(shown.getByText('Say what a good end is: A yes by January')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Rehearse once more' })).toBeVisible();
});

test('afterwards the user is asked how it went, can talk about it, and can undo the answer', async () => {
  const { user } = await showHome({ on: '2026-11-27' });
  const shown = await card();
  expect(shown.getByText('Yesterday, Friday 27 November')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Badly' }));
  expect(await shown.findByText(/You had the talk/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Talk about it' })).toHaveAttribute(
    'href',
    expect.stringMatching(/imogen-vale\/chat.*It(%20|\+)went(%20|\+)badly/) as string,
  );
  await user.click(shown.getByRole('button', { name: 'Undo' }));
  expect(await shown.findByRole('heading', { name: 'How did it go?' })).toBeVisible();
});

test('an occasion is edited in place, and the focus returns to it', async () => {
  const { user } = await showHome({});
  await user.click((await card()).getByRole('button', { name: 'Change it' }));
  await user.clear(screen.getByLabelText('Your line'));
  await user.type(screen.getByLabelText('Your line'), 'Pay, please.');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  expect(await (await card()).findByText('Pay, please.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: sampleOccasion.what })).toHaveFocus();
  await user.click((await card()).getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByLabelText('What is it?')).toBeVisible();
});

test('text that suggests danger gets a caring response and is not saved', async () => {
  const { user } = await showHome();
  await user.type(await screen.findByLabelText('What is it?'), 'I will end my life');
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  expect(await screen.findByText('Are you safe right now?')).toBeVisible();
  expect(screen.getByLabelText('What is it?')).toHaveValue('I will end my life');
});

test('an occasion that a visitor wanted to keep is stored after sign-in', async () => {
  keepDraft('coming-up', 'A toast for Ruth');
  await showHome();
  expect((await card('A toast for Ruth')).getByText(/When is it/)).toBeVisible();
  expect(readDraft('coming-up')).toBe('');
});

test('an occasion that a visitor kept with its day has that day', async () => {
  keepDraft('coming-up', 'A toast for Ruth next week Friday');
  await showHome();
  expect((await card('A toast for Ruth next week Friday')).getByText('In 6 days, Friday 4 December')).toBeVisible();
});

test('the page works without occasions when they cannot be loaded', async () => {
  await showPage('/homepage', [failContract('occasionsRead', 'internal'), ...mentorMocks()]);
  expect(await screen.findByRole('heading', { name: 'Where you left off' })).toBeVisible();
  expect(screen.queryByLabelText('What is it?')).toBeNull();
});
