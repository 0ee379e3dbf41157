import { z } from 'zod';
import type { ContractTable } from './contract.ts';
import type { EndpointName } from './endpoint.ts';
import type { Right } from './identity/policy.ts';
import * as endpoints from './endpoints.ts';
import * as auth from './identity/auth.schema.ts';
import * as callSocket from './calls/call-socket.schema.ts';
import * as calls from './calls/calls.schema.ts';
import * as chat from './coaching/chat.schema.ts';
import { commerceContracts } from './commerce/commerce.contracts.ts';
import * as commerce from './commerce/commerce.schema.ts';
import * as content from './content/content.schema.ts';
import { eventContracts } from './events/events.contracts.ts';
import * as events from './events/events.schema.ts';
import * as freeTrial from './commerce/free-trial.schema.ts';
import * as experiments from './events/experiments.schema.ts';
import { guardrailContracts } from './releases/guardrails.contracts.ts';
import { releaseContracts } from './releases/releases.contracts.ts';
import * as releases from './releases/releases.schema.ts';
import * as listening from './meetings/listening.schema.ts';
import * as rooms from './meetings/rooms.schema.ts';
import { meetingContracts } from './meetings/meetings.contracts.ts';
import { narrationContracts } from './content/narration.contracts.ts';
import { occasionContracts } from './occasions/occasions.contracts.ts';
import { practiceContracts } from './practice/practice.contracts.ts';
import { releaseChoiceContracts } from './releases/release-choices.contracts.ts';
import { recommendationContracts } from './recommendations/recommendations.contracts.ts';
import { roleplayContracts } from './roleplay/roleplay.contracts.ts';
import * as roleplay from './roleplay/roleplay.schema.ts';
import { searchContracts } from './content/search.contracts.ts';
import { staffContracts } from './staff/staff.contracts.ts';
import * as staff from './staff/staff.schema.ts';
import * as users from './identity/users.schema.ts';
import { waitlistContracts } from './identity/waitlist.contracts.ts';
import { waysInContracts } from './identity/ways-in.contracts.ts';
import * as waysIn from './identity/ways-in.schema.ts';

export type { Contract } from './contract.ts';
export { fromWire, replyOnWire, toWire, verbatimPaths, wireNames } from './wire.ts';
export {
  freeTrial,
  auth,
  calls,
  callSocket,
  chat,
  commerce,
  content,
  events,
  experiments,
  listening,
  releases,
  rooms,
  roleplay,
  staff,
  users,
  waysIn,
};

