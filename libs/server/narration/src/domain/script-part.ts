import type { NarrationSection } from '@greenroom/contracts';

/** The text of one sound file: a paragraph or a few, in Markdown. */
export interface ScriptPart {
  section: NarrationSection;
  /** The heading above it, if any. */
  heading: string | null;
  text: string;
}
