import * as chat from '../coaching/chat.schema.ts';
import * as chatTool from './chat-tool.schema.ts';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as listening from './listening.schema.ts';
import * as meetings from './meetings.schema.ts';
import * as rooms from './rooms.schema.ts';
import * as roleplay from '../roleplay/roleplay.schema.ts';

type MeetingEndpoint = Extract<
  keyof ContractTable,
  `meetings${string}` | `coachFeedback${string}` | `chatTool${string}` | 'speechProgress'
>;

/** Contracts of the silent meeting coach. Other people's meetings answer like missing ones. */
export const meetingContracts = {
  meetingsList: {
    endpoint: endpoints.meetingsList,
    // Meetings stay available to the account after its plan has ended.
    right: 'account',
    summary: 'List the account’s meetings, newest first, with figures for those that have feedback',
    reply: meetings.Meetings,
    errors: ['not_authenticated'],
  },
  speechProgress: {
    endpoint: endpoints.speechProgress,
    right: 'account',
    summary: 'Get how the account’s speech changed over time, in scenes and meetings',
    reply: meetings.SpeechProgress,
    errors: ['not_authenticated'],
  },
  meetingsCreate: {
    endpoint: endpoints.meetingsCreate,
    right: 'meetings',
    summary: 'Create a meeting, to be listened to live or from an uploaded transcript',
    body: meetings.MeetingCreate,
    reply: meetings.Meeting,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'conflict', 'rate_limited'],
  },
  meetingsRead: {
    endpoint: endpoints.meetingsRead,
    right: 'account',
    summary: 'Get a meeting: its title, transcripts and speakers',
    params: meetings.MeetingParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found'],
  },
  meetingsChange: {
    endpoint: endpoints.meetingsChange,
    right: 'account',
    summary:
      'Update a meeting; set which speaker is the user, or withdraw the others’ consent, which deletes their words',
    params: meetings.MeetingParams,
    body: meetings.MeetingChange,
    reply: meetings.Meeting,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict'],
  },
  meetingsDelete: {
    endpoint: endpoints.meetingsDelete,
    right: 'account',
    summary: 'Delete a meeting with everything in it',
    params: meetings.MeetingParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  meetingsBring: {
    endpoint: endpoints.meetingsBring,
    right: 'meetings',
    summary: 'Upload a transcript to a meeting; if it cannot be read, `fields` has the line and the problem',
    params: meetings.MeetingParams,
    body: meetings.TranscriptUpload,
    reply: meetings.Meeting,
    errors: [
      'bad_request',
      'not_authenticated',
      'plan_required',
      'not_found',
      'conflict',
      'message_too_long',
      'unprocessable',
    ],
  },
  meetingsTakeBack: {
    endpoint: endpoints.meetingsTakeBack,
    right: 'account',
    summary: 'Remove a transcript from a meeting that has not ended',
    params: meetings.TranscriptParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found', 'conflict'],
  },
  meetingsListen: {
    endpoint: endpoints.meetingsListen,
    right: 'meetings',
    summary: 'Start or resume listening to a meeting; audio and state go over its socket',
    params: meetings.MeetingParams,
    body: listening.ListenBegin,
    reply: listening.ListenBegun,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'not_found', 'conflict', 'busy', 'unavailable'],
  },
  meetingsEnterRoom: {
    endpoint: endpoints.meetingsEnterRoom,
    right: 'meetings',
    summary: 'Open a new meeting room, or join one by its name',
    body: rooms.RoomEnter,
    reply: rooms.RoomTicket,
    errors: ['bad_request', 'not_authenticated', 'plan_required'],
  },
  meetingsEnd: {
    endpoint: endpoints.meetingsEnd,
    right: 'account',
    summary: 'End a meeting and start its feedback; repeating the call changes nothing',
    params: meetings.MeetingParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found', 'conflict'],
  },
  coachFeedback: {
    endpoint: endpoints.coachFeedback,
    right: 'account',
    summary: 'Get the feedback on a meeting; with `async`, its progress',
    params: roleplay.FeedbackParams,
    query: roleplay.FeedbackQuery,
    reply: meetings.CoachFeedback,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  coachFeedbackRetry: {
    endpoint: endpoints.coachFeedbackRetry,
    right: 'account',
    summary: 'Retry feedback that failed',
    params: roleplay.FeedbackParams,
    reply: meetings.CoachFeedback,
    errors: ['not_authenticated', 'not_found', 'conflict', 'too_short'],
  },
  coachFeedbackTake: {
    endpoint: endpoints.coachFeedbackTake,
    right: 'account',
    summary: 'Score another line for a moment of a meeting; nothing is stored',
    params: roleplay.FeedbackParams,
    body: meetings.MeetingTakeWish,
    reply: meetings.MeetingTake,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'not_ready', 'message_too_long', 'care_first'],
  },
  coachFeedbackPost: {
    endpoint: endpoints.coachFeedbackPost,
    right: 'account',
    summary: 'Preview the post about a meeting for the account’s chat tool, with its status if it was sent',
    params: roleplay.FeedbackParams,
    reply: chatTool.PostPreview,
    errors: ['not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  coachFeedbackPostSend: {
    endpoint: endpoints.coachFeedbackPostSend,
    right: 'meetings',
    summary: 'Send the previewed post; repeated calls, also from other tabs, send it once',
    params: roleplay.FeedbackParams,
    body: chatTool.PostSend,
    reply: chatTool.PostPreview,
    errors: [
      'bad_request',
      'not_authenticated',
      'plan_required',
      'not_found',
      'conflict',
      'not_ready',
      'too_short',
      'rate_limited',
    ],
  },
  coachFeedbackPostSettle: {
    endpoint: endpoints.coachFeedbackPostSettle,
    right: 'account',
    summary: 'Confirm whether an unconfirmed post arrived in the chat; if not, it is sent again',
    params: roleplay.FeedbackParams,
    body: chatTool.PostSettle,
    reply: chatTool.PostPreview,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  chatToolRead: {
    endpoint: endpoints.chatToolRead,
    right: 'account',
    summary: 'Get the chat tool that the account posts to; its address is never returned',
    reply: chatTool.ChatToolSetting,
    errors: ['not_authenticated'],
  },
  chatToolSave: {
    endpoint: endpoints.chatToolSave,
    right: 'meetings',
    summary: 'Set the chat tool by its webhook address',
    body: chatTool.ChatToolSave,
    reply: chatTool.ChatToolSetting,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'unprocessable'],
  },
  chatToolForget: {
    endpoint: endpoints.chatToolForget,
    right: 'account',
    summary: 'Delete the chat tool and its address',
    reply: chatTool.ChatToolSetting,
    errors: ['not_authenticated'],
  },
} as const satisfies Pick<ContractTable, MeetingEndpoint>;
