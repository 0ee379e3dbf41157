import { z } from 'zod';
import { bounds } from '../bounds.ts';

export const SavedLineWords = z.object({ text: z.string().trim().min(1).max(bounds.occasionLineLength) });
export type SavedLineWords = z.infer<typeof SavedLineWords>;

/** A sentence from a coach's answer that the user saved, to say it one day. */
export const SavedLine = SavedLineWords.extend({ lineId: z.uuid() });
export type SavedLine = z.infer<typeof SavedLine>;

/** The user's saved sentences, newest first. */
export const SavedLines = z.object({
  lines: z.array(SavedLine),
  /** Help lines if the submitted words mention danger; nothing was stored then. */
  care: z.string().nullable(),
});
export type SavedLines = z.infer<typeof SavedLines>;

export const SavedLineParams = z.object({ lineId: z.uuid() });
