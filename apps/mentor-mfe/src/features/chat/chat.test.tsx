import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerFromGateway,
  failContract,
  mockAnswerStream,
  mockContract,
  MockFailure,
  sampleData,
  type StreamStep,
} from '@greenroom/api-client/testing';
import { bounds } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../testing/lay-out.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const { conversation, messages, answerEvents, message } = sampleData;
const withHistory = { conversations: [conversation], messages: { [conversation.uuid]: messages } };
const atOnce: StreamStep[] = answerEvents.map((event) => ({ event }));
const wholeAnswer = 'Begin with the ferry. One breath, then: “We lost a ferry.”';

const field = () => screen.findByRole('textbox', { name: 'Message to Imogen' });
const talk = () => screen.getByRole('region', { name: 'Conversation' });

withMockedApi();
layOutPages();

test('a new conversation shows the opening line and topics, streams the answer with its card, and suggests questions', async () => {
  const { user } = await showPage(chat, mentorMocks({ answer: atOnce }));
  expect(await screen.findByText(sampleData.bios[0]!.line)).toBeVisible();
  expect(screen.getByRole('link', { name: 'The first line' })).toHaveAttribute(
    'href',
    expect.stringContaining('topic_uuid='),
  );

  await user.type(await field(), 'How do I begin?{Enter}');

  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  const card = within(talk()).getByRole('link', { name: /The first nine seconds/ });
  expect(card).toHaveAttribute(
    'href',
    expect.stringMatching(/\/library\/imogen-vale\/the-first-nine-seconds\?recommendation_id=/),
  );
  expect(await screen.findByRole('button', { name: 'How long should I pause?' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /How do I begin\?/ })).toHaveAttribute('aria-current', 'true');
  expect(window.location.search).toMatch(/^\?conversation=/);
  expect(await screen.findByText(`Imogen: ${wholeAnswer}`)).toBeInTheDocument();
  expect(screen.getByText(/without a language model/)).toBeVisible();
});

test('a message that failed is sent again under the same ids', async () => {
  const bodies: unknown[] = [];
  const unreachable = mockContract('chatSend', ({ body }) => {
    bodies.push(body);
    throw new MockFailure('unavailable');
  });
  const reachable = mockContract('chatSend', ({ body: { text, clientMessageId, ...body } }) => {
    bodies.push({ text, clientMessageId, ...body });
    return {
      message: message({ uuid: sampleData.uuid(801), position: 3, author: 'person', text, clientMessageId }),
      answer: message({ uuid: sampleData.uuid(802), position: 4, author: 'coach', text: 'I am here.' }),
    };
  });
  const { user } = await showPage(chat, [unreachable, ...mentorMocks(withHistory)]);
  await user.type(await field(), 'Are you there?{Enter}');
  expect(await screen.findByText('Failed to send. Please send again.')).toBeVisible();

  answerWith(reachable);
  await user.click(screen.getByRole('button', { name: 'Send again' }));

  expect(await within(talk()).findByText('I am here.')).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(within(talk()).getAllByText('Are you there?')).toHaveLength(1);
  expect(screen.queryByText('Failed to send. Please send again.')).not.toBeInTheDocument();
});

test('a message that failed without a connection says so', async () => {
  const { user } = await showPage(chat, [failContract('chatSend', 'offline'), ...mentorMocks(withHistory)]);
  await user.type(await field(), 'Are you there?{Enter}');
  expect(await screen.findByText(/No internet connection\. Failed to send\./)).toBeVisible();
});

test.each([
  [502, 'Bad Gateway', '<html><body><h1>nginx</h1></body></html>', '502 Bad Gateway: nginx'],
  [504, 'Gateway Timeout', '', '504 Gateway Timeout'],
])('a message that a gateway answers with %i %s shows that response', async (status, statusText, body, shown) => {
  const gateway = answerFromGateway('chatSend', body, { status, statusText });
  const { user } = await showPage(chat, [gateway, ...mentorMocks(withHistory)]);
  await user.type(await field(), 'Are you there?{Enter}');
  const notice = await screen.findByText(shown);
  expect(notice).toBeVisible();
  expect(notice.closest('[role=alert]')).toHaveTextContent('Failed to send.');
  expect(screen.queryByText(/No internet connection/)).not.toBeInTheDocument();
});

/* The final message has other words than its events, so that a test sees what the events alone add up to. */
const endingIn = (text: string): StreamStep => ({
  event: { type: 'finished', message: message({ uuid: sampleData.uuid(900), position: 4, author: 'coach', text }) },
  delayMs: 300,
});

