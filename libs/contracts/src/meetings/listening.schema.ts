import { z } from 'zod';
import { listenBounds } from './listening.ts';
import { locales } from '../locale.ts';
import { nudgeKinds } from './meetings.ts';
import { SpeechMeasure } from '../roleplay/roleplay.schema.ts';

const count = z.number().int().nonnegative();

/** Starts listening to a meeting; the new token invalidates the previous one. */
export const ListenBegin = z.object({ language: z.enum(locales) });
export type ListenBegin = z.input<typeof ListenBegin>;

export const ListenBegun = z.object({
  socketPath: z.string(),
  token: z.string(),
  /** Whether the server can transcribe speech; without it only who spoke, and for how long, is known. */
  understands: z.boolean(),
});
export type ListenBegun = z.infer<typeof ListenBegun>;

/** Live figures of a meeting; null for those not known yet. */
export const LiveMeasures = z.object({
  /** Since the meeting began. */
  atMs: count,
  /** Of all speech, in per cent. */
  talkShare: z.number().nullable(),
  shares: z.array(z.object({ speaker: z.string(), you: z.boolean(), percent: z.number() })),
  pace: z.number().nullable(),
  paceRating: SpeechMeasure.shape.rating.nullable(),
  fillersAMinute: z.number().nullable(),
  longestTurnSeconds: z.number().nullable(),
  questions: count,
  /** The coach's latest nudge, and when it was due. */
  nudge: z.object({ kind: z.enum(nudgeKinds), atMs: count }).nullable(),
});
export type LiveMeasures = z.infer<typeof LiveMeasures>;

/** Messages from the page on the socket. `hello` comes first; `channel` must come before the channel's first frame. */
export const ListenClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.number().int(),
    token: z.string().max(200),
    language: z.enum(locales),
  }),
  /** Names the speaker of a channel other than the user's own. */
  z.object({
    type: z.literal('channel'),
    channel: z
      .number()
      .int()
      .min(1)
      .max(listenBounds.channels - 1),
    speaker: z.string().trim().min(1).max(80),
  }),
  /** The page sends nothing more: the server finishes the transcript, then sends `settled`. */
  z.object({ type: z.literal('finish') }),
]);
export type ListenClientMessage = z.infer<typeof ListenClientMessage>;

/** Messages from the server on the socket. */
export const ListenServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('live'), live: LiveMeasures }),
  /** Whether words can be transcribed; while they cannot, only who spoke is recorded. */
  z.object({ type: z.literal('words'), understood: z.boolean() }),
  /** Everything is stored; the socket closes with `callCloseCodes.ended`. */
  z.object({ type: z.literal('settled') }),
]);
export type ListenServerMessage = z.infer<typeof ListenServerMessage>;
