import { readFileSync } from 'node:fs';
import { wordsOf } from '@greenroom/understanding/text';

/** Concepts by spelling: whole words and phrases, and beginnings of words. */
interface Lexicon {
  phrases: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlyMap<string, readonly string[]>;
}

const longestPhrase = 4;
const shortestBeginning = 3;

/** Names for what words mean, position by position, shared by English and German. */
export type ConceptsAt = readonly (readonly string[])[];

/**
 * Opens a lexicon: tab-separated lines of concept, language and entry; an entry has one to four words, and a final `*`
 * matches any ending of the last.
 */
export function openLexicon(file: URL): (words: readonly string[]) => ConceptsAt {
  let lexicon: Lexicon | undefined;
  return (words) => {
    lexicon ??= readLexicon(readFileSync(file, 'utf8'));
    return words.map((_, at) => [...new Set(conceptsFrom(lexicon!, words, at))]);
  };
}

function* conceptsFrom({ phrases, beginnings }: Lexicon, words: readonly string[], at: number): Generator<string> {
  let phrase = '';
  for (let length = 1; length <= longestPhrase && at + length <= words.length; length += 1) {
    const last = words[at + length - 1]!;
    const before = phrase;
    phrase = before === '' ? last : `${before} ${last}`;
    yield* phrases.get(phrase) ?? [];
    for (let end = shortestBeginning; end <= last.length; end += 1)
      yield* beginnings.get(before === '' ? last.slice(0, end) : `${before} ${last.slice(0, end)}`) ?? [];
  }
}

function readLexicon(source: string): Lexicon {
  const phrases = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  for (const line of source.split('\n')) {
    const [concept, , entry] = line.split('\t');
    if (!concept || !entry) continue;
    const open = entry.endsWith('*');
    const key = wordsOf(open ? entry.slice(0, -1) : entry).join(' ');
    const kept = open ? beginnings : phrases;
    if (key !== '') kept.set(key, [...(kept.get(key) ?? []), concept]);
  }
  return { phrases, beginnings };
}
