import { z } from 'zod';
import { callEnds } from './calls.ts';
import { locales } from '../locale.ts';

const text = z.string().max(300);

/** What goes with a call for analytics; each part where the page knows it (specification, section 3). */
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

/** `push-to-talk`: one is heard only while the key is held. */
export const TalkMode = z.enum(['hands-free', 'push-to-talk']);
export type TalkMode = z.infer<typeof TalkMode>;

/**
 * Begins a call. The conversation's uuid is the client's, as in chat: an unknown one begins a conversation with the
 * coach, a known one goes on. A newer call of the same person ends the older one (`superseded`).
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

/** How the coach's voice is made. `embedded`: by the voices that come with the server. `local`: by another server on its machine. */
export const CallVoice = z.object({
  name: z.string(),
  language: z.enum(locales),
  engine: z.enum(['vendor', 'local', 'embedded']),
});
export type CallVoice = z.infer<typeof CallVoice>;

/** Whose engines speak and listen in a call; the two of `CallStarted`, before it. */
const CallEnginesInLanguage = z.object({
  speaks: z.enum(['vendor', 'local', 'embedded']),
  understands: z.enum(['vendor', 'local', 'embedded', 'none']),
});
export const CallEngines = z.object({ en: CallEnginesInLanguage, de: CallEnginesInLanguage });
export type CallEngines = z.infer<typeof CallEngines>;

export const CallStarted = z.object({
  callUuid: z.uuid(),
  conversationUuid: z.uuid(),
  /** Path of the socket on this origin. */
  socketPath: z.string(),
  /** For `hello`, now and after every break; it outlives the access token and ends with the call. */
  resumeToken: z.string(),
  protocol: z.number().int(),
  /** The first is the one that speaks. */
  voices: z.array(CallVoice).min(1),
  /**
   * Who turns the person's speech into words in this language. `none`: the server cannot (the embedded transcriber
   * knows English alone): the page uses the browser's recognition where there is one (`recognised`), else one types.
   */
  understands: z.enum(['vendor', 'local', 'embedded', 'none']),
  /** What is left of the free minutes; null where there is no limit but the call's own. */
  allowanceMs: z.number().int().nonnegative().nullable(),
});
export type CallStarted = z.infer<typeof CallStarted>;

export const CallParams = z.object({ callUuid: z.uuid() });

/** Ends a call where no socket is open to say so, or adds to what goes with it for analytics. */
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
  /** null while it goes on. */
  endedAt: z.iso.datetime().nullable(),
  why: z.enum(callEnds).nullable(),
  /** How long one was on the line, without holds and breaks. */
  talkedMs: z.number().int().nonnegative(),
});
export type CallRecord = z.infer<typeof CallRecord>;