test('an interrupted stream resumes where it was, without duplicates', async () => {
  const [first, ...rest] = atOnce;
  const { user } = await showPage(chat, [
    mockAnswerStream(() => [first!, { cut: true }, ...rest, endingIn('The end.')]),
    ...mentorMocks(withHistory),
  ]);
  await user.type(await field(), 'And then?{Enter}');
  expect(await within(talk()).findByText('Reconnecting…')).toBeVisible();
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  expect(screen.queryByText('Reconnecting…')).not.toBeInTheDocument();
  expect(await within(talk()).findByText('The end.')).toBeVisible();
});

test('an answer in progress when the page was left is streamed again from its beginning', async () => {
  const half = message({
    uuid: sampleData.uuid(900),
    position: 2,
    author: 'coach',
    text: 'Begin with the fer',
    status: 'writing',
  });
  await showPage(chat, [
    mockAnswerStream(() => [...atOnce, endingIn('The end.')]),
    ...mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: [messages[0]!, half] } }),
  ]);
  expect(await screen.findByText(wholeAnswer)).toBeVisible();
  expect(await within(talk()).findByText('The end.')).toBeVisible();
});

test('an answer that can no longer be completed says so, and the question can be asked again', async () => {
  const broken = message({ uuid: sampleData.uuid(900), position: 2, author: 'coach', text: 'Begin', status: 'failed' });
  const { user } = await showPage(
    chat,
    mentorMocks({
      conversations: [conversation],
      messages: { [conversation.uuid]: [messages[0]!, broken] },
      answer: atOnce,
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(wholeAnswer)).toBeVisible();
});

test('the latest conversation with this coach opens, and scrolling to the top loads older messages', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    message({ uuid: sampleData.uuid(1_000 + index), position: index + 1, author: 'person', text: `Line ${index + 1}` }),
  );
  await showPage(chat, mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: many } }));
  expect(await screen.findByText('Line 60')).toBeVisible();
  expect(screen.queryByText('Line 10')).not.toBeInTheDocument();
  fireEvent.scroll(talk());
  expect(await screen.findByText('Line 10')).toBeVisible();
  expect(screen.getAllByText('Line 11')).toHaveLength(1);
});

test('a long message shows its length from nine tenths of the limit on, and cannot be sent beyond it', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  const box = await field();
  box.focus();
  await user.paste('a'.repeat(bounds.chatMessageLength * 0.9));
  expect(screen.getByText('3600 of 4000 characters')).toBeVisible();
  await user.paste('a'.repeat(bounds.chatMessageLength * 0.1 + 1));
  expect(screen.getByText('One character too many')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('a'.repeat(bounds.chatMessageLength + 1));
});

test('the draft is restored after a reload', async () => {
  const mocks = mentorMocks(withHistory);
  const { user, leave } = await showPage(chat, mocks);
  await user.type(await field(), 'Half a thought{Shift>}{Enter}{/Shift}and more');
  leave();
  await showPage(chat, mocks);
  expect(await field()).toHaveValue('Half a thought\nand more');
});

const reply = (position: number, text: string, clientMessageId: string) => ({
  message: message({ uuid: sampleData.uuid(900 + position), position, author: 'person', text, clientMessageId }),
  answer: message({
    uuid: sampleData.uuid(901 + position),
    position: position + 1,
    author: 'coach',
    text: 'I am here.',
  }),
});

test('a user who leaves while the first message is being sent is not navigated back', async () => {
  let arrive: (() => void) | undefined;
  const slow = mockContract(
    'chatSend',
    ({ body }) => new Promise((resolve) => (arrive = () => resolve(reply(1, body.text, body.clientMessageId)))),
  );
  const listed = mockContract('chatConversations', () => ({ conversations: arrive ? [conversation] : [] }));
  const { user } = await showPage(chat, [slow, listed, ...mentorMocks()]);
  await user.type(await field(), 'Are you there?{Enter}');
  await waitFor(() => expect(arrive).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'New conversation' }));
  const left = window.location.search;
  expect(left).toMatch(/^\?conversation=/);

  arrive?.();
  expect(await screen.findByRole('link', { name: /The first line of Thursday/ })).toBeVisible();
  expect(window.location.search).toBe(left);
});

test('a topic starts a new conversation, even after another was started on this page', async () => {
  const [first, second] = sampleData.bios[0]!.topics;
  const { user } = await showPage(`${chat}?topic_uuid=${first!.uuid}`, mentorMocks({ answer: atOnce }));
  await user.type(await field(), 'How do I begin?{Enter}');
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  const begun = window.location.search;

  await user.click(screen.getByRole('button', { name: 'New conversation' }));
  await user.click(await screen.findByRole('link', { name: second!.title }));
  expect(await within(talk()).findByText(second!.opener)).toBeVisible();
  expect(within(talk()).queryByText('How do I begin?')).not.toBeInTheDocument();

  await user.type(await field(), 'And this?{Enter}');
  expect(await within(talk()).findByText('And this?')).toBeVisible();
  await waitFor(() => expect(window.location.search).toMatch(/^\?conversation=/));
  expect(window.location.search).not.toBe(begun);
  expect(within(talk()).queryByText('How do I begin?')).not.toBeInTheDocument();
});

