import type { Locale } from '@greenroom/contracts';
import { type HeardWords, writtenWords } from '@greenroom/turn-taking';
import { barePart, type KeyWord, keyWordOf } from './key-words.ts';

/** A turn with a day, a number or a name that may be misheard, which the coach asks back before it answers. */
export interface Clarification {
  /** Index of the word among all words. */
  place: number;
  word: string;
  is: KeyWord;
  /** What the coach asks. */
  question: string;
}

interface Setting {
  language: Locale;
  names: ReadonlySet<string>;
}

/** Returns the first doubtful word of a turn that has to be asked back; undefined where there is none. */
export function clarificationOf({ text, doubts }: HeardWords, setting: Setting): Clarification | undefined {
  const words = writtenWords(text);
  for (const place of doubts) {
    const written = words[place];
    if (written === undefined) continue;
    const isFirst = place === 0 || /[.!?]$/.test(words[place - 1]!);
    const is = keyWordOf(written, { ...setting, isFirst });
    const word = barePart(written);
    if (is) return { place, word, is, question: questions[setting.language](word) };
  }
  return undefined;
}

const questions: Record<Locale, (word: string) => string> = {
  en: (word) => `Did you say ${word}?`,
  de: (word) => `Sagten Sie ${word}?`,
};

/** What the reply means for the turn: heard correctly, corrected, wrong without a correction, or unrelated. */
export type Reply = { type: 'right' } | { type: 'corrected'; word: string } | { type: 'wrong' } | undefined;

const yes: Record<Locale, RegExp> = {
  en: /^(?:yes|yeah|yep|yup|right|correct|exactly|sure|that's right|i did)\b/i,
  de: /^(?:ja|jawohl|genau|richtig|stimmt|korrekt)(?![\p{L}])/iu,
};
const no: Record<Locale, RegExp> = {
  en: /^(?:no|nope|nah|not)\b[\s,.!]*/i,
  de: /^(?:nein|nee|nö|nicht)(?![\p{L}])[\s,.!]*/iu,
};
const leadIn: Record<Locale, RegExp> = {
  en: /^(?:i (?:said|meant)|it(?:'s| is| was)|on|in|at|for|the)\s+/i,
  de: /^(?:ich (?:sagte|meinte|habe)|es (?:ist|war)|am|im|um|den|der|die|das)\s+/iu,
};

/** @param asked the question that the coach asked */
export function replyTo(asked: Clarification, reply: HeardWords, setting: Setting): Reply {
  const { language } = setting;
  const text = reply.text.trim();
  if (yes[language].test(text) && writtenWords(text).length <= 4) return { type: 'right' };
  const isNo = no[language].test(text);
  let rest = text.replace(no[language], '').trim();
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(leadIn[language], '').trim()];
  const words = writtenWords(rest);
  const [first = ''] = words;
  const word = barePart(first);
  const isSame = word.toLowerCase() === asked.word.toLowerCase();
  const isOfItsKind =
    keyWordOf(first, { ...setting, isFirst: false }) === asked.is ||
    (asked.is === 'name' && isNo && /^\p{L}{2,}$/u.test(word));
  if (words.length <= 2 && isOfItsKind) return isSame && !isNo ? { type: 'right' } : { type: 'corrected', word };
  return isNo && words.length === 0 ? { type: 'wrong' } : undefined;
}

/** Returns the turn with the reply applied: the word in question is no longer doubtful. */
export function settled({ text, doubts }: HeardWords, asked: Clarification, word = asked.word): HeardWords {
  const words = writtenWords(text).map((one, at) => (at === asked.place ? one.replace(barePart(one), word) : one));
  return { text: words.join(' '), doubts: doubts.filter((place) => place !== asked.place) };
}
