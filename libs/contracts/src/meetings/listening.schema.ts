import { z } from 'zod';
import { listenBounds } from './listening.ts';
import { locales } from '../locale.ts';
import { nudgeKinds } from './meetings.ts';
import { SpeechMeasure } from '../roleplay/roleplay.schema.ts';

const count = z.number().int().nonnegative();

/** What a page needs to be listened to; a new token makes the one before it worthless. */
export const ListenBegin = z.object({ language: z.enum(locales) });
export type ListenBegin = z.input<typeof ListenBegin>;

export const ListenBegun = z.object({
  socketPath: z.string(),
  token: z.string(),
  /** Whether words are understood here; else only who spoke, and for how long, is known. */
  understands: z.boolean(),
});
export type ListenBegun = z.infer<typeof ListenBegun>;

/** How a meeting stands so far; null for what cannot be told yet. */
export const LiveMeasures = z.object({
  /** Since the meeting was begun. */
  atMs: count,
  /** Of all that was spoken, in per cent. */
  talkShare: z.number().nullable(),
  shares: z.array(z.object({ speaker: z.string(), you: z.boolean(), percent: z.number() })),
  pace: z.number().nullable(),
  paceRating: SpeechMeasure.shape.rating.nullable(),
  fillersAMinute: z.number().nullable(),
  longestTurnSeconds: z.number().nullable(),
  questions: count,
  /** The last thing the coach would say, and when it was due. */
  nudge: z.object({ kind: z.enum(nudgeKinds), atMs: count }).nullable(),
});
export type LiveMeasures = z.infer<typeof LiveMeasures>;

/** What the page says on the socket. `hello` comes first; a channel is named before its first frame. */
export const ListenClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.number().int(),
    token: z.string().max(200),
    language: z.enum(locales),
  }),
  /** Who is heard on a channel beside one's own. */
  z.object({
    type: z.literal('channel'),
    channel: z
      .number()
      .int()
      .min(1)
      .max(listenBounds.channels - 1),
    speaker: z.string().trim().min(1).max(80),
  }),
  /** Nothing more comes: what was heard is written down to its end, then comes `settled`. */
  z.object({ type: z.literal('finish') }),
]);
export type ListenClientMessage = z.infer<typeof ListenClientMessage>;

/** What the server says on it. */
export const ListenServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('live'), live: LiveMeasures }),
  /** Words could not be understood: from here on there is only who spoke, until they are again. */
  z.object({ type: z.literal('words'), understood: z.boolean() }),
  /** Everything is kept; the socket closes with `callCloseCodes.ended`. */
  z.object({ type: z.literal('settled') }),
]);
export type ListenServerMessage = z.infer<typeof ListenServerMessage>;
