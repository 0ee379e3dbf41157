import {
  mockAnswerStream,
  mockContract,
  MockFailure,
  sampleData,
  type HttpHandler,
  type StreamStep,
} from '@greenroom/api-client/testing';
import { bounds, type ChatMessage, type ConversationSummary } from '@greenroom/contracts';

interface MentorMocks {
  /** Conversations the person has already. */
  conversations?: ConversationSummary[];
  /** Their messages, by the conversation's uuid. */
  messages?: Record<string, ChatMessage[]>;
  /** The steps of an answer; the stream ends with the finished message by itself. */
  answer?: readonly StreamStep[];
}

/** The API of this remote on sample data. It remembers what was said for as long as the page lives. */
export function mentorMocks(options: MentorMocks = {}): HttpHandler[] {
  return [...contentMocks(), ...chatMocks(options)];
}

function contentMocks(): HttpHandler[] {
  const { bios, coaches, shelves, items, cards } = sampleData;
  const bioOf = (slug: string) => bios.find((bio) => bio.slug === slug) ?? missing();
  const categories = [
    { slug: 'stage', name: 'Stage and voice', coaches: coaches.filter(({ category }) => category === 'stage') },
    { slug: 'kitchen', name: 'Home cooking', coaches: coaches.filter(({ category }) => category === 'kitchen') },
  ];
  return [
    mockContract('landingHomepage', () => ({ categories, coaches: coaches.length })),
    mockContract('mentorBio', ({ params }) => bioOf(params.slug)),
    mockContract('mentorPrePaywallBio', ({ params }) => bioOf(params.slug)),
    mockContract('libraryCategories', ({ params }) => shelves[params.instructorSlug] ?? missing()),
    mockContract('libraryContents', ({ params, query: { parentUuid, page, pageSize } }) => {
      const ofCoach = cards.filter(({ instructorSlug }) => instructorSlug === params.instructorSlug);
      const contents = ofCoach.filter((card) => parentUuid === undefined || card.parentUuid === parentUuid);
      return {
        contents: contents.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: contents.length,
      };
    }),
    mockContract('libraryContent', ({ params }) => {
      const item = items.find(({ slug, uuid }) => [slug, uuid].includes(params.contentUuid)) ?? missing();
      if (!item.open) throw new MockFailure('plan_required');
      return item;
    }),
  ];
}

function chatMocks({ conversations = [], messages = {}, answer = unhurried() }: MentorMocks): HttpHandler[] {
  const known = new Map(conversations.map((conversation) => [conversation.uuid, conversation]));
  const said = new Map(Object.entries(messages).map(([uuid, list]) => [uuid, [...list]]));
  return [
    mockContract('chatConversations', () => ({ conversations: [...known.values()] })),
    mockContract('chatRead', ({ query: { conversationUuid, cursor = Infinity, limit } }) => {
      const { instructorSlug } = known.get(conversationUuid) ?? missing();
      const before = (said.get(conversationUuid) ?? []).filter(({ position }) => position < cursor);
      const page = before.slice(-limit);
      return {
        conversationUuid,
        instructorSlug,
        messages: page,
        cursor: page.length < before.length ? page[0]!.position : null,
      };
    }),
    mockContract('chatSend', ({ body: { conversationUuid, instructorSlug, clientMessageId, text } }) => {
      if (text.length > bounds.chatMessageLength) throw new MockFailure('message_too_long');
      const list = said.get(conversationUuid) ?? [];
      const repeated = list.findIndex((message) => message.clientMessageId === clientMessageId);
      if (repeated >= 0) return { message: list[repeated]!, answer: list[repeated + 1]! };
      const position = list.length + 1;
      const message = sampleData.message({
        uuid: crypto.randomUUID(),
        position,
        author: 'person',
        text,
        clientMessageId,
      });
      const begun = sampleData.message({
        uuid: crypto.randomUUID(),
        position: position + 1,
        author: 'coach',
        text: '',
        status: 'writing',
      });
      said.set(conversationUuid, [...list, message, begun]);
      const instructorName = sampleData.coaches.find(({ slug }) => slug === instructorSlug)?.name ?? instructorSlug;
      const summary = { uuid: conversationUuid, instructorSlug, instructorName, updatedAt: message.createdAt };
      known.set(conversationUuid, { title: text.slice(0, 60), ...known.get(conversationUuid), ...summary });
      return { message, answer: begun };
    }),
    mockAnswerStream((answerUuid) => {
      const list = [...said.values()].find((messagesOfOne) => messagesOfOne.some(({ uuid }) => uuid === answerUuid));
      const index = list?.findIndex(({ uuid }) => uuid === answerUuid) ?? -1;
      if (!list || index < 0) return undefined;
      const message = finished(list[index]!, answer);
      list[index] = message;
      return [...answer, { event: { type: 'finished', message } }];
    }),
  ];
}

/** The message an answer's events add up to. */
function finished(message: ChatMessage, steps: readonly StreamStep[]): ChatMessage {
  const events = steps.flatMap((step) => ('event' in step ? [step.event] : []));
  return {
    ...message,
    status: 'finished',
    text: events.map((event) => (event.type === 'delta' ? event.text : '')).join(''),
    recommendations: events.flatMap((event) => (event.type === 'recommendation' ? [event.recommendation] : [])),
    suggestions: events.flatMap((event) => (event.type === 'suggestions' ? event.suggestions : [])),
  };
}

/** The sample answer at a pace one can watch. */
function unhurried(): StreamStep[] {
  return sampleData.answerEvents.map((event) => ({ event, delayMs: 500 }));
}

function missing(): never {
  throw new MockFailure('not_found');
}
