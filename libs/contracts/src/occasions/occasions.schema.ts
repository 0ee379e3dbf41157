import { z } from 'zod';
import { CoachCard } from '../content/content.schema.ts';
import { SceneCard } from '../roleplay/roleplay.schema.ts';

/** What somebody has coming up, in their own words: what, with whom, when. */
export const OccasionAsk = z.object({ text: z.string().trim().min(3).max(200) });
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
});
export type OccasionAnswer = z.infer<typeof OccasionAnswer>;