const asManyAsListed = Array.from({ length: bounds.pageSize.max }, (_, index) => ({
  ...conversation,
  uuid: sampleData.uuid(2_000 + index),
}));

test.each([
  ['beyond the end of the list', asManyAsListed, ''],
  ['begun on another device and found by a search', [], '&at=1'],
])('a conversation %s opens with its messages', async (_, conversations, place) => {
  const listed = mockContract('chatConversations', () => ({ conversations }));
  await showPage(`${chat}?conversation=${conversation.uuid}${place}`, [listed, ...mentorMocks(withHistory)]);
  expect(await screen.findByText(/Thursday, 200 people/)).toBeVisible();
});

test('an unknown conversation is a new one, even if the list is incomplete', async () => {
  const listed = mockContract('chatConversations', () => ({ conversations: asManyAsListed }));
  const address = `${chat}?conversation=${sampleData.uuid(77)}`;
  const { user } = await showPage(address, [listed, ...mentorMocks({ answer: atOnce })]);
  expect(await screen.findByText(sampleData.bios[0]!.line)).toBeVisible();
  await user.type(await field(), 'How do I begin?{Enter}');
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
});

test('messages added elsewhere appear with the next answer, of which no word is lost', async () => {
  const asked = { uuid: sampleData.uuid(905), position: 5, author: 'person' as const, text: 'And now?' };
  const answer = message({
    uuid: sampleData.uuid(906),
    position: 6,
    author: 'coach',
    text: '',
    status: 'writing',
  });
  const elsewhere = [3, 4].map((position) =>
    message({ position, author: position === 3 ? 'person' : 'coach', text: `Elsewhere ${position}` }),
  );
  const slow: StreamStep[] = [
    atOnce[0]!,
    { event: answerEvents[1]!, delayMs: 500 },
    { event: { type: 'finished', message: { ...answer, text: 'The end.', status: 'finished' } }, delayMs: 300 },
  ];
  const { user } = await showPage(chat, [mockAnswerStream(() => slow), ...mentorMocks(withHistory)]);
  await screen.findByText(/Thursday, 200 people/);
  answerWith(
    mockContract('chatSend', ({ body: { clientMessageId } }) => ({
      message: message({ ...asked, clientMessageId }),
      answer,
    })),
    mockContract('chatRead', () => ({
      conversationUuid: conversation.uuid,
      instructorSlug: conversation.instructorSlug,
      messages: [...messages, ...elsewhere, message(asked), answer],
      cursor: null,
    })),
  );
  await user.type(await field(), 'And now?{Enter}');
  expect(await within(talk()).findByText('Elsewhere 4')).toBeVisible();
  expect(within(talk()).getByText('Elsewhere 3')).toBeVisible();
  expect(within(talk()).getAllByText('And now?')).toHaveLength(1);
  expect(await within(talk()).findByText(wholeAnswer)).toBeVisible();
  expect(await within(talk()).findByText('The end.')).toBeVisible();
});

test('a message stored despite a lost reply is not shown as failed as well', async () => {
  const bodies: { text: string; clientMessageId: string }[] = [];
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await screen.findByText(/Thursday, 200 people/);
  const kept = () => bodies.map(({ text, clientMessageId }, index) => reply(3 + index * 2, text, clientMessageId));
  const send = mockContract('chatSend', ({ body }) => {
    bodies.push(body);
    if (bodies.length === 1) throw new MockFailure('unavailable');
    return kept().at(-1)!;
  });
  const read = mockContract('chatRead', () => ({
    conversationUuid: conversation.uuid,
    instructorSlug: conversation.instructorSlug,
    messages: [...messages, ...kept().flatMap((pair) => [pair.message, pair.answer])],
    cursor: null,
  }));
  answerWith(send, read);
  await user.type(await field(), 'One{Enter}');
  expect(await screen.findByText('Failed to send. Please send again.')).toBeVisible();
  await user.type(await field(), 'Two{Enter}');
  await waitFor(() => expect(screen.queryByText('Failed to send. Please send again.')).not.toBeInTheDocument());
  expect(within(talk()).getAllByText('One')).toHaveLength(1);
  expect(within(talk()).getAllByText('Two')).toHaveLength(1);
});

test('says that an unknown coach does not exist', async () => {
  await showPage('/aimentor/nobody/chat', mentorMocks());
  expect(await screen.findByRole('heading', { name: 'No coach by that name' })).toBeVisible();
});
