import { z } from 'zod';
import { idShape, inBoth, statement } from './cues.ts';

/** Questions about a coach's field that people ask in the middle of a conversation. CONTRIBUTING.md, "A field question". */
export const FieldQuestionsFile = z.array(z.strictObject({ id: idShape, say: inBoth(statement) }));

export interface FieldQuestion extends z.infer<typeof FieldQuestionsFile.element> {
  /** The slug of the coach whose field it is. */
  coach: string;
}
