import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { CoachCard, ContentCard } from '../content/content.schema.ts';
import { SceneCard } from '../roleplay/roleplay.schema.ts';

const { min, max } = bounds.occasionLength;
const what = z.string().trim().min(min).max(max);
const said = z.string().trim().max(max);

/** An upcoming conversation in the user's own words: what, with whom, when. */
export const OccasionAsk = z.object({ text: what });
export type OccasionAsk = z.infer<typeof OccasionAsk>;

/** Suggestions for preparing. Nothing of it is stored. */
export const OccasionAnswer = z.object({
  /** Help lines if the words mention danger; they replace everything else. */
  care: z.string().nullable(),
  /** null if no coach fits. */
  coach: CoachCard.nullable(),
  /** A common opening and a better one, in the language of the person's words. */
  sentence: z.object({ weak: z.string(), better: z.string(), language: z.enum(['en', 'de']) }).nullable(),
  scene: SceneCard.nullable(),
  /** A library item to read beforehand. */
  content: ContentCard.nullable(),
});
export type OccasionAnswer = z.infer<typeof OccasionAnswer>;

/** What the user writes about an occasion. An empty text means unanswered. */
export const OccasionWords = z.object({
  what,
  withWhom: z.string().trim().max(bounds.nameLength),
  /** The day in the user's calendar. */
  on: z.iso.date().nullable(),
  /** What would be a good outcome. */
  goodEnd: said,
  /** What they are afraid of. Coaches never ask about it. */
  fear: said,
  /** The sentence they plan to say; if left out, a new occasion gets one made from their words. */
  line: z.string().trim().max(bounds.occasionLineLength).optional(),
});
export type OccasionWords = z.infer<typeof OccasionWords>;

export const Occasion = OccasionWords.extend({
  occasionId: z.uuid(),
  line: z.string(),
  ...OccasionAnswer.pick({ coach: true, scene: true, content: true }).shape,
  /** Whether they have finished `content` and `scene` since they wrote the occasion down. */
  read: z.boolean(),
  rehearsed: z.boolean(),
  /** How it went, once the user has said so. */
  outcome: z.enum(['well', 'mixed', 'badly']).nullable(),
});
export type Occasion = z.infer<typeof Occasion>;

/** The user's upcoming occasions, soonest first, those without a day last. */
export const Occasions = z.object({
  occasions: z.array(Occasion),
  /** Help lines if the submitted words mention danger; nothing was stored then. */
  care: z.string().nullable(),
});
export type Occasions = z.infer<typeof Occasions>;

export const OccasionParams = z.object({ occasionId: z.uuid() });
export const OccasionOutcome = z.object({ outcome: Occasion.shape.outcome });
