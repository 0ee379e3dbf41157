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
import { announcementContracts } from './staff/announcements.contracts.ts';
import { moneyContracts } from './staff/money.contracts.ts';
import { staffContracts } from './staff/staff.contracts.ts';
import * as staff from './staff/staff.schema.ts';
import * as users from './identity/users.schema.ts';
import { waitlistContracts } from './identity/waitlist.contracts.ts';
import { authMethodContracts } from './identity/auth-methods.contracts.ts';
import * as waysIn from './identity/auth-methods.schema.ts';

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

/**
 * Every contract of the API by the endpoint's name. For the server, the mocks and the documentation: browser code
 * imports only its types.
 */
export const contracts = {
  usersRead: {
    endpoint: endpoints.usersRead,
    right: 'everyone',
    summary: 'Get the current user; for a visitor, `loggedIn` is false',
    params: users.UserParams,
    query: users.UserQuery,
    reply: users.CurrentUser,
    errors: ['not_found'],
  },
  usersUpdate: {
    endpoint: endpoints.usersUpdate,
    right: 'account',
    summary: 'Update the account’s name or language',
    params: users.UserParams,
    body: users.UserUpdate,
    reply: users.CurrentUser,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  usersExport: {
    endpoint: endpoints.usersExport,
    right: 'account',
    summary: 'Export all of the account’s data as a file',
    params: users.UserParams,
    reply: z.string(),
    replyKind: 'file',
    errors: ['not_authenticated', 'not_found'],
  },
  usersDeletionRequest: {
    endpoint: endpoints.usersDeletionRequest,
    right: 'account',
    summary: 'Request deletion of the account and its data in 14 days',
    params: users.UserParams,
    body: users.DeletionRequest,
    reply: users.DeletionAnswer,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'rate_limited'],
  },
  usersDeletionWithdraw: {
    endpoint: endpoints.usersDeletionWithdraw,
    right: 'account',
    summary: 'Withdraw a deletion request',
    params: users.UserParams,
    reply: users.DeletionAnswer,
    errors: ['not_authenticated', 'not_found'],
  },
  usersCheckEmail: {
    endpoint: endpoints.usersCheckEmail,
    right: 'everyone',
    summary: 'Check whether an account has this address; rate-limited',
    query: users.CheckEmailQuery,
    reply: users.CheckedEmail,
    errors: ['bad_request', 'rate_limited'],
  },
  onboardingRead: {
    endpoint: endpoints.onboardingRead,
    right: 'account',
    summary: 'Get the account’s onboarding progress',
    reply: users.Onboarding,
    errors: ['not_authenticated'],
  },
  onboardingSave: {
    endpoint: endpoints.onboardingSave,
    right: 'account',
    summary: 'Save an onboarding answer, or mark onboarding as skipped or done',
    body: users.OnboardingSave,
    reply: users.Onboarding,
    errors: ['bad_request', 'not_authenticated'],
  },
  settingsRead: {
    endpoint: endpoints.settingsRead,
    right: 'account',
    summary: 'Get the account’s email preferences',
    reply: users.AccountSettings,
    errors: ['not_authenticated'],
  },
  settingsSave: {
    endpoint: endpoints.settingsSave,
    right: 'account',
    summary: 'Update the account’s email preferences',
    body: users.SettingsSave,
    reply: users.AccountSettings,
    errors: ['bad_request', 'not_authenticated'],
  },
  companyLinks: {
    endpoint: endpoints.companyLinks,
    right: 'everyone',
    summary: 'Get the parent company’s pages for editing an account and requesting deletion of data there',
    reply: users.CompanyLinks,
    errors: [],
  },
  authLogIn: {
    endpoint: endpoints.authLogIn,
    right: 'everyone',
    summary: 'Log in; the tokens are set as cookies',
    body: auth.LogIn,
    reply: auth.LoggedIn,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authMe: {
    endpoint: endpoints.authMe,
    right: 'account',
    summary: 'Get the logged-in user; never cached',
    reply: auth.PersonaUser,
    errors: ['not_authenticated'],
  },
  authLogOut: {
    endpoint: endpoints.authLogOut,
    right: 'everyone',
    summary: 'Log out; also succeeds for a visitor',
    reply: auth.Done,
    errors: [],
  },
  authForgotPassword: {
    endpoint: endpoints.authForgotPassword,
    right: 'everyone',
    summary: 'Request a password reset link; the response does not reveal whether the account exists',
    body: auth.ForgotPassword,
    reply: auth.Done,
    errors: ['bad_request', 'rate_limited'],
  },
  authSignUp: {
    endpoint: endpoints.authSignUp,
    right: 'everyone',
    summary: 'Create an account and log in; a mail asks to confirm the address',
    body: auth.SignUp,
    reply: auth.LoggedIn,
    errors: ['bad_request', 'conflict', 'rate_limited'],
  },
  authResetPassword: {
    endpoint: endpoints.authResetPassword,
    right: 'everyone',
    summary: 'Reset the password by the mailed link, valid once and for 60 minutes; ends all log-ins',
    body: auth.ResetPassword,
    reply: auth.Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  authConfirmAddress: {
    endpoint: endpoints.authConfirmAddress,
    right: 'everyone',
    summary: 'Confirm an address by the mailed link; a changed address takes effect then',
    body: auth.ConfirmAddress,
    reply: auth.Done,
    errors: ['bad_request', 'unprocessable', 'conflict', 'rate_limited'],
  },
  authSendConfirmation: {
    endpoint: endpoints.authSendConfirmation,
    right: 'account',
    summary: 'Send the confirmation mail again',
    reply: auth.Done,
    errors: ['not_authenticated', 'rate_limited'],
  },
  authChangePassword: {
    endpoint: endpoints.authChangePassword,
    right: 'account',
    summary: 'Change the password; ends all other log-ins',
    body: auth.ChangePassword,
    reply: auth.Done,
    errors: ['bad_request', 'not_authenticated', 'rate_limited'],
  },
  authChangeAddress: {
    endpoint: endpoints.authChangeAddress,
    right: 'account',
    summary: 'Request a change of address; a link is mailed to the new address, which takes effect once confirmed',
    body: auth.ChangeAddress,
    reply: auth.Done,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authSessions: {
    endpoint: endpoints.authSessions,
    right: 'account',
    summary: 'List the account’s log-ins by device',
    reply: auth.Sessions,
    errors: ['not_authenticated'],
  },
  authEndSession: {
    endpoint: endpoints.authEndSession,
    right: 'account',
    summary: 'Log out one device',
    params: auth.SessionParams,
    reply: auth.EndedSessions,
    errors: ['not_authenticated', 'not_found'],
  },
  authEndSessions: {
    endpoint: endpoints.authEndSessions,
    right: 'account',
    summary: 'Log out all devices, or all others',
    body: auth.EndSessions,
    reply: auth.EndedSessions,
    errors: ['bad_request', 'not_authenticated'],
  },
  authBearerUser: {
    endpoint: endpoints.authBearerUser,
    right: 'everyone',
    summary: 'Get the user that a bearer access token belongs to',
    reply: auth.PersonaUser,
    errors: ['not_authenticated'],
  },
  ...authMethodContracts,
  ...waitlistContracts,
  ...staffContracts,
  ...moneyContracts,
  ...announcementContracts,
  ...releaseChoiceContracts,
  ...releaseContracts,
  ...guardrailContracts,
  ...eventContracts,
  mentorBio: {
    endpoint: endpoints.mentorBio,
    right: 'everyone',
    summary: 'Get a coach’s profile, with topics to start with',
    params: content.SlugParams,
    reply: content.Bio,
    errors: ['not_found'],
  },
  mentorPrePaywallBio: {
    endpoint: endpoints.mentorPrePaywallBio,
    right: 'everyone',
    summary: 'Get a coach’s profile for visitors',
    params: content.SlugParams,
    reply: content.PrePaywallBio,
    errors: ['not_found'],
  },
  landingHomepage: {
    endpoint: endpoints.landingHomepage,
    right: 'everyone',
    summary: 'List all coaches by category, for visitors',
    reply: content.PrePaywallHomepage,
    errors: [],
  },
  libraryCategories: {
    endpoint: endpoints.libraryCategories,
    right: 'browse',
    summary: 'List the groups of a coach’s library',
    params: content.InstructorParams,
    reply: content.ShelfCategory.array(),
    errors: ['not_authenticated', 'not_found'],
  },
  libraryContents: {
    endpoint: endpoints.libraryContents,
    right: 'browse',
    summary: 'List items of a coach’s library by group or uuid, paginated',
    params: content.InstructorParams,
    query: content.ContentsQuery,
    reply: content.ContentsPage,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  libraryContent: {
    endpoint: endpoints.libraryContent,
    right: 'wholeLibrary',
    // The first item of each coach is free for everyone, to read and to hear.
    judgesItself: true,
    summary: 'Get one item in full, by uuid or slug',
    params: content.ContentParams,
    reply: content.Content,
    errors: ['plan_required', 'not_found'],
  },
  ...narrationContracts,
  chatRead: {
    endpoint: endpoints.chatRead,
    // Everyone may read their own conversation, visitors too.
    right: 'everyone',
    summary: 'Get a page of a conversation',
    query: chat.ChatQuery,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found'],
  },
  chatSend: {
    endpoint: endpoints.chatSend,
    right: 'chat',
    // A resent message is answered even when nothing is left of the allowance, and so are signs of self-harm.
    judgesItself: true,
    summary: 'Send a message and start the coach’s answer, which is read from chatStream',
    body: chat.ChatSend,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long', 'rate_limited'],
  },
  chatConversations: {
    endpoint: endpoints.chatConversations,
    right: 'everyone',
    summary: 'List the caller’s conversations, newest first',
    query: chat.ConversationsQuery,
    reply: chat.Conversations,
    errors: [],
  },
  chatStop: {
    endpoint: endpoints.chatStop,
    right: 'everyone',
    summary: 'Stop an answer; the text already shown is kept',
    body: chat.ChatStop,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found'],
  },
  chatRegenerate: {
    endpoint: endpoints.chatRegenerate,
    right: 'chat',
    judgesItself: true,
    summary: 'Regenerate the last answer as another version',
    body: chat.ChatRegenerate,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'rate_limited'],
  },
  chatEdit: {
    endpoint: endpoints.chatEdit,
    right: 'chat',
    judgesItself: true,
    summary: 'Edit the last message; it gets its own answer, as another version',
    body: chat.ChatEdit,
    reply: chat.ChatSent,
    errors: ['bad_request', 'plan_required', 'not_found', 'conflict', 'message_too_long', 'rate_limited'],
  },
  chatShowVersion: {
    endpoint: endpoints.chatShowVersion,
    right: 'everyone',
    summary: 'Choose which version of a message, with what follows it, is shown',
    body: chat.ChatShowVersion,
    reply: chat.ChatPage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatSearch: {
    endpoint: endpoints.chatSearch,
    right: 'everyone',
    summary: 'Search the caller’s conversations',
    query: chat.ChatSearchQuery,
    reply: chat.ChatSearch,
    errors: ['bad_request'],
  },
  chatExport: {
    endpoint: endpoints.chatExport,
    right: 'everyone',
    summary: 'Export a conversation as Markdown or JSON',
    query: chat.ChatExportQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_found'],
  },
  chatDelete: {
    endpoint: endpoints.chatDelete,
    right: 'everyone',
    summary: 'Delete a conversation with everything in it',
    params: chat.ConversationParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterials: {
    endpoint: endpoints.chatMaterials,
    right: 'everyone',
    summary: 'List the materials of a conversation',
    query: chat.ConversationQuery,
    reply: chat.Materials,
    errors: ['bad_request', 'not_found'],
  },
  chatMaterialBring: {
    endpoint: endpoints.chatMaterialBring,
    right: 'everyone',
    summary: 'Upload a text, PDF or Word file, or pasted text, to a conversation',
    body: chat.MaterialUpload,
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
    summary: 'Delete a material from its conversation permanently',
    params: chat.MaterialParams,
    reply: chat.Deleted,
    errors: ['bad_request', 'not_found'],
  },
  chatRecap: {
    endpoint: endpoints.chatRecap,
    right: 'everyone',
    summary: 'Get a conversation’s recap: decisions and plans with their dates',
    query: chat.ConversationQuery,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  chatRecapEdit: {
    endpoint: endpoints.chatRecapEdit,
    right: 'everyone',
    summary: 'Correct a recap; its check-ins are updated',
    body: chat.RecapEdit,
    reply: chat.Recap,
    errors: ['bad_request', 'not_found'],
  },
  memoryRead: {
    endpoint: endpoints.memoryRead,
    right: 'account',
    summary: 'List what coaches remember of the caller, by conversation: goals, decisions and plans',
    reply: chat.Memory,
    errors: ['not_authenticated'],
  },
  memoryForget: {
    endpoint: endpoints.memoryForget,
    right: 'account',
    summary: 'Delete everything coaches remember, with pending check-ins; conversations stay',
    reply: chat.Forgotten,
    errors: ['not_authenticated'],
  },
  feedbackOptions: {
    endpoint: endpoints.feedbackOptions,
    right: 'everyone',
    summary: 'List the reasons for a rating',
    reply: chat.FeedbackOptions,
    errors: [],
  },
  feedbackGive: {
    endpoint: endpoints.feedbackGive,
    right: 'everyone',
    summary: 'Rate an answer, or withdraw the rating',
    body: chat.FeedbackGive,
    reply: chat.ChatMessage,
    errors: ['bad_request', 'not_found', 'conflict'],
  },
  chatStream: {
    endpoint: endpoints.chatStream,
    right: 'everyone',
    summary: 'Stream the events of an answer, from any position',
    query: chat.StreamQuery,
    reply: chat.AnswerEvent,
    replyKind: 'event-stream',
    errors: ['bad_request', 'not_found'],
  },
  callsStart: {
    endpoint: endpoints.callsStart,
    right: 'call',
    summary: 'Start a voice call; audio and events go over its socket',
    body: calls.CallStart,
    reply: calls.CallStarted,
    errors: ['bad_request', 'plan_required', 'not_found', 'rate_limited', 'unavailable', 'busy'],
  },
  callsEngines: {
    endpoint: endpoints.callsEngines,
    right: 'everyone',
    summary: 'Get the speech engines used in calls, by language, for the notice before a call',
    reply: calls.CallEngines,
    errors: [],
  },
  callsUpdate: {
    endpoint: endpoints.callsUpdate,
    // Everyone may end their own call, whatever they may start.
    right: 'everyone',
    summary: 'End a call without its socket, or add analytics data to it',
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

/** Returns the right that an endpoint requires. */
export const rightOf = (name: EndpointName): Right => byName[name].right;

/**
 * Returns whether an endpoint checks the right itself, depending on the request, so that the server refuses nothing
 * beforehand.
 */
export const judgesItself = (name: EndpointName): boolean => byName[name].judgesItself === true;

/** The body of an endpoint's success, in camelCase. */
export type Reply<Name extends keyof Contracts> = z.output<Contracts[Name]['reply']>;

type Part<Name extends keyof Contracts, Key extends string> =
  Contracts[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? object extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : unknown;

/**
 * The arguments of an endpoint: its `params`, `query` and `body`, each present if the endpoint has one, and optional if
 * it may be empty.
 */
export type RequestOf<Name extends keyof Contracts> = Part<Name, 'params'> & Part<Name, 'query'> & Part<Name, 'body'>;
