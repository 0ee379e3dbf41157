import { screen, waitFor, within } from '@testing-library/react';
import {
  failContract,
  mockAnswerStream,
  mockContract,
  MockFailure,
  sampleData,
  type StreamStep,
} from '@greenroom/api-client/testing';
import type { ChatMessage } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../testing/lay-out.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const { conversation, messages, answerEvents } = sampleData;
const atOnce: StreamStep[] = answerEvents.map((event) => ({ event }));
const withHistory = { conversations: [conversation], messages: { [conversation.uuid]: messages }, answer: atOnce };
const wholeAnswer = 'Begin with the ferry. One breath, then: “We lost a ferry.”';

const talk = () => screen.getByRole('region', { name: 'Conversation' });
const field = () => screen.findByRole('textbox', { name: 'Message to Imogen' }, { timeout: 4_000 });
const button = (name: string) => screen.findByRole('button', { name });

withMockedApi();
layOutPages();

test('stopping an answer keeps the text on screen, and tells the server how far it was read', async () => {
  const told: unknown[] = [];
  const slow: StreamStep[] = [{ event: answerEvents[0]! }, { event: answerEvents[1]!, delayMs: 60_000 }];
  const { user } = await showPage(chat, mentorMocks({ ...withHistory, answer: slow }));
  answerWith(
    mockContract('chatStop', ({ body }) => {
      told.push(body.after);
      return sampleData.message({
        uuid: body.answerUuid,
        position: 4,
        author: 'coach',
        text: 'Begin with the ferry. ',
        status: 'stopped',
      });
    }),
  );
  await user.type(await field(), 'How?{Enter}');
  expect(await within(talk()).findByText('Begin with the ferry.')).toBeVisible();
  await user.click(await button('Stop the answer'));

  expect(await within(talk()).findByText('Stopped here.')).toBeVisible();
  expect(within(talk()).getByText('Begin with the ferry.')).toBeVisible();
  expect(told).toEqual([1]);
  expect(screen.queryByRole('button', { name: 'Stop the answer' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message to Imogen' })).toBeEnabled();
});

test('when a stop fails, the answer continues and an error is shown', async () => {
  const slow: StreamStep[] = [{ event: answerEvents[0]! }, { event: answerEvents[1]!, delayMs: 800 }];
  const { user } = await showPage(chat, [
    failContract('chatStop', 'offline'),
    ...mentorMocks({ ...withHistory, answer: slow }),
  ]);
  await user.type(await field(), 'How?{Enter}');
  await within(talk()).findByText('Begin with the ferry.');
  await user.click(await button('Stop the answer'));
  expect(await screen.findAllByText('It couldn’t be stopped, so it goes on.')).not.toHaveLength(0);
  expect(await within(talk()).findByText(wholeAnswer, {}, { timeout: 3_000 })).toBeVisible();
});

test('trying again gives another answer, and the first one can be shown again', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await user.click(await button('Try again'));
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  expect(within(talk()).queryByText(/Then open with the ferry/)).not.toBeInTheDocument();
  expect(await within(talk()).findByText('2 of 2')).toBeVisible();

  await user.click(await button('Previous version'));
  expect(await within(talk()).findByText(/Then open with the ferry/)).toBeVisible();
  expect(within(talk()).getByText('1 of 2')).toBeVisible();
  expect(within(talk()).queryByText(wholeAnswer)).not.toBeInTheDocument();
});

test('editing the last message gives a new answer, and the first version is kept', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await user.click(await button('Edit'));
  const field = screen.getByRole('textbox', { name: 'Your message, edited' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Friday, 20 people.{Enter}');

  expect(await within(talk()).findByText('Friday, 20 people.')).toBeVisible();
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Previous version' }))[0]!);
  expect(await within(talk()).findByText(/Thursday, 200 people/)).toBeVisible();
  expect(within(talk()).getByText(/Then open with the ferry/)).toBeVisible();
});

test('an edit that fails to send stays open and says so, and Escape closes it', async () => {
  const { user } = await showPage(chat, [failContract('chatEdit', 'offline'), ...mentorMocks(withHistory)]);
  await user.click(await button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Your message, edited' }), ' Please.{Enter}');
  expect(await screen.findByText('Failed to send. Please send again.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Your message, edited' })).not.toBeInTheDocument();
});

const pageOf = (...shown: ChatMessage[]) => ({
  conversationUuid: conversation.uuid,
  instructorSlug: conversation.instructorSlug,
  messages: shown,
  cursor: null,
});
const didNotWork = 'That didn’t work. Please try again.';

test('a retry repeats the same id until it succeeds, and the next one uses a new id', async () => {
  const ids: string[] = [];
  const { user } = await showPage(chat, mentorMocks(withHistory));
  const another = { ...messages[1]!, uuid: sampleData.uuid(900), text: 'Another answer', version: 2, versions: 2 };
  answerWith(
    mockContract('chatRegenerate', ({ body }) => {
      ids.push(body.clientMessageId);
      if (ids.length === 1) throw new MockFailure('unavailable');
      return { message: messages[0]!, answer: another };
    }),
    mockContract('chatShowVersion', () => pageOf(messages[0]!, { ...messages[1]!, versions: 2 })),
  );
  await user.click(await button('Try again'));
  expect(await screen.findByText(didNotWork)).toBeVisible();
  await user.click(await button('Try again'));
  expect(await within(talk()).findByText('Another answer')).toBeVisible();
  await user.click(await button('Previous version'));
  await within(talk()).findByText(/Then open with the ferry/);
  await user.click(await button('Try again'));
  expect(await within(talk()).findByText('Another answer')).toBeVisible();
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(ids[0]!)]);
});

test('the same edit is resent under the same id, another text under a new id', async () => {
  const bodies: { text: string; clientMessageId: string }[] = [];
  const { user } = await showPage(chat, mentorMocks(withHistory));
  answerWith(
    mockContract('chatEdit', ({ body }) => {
      bodies.push(body);
      throw new MockFailure('unavailable');
    }),
  );
  await user.click(await button('Edit'));
  const field = screen.getByRole('textbox', { name: 'Your message, edited' });
  for (const words of [' Please.{Enter}', '{Enter}', ' Now.{Enter}']) {
    const before = bodies.length;
    await user.type(field, words);
    await waitFor(() => expect(bodies).toHaveLength(before + 1));
    expect(await screen.findByText('Failed to send. Please send again.')).toBeVisible();
  }
  const [first, second, third] = bodies;
  expect(second).toEqual(first);
  expect(third!.text).not.toBe(first!.text);
  expect(third!.clientMessageId).not.toBe(first!.clientMessageId);
});

test('an edit whose reply was lost appears on a conflict, and another text can replace it', async () => {
  const edited: string[] = [];
  const own = { ...messages[0]!, uuid: sampleData.uuid(900), text: 'Friday.', version: 2, versions: 2 };
  const written = { ...messages[1]!, uuid: sampleData.uuid(901), text: '', status: 'writing' as const };
  const ended = {
    type: 'finished' as const,
    message: { ...written, text: 'Friday it is.', status: 'finished' as const },
  };
  const { user } = await showPage(chat, [mockAnswerStream(() => [{ event: ended }]), ...mentorMocks(withHistory)]);
  await button('Edit');
  answerWith(
    mockContract('chatEdit', ({ body: { messageUuid, text } }) => {
      edited.push(messageUuid);
      if (edited.length === 1) throw new MockFailure('unavailable');
      if (messageUuid !== own.uuid) throw new MockFailure('conflict');
      const uuid = (last: number) => ({ uuid: sampleData.uuid(last), version: 3, versions: 3 });
      return {
        message: { ...own, text, ...uuid(902) },
        answer: { ...messages[1]!, ...uuid(903), text: 'Saturday it is.' },
      };
    }),
    mockContract('chatRead', () => pageOf(own, written)),
  );
  await user.click(await button('Edit'));
  const field = () => screen.findByRole('textbox', { name: 'Your message, edited' });
  await user.clear(await field());
  await user.type(await field(), 'Friday.{Enter}');
  expect(await screen.findByText('Failed to send. Please send again.')).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'Saturday.{Enter}');

  expect(await within(talk()).findByText('Friday it is.')).toBeVisible();
  expect(await field()).toHaveValue('Saturday.');
  await user.type(await field(), '{Enter}');
  expect(await within(talk()).findByText('Saturday it is.')).toBeVisible();
  expect(within(talk()).getByText('Saturday.')).toBeVisible();
  expect(edited).toEqual([messages[0]!.uuid, messages[0]!.uuid, own.uuid]);
});

