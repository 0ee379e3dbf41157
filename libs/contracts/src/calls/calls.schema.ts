import { z } from 'zod';
import { callEnds } from './calls.ts';
import { locales } from '../locale.ts';

const text = z.string().max(300);

/** Analytics data of a call; each field is present if the page knows it (specification, section 3). */
export const CallAnalytics = z.object({
  conversationId: z.uuid().nullish(),
  recommendationId: z.uuid().nullish(),
  recommendationIdContents: z.uuid().nullish(),
  userTriggerMessageId: z.uuid().nullish(),
  currentPage: text.nullish(),
  currentTab: text.nullish(),
  currentCategoryTab: text.nullish(),
  currentContentTitle: text.nullish(),
  currentContentUuid: z.uuid().nullish(),
});
export type CallAnalytics = z.infer<typeof CallAnalytics>;

/** `push-to-talk`: the microphone is heard only while the key is held. */
export const TalkMode = z.enum(['hands-free', 'push-to-talk']);
export type TalkMode = z.infer<typeof TalkMode>;

/**
 * Starts a call. The client chooses the conversation's uuid, as in chat: an unknown uuid begins a conversation with the
 * coach, a known one continues it. A person's newer call ends their older one (`superseded`).
 */
export const CallStart = z.object({
  mode: z.enum(['coaching', 'role-play']).default('coaching'),
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  topicUuid: z.uuid().optional(),
  language: z.enum(locales),
  talk: TalkMode.default('hands-free'),
  analytics: CallAnalytics.optional(),
});
export type CallStart = z.input<typeof CallStart>;

/** A coach's voice. `embedded`: the voices that ship with the server. `local`: another server on the same machine. */
export const CallVoice = z.object({
  name: z.string(),
  language: z.enum(locales),
  engine: z.enum(['vendor', 'local', 'embedded']),
});
export type CallVoice = z.infer<typeof CallVoice>;

/** Which engines speak and listen in a call; the same two as in `CallStarted`, known before it. */
const CallEnginesInLanguage = z.object({
  speaks: z.enum(['vendor', 'local', 'embedded']),
  understands: z.enum(['vendor', 'local', 'embedded', 'none']),
});
export const CallEngines = z.object({ en: CallEnginesInLanguage, de: CallEnginesInLanguage });
export type CallEngines = z.infer<typeof CallEngines>;

export const CallStarted = z.object({
  callUuid: z.uuid(),
  conversationUuid: z.uuid(),
  /** Path of the socket, on the same origin. */
  socketPath: z.string(),
  /** Sent in every `hello`; it outlives the access token and ends with the call. */
  resumeToken: z.string(),
  protocol: z.number().int(),
  /** The first voice speaks. */
  voices: z.array(CallVoice).min(1),
  /**
   * Which engine transcribes the person's speech in this language. `none`: the server cannot (the embedded transcriber
   * knows English only); the page uses the browser's recognition where available (`recognised`), else the person types.
   */
  understands: z.enum(['vendor', 'local', 'embedded', 'none']),
  /** What is left of the free minutes; null when only the call's own limit applies. */
  allowanceMs: z.number().int().nonnegative().nullable(),
});
export type CallStarted = z.infer<typeof CallStarted>;

export const CallParams = z.object({ callUuid: z.uuid() });

/** Ends a call when no socket is open, or adds analytics data to it. */
export const CallUpdate = z.object({
  end: z.enum(['cancelled', 'hung-up', 'switched-to-chat', 'left-page', 'no-microphone']).optional(),
  analytics: CallAnalytics.optional(),
});
export type CallUpdate = z.input<typeof CallUpdate>;

export const CallRecord = z.object({
  callUuid: z.uuid(),
  conversationUuid: z.uuid(),
  instructorSlug: z.string(),
  startedAt: z.iso.datetime(),
  /** null while the call is in progress. */
  endedAt: z.iso.datetime().nullable(),
  why: z.enum(callEnds).nullable(),
  /** Time spent talking, without holds and lost connections. */
  talkedMs: z.number().int().nonnegative(),
});
export type CallRecord = z.infer<typeof CallRecord>;
