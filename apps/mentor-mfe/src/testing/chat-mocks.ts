import {
  mockAnswerStream,
  mockContract,
  MockFailure,
  sampleData,
  type HttpHandler,
  type StreamStep,
} from '@greenroom/api-client/testing';
import { bounds, type ChatMessage, type ConversationSummary, type Verdict } from '@greenroom/contracts';
import { missing, Said } from './said.ts';

export interface ChatMocks {
  /** The user's existing conversations. */
  conversations?: ConversationSummary[];
  /** Messages by the conversation's uuid. */
  messages?: Record<string, ChatMessage[]>;
  /** Steps of an answer; the stream appends the finished message. */
  answer?: readonly StreamStep[];
  /** Whether the user may send more. */
  chat?: Verdict;
}

/** Mocks conversations with sample data. Messages are remembered as long as the page lives. */
export function chatMocks(options: ChatMocks): HttpHandler[] {
  const { conversations = [], messages = {}, answer = unhurried(), chat = 'allowed' } = options;
  const admit = () => {
    if (chat !== 'allowed') throw new MockFailure(chat);
  };
  const said = new Said(conversations, messages);
  const pageOf = (uuid: string, cursor = Infinity, limit: number = bounds.chatPage.default) => {
    const { summary, messages: all } = said.get(uuid);
    const before = all.filter(({ position }) => position < cursor);
    const page = before.slice(-limit);
    const { instructorSlug } = summary;
    const more = page.length < before.length ? page[0]!.position : null;
    return { conversationUuid: uuid, instructorSlug, messages: page, cursor: more };
  };
  return [
    mockContract('chatConversations', () => ({ conversations: said.list() })),
    mockContract('chatRead', ({ query: { conversationUuid, cursor, limit } }) =>
      pageOf(conversationUuid, cursor, limit),
    ),
    mockContract('chatSend', ({ body: { conversationUuid, instructorSlug, clientMessageId, text } }) => {
      if (text.length > bounds.chatMessageLength) throw new MockFailure('message_too_long');
      const conversation = said.begin(conversationUuid, instructorSlug, text.slice(0, 60));
      const { messages: list } = conversation;
      const repeated = list.findIndex((message) => message.clientMessageId === clientMessageId);
      if (repeated >= 0) return { message: list[repeated]!, answer: list[repeated + 1]! };
      admit();
      const message = own(list.length + 1, text, clientMessageId);
      const begun = writing(list.length + 2);
      conversation.messages = [...list, message, begun];
      return { message, answer: begun };
    }),
    mockContract('chatRegenerate', ({ body: { answerUuid } }) => {
      admit();
      const { conversation, message: before } = said.holding(answerUuid) ?? missing();
      const [begun] = said.branch(conversation, before.position, [writing(before.position)]);
      return { message: conversation.messages.at(-2)!, answer: begun! };
    }),
    mockContract('chatEdit', ({ body: { messageUuid, clientMessageId, text } }) => {
      admit();
      const { conversation, message: before } = said.holding(messageUuid) ?? missing();
      const tail = [own(before.position, text, clientMessageId), writing(before.position + 1)];
      const [message, begun] = said.branch(conversation, before.position, tail);
      return { message: message!, answer: begun! };
    }),
    mockContract('chatShowVersion', ({ body: { messageUuid, version } }) => {
      const { conversation, message } = said.holding(messageUuid) ?? missing();
      said.show(conversation, message.position, version);
      return pageOf(conversation.summary.uuid);
    }),
    mockContract('chatStop', ({ body: { answerUuid, after } }) => {
      const { message } = said.holding(answerUuid) ?? missing();
      return said.change({ ...sum(message, answer.slice(0, after)), status: 'stopped' });
    }),
    mockContract('feedbackGive', ({ body: { messageUuid, rating } }) => {
      const { message } = said.holding(messageUuid) ?? missing();
      return said.change({ ...message, rating });
    }),
    mockContract('chatDelete', ({ params: { conversationUuid } }) => {
      said.delete(conversationUuid);
      return { deleted: true };
    }),
    mockContract('chatSearch', ({ query: { text } }) => ({
      hits: said.list().flatMap(({ uuid, instructorSlug, instructorName }) =>
        said
          .get(uuid)
          .messages.filter((message) => message.text.toLowerCase().includes(text.toLowerCase()))
          .map(({ uuid: messageUuid, position, author, text: whole, createdAt }) => {
            const place = { conversationUuid: uuid, instructorSlug, instructorName, messageUuid, position };
            return { ...place, author, excerpt: whole.slice(0, 160), createdAt };
          }),
      ),
      cursor: null,
    })),
    mockAnswerStream((answerUuid) => {
      const held = said.holding(answerUuid);
      if (!held) return undefined;
      const message: ChatMessage = { ...sum(held.message, answer), status: 'finished' };
      if (held.message.status === 'writing') said.change(message);
      return [...answer, { event: { type: 'finished', message } }];
    }),
  ];
}

const own = (position: number, text: string, clientMessageId: string) =>
  sampleData.message({ uuid: crypto.randomUUID(), position, author: 'person', text, clientMessageId });

const writing = (position: number) =>
  sampleData.message({ uuid: crypto.randomUUID(), position, author: 'coach', text: '', status: 'writing' });

/** Returns the message that an answer's events add up to. */
function sum(message: ChatMessage, steps: readonly StreamStep[]): ChatMessage {
  const events = steps.flatMap((step) => ('event' in step ? [step.event] : []));
  return {
    ...message,
    text: events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
    recommendations: events.flatMap((event) => (event.type === 'recommendation' ? [event.recommendation] : [])),
    suggestions: events.flatMap((event) => (event.type === 'suggestions' ? event.suggestions : [])),
  };
}

/** Returns the sample answer at a readable pace. */
function unhurried(): StreamStep[] {
  return sampleData.answerEvents.map((event) => ({ event, delayMs: 500 }));
}