test('a conversation that was continued elsewhere is shown in its current state', async () => {
  const { user } = await showPage(chat, [failContract('chatRegenerate', 'conflict'), ...mentorMocks(withHistory)]);
  await button('Try again');
  const later = [3, 4].map((position) =>
    sampleData.message({ position, author: position === 3 ? 'person' : 'coach', text: `Elsewhere ${position}` }),
  );
  answerWith(mockContract('chatRead', () => pageOf(...messages, ...later)));
  await user.click(await button('Try again'));
  expect(await within(talk()).findByText('Elsewhere 4')).toBeVisible();
  expect(screen.getByText(didNotWork)).toBeVisible();
});

test('an answer is copied as text', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await user.click(await button('Copy'));
  expect(await navigator.clipboard.readText()).toBe(
    'Then open with the ferry. Find one face, breathe out, and say:\n\nTwo years ago we lost a ferry.\n\nThis lesson will help with the stop.',
  );
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

test('an answer is rated, and the rating is taken back', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await user.click(await button('This helped'));
  await waitFor(async () => expect(await button('This helped')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await button('This helped'));
  await waitFor(async () => expect(await button('This helped')).toHaveAttribute('aria-pressed', 'false'));
});

test('a rating that failed to send is not shown as given', async () => {
  const { user } = await showPage(chat, [failContract('feedbackGive', 'internal'), ...mentorMocks(withHistory)]);
  await user.click(await button('This helped'));
  expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
  expect(await button('This helped')).toHaveAttribute('aria-pressed', 'false');
});

test('a negative rating asks for reasons', async () => {
  const given: unknown[] = [];
  const { user } = await showPage(chat, mentorMocks(withHistory));
  answerWith(
    mockContract('feedbackGive', ({ body: { rating, reason, comment } }) => {
      given.push({ rating, reason, comment });
      return { ...messages[1]!, rating };
    }),
  );
  await user.click(await button('This didn’t help'));
  const dialog = await screen.findByRole('dialog', { name: 'What was wrong with it?' });
  await user.click(await within(dialog).findByRole('radio', { name: 'It was too long' }));
  await user.type(within(dialog).getByRole('textbox'), 'Half would do.');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await screen.findByText('Saved');
  expect(given).toEqual([{ rating: 'down' }, { rating: 'down', reason: 'too-long', comment: 'Half would do.' }]);
});

test('a message that broke a rule is removed, and the rule is named', async () => {
  const removed = { ...messages[0]!, text: '', status: 'removed' as const, removedFor: 'violence' as const };
  await showPage(
    chat,
    mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: [removed, messages[1]!] } }),
  );
  expect(
    await screen.findByText('This message was deleted because it broke a safety rule: no threats of violence.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('a removed message is announced, with the complete answer that says so', async () => {
  const { user } = await showPage(
    chat,
    mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: messages } }),
  );
  await button('Copy');
  answerWith(
    mockContract('chatSend', ({ body: { clientMessageId } }) => ({
      message: sampleData.message({ ...goneFor('hate'), position: 3, clientMessageId }),
      answer: sampleData.message({ position: 4, author: 'coach', text: 'I removed it.' }),
    })),
  );
  await user.type(screen.getByRole('textbox'), 'Something bad{Enter}');
  expect(await screen.findByText('Imogen: I removed it.')).toHaveAttribute('role', 'status');
});

