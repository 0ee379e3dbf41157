import { z } from 'zod';
import { ContentParams, SlugParams } from './content.schema.ts';

/** Where in an item a part stands: its beginning, a recipe's lists, its text; or a coach's own few words. */
export const NarrationSection = z.enum(['opening', 'getOut', 'steps', 'variations', 'text', 'hello']);
export type NarrationSection = z.infer<typeof NarrationSection>;

/** A paragraph or a few that are one piece of sound. */
export const NarrationPart = z.object({
  /** Names its sound, which is the same for ever under this name. */
  key: z.string(),
  section: NarrationSection,
  /** What stands over it in the item; null where nothing does. */
  heading: z.string().nullable(),
  /** How long it will last, by its words and the voice's speed; the sound itself knows. In ms. */
  estimatedMs: z.number().int().positive(),
});
export type NarrationPart = z.infer<typeof NarrationPart>;

/** What is said aloud by a coach's voice, which a machine makes. */
export const Narration = z.object({
  /** Of the item, or of the coach’s own words. */
  uuid: z.uuid(),
  /** What is said where it stands nowhere else on the page; null for an item. */
  text: z.string().nullable(),
  parts: NarrationPart.array().min(1),
});
export type Narration = z.infer<typeof Narration>;

const partKey = z.string().regex(/^[0-9a-f]{32}$/);
export const ItemNarrationPartParams = ContentParams.extend({ partKey });
export const CoachNarrationPartParams = SlugParams.extend({ partKey });
