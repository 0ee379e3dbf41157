import { z } from 'zod';

const placeholders = /\{(\w+)\}/g;
const known = new Set(['name', 'sum', 'day']);

/**
 * In `[…]` stands what is left out while a placeholder in it is not known, or, after `|`, what is said then; outside of it
 * there is no placeholder.
 */
export const optionalPart = /\[([^[\]]*)\]/g;

const saidAloud = z
  .string()
  .min(1)
  .refine((text) => !text.replace(optionalPart, '').match(placeholders), 'has a placeholder outside of […]')
  .refine(
    (text) => [...text.matchAll(placeholders)].every(([, name]) => known.has(name!)),
    'has another placeholder than {name}, {sum} and {day}',
  )
  .refine((text) => !/[[\]]/.test(text.replace(optionalPart, '')), 'has a bracket without its other half');
const statement = z.string().min(1).max(600).refine((text) => !text.replace(/[“„][^”“]*[”“]/g, '').includes('?'), 'asks nothing');
const question = z.string().min(3).max(280).refine((text) => text.trimEnd().endsWith('?'), 'ends by asking');
const inBoth = <Shape extends z.ZodType>(shape: Shape) => z.strictObject({ en: shape, de: shape });
const cue = z.string().regex(/^[a-z0-9 |*+,-]+$/, 'is groups of small words without accents, joined by " + "');
const tones = z.strictObject({ plain: saidAloud, softer: saidAloud, firmer: saidAloud });
const objection = z.strictObject({ they: z.string().min(1).max(280), you: z.string().min(1).max(400) });

/**
 * What people bring to a coach, and what a coach says to it without a language model. CONTRIBUTING.md, "A situation",
 * tells writers what each field is for.
 */
export const SituationsFile = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is lower-case words joined by hyphens'),
    /** Whose subject it is most. */
    coach: z.string(),
    /** How the other is spoken to in the German sentences. */
    address: z.enum(['du', 'Sie']),
    scene: z.string().optional(),
    /** Something to read on that coach's shelf. */
    item: z.string().optional(),
    /** How people bring it: nearly all of these are found by the cues, and none by another’s. */
    tells: z.strictObject({ en: z.array(z.string().min(3)).min(5), de: z.array(z.string().min(3)).min(4) }),
    /**
     * Words by which it is known: groups joined by " + ", of each of which one must stand in a message; after " without " a
     * group of which none may. "rais*" is every word that begins so. Without accents and capitals.
     */
    cues: inBoth(z.array(cue).min(1)),
    hears: inBoth(z.array(statement).min(1)),
    point: inBoth(z.array(statement).min(1)),
    step: inBoth(statement),
    why: inBoth(statement),
    trap: inBoth(statement),
    words: inBoth(tones),
    objections: inBoth(z.array(objection).length(3)),
    /** Where it is refused or goes wrong. */
    ifNo: inBoth(statement),
    decide: inBoth(statement),
    review: inBoth(statement),
    asks: inBoth(z.array(question).min(3)),
  }),
);
export type Situation = z.infer<typeof SituationsFile>[number];
