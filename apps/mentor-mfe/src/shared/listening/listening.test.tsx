import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { onTracked, type Tracked } from '@greenroom/analytics';
import { failContract } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';
import { ItemPlayer } from './index.ts';
import { playerMessages } from './player/messages/index.ts';

withMockedApi();

const events: Tracked[] = [];
const media = { duration: 20, readyState: 4 };
const play = jest.fn(async () => {});
const pause = jest.fn(function (this: HTMLMediaElement) {
  fireEvent.pause(this);
});
beforeAll(async () => {
  // Load them up front, so that the first test does not wait for compilation.
  ItemPlayer.fetch();
  await Promise.all([playerMessages.load(), import('./player/index.ts')]);
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => {} });
  for (const [name, value] of Object.entries(media))
    Object.defineProperty(HTMLMediaElement.prototype, name, { get: () => value, configurable: true });
  onTracked((event) => events.push(event));
});
beforeEach(() => {
  localStorage.clear();
  events.length = 0;
  jest.clearAllMocks();
});

const address = '/library/imogen-vale/the-first-nine-seconds';
const element = () => document.querySelector('audio')!;
const keyOf = (src: string | null) => Number(src?.split('/').at(-1));
const playback = () => events.filter(({ name }) => name.startsWith('Media'));

/** Simulates playback up to a position in the current part. */
function hear(seconds: number): void {
  fireEvent.loadedMetadata(element());
  fireEvent.playing(element());
  element().currentTime = seconds;
  fireEvent.timeUpdate(element());
}

async function open(mocks = mentorMocks()) {
  const page = await showPage(address, mocks);
  const listen = await screen.findByRole('button', { name: 'Listen' });
  // The player is lazy, so wait for it on first use.
  await act(async () => fireEvent.click(listen));
  const player = within(
    await screen.findByRole('region', { name: 'Player: The first nine seconds' }, { timeout: 10_000 }),
  );
  return { ...page, player };
}

test('on click it plays, names the section, says that the voice is synthetic, and takes the focus', async () => {
  const { user, player } = await open();
  const button = await player.findByRole('button', { name: 'Pause' });
  expect(button).toHaveFocus();
  expect([play.mock.calls.length, keyOf(element().getAttribute('src'))]).toEqual([1, 1]);
  expect(player.getByText('What it is')).toBeVisible();
  expect(player.getByText('Read by a computer voice. Imogen is a character.')).toBeVisible();
  hear(5);
  expect(player.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:05 of about 1:00');
  await user.keyboard('{Enter}');
  expect(player.getByRole('button', { name: 'Play' })).toHaveFocus();
});

test('each part is followed by the next, up to the last', async () => {
  const { player } = await open();
  await player.findByRole('button', { name: 'Pause' });
  for (const part of [1, 2, 3]) {
    expect(keyOf(element().getAttribute('src'))).toBe(part);
    hear(19);
    fireEvent.ended(element());
  }
  expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(player.getByText('Three to arrive')).toBeVisible();
  expect(playback().map(({ name }) => name)).toEqual(['Media Playback Started', 'Media Playback Completed']);
});

test('skipping 15 seconds crosses the edges of parts, and the slider seeks anywhere', async () => {
  const { user, player } = await open();
  await player.findByRole('button', { name: 'Pause' });
  hear(10);
  await user.click(player.getByRole('button', { name: 'Forward 15 seconds' }));
  expect(keyOf(element().getAttribute('src'))).toBe(2);
  fireEvent.loadedMetadata(element());
  expect(element().currentTime).toBe(5);
  await user.click(player.getByRole('button', { name: 'Back 15 seconds' }));
  fireEvent.loadedMetadata(element());
  expect([keyOf(element().getAttribute('src')), element().currentTime]).toEqual([1, 10]);
  const slider = player.getByRole('slider', { name: 'Position' });
  fireEvent.change(slider, { target: { value: '45' } });
  fireEvent.keyUp(slider, { key: 'ArrowRight' });
  fireEvent.loadedMetadata(element());
  expect([keyOf(element().getAttribute('src')), element().currentTime]).toEqual([3, 5]);
  expect(player.getByText('Three to arrive')).toBeVisible();
});

test('the speed is kept for the following parts and for the next time', async () => {
  const { user, player, leave } = await open();
  await user.selectOptions(await player.findByRole('combobox', { name: 'Speed' }), '1.5×');
  hear(1);
  expect(element().playbackRate).toBe(1.5);
  leave();
  const again = await open();
  expect(await again.player.findByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
});

test('playback resumes where it stopped, and starts over after the end', async () => {
  const { player, leave } = await open();
  await player.findByRole('button', { name: 'Pause' });
  hear(19);
  fireEvent.ended(element());
  hear(7);
  leave();
  const again = await open();
  await again.player.findByRole('button', { name: 'Pause' });
  expect(keyOf(element().getAttribute('src'))).toBe(2);
  fireEvent.loadedMetadata(element());
  expect(element().currentTime).toBe(7);
});

test('start, pause, resume and end are counted, with the item and the position', async () => {
  const { user, player } = await open();
  await player.findByRole('button', { name: 'Pause' });
  hear(4);
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  hear(6);
  expect(playback().map(({ name, properties }) => [name, (properties as { position: number }).position])).toEqual([
    ['Media Playback Started', 0],
    ['Media Playback Paused', 4],
    ['Media Playback Resumed', 4],
  ]);
  expect(playback()[1]?.properties).toMatchObject({
    content_type: 'lesson',
    content_id: 'the-first-nine-seconds',
    content_title: 'The first nine seconds',
    total_length: 60,
    speed: 1,
    page_type: 'libraryItem',
  });
});

test.each([
  ['busy', 'The voice isn’t available right now. Try again in a little while; all the words are on this page.'],
  ['internal', 'It couldn’t be played. Please try again.'],
  ['plan_required', 'This item comes with a plan now, so it can’t be heard any more.'],
] as const)('audio that cannot be loaded (%s) shows the reason and can be retried', async (code, sentence) => {
  const { user, player } = await open();
  await player.findByRole('button', { name: 'Pause' });
  answerWith(failContract('itemNarrationPart', code));
  await act(async () => void fireEvent.error(element()));
  expect(await player.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(player.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(player.queryByRole('alert')).not.toBeInTheDocument());
});

test('when the narration cannot be read an error is shown, and it can be retried', async () => {
  const { user, player } = await open([failContract('itemNarration', 'unavailable'), ...mentorMocks()]);
  expect(await player.findByRole('alert')).toHaveTextContent('The voice isn’t available right now.');
  answerWith(...mentorMocks());
  await user.click(player.getByRole('button', { name: 'Try again' }));
  expect(await player.findByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a coach’s sample is played, and its text is shown', async () => {
  const { user } = await showPage('/aimentor/imogen-vale', mentorMocks());
  await user.click(await screen.findByRole('button', { name: 'Hear Imogen' }));
  const player = within(await screen.findByRole('group', { name: 'Player: Imogen Vale' }));
  expect(player.getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(player.getByText(/^Nerves mean/)).toBeVisible();
  expect(player.getByText('Spoken by a computer voice. Imogen is a character.')).toBeVisible();
  hear(2);
  expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:02 of 0:20');
  expect(playback()[0]?.properties).toMatchObject({
    content_type: 'coach_voice',
    parent_uuid: null,
    page_type: 'mentor',
  });
});
