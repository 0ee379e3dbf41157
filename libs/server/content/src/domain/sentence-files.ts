import { z } from 'zod';
import { idShape, inBoth, statement } from './cues.ts';
import { tones } from './situation-files.ts';

/**
 * Something that many people have to say to somebody: ask, refuse, admit, complain, end. CONTRIBUTING.md, "A sentence to
 * say".
 */
export const SentencesFile = z.array(
  z.strictObject({
    id: idShape,
    /** The slug of the coach whose field it is. */
    coach: z.string(),
    /** What is to be said, as a person chooses it from a list; in UTF-16 code units, so that it fits a phone. */
    title: inBoth(z.string().min(6).max(60)),
    /** How to go about it. */
    advice: inBoth(statement),
    /** What is said to the other, word for word. */
    words: inBoth(tones),
  }),
);

/** A sentence to say, with the name of its file, such as `leading`: who says it to whom. */
export type SentenceToSay = z.infer<typeof SentencesFile.element> & { group: string };
