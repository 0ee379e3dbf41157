import { z } from 'zod';
import { idShape, inBoth, question, statement } from './cues.ts';

/** Questions about a coach's own trade, with the answer. CONTRIBUTING.md, "A direct answer". */
export const DirectAnswersFile = z.array(
  z.strictObject({
    id: idShape,
    /** An item on that coach’s shelf that tells more. */
    item: z.string().optional(),
    say: inBoth(statement),
    ask: inBoth(question),
  }),
);

export interface DirectAnswer extends z.infer<typeof DirectAnswersFile.element> {
  /** The coach whose trade it is; undefined if every coach can answer. */
  coach: string | undefined;
}
