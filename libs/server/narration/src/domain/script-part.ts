import type { NarrationSection } from '@greenroom/contracts';

/** What is one piece of sound: a paragraph or a few, as written, in Markdown. */
export interface ScriptPart {
  section: NarrationSection;
  /** What stands over it; null where nothing does. */
  heading: string | null;
  text: string;
}
