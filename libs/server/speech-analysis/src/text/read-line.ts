import { plainWords } from './plain-words.ts';

/** A word of a line, in the form used for comparison. */
export interface Word {
  plain: string;
  /** The position of the written word in the line, in UTF-16 code units. */
  from: number;
  to: number;
  /** The index of the written word in the line; "don’t" is one written word and two of these. */
  written: number;
  /** What follows it: another word, a comma (or dash, colon, dots), or the end of the sentence. */
  then: 'on' | 'comma' | 'end';
}

export interface Sentence {
  words: readonly Word[];
  from: number;
  to: number;
  /** Whether it ends with a question mark. */
  asked: boolean;
}

export interface Line {
  text: string;
  sentences: readonly Sentence[];
  /** The number of written words; "don’t", "twenty-five" and "78,000" are one each. */
  words: number;
}

const written = /\p{N}+(?:[.,:]\p{N}+)*\p{L}*|[\p{L}\p{M}]+(?:['’‘ʼ`´-][\p{L}\p{M}]+)*/gu;
const abbreviated = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'eg', 'ie', 'etc', 'vs', 'nr', 'ca', 'bzw', 'usw']);

/** Parses a line into sentences and words with their positions. */
export function readLine(text: string): Line {
  const found = [...text.matchAll(written)];
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  for (const [index, match] of found.entries()) {
    const to = match.index + match[0].length;
    const until = found[index + 1]?.index ?? text.length;
    const between = text.slice(to, until);
    const then = index === found.length - 1 ? 'end' : breakIn(between, match[0], found[index + 1]?.[0] ?? '');
    const said = plainWords(match[0]);
    for (const [part, plain] of said.entries())
      words.push({ plain, from: match.index, to, written: index, then: part === said.length - 1 ? then : 'on' });
    if (then !== 'end') continue;
    const marks = /^[\s\S]*[.!?…]/.exec(between)?.[0].trimEnd() ?? '';
    const from = words[0]?.from ?? 0;
    sentences.push({ words, from, to: to + marks.length, asked: between.includes('?') });
    words = [];
  }
  return { text, sentences, words: found.length };
}

/** Returns a parsed line as it is, and parses a text. */
export const lineOf = (text: string | Line): Line => (typeof text === 'string' ? readLine(text) : text);

/** "Bis zum 20. Juli" is one sentence. */
const germanMonth = /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)$/u;

function breakIn(between: string, word: string, next: string): Word['then'] {
  if (/\n/.test(between) || /[!?]/.test(between)) return 'end';
  if (/\.\.|…/.test(between)) return next[0] === next[0]?.toLowerCase() ? 'comma' : 'end';
  if (/^\.\s/.test(between) && /^\d{1,2}$/.test(word) && germanMonth.test(next)) return 'on';
  if (/\.(\s|["”’)]|$)/.test(between)) return abbreviated.has(word.toLowerCase()) ? 'on' : 'end';
  return /[,;:–—()]|\s-\s/.test(between) ? 'comma' : 'on';
}
