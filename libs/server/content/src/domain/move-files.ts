import { z } from 'zod';
import { idShape, statement } from './cues.ts';

/**
 * What a coach says to a move in the middle of a conversation, whatever it is about; each variant is other advice.
 * CONTRIBUTING.md, "A move".
 */
export const MovesFile = z.array(
  z.strictObject({ move: idShape, en: z.array(statement).min(1), de: z.array(statement).min(1) }),
);
export type MoveReplies = z.infer<typeof MovesFile>[number];
