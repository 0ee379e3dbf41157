import { findOwnWords } from '../find-own-words.ts';

/** The texts an answer may quote. */
export interface QuoteSources {
  /** Whether one of the texts contains the words in this order, ignoring punctuation, case and spaces. */
  hold(words: string): boolean;
  /** Whether a person or an item has this name, so that a quotation may be attributed to it. */
  isName(name: string): boolean;
  /** Whether a text contains such a name of two or more words. */
  mentions(text: string): boolean;
}

/** @param texts read at the first quotation, so that an answer without quotations costs nothing */
export function quoteSources(texts: () => readonly string[], names: () => readonly string[]): QuoteSources {
  let read: readonly string[] | undefined;
  const isSame = (one: string, other: string) => findOwnWords(one, other)?.length === wordsIn(one).length;
  return {
    hold: (words) => (read ??= [...texts(), ...names()]).some((text) => findOwnWords(text, words) !== undefined),
    isName: (name) => names().some((known) => isSame(known, name)),
    mentions: (text) => names().some((name) => /\S\s+\S/.test(name) && findOwnWords(text, name) !== undefined),
  };
}

/** The text from its first to its last letter or number, as `findOwnWords` returns a passage. */
const wordsIn = (text: string) => /[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(text.normalize('NFC'))?.[0] ?? '';
