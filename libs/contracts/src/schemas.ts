import { z } from 'zod';
import type { ContractTable } from './contract.ts';
import { endpoints } from './endpoints.ts';
import * as chat from './chat.schema.ts';
import * as content from './content.schema.ts';
import * as users from './users.schema.ts';

export type { Contract } from './contract.ts';
export { fromWire, toWire, verbatimPaths, wireNames } from './wire.ts';
export { chat, content, users };

/** Every contract of the API by the endpoint's name. For the server, the mocks and the documentation: browser code takes its types only. */
export const contracts = {
  usersRead: {
    endpoint: endpoints.usersRead,
    summary: 'The current user; a visitor is answered too, with loggedIn false',
    params: users.UserParams,
    reply: users.CurrentUser,
    errors: ['not_found'],
  },
  mentorBio: {
    endpoint: endpoints.mentorBio,
    summary: 'A coach’s page, with topics to begin on',
    params: content.SlugParams,
    reply: content.Bio,
    errors: ['not_found'],
  },
  mentorPrePaywallBio: {
    endpoint: endpoints.mentorPrePaywallBio,
    summary: 'A coach’s page for visitors',
    params: content.SlugParams,
    reply: content.PrePaywallBio,
    errors: ['not_found'],
  },
  landingHomepage: {
    endpoint: endpoints.landingHomepage,
    summary: 'All coaches by category, for visitors',
    reply: content.PrePaywallHomepage,
    errors: [],
  },
  libraryCategories: {
    endpoint: endpoints.libraryCategories,
    summary: 'The groups of a coach’s shelf',
    params: content.InstructorParams,
    reply: content.ShelfCategory.array(),
    errors: ['not_found'],
  },
  libraryContents: {
    endpoint: endpoints.libraryContents,
    summary: 'The items of a coach’s shelf, by group or by uuid, in pages',
    params: content.InstructorParams,
    query: content.ContentsQuery,
    reply: content.ContentsPage,
    errors: ['bad_request', 'not_found'],
  },
  libraryContent: {
    endpoint: endpoints.libraryContent,
    summary: 'One item whole; its uuid or its slug names it',
    params: content.ContentParams,
    reply: content.Content,
    errors: ['plan_required', 'not_found'],
  },
  chatRead: {
    endpoint: endpoints.chatRead,
    summary: 'A page of a conversation',
    query: chat.ChatQuery,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found'],
  },
  chatSend: {
    endpoint: endpoints.chatSend,
    summary: 'Sends a message and begins the coach’s answer, which chatStream carries',
    body: chat.ChatSend,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long'],
  },
  chatConversations: {
    endpoint: endpoints.chatConversations,
    summary: 'One’s conversations, newest first',
    query: chat.ConversationsQuery,
    reply: chat.Conversations,
    errors: [],
  },
  chatStop: {
    endpoint: endpoints.chatStop,
    summary: 'Stops an answer; exactly what the person had seen is kept',
    body: chat.ChatStop,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found'],
  },
  chatRegenerate: {
    endpoint: endpoints.chatRegenerate,
    summary: 'Another answer to the last message, as a version beside the one there is',
    body: chat.ChatRegenerate,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict'],
  },
  chatEdit: {
    endpoint: endpoints.chatEdit,
    summary: 'Another wording of one’s last message, with its own answer, as a version',
    body: chat.ChatEdit,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long'],
  },
  chatShowVersion: {
    endpoint: endpoints.chatShowVersion,
    summary: 'Chooses which version of a message, with what follows it, is the conversation',
    body: chat.ChatShowVersion,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatSearch: {
    endpoint: endpoints.chatSearch,
    summary: 'Finds words in one’s conversations',
    query: chat.ChatSearchQuery,
    reply: chat.ChatSearch,
    errors: ['bad_request'],
  },
  chatExport: {
    endpoint: endpoints.chatExport,
    summary: 'A conversation as a file: Markdown to read, JSON to keep',
    query: chat.ChatExportQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_found'],
  },
  chatDelete: {
    endpoint: endpoints.chatDelete,
    summary: 'Deletes a conversation with everything in it',
    params: chat.ConversationParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterials: {
    endpoint: endpoints.chatMaterials,
    summary: 'What one brought into a conversation',
    query: chat.ConversationQuery,
    reply: chat.Materials,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterialBring: {
    endpoint: endpoints.chatMaterialBring,
    summary: 'Brings a text, PDF or Word file, or pasted text, into a conversation',
    body: chat.MaterialBring,
    reply: chat.Material,
    errors: ['bad_request', 'not_found', 'conflict', 'message_too_long', 'unprocessable'],
  },
  chatMaterialDelete: {
    endpoint: endpoints.chatMaterialDelete,
    summary: 'Takes a material out of its conversation, for good',
    params: chat.MaterialParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatRecap: {
    endpoint: endpoints.chatRecap,
    summary: 'What a conversation came to: decisions, and what one will do by when',
    query: chat.ConversationQuery,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  chatRecapEdit: {
    endpoint: endpoints.chatRecapEdit,
    summary: 'Corrects a recap; check-ins follow it',
    body: chat.RecapEdit,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  feedbackOptions: {
    endpoint: endpoints.feedbackOptions,
    summary: 'The reasons one can give for a rating',
    reply: chat.FeedbackOptions,
    errors: [],
  },
  feedbackGive: {
    endpoint: endpoints.feedbackGive,
    summary: 'Rates an answer, or takes the rating back',
    body: chat.FeedbackGive,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatStream: {
    endpoint: endpoints.chatStream,
    summary: 'The events of an answer, from any point on',
    query: chat.StreamQuery,
    reply: chat.AnswerEvent,
    replyKind: 'event-stream',
    errors: ['bad_request', 'not_found'],
  },
} as const satisfies ContractTable;

export type Contracts = typeof contracts;

/** What a success of an endpoint answers, in camelCase. */
export type Reply<Name extends keyof Contracts> = z.output<Contracts[Name]['reply']>;

type Part<Name extends keyof Contracts, Key extends string> =
  Contracts[Name] extends Record<Key, infer Schema extends z.ZodType> ? { [K in Key]: z.input<Schema> } : unknown;

/** What an endpoint is called with: its `params`, `query` and `body`, each where it has one. */
export type RequestOf<Name extends keyof Contracts> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>;
