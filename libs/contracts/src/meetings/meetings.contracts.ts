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

/** Contracts of the silent coach. Meetings of others are not told from none. */
export const meetingContracts = {
  meetingsList: {
    endpoint: endpoints.meetingsList,
    // What there is of meetings stays one's own when a plan has ended.
    right: 'account',
    summary: 'One’s meetings, newest first, with the figures of those that have notes',
    reply: meetings.Meetings,
    errors: ['not_authenticated'],
  },
  speechProgress: {
    endpoint: endpoints.speechProgress,
    right: 'account',
    summary: 'How one spoke over time, in scenes and in meetings',
    reply: meetings.SpeechProgress,
    errors: ['not_authenticated'],
  },
  meetingsCreate: {
    endpoint: endpoints.meetingsCreate,
    right: 'meetings',
    summary: 'Begins a meeting: one that is listened to, or one whose transcript is brought',
    body: meetings.MeetingCreate,
    reply: meetings.Meeting,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'conflict', 'rate_limited'],
  },
  meetingsRead: {
    endpoint: endpoints.meetingsRead,
    right: 'account',
    summary: 'A meeting: what it is called, its transcripts, who speaks in it',
    params: meetings.MeetingParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found'],
  },
  meetingsChange: {
    endpoint: endpoints.meetingsChange,
    right: 'account',
    summary: 'Changes what it is called; says who one is; takes back that others agreed, which deletes their words',
    params: meetings.MeetingParams,
    body: meetings.MeetingChange,
    reply: meetings.Meeting,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict'],
  },
  meetingsDelete: {
    endpoint: endpoints.meetingsDelete,
    right: 'account',
    summary: 'Deletes a meeting with everything in it',
    params: meetings.MeetingParams,
    reply: chat.Deleted,
    errors: ['not_authenticated', 'not_found'],
  },
  meetingsBring: {
    endpoint: endpoints.meetingsBring,
    right: 'meetings',
    summary: 'Reads a transcript into a meeting; where it cannot be read, `fields` has the line and the trouble',
    params: meetings.MeetingParams,
    body: meetings.TranscriptBring,
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
    summary: 'Takes a transcript out of a meeting that has not ended',
    params: meetings.TranscriptParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found', 'conflict'],
  },
  meetingsListen: {
    endpoint: endpoints.meetingsListen,
    right: 'meetings',
    summary: 'Begins to listen to a meeting, or goes on; sound and how it stands go over its socket',
    params: meetings.MeetingParams,
    body: listening.ListenBegin,
    reply: listening.ListenBegun,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'not_found', 'conflict', 'busy', 'unavailable'],
  },
  meetingsEnterRoom: {
    endpoint: endpoints.meetingsEnterRoom,
    right: 'meetings',
    summary: 'Opens a room to meet in, or one whose name one was given',
    body: rooms.RoomEnter,
    reply: rooms.RoomTicket,
    errors: ['bad_request', 'not_authenticated', 'plan_required'],
  },
  meetingsEnd: {
    endpoint: endpoints.meetingsEnd,
    right: 'account',
    summary: 'Ends a meeting and begins its notes; again, it changes nothing',
    params: meetings.MeetingParams,
    reply: meetings.Meeting,
    errors: ['not_authenticated', 'not_found', 'conflict'],
  },
  coachFeedback: {
    endpoint: endpoints.coachFeedback,
    right: 'account',
    summary: 'The notes on a meeting; with async, how far they are',
    params: roleplay.FeedbackParams,
    query: roleplay.FeedbackQuery,
    reply: meetings.CoachFeedback,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  coachFeedbackRetry: {
    endpoint: endpoints.coachFeedbackRetry,
    right: 'account',
    summary: 'Has notes that failed made once more',
    params: roleplay.FeedbackParams,
    reply: meetings.CoachFeedback,
    errors: ['not_authenticated', 'not_found', 'conflict', 'too_short'],
  },
  coachFeedbackTake: {
    endpoint: endpoints.coachFeedbackTake,
    right: 'account',
    summary: 'Judges another line for a moment of a meeting; nothing of it is stored',
    params: roleplay.FeedbackParams,
    body: meetings.MeetingTakeWish,
    reply: meetings.MeetingTake,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'not_ready', 'message_too_long', 'care_first'],
  },
  coachFeedbackPost: {
    endpoint: endpoints.coachFeedbackPost,
    right: 'account',
    summary: 'What would be posted to one’s chat tool of the notes on a meeting, and how it stands where it was',
    params: roleplay.FeedbackParams,
    reply: chatTool.PostPreview,
    errors: ['not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  coachFeedbackPostSend: {
    endpoint: endpoints.coachFeedbackPostSend,
    right: 'meetings',
    summary: 'Allows what was seen to be posted; again, or from another tab, it is posted once',
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
    summary: 'Says whether a post whose answer was lost stands in the chat; one that does not is sent again',
    params: roleplay.FeedbackParams,
    body: chatTool.PostSettle,
    reply: chatTool.PostPreview,
    errors: ['bad_request', 'not_authenticated', 'not_found', 'conflict', 'not_ready', 'too_short'],
  },
  chatToolRead: {
    endpoint: endpoints.chatToolRead,
    right: 'account',
    summary: 'Which chat tool one posts to; its address is never given back',
    reply: chatTool.ChatToolSetting,
    errors: ['not_authenticated'],
  },
  chatToolSave: {
    endpoint: endpoints.chatToolSave,
    right: 'meetings',
    summary: 'Chooses a chat tool, by the address that it gave one for posts',
    body: chatTool.ChatToolSave,
    reply: chatTool.ChatToolSetting,
    errors: ['bad_request', 'not_authenticated', 'plan_required', 'unprocessable'],
  },
  chatToolForget: {
    endpoint: endpoints.chatToolForget,
    right: 'account',
    summary: 'Forgets the chat tool and its address',
    reply: chatTool.ChatToolSetting,
    errors: ['not_authenticated'],
  },
} as const satisfies Pick<ContractTable, MeetingEndpoint>;
