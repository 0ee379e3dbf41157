import { screen, waitFor, within } from '@testing-library/react';
import { mockContract, sampleData, type StreamStep } from '@greenroom/api-client/testing';
import { keepDraft, readDraft } from '@greenroom/auth';
import { withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../../testing/lay-out.ts';
import { mentorMocks } from '../../../testing/mentor-mocks.ts';
import { sampleOccasion } from '../../../testing/occasion-mocks.ts';
import { showPage } from '../../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const atOnce: StreamStep[] = sampleData.answerEvents.map((event) => ({ event }));

withMockedApi();
layOutPages();

const aside = async () => within(await screen.findByLabelText('What’s coming up'));

test('the panel beside the conversation shows what is coming up and the user’s line, which can be changed', async () => {
  const { user } = await showPage(chat, mentorMocks({ occasions: [sampleOccasion] }), 'signedIn');
  const shown = await aside();
  expect(await shown.findByText(sampleOccasion.what)).toBeInTheDocument();
  expect(shown.getByText(sampleOccasion.goodEnd)).toBeInTheDocument();
  expect(shown.getByText(sampleOccasion.line)).toBeInTheDocument();
  await user.click(shown.getByText('Change it'));
  const line = shown.getByLabelText('The sentence you mean to say.');
  await user.clear(line);
  await user.type(line, 'Pay, please.');
  await user.click(shown.getByText('Save it'));
  expect(await shown.findByText('Pay, please.')).toBeInTheDocument();
});

test('one click saves a sentence of the coach, which becomes the line of an occasion that has none', async () => {
  const occasions = [{ ...sampleOccasion, line: '' }];
  const { user } = await showPage(chat, mentorMocks({ answer: atOnce, occasions }), 'signedIn');
  const shown = await aside();
  expect(await shown.findByText(/^None yet/)).toBeInTheDocument();
  await user.type(await screen.findByRole('textbox', { name: 'Message to Imogen' }), 'How do I begin?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Save this sentence' }));
  expect(await shown.findAllByText('We lost a ferry.')).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Sentence saved.' })).toBeVisible();
});

test('a saved sentence can be made the line, and be deleted', async () => {
  const savedLines = [{ lineId: crypto.randomUUID(), text: 'Give me until Friday.' }];
  const { user } = await showPage(chat, mentorMocks({ occasions: [sampleOccasion], savedLines }), 'signedIn');
  const shown = await aside();
  await user.click(await shown.findByText('Make this my line'));
  expect(await shown.findByText('Give me until Friday.', { ignore: 'q' })).toBeInTheDocument();
  expect(shown.queryByText('Make this my line')).toBeNull();
  await user.click(shown.getByLabelText('Delete “Give me until Friday.”'));
  expect(await shown.findByText(/^None yet/)).toBeInTheDocument();
});

test('after a sentence is deleted the focus is on the next one, after the last on the heading', async () => {
  const savedLines = ['One.', 'Two.', 'Three.'].map((text) => ({ lineId: crypto.randomUUID(), text }));
  const { user } = await showPage(chat, mentorMocks({ savedLines }), 'signedIn');
  const shown = await aside();
  const remove = async (text: string) => user.click(await shown.findByLabelText(`Delete “${text}”`));
  await remove('Two.');
  await waitFor(() => expect(shown.getByLabelText('Delete “Three.”')).toHaveFocus());
  await remove('Three.');
  await waitFor(() => expect(shown.getByLabelText('Delete “One.”')).toHaveFocus());
  await remove('One.');
  await waitFor(() => expect(shown.getByRole('heading', { name: 'Saved sentences', hidden: true })).toHaveFocus());
});

test('a user without an occasion is asked for one', async () => {
  const { user } = await showPage(chat, mentorMocks(), 'signedIn');
  const shown = await aside();
  await user.type(await shown.findByLabelText('What’s coming up?'), 'A toast for Ruth');
  await user.click(shown.getByText('Save it'));
  expect(await shown.findByText('A toast for Ruth')).toBeInTheDocument();
});

describe('a visitor', () => {
  afterEach(() => keepDraft('coming-up', ''));
  const { coach, scene, content } = sampleOccasion;
  const prepared = (text: string) => ({
    ...{ care: null, coach: text === 'hello' ? null : coach, scene, content },
    sentence: { weak: 'Sorry to bother you.', better: `I want to talk about it: ${text}`, language: 'en' as const },
  });
  const show = () =>
    showPage(chat, [mockContract('occasionPrepare', ({ body }) => prepared(body.text)), ...mentorMocks()], 'visitor');

  test('sees beside the conversation what they entered on the landing page, with a first sentence and the steps', async () => {
    keepDraft('coming-up', 'A toast for Ruth');
    await show();
    const shown = await aside();
    expect(await shown.findByText('I want to talk about it: A toast for Ruth')).toBeInTheDocument();
    expect(shown.getByText(`Rehearse “${scene!.title}”`)).toBeInTheDocument();
    expect(shown.getByText('create an account')).toHaveAttribute(
      'href',
      `/signup?returnTo=${encodeURIComponent(chat)}`,
    );
  });

  test('can enter it there; words that say too little are asked for again', async () => {
    const { user } = await show();
    const shown = await aside();
    await user.type(await shown.findByLabelText('What’s coming up?'), 'hello');
    await user.click(shown.getByText('Get ready'));
    expect(await shown.findByText(/^I can’t tell from that/)).toBeInTheDocument();
    await user.clear(shown.getByLabelText('What’s coming up?'));
    await user.type(shown.getByLabelText('What’s coming up?'), 'A toast{Enter}');
    expect(await shown.findByText('I want to talk about it: A toast')).toBeInTheDocument();
    expect(readDraft('coming-up')).toBe('A toast');
  });
});
