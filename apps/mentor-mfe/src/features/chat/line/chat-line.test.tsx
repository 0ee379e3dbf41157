import { screen, waitFor, within } from '@testing-library/react';
import { sampleData, type StreamStep } from '@greenroom/api-client/testing';
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

test('a user without an occasion is asked for one, and a visitor is not', async () => {
  const { user, leave } = await showPage(chat, mentorMocks(), 'signedIn');
  const shown = await aside();
  await user.type(await shown.findByLabelText('What’s coming up?'), 'A toast for Ruth');
  await user.click(shown.getByText('Save it'));
  expect(await shown.findByText('A toast for Ruth')).toBeInTheDocument();
  leave();
  await showPage(chat, mentorMocks());
  await screen.findByRole('textbox', { name: 'Message to Imogen' });
  expect(screen.queryByLabelText('What’s coming up')).toBeNull();
});
