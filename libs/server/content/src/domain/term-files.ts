import { z } from 'zod';
import { idShape, inBoth, statement } from './cues.ts';

/** As people type it: without an article, in any case. */
const name = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ’'%&:,/-]{0,39}$/u);

/**
 * Words that people ask the meaning of, by the coach of the field.
 * CONTRIBUTING.md, "A term".
 */
export const TermsFile = z.array(
  z.strictObject({
    coach: idShape,
    names: z.strictObject({ en: z.array(name).min(1), de: z.array(name).min(1) }),
    says: inBoth(statement),
  }),
);
export type Term = z.infer<typeof TermsFile>[number];
