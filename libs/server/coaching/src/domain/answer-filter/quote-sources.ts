import { findOwnWords } from '../find-own-words.ts';

/** What may be quoted. */
export interface QuoteSources {
  /** Whether words stand in one of the texts, word for word; marks, capitals and spaces do not matter. */
  hold(words: string): boolean;
  /** Whether somebody or something has this name: the title of an item, whom a quotation may be said to be from. */
  isName(name: string): boolean;
  /** Whether a text says such a name, where that is of two words or more. */
  mentions(text: string): boolean;
}

/** @param texts read once something is quoted, so that an answer without quotations costs nothing */
export function quoteSources(texts: () => readonly string[], names: () => readonly string[]): QuoteSources {
  let read: readonly string[] | undefined;
  const isSame = (one: string, other: string) => findOwnWords(one, other)?.length === wordsIn(one).length;
  return {
    hold: (words) => (read ??= [...texts(), ...names()]).some((text) => findOwnWords(text, words) !== undefined),
    isName: (name) => names().some((known) => isSame(known, name)),
    mentions: (text) => names().some((name) => /\S\s+\S/.test(name) && findOwnWords(text, name) !== undefined),
  };
}

/** From the first letter to the last, as `findOwnWords` gives a passage. */
const wordsIn = (text: string) => /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(text.normalize('NFC'))?.[0] ?? '';
