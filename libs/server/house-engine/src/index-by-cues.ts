import { rememberTexts } from '@greenroom/understanding/text';
import { readCues } from './match-cues.ts';

/** Content with cues in both languages. */
interface Cued {
  cues: Readonly<Record<'en' | 'de', readonly string[]>>;
}

interface FoundByCues<Content> {
  content: Content;
  /** How specific the matching cue was: its number of groups, plus a fraction below one. */
  strength: number;
}

/** Indexes contents by their cues. The function returned finds those that match a text, most specific first. */
export function indexByCues<Content extends Cued>(
  contents: readonly Content[],
): (text: string) => readonly FoundByCues<Content>[] {
  const cued = contents.map((content) => ({ content, strengthIn: readCues([...content.cues.en, ...content.cues.de]) }));
  return rememberTexts((text) =>
    cued
      .map(({ content, strengthIn }) => ({ content, strength: strengthIn(text) }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength),
  );
}
