import { z } from 'zod';
import { cuesShape, idShape, inBoth, question, statement, tellsShape } from './cues.ts';

/** What people ask a coach about the coach’s own trade, and the answer. CONTRIBUTING.md, "A direct answer". */
export const DirectAnswersFile = z.array(
  z.strictObject({
    id: idShape,
    /** What tells more of it, on that coach’s shelf. */
    item: z.string().optional(),
    cues: cuesShape,
    tells: tellsShape,
    say: inBoth(statement),
    ask: inBoth(question),
  }),
);

export interface DirectAnswer extends z.infer<typeof DirectAnswersFile.element> {
  /** Whose trade it is; nothing where every coach can say it. */
  coach: string | undefined;
}
