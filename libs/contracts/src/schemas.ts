import type { z } from 'zod';
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
