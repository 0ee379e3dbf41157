import { formOf, searchWords, tellingWords, tells } from './search-words.ts';

/** Words for the same thing, in any language, and words for related things. */
export interface SynonymGroup {
  same: readonly string[];
  near: readonly string[];
}

/** A part of a query: one word, or several words for one thing, and the phrases that may stand for it. */
export interface QueryPart {
  asked: readonly string[];
  same: (readonly string[])[];
  near: (readonly string[])[];
}

/** The minimum number of letters of a word that is still being typed for it to match a longer synonym. */
const enoughOfWord = 5;

/**
 * Splits a query into parts: the longest run of words that matches a synonym becomes one part with all its synonyms;
 * every other word is a part of its own, unless it is a stop word.
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

/** Returns the longest run of words starting here that is a synonym, with everything that means the same. */
function runAt(
  words: readonly string[],
  at: number,
  longest: number,
  phrases: readonly { words: readonly string[]; group: SynonymGroup }[],
): QueryPart | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const asked = words.slice(at, at + length);
    // The last word may still be being typed, so it may be incomplete.
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
