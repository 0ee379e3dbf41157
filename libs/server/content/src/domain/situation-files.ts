import { z } from 'zod';
import { cuesShape, idShape, inBoth, question, statement, tellsShape } from './cues.ts';

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
const tones = z.strictObject({ plain: saidAloud, softer: saidAloud, firmer: saidAloud });
const objection = z.strictObject({ they: z.string().min(1).max(280), you: z.string().min(1).max(400) });

/** What a coach has to say to something that people bring. CONTRIBUTING.md, "A situation", tells writers what each field is for. */
const toSay = {
  id: idShape,
  /** How the other is spoken to in the German sentences. */
  address: z.enum(['du', 'Sie']),
  scene: z.string().optional(),
  /** Something to read on that coach's shelf. */
  item: z.string().optional(),
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
};

/** What people bring to a coach, and what a coach says to it without a language model. */
export const SituationsFile = z.array(
  z.strictObject({
    ...toSay,
    /** Whose subject it is most. */
    coach: z.string(),
    tells: tellsShape,
    cues: cuesShape,
  }),
);
export type CuedSituation = z.infer<typeof SituationsFile>[number];

/** What is said where no situation fits what was brought: in a coach's own field, or, without a coach, in any. */
export const FallbacksFile = z.array(z.strictObject({ ...toSay, coach: z.string().optional() }));

export type Situation = z.infer<typeof FallbacksFile>[number];
