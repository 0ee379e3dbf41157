import { screen, waitFor, within } from '@testing-library/react';
import { mockContract, MockFailure, sampleData, samplePerson, type StreamStep } from '@greenroom/api-client/testing';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../testing/lay-out.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const { conversation, messages, answerEvents } = sampleData;
const withHistory = { conversations: [conversation], messages: { [conversation.uuid]: messages } };
const atOnce: StreamStep[] = answerEvents.map((event) => ({ event }));
const field = () => screen.findByRole('textbox', { name: 'Message to Imogen' });
const talk = () => screen.getByRole('region', { name: 'Conversation' });
const tasted = { ...withHistory, chat: 'plan_required' as const };

withMockedApi();
layOutPages();

test('without messages left, the user sees a calm notice, a link to the plans and the way back', async () => {
  await showPage(`${chat}?conversation=${conversation.uuid}`, mentorMocks(tasted), 'visitorTasted');
  expect(await field()).toBeVisible();
  expect(await screen.findByText('That was your free allowance.')).toBeVisible();
  const here = encodeURIComponent(`${chat}?conversation=${conversation.uuid}`);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', `/quiz?returnTo=${here}`);
  expect(screen.getByRole('link', { name: 'I have a plan' })).toHaveAttribute('href', `/login?returnTo=${here}`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('during a promotion the link leads to it', async () => {
  const { user } = await showPage(chat, mentorMocks(tasted), 'signedInTasted');
  answerWith(mockContract('usersRead', () => ({ ...samplePerson('signedInTasted'), promotionOn: true })));
  await user.type(await field(), 'Still here{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/promotion\?returnTo=/),
    ),
  );
  expect(screen.queryByRole('link', { name: 'I have a plan' })).not.toBeInTheDocument();
});

test('a refused message returns to the field, and is restored after leaving the page', async () => {
  const mocks = mentorMocks(tasted);
  const { user, leave } = await showPage(chat, mocks, 'visitorTasted');
  await user.type(await field(), 'One more thing about the ferry{Enter}');
  expect(await screen.findByDisplayValue('One more thing about the ferry')).toBeVisible();
  expect(within(talk()).queryByText('One more thing about the ferry')).not.toBeInTheDocument();
  expect(screen.queryByText('Failed to send. Please send again.')).not.toBeInTheDocument();
  leave();
  await showPage(chat, mocks, 'subscriber');
  expect(await field()).toHaveValue('One more thing about the ferry');
});

test('text written meanwhile is kept with it', async () => {
  let refuse = () => {};
  const slow = mockContract(
    'chatSend',
    () => new Promise((_, reject) => (refuse = () => reject(new MockFailure('plan_required')))),
  );
  const { user } = await showPage(chat, [slow, ...mentorMocks(withHistory)], 'visitorTasted');
  const box = await field();
  await user.type(box, 'First{Enter}');
  await user.type(box, 'Second');
  refuse();
  expect(await screen.findByDisplayValue(/First\s+Second/)).toBeVisible();
});

test('the last messages are counted down in an announcement', async () => {
  const left = (messagesLeft: number) => {
    const person = samplePerson('visitor');
    return { ...person, allowance: person.allowance && { ...person.allowance, messagesLeft } };
  };
  let now = left(2);
  const counted = mockContract('usersRead', () => now);
  const { user } = await showPage(chat, mentorMocks({ ...withHistory, answer: atOnce }));
  answerWith(counted);
  now = left(1);
  await user.type(await field(), 'And then?{Enter}');
  expect(await screen.findByText('1 free message left.')).toBeVisible();
});

test('a used-up monthly plan says when it renews', async () => {
  const mocks = mentorMocks({ ...withHistory, chat: 'rate_limited' });
  const { user } = await showPage(chat, mocks, 'usedUp');
  expect(await screen.findByText(/starts afresh on 1 December 2026/)).toBeVisible();
  await user.type(await field(), 'Still here{Enter}');
  expect(await screen.findByDisplayValue('Still here')).toBeVisible();
});

test('a refused edit stays in its field, also after leaving the page', async () => {
  const mine = { ...messages[0]!, position: 1 };
  const answered = { ...messages[1]!, position: 2, status: 'finished' as const };
  const mocks = mentorMocks({ ...tasted, messages: { [conversation.uuid]: [mine, answered] } });
  const { user, leave } = await showPage(chat, mocks, 'visitorTasted');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Your message, edited' }), ' by the sea');
  await user.click(screen.getAllByRole('button', { name: 'Send' })[0]!);
  expect(await screen.findByRole('textbox', { name: 'Your message, edited' })).toHaveValue(`${mine.text} by the sea`);
  leave();
  const again = await showPage(chat, mocks, 'visitorTasted');
  await again.user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('textbox', { name: 'Your message, edited' })).toHaveValue(`${mine.text} by the sea`);
});
