import { screen, within } from '@testing-library/react';
import { sampleData, type StreamStep } from '@greenroom/api-client/testing';
import { withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../testing/lay-out.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const { conversation, messages, answerEvents } = sampleData;
const atOnce: StreamStep[] = answerEvents.map((event) => ({ event }));
const wholeAnswer = 'Begin with the ferry. One breath, then: “We lost a ferry.”';
const cutShort = 'The answer was cut short.';

withMockedApi();
layOutPages();

const talk = () => screen.getByRole('region', { name: 'Conversation' });

/** Opens a conversation whose last answer was cut at its maximum length. */
async function showCut() {
  const last = messages.at(-1)!;
  const page = await showPage(
    chat,
    mentorMocks({
      conversations: [conversation],
      messages: { [conversation.uuid]: messages.with(-1, { ...last, cut: true }) },
      answer: atOnce,
    }),
  );
  expect(await screen.findByText(cutShort)).toBeVisible();
  return page;
}

const asked = () => within(talk()).getAllByText('Please continue.');

test('a cut answer says so and is continued once on request, by a message of the coach', async () => {
  const { user } = await showCut();
  await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(within(talk()).getByText(cutShort)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('an answer can be continued by keyboard, and the focus stays in the conversation', async () => {
  const { user } = await showCut();
  screen.getByRole('button', { name: 'Continue' }).focus();
  await user.keyboard('{Enter}{Enter}');
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  expect(asked()).toHaveLength(1);
  expect(talk().contains(document.activeElement)).toBe(true);
});

test('a complete answer shows no such note', async () => {
  await showPage(chat, mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: messages } }));
  await screen.findByText(/Thursday, 200 people/);
  expect(screen.queryByText(cutShort)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