/** Every contract of the API by the endpoint's name. For the server, the mocks and the documentation: browser code takes its types only. */
export const contracts = {
  usersRead: {
    endpoint: endpoints.usersRead,
    right: 'everyone',
    summary: 'The current user; a visitor is answered too, with loggedIn false',
    params: users.UserParams,
    query: users.UserQuery,
    reply: users.CurrentUser,
    errors: ['not_found'],
  },
  usersUpdate: {
    endpoint: endpoints.usersUpdate,
    right: 'account',
    summary: 'Changes one’s name or language',
    params: users.UserParams,
    body: users.UserUpdate,
    reply: users.CurrentUser,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  usersExport: {
    endpoint: endpoints.usersExport,
    right: 'account',
    summary: 'All one’s data as a file',
    params: users.UserParams,
    reply: z.string(),
    replyKind: 'file',
    errors: ['not_authenticated', 'not_found'],
  },
  usersDeletionRequest: {
    endpoint: endpoints.usersDeletionRequest,
    right: 'account',
    summary: 'Asks for one’s account and data to be deleted, 14 days from now',
    params: users.UserParams,
    body: users.DeletionRequest,
    reply: users.DeletionAnswer,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'rate_limited'],
  },
  usersDeletionWithdraw: {
    endpoint: endpoints.usersDeletionWithdraw,
    right: 'account',
    summary: 'Keeps an account whose deletion was asked for',
    params: users.UserParams,
    reply: users.DeletionAnswer,
    errors: ['not_authenticated', 'not_found'],
  },
  usersCheckEmail: {
    endpoint: endpoints.usersCheckEmail,
    right: 'everyone',
    summary: 'Whether an account has this address; a few questions in a while',
    query: users.CheckEmailQuery,
    reply: users.CheckedEmail,
    errors: ['bad_request', 'rate_limited'],
  },
  onboardingRead: {
    endpoint: endpoints.onboardingRead,
    right: 'account',
    summary: 'One’s onboarding as far as it got',
    reply: users.Onboarding,
    errors: ['not_authenticated'],
  },
  onboardingSave: {
    endpoint: endpoints.onboardingSave,
    right: 'account',
    summary: 'Keeps an answer of onboarding, or that it is skipped or done',
    body: users.OnboardingSave,
    reply: users.Onboarding,
    errors: ['bad_request', 'not_authenticated'],
  },
  settingsRead: {
    endpoint: endpoints.settingsRead,
    right: 'account',
    summary: 'What one is written to about',
    reply: users.AccountSettings,
    errors: ['not_authenticated'],
  },
  settingsSave: {
    endpoint: endpoints.settingsSave,
    right: 'account',
    summary: 'Chooses what one is written to about',
    body: users.SettingsSave,
    reply: users.AccountSettings,
    errors: ['bad_request', 'not_authenticated'],
  },
  companyLinks: {
    endpoint: endpoints.companyLinks,
    right: 'everyone',
    summary: 'Where one edits an account with the parent company, and asks for one’s data there to be deleted',
    reply: users.CompanyLinks,
    errors: [],
  },
  authLogIn: {
    endpoint: endpoints.authLogIn,
    right: 'everyone',
    summary: 'Logs in; the tokens come as cookies',
    body: auth.LogIn,
    reply: auth.LoggedIn,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authMe: {
    endpoint: endpoints.authMe,
    right: 'account',
    summary: 'Who is logged in; never from a cache',
    reply: auth.PersonaUser,
    errors: ['not_authenticated'],
  },
  authLogOut: {
    endpoint: endpoints.authLogOut,
    right: 'everyone',
    summary: 'Logs out; a visitor is answered too',
    reply: auth.Done,
    errors: [],
  },
  authForgotPassword: {
    endpoint: endpoints.authForgotPassword,
    right: 'everyone',
    summary: 'Has a link mailed, where there is such an account; the answer is the same where there is none',
    body: auth.ForgotPassword,
    reply: auth.Done,
    errors: ['bad_request', 'rate_limited'],
  },
  authSignUp: {
    endpoint: endpoints.authSignUp,
    right: 'everyone',
    summary: 'Makes an account and logs in; a mail asks for the address to be confirmed',
    body: auth.SignUp,
    reply: auth.LoggedIn,
    errors: ['bad_request', 'conflict', 'rate_limited'],
  },
  authResetPassword: {
    endpoint: endpoints.authResetPassword,
    right: 'everyone',
    summary: 'Sets a new password by a mailed link, once, within 60 minutes; ends all log-ins',
    body: auth.ResetPassword,
    reply: auth.Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  authConfirmAddress: {
    endpoint: endpoints.authConfirmAddress,
    right: 'everyone',
    summary: 'Confirms an address by a mailed link; a changed address holds from then on',
    body: auth.ConfirmAddress,
    reply: auth.Done,
    errors: ['bad_request', 'unprocessable', 'conflict', 'rate_limited'],
  },
  authSendConfirmation: {
    endpoint: endpoints.authSendConfirmation,
    right: 'account',
    summary: 'Has the mail that asks for confirmation sent again',
    reply: auth.Done,
    errors: ['not_authenticated', 'rate_limited'],
  },
  authChangePassword: {
    endpoint: endpoints.authChangePassword,
    right: 'account',
    summary: 'Sets a new password; ends all other log-ins',
    body: auth.ChangePassword,
    reply: auth.Done,
    errors: ['bad_request', 'not_authenticated', 'rate_limited'],
  },
  authChangeAddress: {
    endpoint: endpoints.authChangeAddress,
    right: 'account',
    summary: 'Has a link mailed to a new address; it holds once confirmed',
    body: auth.ChangeAddress,
    reply: auth.Done,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authSessions: {
    endpoint: endpoints.authSessions,
    right: 'account',
    summary: 'Where one is logged in',
    reply: auth.Sessions,
    errors: ['not_authenticated'],
  },
  authEndSession: {
    endpoint: endpoints.authEndSession,
    right: 'account',
    summary: 'Logs one device out',
    params: auth.SessionParams,
    reply: auth.EndedSessions,
    errors: ['not_authenticated', 'not_found'],
  },
  authEndSessions: {
    endpoint: endpoints.authEndSessions,
    right: 'account',
    summary: 'Logs out everywhere, or everywhere else',
    body: auth.EndSessions,
    reply: auth.EndedSessions,
    errors: ['bad_request', 'not_authenticated'],
  },
  authBearerUser: {
    endpoint: endpoints.authBearerUser,
    right: 'everyone',
    summary: 'Who an access token speaks for, given as a bearer token',
    reply: auth.PersonaUser,
    errors: ['not_authenticated'],
  },
  ...waysInContracts,
  ...waitlistContracts,
  ...staffContracts,
  ...releaseChoiceContracts,
  ...releaseContracts,
  ...guardrailContracts,
  ...eventContracts,
  mentorBio: {
    endpoint: endpoints.mentorBio,
    right: 'everyone',
    summary: 'A coach’s page, with topics to begin on',
    params: content.SlugParams,
    reply: content.Bio,
    errors: ['not_found'],
  },
  mentorPrePaywallBio: {
    endpoint: endpoints.mentorPrePaywallBio,
    right: 'everyone',
    summary: 'A coach’s page for visitors',
    params: content.SlugParams,
    reply: content.PrePaywallBio,
    errors: ['not_found'],
  },
  landingHomepage: {
    endpoint: endpoints.landingHomepage,
    right: 'everyone',
    summary: 'All coaches by category, for visitors',
    reply: content.PrePaywallHomepage,
    errors: [],
  },
  libraryCategories: {
    endpoint: endpoints.libraryCategories,
    right: 'browse',
    summary: 'The groups of a coach’s shelf',
    params: content.InstructorParams,
    reply: content.ShelfCategory.array(),
    errors: ['not_authenticated', 'not_found'],
  },
  libraryContents: {
    endpoint: endpoints.libraryContents,
    right: 'browse',
    summary: 'The items of a coach’s shelf, by group or by uuid, in pages',
    params: content.InstructorParams,
    query: content.ContentsQuery,
    reply: content.ContentsPage,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryContent: {
    endpoint: endpoints.libraryContent,
    right: 'wholeLibrary',
    // The first item of each coach is everyone’s, to read and to hear.
    judgesItself: true,
    summary: 'One item whole; its uuid or its slug names it',
    params: content.ContentParams,
    reply: content.Content,
    errors: ['plan_required', 'not_found'],
  },
  ...narrationContracts,
  chatRead: {
    endpoint: endpoints.chatRead,
    // What one has said is one's own, a visitor's too.
    right: 'everyone',
    summary: 'A page of a conversation',
    query: chat.ChatQuery,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found'],
  },
  chatSend: {
    endpoint: endpoints.chatSend,
    right: 'chat',
    // A message sent again is answered though nothing is left, and signs of self-harm always are.
    judgesItself: true,
    summary: 'Sends a message and begins the coach’s answer, which chatStream carries',
    body: chat.ChatSend,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long', 'rate_limited'],
  },
  chatConversations: {
    endpoint: endpoints.chatConversations,
    right: 'everyone',
    summary: 'One’s conversations, newest first',
    query: chat.ConversationsQuery,
    reply: chat.Conversations,
    errors: [],
  },
  chatStop: {
    endpoint: endpoints.chatStop,
    right: 'everyone',
    summary: 'Stops an answer; exactly what the person had seen is kept',
    body: chat.ChatStop,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found'],
  },
  chatRegenerate: {
    endpoint: endpoints.chatRegenerate,
    right: 'chat',
    judgesItself: true,
    summary: 'Another answer to the last message, as a version beside the one there is',
    body: chat.ChatRegenerate,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'rate_limited'],
  },
  chatEdit: {
    endpoint: endpoints.chatEdit,
    right: 'chat',
    judgesItself: true,
    summary: 'Another wording of one’s last message, with its own answer, as a version',
    body: chat.ChatEdit,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long', 'rate_limited'],
  },
  chatShowVersion: {
    endpoint: endpoints.chatShowVersion,
    right: 'everyone',
    summary: 'Chooses which version of a message, with what follows it, is the conversation',
    body: chat.ChatShowVersion,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatSearch: {
    endpoint: endpoints.chatSearch,
    right: 'everyone',
    summary: 'Finds words in one’s conversations',
    query: chat.ChatSearchQuery,
    reply: chat.ChatSearch,
    errors: ['bad_request'],
  },
  chatExport: {
    endpoint: endpoints.chatExport,
    right: 'everyone',
    summary: 'A conversation as a file: Markdown to read, JSON to keep',
    query: chat.ChatExportQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_found'],
  },
  chatDelete: {
    endpoint: endpoints.chatDelete,
    right: 'everyone',
    summary: 'Deletes a conversation with everything in it',
    params: chat.ConversationParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterials: {
    endpoint: endpoints.chatMaterials,
    right: 'everyone',
    summary: 'What one brought into a conversation',
    query: chat.ConversationQuery,
    reply: chat.Materials,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterialBring: {
    endpoint: endpoints.chatMaterialBring,
    right: 'everyone',
    summary: 'Brings a text, PDF or Word file, or pasted text, into a conversation',
    body: chat.MaterialBring,
    reply: chat.Material,
    errors: [
      'bad_request',
      'not_found',
      'conflict',
      'message_too_long',
      'unprocessable',
      'rate_limited',
      'busy',
      'unavailable',
    ],
  },
  chatMaterialDelete: {
    endpoint: endpoints.chatMaterialDelete,
    right: 'everyone',
    summary: 'Takes a material out of its conversation, for good',
    params: chat.MaterialParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatRecap: {
    endpoint: endpoints.chatRecap,
    right: 'everyone',
    summary: 'What a conversation came to: decisions, and what one will do by when',
    query: chat.ConversationQuery,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  chatRecapEdit: {
    endpoint: endpoints.chatRecapEdit,
    right: 'everyone',
    summary: 'Corrects a recap; check-ins follow it',
    body: chat.RecapEdit,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  memoryRead: {
    endpoint: endpoints.memoryRead,
    right: 'account',
    summary: 'What coaches remember of one: goals, decisions and plans, by conversation',
    reply: chat.Memory,
    errors: ['not_authenticated'],
  },
  memoryForget: {
    endpoint: endpoints.memoryForget,
    right: 'account',
    summary: 'Has coaches forget all of it; check-ins that wait go too. The conversations stay',
    reply: chat.Forgotten,
    errors: ['not_authenticated'],
  },
  feedbackOptions: {
    endpoint: endpoints.feedbackOptions,
    right: 'everyone',
    summary: 'The reasons one can give for a rating',
    reply: chat.FeedbackOptions,
    errors: [],
  },
  feedbackGive: {
    endpoint: endpoints.feedbackGive,
    right: 'everyone',
    summary: 'Rates an answer, or takes the rating back',
    body: chat.FeedbackGive,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatStream: {
    endpoint: endpoints.chatStream,
    right: 'everyone',
    summary: 'The events of an answer, from any point on',
    query: chat.StreamQuery,
    reply: chat.AnswerEvent,
    replyKind: 'event-stream',
    errors: ['bad_request', 'not_found'],
  },
  callsStart: {
    endpoint: endpoints.callsStart,
    right: 'call',
    summary: 'Begins a voice call; sound and events go over its socket',
    body: calls.CallStart,
    reply: calls.CallStarted,
    errors: ['bad_request', 'plan_required', 'not_found', 'rate_limited', 'unavailable', 'busy'],
  },
  callsEngines: {
    endpoint: endpoints.callsEngines,
    right: 'everyone',
    summary: 'Whose engines speak and listen in calls, by language, for the page to say before a call',
    reply: calls.CallEngines,
    errors: [],
  },
  callsUpdate: {
    endpoint: endpoints.callsUpdate,
    // One's own call, whatever one may begin.
    right: 'everyone',
    summary: 'Ends a call without its socket, or adds to its analytics state',
    params: calls.CallParams,
    body: calls.CallUpdate,
    reply: calls.CallRecord,
    errors: ['bad_request', 'not_found'],
  },
  ...recommendationContracts,
  ...occasionContracts,
  ...practiceContracts,
  ...searchContracts,
  ...roleplayContracts,
  ...meetingContracts,
  ...commerceContracts,
} as const satisfies ContractTable;

export type Contracts = typeof contracts;

const byName: ContractTable = contracts;

/** Who may ask an endpoint. */
export const rightOf = (name: EndpointName): Right => byName[name].right;

/** Whether an endpoint judges the right itself, by what it is asked for, so that nothing is refused before. */
export const judgesItself = (name: EndpointName): boolean => byName[name].judgesItself === true;

/** What a success of an endpoint answers, in camelCase. */
export type Reply<Name extends keyof Contracts> = z.output<Contracts[Name]['reply']>;

type Part<Name extends keyof Contracts, Key extends string> =
  Contracts[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? object extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/** What an endpoint is called with: its `params`, `query` and `body`, each where it has one, left out where it may be empty. */
export type RequestOf<Name extends keyof Contracts> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>;
