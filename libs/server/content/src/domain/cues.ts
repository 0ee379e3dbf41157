import { z } from 'zod';

const cue = z.string().regex(/^[a-z0-9 |*+,-]+$/, 'is groups of small words without accents, joined by " + "');

export const idShape = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens');

/** The same shape in both languages. */
export const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ en: shape, de: shape });

/**
 * Words that identify something: groups joined by " + ", each of which must match a message; a group after " without "
 * must not match. "rais*" matches every word that begins with "rais". Without accents and capitals.
 */
export const cuesShape = inBoth(z.array(cue).min(1));

/** A coach's statement without a question; quoted text may contain one. */
export const statement = z
  .string()
  .min(1)
  .max(600)
  .refine((text) => !text.replace(/[“„][^”“]*[”“]/g, '').includes('?'), 'asks nothing');
/** A message that a person sends by pressing it; in UTF-16 code units, so that three fit a phone. */
export const title = z.string().min(6).max(46);
export const question = z
  .string()
  .min(3)
  .max(280)
  .refine((text) => text.trimEnd().endsWith('?'), 'ends by asking');
