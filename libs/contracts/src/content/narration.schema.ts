import { z } from 'zod';
import { ContentParams, SlugParams } from './content.schema.ts';

/** Which part of an item is narrated: its opening, a recipe's lists, its text; or a coach's own greeting. */
export const NarrationSection = z.enum(['opening', 'getOut', 'steps', 'variations', 'text', 'hello']);
export type NarrationSection = z.infer<typeof NarrationSection>;

/** One or a few paragraphs that make one sound file. */
export const NarrationPart = z.object({
  /** Key of its sound; the sound under a key never changes. */
  key: z.string(),
  section: NarrationSection,
  /** The heading above it in the item; null if there is none. */
  heading: z.string().nullable(),
  /** Estimated duration from the word count and the voice's speed; the sound itself has the exact one. In ms. */
  estimatedMs: z.number().int().positive(),
});
export type NarrationPart = z.infer<typeof NarrationPart>;

/** A narration by a coach's synthesized voice. */
export const Narration = z.object({
  /** Of the item, or of the coach's greeting. */
  uuid: z.uuid(),
  /** The spoken text if the page shows it nowhere else; null for an item. */
  text: z.string().nullable(),
  parts: NarrationPart.array().min(1),
});
export type Narration = z.infer<typeof Narration>;

const partKey = z.string().regex(/^[0-9a-f]{32}$/);
export const ItemNarrationPartParams = ContentParams.extend({ partKey });
export const CoachNarrationPartParams = SlugParams.extend({ partKey });
