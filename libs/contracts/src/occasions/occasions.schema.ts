import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { CoachCard, ContentCard } from '../content/content.schema.ts';
import { SceneCard } from '../roleplay/roleplay.schema.ts';

const { min, max } = bounds.occasionLength;
const what = z.string().trim().min(min).max(max);
const said = z.string().trim().max(max);

/** What somebody has coming up, in their own words: what, with whom, when. */
export const OccasionAsk = z.object({ text: what });
export type OccasionAsk = z.infer<typeof OccasionAsk>;

/** How to get ready for it. Nothing of it is stored. */
export const OccasionAnswer = z.object({
  /** Where the words speak of danger: what is said in place of everything else. */
  care: z.string().nullable(),
  /** null where nobody can tell who it is for. */
  coach: CoachCard.nullable(),
  /** How it is often begun, and how it could be, in the language of the person's words. */
  sentence: z.object({ weak: z.string(), better: z.string(), language: z.enum(['en', 'de']) }).nullable(),
  scene: SceneCard.nullable(),
  /** A library item to read before. */
  content: ContentCard.nullable(),
});
export type OccasionAnswer = z.infer<typeof OccasionAnswer>;

/** What a person says about an occasion. An empty text is one they did not say. */
export const OccasionWords = z.object({
  what,
  withWhom: z.string().trim().max(bounds.nameLength),
  /** The day, as the person's calendar has it. */
  on: z.iso.date().nullable(),
  /** What would be a good end. */
  goodEnd: said,
  /** What they are afraid of. It is never asked after. */
  fear: said,
  /** The sentence they mean to say; where it is left out, a new occasion gets one made of their words. */
  line: z.string().trim().max(bounds.occasionLineLength).optional(),
});
export type OccasionWords = z.infer<typeof OccasionWords>;

export const Occasion = OccasionWords.extend({
  occasionId: z.uuid(),
  line: z.string(),
  ...OccasionAnswer.pick({ coach: true, scene: true, content: true }).shape,
  /** Whether they opened `content`, and played `scene` to its end, since they wrote it down. */
  read: z.boolean(),
  rehearsed: z.boolean(),
  /** How it went, once they said so. */
  outcome: z.enum(['well', 'mixed', 'badly']).nullable(),
});
export type Occasion = z.infer<typeof Occasion>;

/** What somebody has coming up, the soonest first, those without a day last. */
export const Occasions = z.object({
  occasions: z.array(Occasion),
  /** Where the words that were sent speak of danger: what is said, and nothing was stored. */
  care: z.string().nullable(),
});
export type Occasions = z.infer<typeof Occasions>;

export const OccasionParams = z.object({ occasionId: z.uuid() });
export const OccasionOutcome = z.object({ outcome: Occasion.shape.outcome });
