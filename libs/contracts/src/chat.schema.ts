import { z } from 'zod';
import { bounds } from './bounds.ts';
import { ContentCard } from './content.schema.ts';

/** A library item offered in a conversation; the recommendation id traces a click back to the answer that made it. */
export const Recommendation = z.object({ recommendationId: z.uuid(), content: ContentCard });
export type Recommendation = z.infer<typeof Recommendation>;

/** Who speaks an answer: the house engine (no language model), a configured model, or the house engine standing in for a failed model. */
export const AnsweredBy = z.enum(['house', 'model', 'house-for-model']);
export type AnsweredBy = z.infer<typeof AnsweredBy>;

/** `writing` while an answer still streams; `failed` when it could not be finished. */
export const MessageStatus = z.enum(['sent', 'writing', 'finished', 'failed']);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const ChatMessage = z.object({
  uuid: z.uuid(),
  /** Position within the conversation, from 1, without gaps. */
  position: z.number().int().positive(),
  author: z.enum(['person', 'coach']),
  /** Markdown for a coach, plain text for a person. */
  text: z.string(),
  status: MessageStatus,
  clientMessageId: z.uuid().nullable(),
  recommendations: z.array(Recommendation),
  suggestions: z.array(z.string()),
  answeredBy: AnsweredBy.nullable(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatQuery = z.object({
  conversationUuid: z.uuid(),
  /** Position before which to read, exclusive; left out for the newest page. */
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(bounds.chatPage.max).default(bounds.chatPage.default),
});

/** Messages oldest first. `cursor` is what to ask with for the page before, null at the beginning. */
export const ChatPage = z.object({
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  messages: z.array(ChatMessage),
  cursor: z.number().int().nullable(),
});
export type ChatPage = z.infer<typeof ChatPage>;

/**
 * Sending is idempotent by `clientMessageId`; the conversation's uuid is the client's as well,
 * so that a first message repeated after a lost answer does not begin a second conversation.
 */
export const ChatSend = z.object({
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  clientMessageId: z.uuid(),
  /** Its length is checked by the use case, since too long is a 413 and not a 400. */
  text: z.string().refine((text) => text.trim() !== '', 'A message needs at least one character'),
  topicUuid: z.uuid().optional(),
});
export type ChatSend = z.input<typeof ChatSend>;

export const ChatSent = z.object({ message: ChatMessage, answer: ChatMessage });
export type ChatSent = z.infer<typeof ChatSent>;

export const ConversationSummary = z.object({
  uuid: z.uuid(),
  instructorSlug: z.string(),
  instructorName: z.string(),
  title: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const ConversationsQuery = z.object({ instructorSlug: z.string().optional() });
export const Conversations = z.object({ conversations: z.array(ConversationSummary) });
export type Conversations = z.infer<typeof Conversations>;

/** `after` is the last event id seen (0 for none); the header Last-Event-ID says the same on a reconnect. */
export const StreamQuery = z.object({ answerUuid: z.uuid(), after: z.coerce.number().int().nonnegative().default(0) });

/** One event of an answer being written. Event ids count from 1 within the answer. */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('recommendation'), recommendation: Recommendation }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  /** The writer died and another took over: what came before is void. */
  z.object({ type: z.literal('restarted') }),
  z.object({ type: z.literal('finished'), message: ChatMessage }),
  z.object({ type: z.literal('failed'), message: ChatMessage }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;
