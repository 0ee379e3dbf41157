import { z } from 'zod';
import { locales } from '../locale.ts';
import { AskedPlace } from '../place.schema.ts';
import { recordingBounds, recordingTroubles, recordingVoices } from './recordings.ts';

const count = z.number().int().nonnegative();
const name = z.string().trim().min(1).max(recordingBounds.nameLength);

export const RecordingPieceParams = z.object({ conversationUuid: z.uuid(), position: AskedPlace });

/** What this server can do with recordings. */
export const RecordingRules = z.object({
  /** The languages in which it understands speech. */
  understands: z.array(z.enum(locales)),
});
export type RecordingRules = z.infer<typeof RecordingRules>;

/** Begins the upload of a recording; its pieces follow. */
export const RecordingBegin = z
  .object({
    /** The name of the file. */
    name,
    /** The language spoken in it. */
    language: z.enum(locales),
    voices: z.enum(recordingVoices),
    /** The user's channel, where there are two. */
    you: z.enum(['left', 'right']).optional(),
    /** What to call the people on the other channel. */
    others: z.string().trim().max(recordingBounds.speakerLength).default(''),
    durationMs: z.number().int().positive().max(recordingBounds.longestMs),
  })
  .refine(({ voices, you }) => (voices === 'apart') === (you !== undefined), { path: ['you'] });
export type RecordingBegin = z.input<typeof RecordingBegin>;

/**
 * A piece of sound at 16 kHz: 16-bit samples, little-endian, one channel after the other. The user's own channel is
 * first.
 */
export const RecordingPiece = z.instanceof(Uint8Array);

export const Recording = z.object({
  name: z.string(),
  language: z.enum(locales),
  voices: z.enum(recordingVoices),
  you: z.enum(['left', 'right']).nullable(),
  status: z.enum(['uploading', 'transcribing', 'done', 'failed']),
  /** Why it failed. */
  trouble: z.enum(recordingTroubles).nullable(),
  durationMs: count,
  pieces: count,
  uploaded: count,
  /** The first piece that is missing; null once all were uploaded. */
  nextPiece: z.number().int().positive().nullable(),
  /** Pieces whose words are stored. */
  transcribed: count,
  /** When the sound is deleted at the latest. */
  expiresAt: z.iso.datetime(),
});
export type Recording = z.infer<typeof Recording>;
