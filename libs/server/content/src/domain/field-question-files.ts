import { z } from 'zod';
import { idShape, inBoth, statement, title } from './cues.ts';

/**
 * What people ask about a coach's field in the middle of a conversation, and what they tell (`told`): a setback, an
 * obstacle, what others advise. CONTRIBUTING.md, "A field question".
 */
export const FieldQuestionsFile = z.array(
  z.strictObject({ id: idShape, told: z.boolean().default(false), title: inBoth(title), say: inBoth(statement) }),
);

export interface FieldQuestion extends z.infer<typeof FieldQuestionsFile.element> {
  /** The slug of the coach whose field it is. */
  coach: string;
}
