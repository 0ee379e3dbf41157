import type { CallTurn, Locale } from '@greenroom/contracts';
import { daysIn } from './key-words.ts';

/** Most words taken from the call itself. */
const mostOfCall = 60;

/**
 * Returns words that are likely to be said, to correct doubtful ones: days, the coach's terms, and names that were
 * typed or clearly said earlier in this call.
 * @param terms of the coach, including names
 */
export function callVocabulary(language: Locale, terms: readonly string[], turns: readonly CallTurn[]): string[] {
  const ofCall = new Set<string>();
  for (const { text, doubts = [] } of turns) {
    const doubtful = new Set(doubts);
    const words = text.split(/\s+/).filter((word) => word !== '');
    for (const [at, word] of words.entries()) {
      const isFirst = at === 0 || /[.!?:“"]$/.test(words[at - 1]!);
      const name = /^[“"(]?(\p{Lu}\p{Ll}{4,})\W*$/u.exec(word)?.[1];
      if (name !== undefined && !isFirst && !doubtful.has(at)) ofCall.add(name);
    }
  }
  return [...new Set([...daysIn(language), ...terms, ...[...ofCall].slice(-mostOfCall)])];
}
