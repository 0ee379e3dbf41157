import { z } from 'zod';
import { AskedCount, AskedPlace, Place } from '../place.schema.ts';
import { bounds } from '../bounds.ts';
import { ContentCard } from '../content/content.schema.ts';
import { safetyRules } from './safety-rules.ts';

/**
 * A library item recommended in a conversation; the recommendation id traces a click back to the answer that made it.
 */
export const Recommendation = z.object({
  recommendationId: z.uuid(),
  content: ContentCard,
  /** The card comes after this many UTF-16 code units of the answer's text; null for after all of it. */
  after: z.number().int().nonnegative().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

/**
 * What wrote an answer: the house engine (no language model), a configured model, or the house engine because the model
 * failed.
 */
export const AnsweredBy = z.enum(['house', 'model', 'house-for-model']);
export type AnsweredBy = z.infer<typeof AnsweredBy>;

/**
 * A person's message is `sent`, or `removed` when it broke the safety rules. An answer is `writing` while it streams,
 * then `finished`; `stopped` if the person stopped it; `failed` if it could not be finished.
 */
export const MessageStatus = z.enum(['sent', 'removed', 'writing', 'finished', 'stopped', 'failed']);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const ChatMessage = z.object({
  uuid: z.uuid(),
  /** Position within the conversation, from 1, without gaps. */
  position: z.number().int().positive(),
  author: z.enum(['person', 'coach']),
  /** Markdown from a coach, plain text from a person. */
  text: z.string(),
  status: MessageStatus,
  clientMessageId: z.uuid().nullable(),
  recommendations: z.array(Recommendation),
  suggestions: z.array(z.string()),
  answeredBy: AnsweredBy.nullable(),
  /** The answer hit the language model's length limit: it ends with its last whole sentence, and can be continued. */
  cut: z.boolean(),
  /** Versions of a message or of the answer to it: which one this is, from 1, and how many there are. */
  version: z.number().int().positive(),
  versions: z.number().int().positive(),
  rating: z.enum(['up', 'down']).nullable(),
  /** The safety rule that a removed message broke. */
  removedFor: z.enum(safetyRules).nullable(),
  createdAt: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatQuery = z.object({
  conversationUuid: z.uuid(),
  /** Read messages before this position, exclusive; omit it for the newest page. */
  cursor: AskedPlace.optional(),
  limit: z.coerce.number().int().min(1).max(bounds.chatPage.max).default(bounds.chatPage.default),
});

/** Messages, oldest first. `cursor` requests the page before, null at the beginning. */
export const ChatPage = z.object({
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  messages: z.array(ChatMessage),
  cursor: z.number().int().nullable(),
});
export type ChatPage = z.infer<typeof ChatPage>;

/**
 * Sending is idempotent by `clientMessageId`. The client also chooses the conversation's uuid, so that a first message
 * resent after a lost answer does not begin a second conversation.
 */
export const ChatSend = z.object({
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  clientMessageId: z.uuid(),
  /** The use case checks the length, since a message that is too long gets a 413 and not a 400. */
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

/** `after` is the last event id received (0 for none); on a reconnect the header Last-Event-ID carries the same. */
export const StreamQuery = z.object({ answerUuid: z.uuid(), after: AskedCount.default(0) });

/** One event of an answer being written. Event ids count from 1 within the answer. */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('recommendation'), recommendation: Recommendation }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  /** The process writing the answer died and another took over: discard everything received before. */
  z.object({ type: z.literal('restarted') }),
  z.object({ type: z.literal('finished'), message: ChatMessage }),
  /** The person stopped it; the answer keeps what they had seen by then. */
  z.object({ type: z.literal('stopped'), message: ChatMessage }),
  z.object({ type: z.literal('failed'), message: ChatMessage }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/** `after` is the id of the last event the client received: the answer is kept exactly up to it. */
export const ChatStop = z.object({ answerUuid: z.uuid(), after: z.number().int().nonnegative() });

/**
 * Requests another answer to the same message; the existing one stays as a version. Idempotent by `clientMessageId`.
 */
export const ChatRegenerate = z.object({ answerUuid: z.uuid(), clientMessageId: z.uuid() });

/** Rewords the person's last message and requests an answer to it; the earlier wordings stay as versions. */
export const ChatEdit = z.object({
  messageUuid: z.uuid(),
  clientMessageId: z.uuid(),
  text: z.string().refine((text) => text.trim() !== '', 'A message needs at least one character'),
});

/** Makes one version of a message, with everything after it, the current conversation. */
export const ChatShowVersion = z.object({ messageUuid: z.uuid(), version: Place });

/** Why an answer did not help. The interface has the words for each. */
export const FeedbackReason = z.enum(['not-helpful', 'not-true', 'not-in-manner', 'unsafe', 'too-long', 'other']);
export type FeedbackReason = z.infer<typeof FeedbackReason>;
export const FeedbackOptions = z.object({ reasons: z.array(FeedbackReason) });
export type FeedbackOptions = z.infer<typeof FeedbackOptions>;

/** A null rating withdraws an earlier one. */
export const FeedbackGive = z.object({
  messageUuid: z.uuid(),
  rating: z.enum(['up', 'down']).nullable(),
  reason: FeedbackReason.optional(),
  comment: z.string().max(bounds.feedbackCommentLength).optional(),
});

export const ChatSearchQuery = z.object({
  text: z.string().trim().min(1).max(bounds.searchLength),
  instructorSlug: z.string().optional(),
  conversationUuid: z.uuid().optional(),
  cursor: AskedCount.default(0),
});

/** `excerpt` is plain text around the match; `cursor` requests the next page, null at the end. */
export const ChatSearch = z.object({
  hits: z.array(
    z.object({
      conversationUuid: z.uuid(),
      instructorSlug: z.string(),
      instructorName: z.string(),
      messageUuid: z.uuid(),
      position: z.number().int(),
      author: z.enum(['person', 'coach']),
      excerpt: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  cursor: z.number().int().nullable(),
});
export type ChatSearch = z.infer<typeof ChatSearch>;

export const ConversationParams = z.object({ conversationUuid: z.uuid() });
export const ConversationQuery = z.object({ conversationUuid: z.uuid() });
export const ChatExportQuery = z.object({ conversationUuid: z.uuid(), format: z.enum(['markdown', 'json']) });
export const Deleted = z.object({ deleted: z.literal(true) });

/**
 * Something the user added to a conversation: pasted text, or a text, PDF or Word file. The coach reads it as data, not
 * as instructions.
 */
export const Material = z.object({
  uuid: z.uuid(),
  name: z.string(),
  kind: z.enum(['pasted', 'text', 'pdf', 'word']),
  words: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
});
export type Material = z.infer<typeof Material>;
export const Materials = z.object({ materials: z.array(Material) });

/** A file is sent as base64, since every request body is JSON; its size is limited by `bounds.materialBytes`. */
export const MaterialUpload = z.object({
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  name: z.string().trim().min(1).max(200),
  content: z.discriminatedUnion('as', [
    z.object({ as: z.literal('pasted'), text: z.string().min(1) }),
    z.object({ as: z.literal('file'), base64: z.base64() }),
  ]),
});
export type MaterialUpload = z.input<typeof MaterialUpload>;
export const MaterialParams = z.object({ materialUuid: z.uuid() });

/** What the user commits to do, and by when: `dueOn` is a date, if one was mentioned. */
export const Commitment = z.object({ text: z.string().min(1).max(300), dueOn: z.iso.date().nullable() });
export type Commitment = z.infer<typeof Commitment>;

/**
 * The recap of a conversation. `editedAt` is null while it is as the coach wrote it; `madeBy` then says which engine
 * wrote it.
 */
export const Recap = z.object({
  conversationUuid: z.uuid(),
  goal: z.string().max(bounds.recapLineLength).nullable(),
  decided: z.array(z.string().min(1).max(bounds.recapLineLength)).max(bounds.recapLines),
  commitments: z.array(Commitment).max(bounds.recapLines),
  /** What the person said about themselves. A correction that leaves it out keeps it unchanged. */
  facts: z.array(z.string().min(1).max(bounds.recapLineLength)).max(bounds.recapLines).optional(),
  editedAt: z.iso.datetime().nullable(),
  madeBy: AnsweredBy.optional(),
});
export type Recap = z.infer<typeof Recap>;
export const RecapEdit = Recap.omit({ editedAt: true, madeBy: true });

/** What coaches remember about a user: the recap of each conversation, latest first. Empty recaps are left out. */
export const Memory = z.object({
  memories: z.array(
    Recap.omit({ madeBy: true }).extend({
      instructorSlug: z.string(),
      instructorName: z.string(),
      title: z.string(),
      updatedAt: z.iso.datetime(),
    }),
  ),
});
export type Memory = z.infer<typeof Memory>;
export const Forgotten = z.object({ forgotten: z.number().int().nonnegative() });
