import { z } from 'zod';
import { cuesShape, idShape, inBoth, statement } from './cues.ts';

const line = z.string().min(3).max(300);

/** What the other person may say or do in a hard conversation, and how to answer. CONTRIBUTING.md, "A rejoinder". */
export const RejoindersFile = z.array(
  z.strictObject({
    id: idShape,
    /** Matched only against what the other person is expected to say or do. */
    cues: cuesShape,
    tells: inBoth(z.array(z.string().min(2)).min(2)),
    /** The answer, word for word. */
    you: z.strictObject({ en: line, de: z.strictObject({ du: line, Sie: line }) }),
    /** What to do or keep in mind at that moment. */
    then: inBoth(statement),
  }),
);
export type Rejoinder = z.infer<typeof RejoindersFile>[number];
