import { formOf, searchWords, tellingWords, tells } from './search-words.ts';

/** Words for one thing, in any language, and words for what is near to it. */
export interface SynonymGroup {
  same: readonly string[];
  near: readonly string[];
}

/** A part of a query: a word, or several that mean one thing, and the phrases that may stand for it. */
export interface QueryPart {
  asked: readonly string[];
  same: (readonly string[])[];
  near: (readonly string[])[];
}

/** From so many letters on, the beginning of a synonym stands for it. */
const enoughOfWord = 5;

/**
 * Splits what somebody looks for into parts: the longest run of words that is a synonym of something becomes one part
 * with all its synonyms; other words stand alone, unless they tell nothing.
 */
export function expandQuery(text: string, groups: readonly SynonymGroup[]): QueryPart[] {
  const words = searchWords(text);
  const phrases = groups.flatMap((group) => group.same.map((phrase) => ({ words: searchWords(phrase), group })));
  const longest = Math.max(0, ...phrases.map((phrase) => phrase.words.length));
  const parts: QueryPart[] = [];
  const alone: string[] = [];
  for (let at = 0; at < words.length;) {
    const run = runAt(words, at, longest, phrases);
    if (run === undefined) alone.push(words[at]!);
    else parts.push(run);
    at += run?.asked.length ?? 1;
  }
  const rest = parts.length > 0 ? alone.filter(tells) : tellingWords(alone);
  return [...parts, ...rest.map((word) => ({ asked: [word], same: [], near: [] }))];
}

/** The longest run of words from this place on that is a synonym, with all that means the same. */
function runAt(
  words: readonly string[],
  at: number,
  longest: number,
  phrases: readonly { words: readonly string[]; group: SynonymGroup }[],
): QueryPart | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const asked = words.slice(at, at + length);
    // What is being typed ends in the middle of a word.
    const open = at + length === words.length;
    const meant = phrases.filter((phrase) => isPhrase(asked, phrase.words, open)).map(({ group }) => group);
    if (meant.length === 0) continue;
    const phrasesOf = (of: (group: SynonymGroup) => readonly string[]) =>
      [...new Set(meant.flatMap(of))].map((phrase) => tellingWords(searchWords(phrase)));
    return { asked: tellingWords(asked), same: phrasesOf(({ same }) => same), near: phrasesOf(({ near }) => near) };
  }
  return undefined;
}

function isPhrase(asked: readonly string[], phrase: readonly string[], open: boolean): boolean {
  return (
    asked.length === phrase.length &&
    asked.every((word, at) => {
      const other = phrase[at]!;
      if (word === other || formOf(word) === formOf(other)) return true;
      return open && at === asked.length - 1 && word.length >= enoughOfWord && other.startsWith(word);
    })
  );
}