const goneFor = (removedFor: 'hate') => ({
  author: 'person' as const,
  text: '',
  status: 'removed' as const,
  removedFor,
});

test('the keyboard focus stays with the message when retrying, switching versions and editing', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 });
  const answer = screen.getByRole('group', { name: 'Imogen said' });
  screen.getByRole('button', { name: 'Try again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(answer).toHaveFocus());

  const previous = await button('Previous version');
  previous.focus();
  await user.keyboard('{Enter}');
  await screen.findByText('1 of 2');
  expect(previous).toHaveFocus();
  expect(previous).toHaveAttribute('aria-disabled', 'true');

  (await button('Edit')).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Your message, edited' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await button('Edit')).toHaveFocus();
});

test('a card appears where it was said, before the closing question', async () => {
  const text = 'This lesson helps:\n\nWhat comes first?';
  const recommendations = [{ ...messages[1]!.recommendations[0]!, after: 18 }];
  await showPage(
    chat,
    mentorMocks({
      conversations: [conversation],
      messages: { [conversation.uuid]: [messages[0]!, { ...messages[1]!, text, recommendations }] },
    }),
  );
  const card = (await screen.findByText(recommendations[0]!.content.title)).closest('a')!;
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getByText('This lesson helps:').compareDocumentPosition(card)).toBe(follows);
  expect(card.compareDocumentPosition(screen.getByText('What comes first?'))).toBe(follows);
});
