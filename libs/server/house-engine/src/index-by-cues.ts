import { readCues } from './match-cues.ts';

/** Content that is known by cues in both languages. */
interface Cued {
  cues: Readonly<Record<'en' | 'de', readonly string[]>>;
}

export interface FoundByCues<Content> {
  content: Content;
  /** How telling the cue was: the number of its groups, and less than one more. */
  strength: number;
}

/** In groups of a cue: so telling that it was not met by chance. */
export const telling = 2;

/** Conversations are read again at each message; so many texts are not searched twice. */
const remembered = 1_000;

/** Finds what a message is about by the cues that the content has for it, the most telling first. */
export function indexByCues<Content extends Cued>(
  contents: readonly Content[],
): (text: string) => readonly FoundByCues<Content>[] {
  const cued = contents.map((content) => ({ content, strengthIn: readCues([...content.cues.en, ...content.cues.de]) }));
  const known = new Map<string, readonly FoundByCues<Content>[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = cued
      .map(({ content, strengthIn }) => ({ content, strength: strengthIn(text) }))
      .filter(({ strength }) => strength > 0)
      .sort((one, other) => other.strength - one.strength);
    if (known.size >= remembered) known.clear();
    known.set(text, found);
    return found;
  };
}
