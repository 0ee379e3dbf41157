import { z } from 'zod';

const cue = z.string().regex(/^[a-z0-9 |*+,-]+$/, 'is groups of small words without accents, joined by " + "');

export const idShape = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens');

/** The same in both languages. */
export const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ en: shape, de: shape });

/**
 * Words by which something is known: groups joined by " + ", of each of which one must stand in a message; after " without " a
 * group of which none may. "rais*" is every word that begins so. Without accents and capitals.
 */
export const cuesShape = inBoth(z.array(cue).min(1));

/** How people put it: nearly all of these are found by the cues, and none by another’s. */
export const tellsShape = z.strictObject({ en: z.array(z.string().min(3)).min(5), de: z.array(z.string().min(3)).min(4) });

/** What a coach says without asking anything; what stands in quotation marks may. */
export const statement = z
  .string()
  .min(1)
  .max(600)
  .refine((text) => !text.replace(/[“„][^”“]*[”“]/g, '').includes('?'), 'asks nothing');
export const question = z
  .string()
  .min(3)
  .max(280)
  .refine((text) => text.trimEnd().endsWith('?'), 'ends by asking');
