import { z } from 'zod';
import { idShape, inBoth, question, statement } from './cues.ts';

const placeholders = /\{(\w+)\}/g;
const known = new Set(['name', 'sum', 'day']);

/**
 * A part in `[…]` is left out if a placeholder in it is unknown; text after `|` is used instead. Placeholders occur
 * only inside such parts.
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
export const tones = z.strictObject({ plain: saidAloud, softer: saidAloud, firmer: saidAloud });
const objection = z.strictObject({ they: z.string().min(1).max(280), you: z.string().min(1).max(400) });

/** What a coach has to say about a situation. CONTRIBUTING.md, "A situation", tells writers what each field is for. */
const toSay = {
  id: idShape,
  /** The form of address for the other person in the German sentences. */
  address: z.enum(['du', 'Sie']),
  scene: z.string().optional(),
  /** An item on that coach's shelf to read. */
  item: z.string().optional(),
  hears: inBoth(z.array(statement).min(1)),
  point: inBoth(z.array(statement).min(1)),
  step: inBoth(statement),
  why: inBoth(statement),
  trap: inBoth(statement),
  words: inBoth(tones),
  objections: inBoth(z.array(objection).length(3)),
  /** What to do if the other person refuses or it goes wrong. */
  ifNo: inBoth(statement),
  decide: inBoth(statement),
  review: inBoth(statement),
  asks: inBoth(z.array(question).min(3)),
  /** What people ask in the middle of it, each in several ways, and the answer. */
  questions: z
    .array(z.strictObject({ asks: inBoth(z.array(z.string().min(3)).min(2)), say: inBoth(statement) }))
    .optional(),
};

/** Situations that people bring to a coach, and what a coach says to them without a language model. */
export const SituationsFile = z.array(
  z.strictObject({
    ...toSay,
    /** The coach whose subject it is most. */
    coach: z.string(),
  }),
);
export type KnownSituation = z.infer<typeof SituationsFile>[number];

/** Used if no situation matches: in a coach's own field or, without a coach, in any field. */
export const FallbacksFile = z.array(z.strictObject({ ...toSay, coach: z.string().optional() }));

export type Situation = z.infer<typeof FallbacksFile>[number];
