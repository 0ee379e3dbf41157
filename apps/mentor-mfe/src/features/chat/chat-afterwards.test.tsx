import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failContract, mockContract, sampleData } from '@greenroom/api-client/testing';
import { bounds } from '@greenroom/contracts';
import { answerWith, withMockedApi } from '@greenroom/frame/testing';
import { layOutPages } from '../../testing/lay-out.ts';
import { mentorMocks } from '../../testing/mentor-mocks.ts';
import { showPage } from '../../testing/show-page.ts';

const chat = '/aimentor/imogen-vale/chat';
const { conversation, messages } = sampleData;
const withHistory = { conversations: [conversation], messages: { [conversation.uuid]: messages } };
const field = () => screen.findByRole('textbox', { name: 'Message to Imogen' });
const button = (name: string) => screen.findByRole('button', { name });

withMockedApi();
layOutPages();

const openMenu = async (user: Awaited<ReturnType<typeof showPage>>['user']) => {
  await waitFor(async () => expect(await button('More with this conversation')).toBeEnabled(), { timeout: 4_000 });
  await user.click(await button('More with this conversation'));
};

test('a search finds words in all conversations and opens a result at its place', async () => {
  const many = Array.from({ length: 120 }, (_, index) =>
    sampleData.message({
      uuid: sampleData.uuid(1_000 + index),
      position: index + 1,
      author: 'person',
      text: index === 4 ? 'The lighthouse keeper' : `Line ${index + 1}`,
    }),
  );
  const { user } = await showPage(
    chat,
    mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: many } }),
  );
  await screen.findByText('Line 120');
  await user.click(await button('Search conversations'));
  await user.type(await screen.findByRole('searchbox', { name: 'Words you remember' }), 'lighthouse');
  expect(await screen.findByText('One place')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /lighthouse/ }));

  const found = await screen.findByText('The lighthouse keeper');
  expect(found.closest('[data-found]')).not.toBeNull();
  expect(new URLSearchParams(window.location.search).get('at')).toBe('5');
});

test('the words searched for stay marked while their conversation place is open', async () => {
  const marks = new Map<string, Set<Range>>();
  class Marked extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  Object.assign(globalThis, { CSS: { highlights: marks }, Highlight: Marked });
  const address = `${chat}?conversation=${conversation.uuid}&at=2&find=ferry`;
  const { leave } = await showPage(address, mentorMocks(withHistory));
  await waitFor(() => expect([...(marks.get('chat-found') ?? [])].map(String)).toEqual(['ferry', 'ferry']));
  leave();
  await waitFor(() => expect(marks.has('chat-found')).toBe(false));
  Object.assign(globalThis, { CSS: undefined, Highlight: undefined });
});

test('a search without results says so', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await user.click(await button('Search conversations'));
  await user.type(await screen.findByRole('searchbox'), 'zebra');
  expect(await screen.findByText('No message contains these words.')).toBeVisible();
});

test('a conversation is deleted once one says so twice', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
  expect(screen.getByText(/Thursday, 200 people/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete conversation' }));
  expect(await screen.findByText('What you talk about is kept here.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Thursday, 200 people/)).not.toBeInTheDocument());
});

test('a conversation can be downloaded in two formats', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await openMenu(user);
  const query = `conversation_uuid=${conversation.uuid}`;
  expect(await screen.findByRole('menuitem', { name: 'Save as text (Markdown)' })).toHaveAttribute(
    'href',
    `/api/v1/chat/export?${query}&format=markdown`,
  );
  expect(screen.getByRole('menuitem', { name: 'Save as data (JSON)' })).toHaveAttribute(
    'href',
    `/api/v1/chat/export?${query}&format=json`,
  );
});

test('the recap can be read and corrected', async () => {
  const saved: unknown[] = [];
  const { user } = await showPage(chat, mentorMocks(withHistory));
  answerWith(
    mockContract('chatRecapEdit', ({ body }) => {
      saved.push(body);
      return { ...body, editedAt: '2026-03-02T09:05:00.000Z' };
    }),
  );
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'What we settled' }));
  const goal = await screen.findByRole('textbox', { name: 'What you’re after' });
  expect(goal).toHaveValue('A first line for Thursday');
  await user.clear(goal);
  await user.type(goal, 'A last line too');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual([
    {
      conversationUuid: conversation.uuid,
      goal: 'A last line too',
      decided: ['Open with the ferry'],
      commitments: [{ text: 'Say the line aloud three times', dueOn: '2026-03-04' }],
    },
  ]);
});

test('a file is attached, listed with its word count, and removed again', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  await field();
  await user.upload(
    screen.getByLabelText('Attach a text, PDF or Word file', { selector: 'input' }),
    new File(['one two three'], 'cv.txt'),
  );
  expect(await screen.findByText('cv.txt, 3 words')).toBeVisible();
  await user.click(await button('Remove cv.txt'));
  await waitFor(() => expect(screen.queryByText('cv.txt, 3 words')).not.toBeInTheDocument());
});

test('a dropped file is attached, and one that is too large is rejected before it is sent', async () => {
  await showPage(chat, mentorMocks(withHistory));
  const place = (await field()).closest('form')!;
  const large = new File(['x'], 'thesis.pdf');
  Object.defineProperty(large, 'size', { value: bounds.materialBytes + 1 });
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [new File(['a b'], 'ad.md'), large] } });
  expect(await screen.findByText('ad.md, 2 words')).toBeVisible();
  expect(await screen.findByText(/thesis\.pdf is larger than 5 MB/)).toBeVisible();
});

test.each([
  ['unprocessable' as const, /cv\.txt can’t be read/],
  ['conflict' as const, /ten attachments at most/],
  ['rate_limited' as const, /Add cv\.txt again once they are done/],
  ['busy' as const, /Add cv\.txt again in a minute, or paste its text/],
  ['offline' as const, /No internet connection\. cv\.txt did not arrive\./],
])('an attachment that fails (%s) is explained in a sentence', async (code, sentence) => {
  const { user } = await showPage(chat, [failContract('chatMaterialBring', code), ...mentorMocks(withHistory)]);
  await field();
  await user.upload(screen.getByLabelText(/Attach/, { selector: 'input' }), new File(['one'], 'cv.txt'));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a long pasted text is offered as an attachment', async () => {
  const { user } = await showPage(chat, mentorMocks(withHistory));
  const box = await field();
  await user.type(box, 'Look: ');
  await user.paste('Dear team, '.repeat(200));
  await user.click(await button('Attach it'));
  expect(await screen.findByText('Pasted text, 400 words')).toBeVisible();
  expect(box).toHaveValue('Look: ');
});

test('material attached elsewhere before the first message is listed, and no topics are offered', async () => {
  const attachment = mockContract('chatMaterials', () => ({
    materials: [
      {
        uuid: sampleData.uuid(950),
        name: 'Notes on Weekly',
        kind: 'pasted',
        words: 40,
        createdAt: new Date().toISOString(),
      },
    ],
  }));
  const mocks = mentorMocks({ conversations: [conversation], messages: { [conversation.uuid]: [] } });
  await showPage(`${chat}?conversation=${conversation.uuid}`, [attachment, ...mocks]);
  expect(await screen.findByText('Notes on Weekly, 40 words')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Places to begin' })).not.toBeInTheDocument();
});
