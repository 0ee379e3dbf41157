import { z } from 'zod';
import { cuesShape, idShape, inBoth, statement } from './cues.ts';

const line = z.string().min(3).max(300);

/** What the other may say or do in a hard conversation, and what to answer. CONTRIBUTING.md, "A rejoinder". */
export const RejoindersFile = z.array(
  z.strictObject({
    id: idShape,
    /** Tried on what the other is expected to say or do, and on nothing else. */
    cues: cuesShape,
    tells: inBoth(z.array(z.string().min(2)).min(2)),
    /** What to answer, word for word. */
    you: z.strictObject({ en: line, de: z.strictObject({ du: line, Sie: line }) }),
    /** What to do or to keep in mind at that moment. */
    then: inBoth(statement),
  }),
);
export type Rejoinder = z.infer<typeof RejoindersFile>[number];
