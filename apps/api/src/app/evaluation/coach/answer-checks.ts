import type { Seen } from './talk-to-product.ts';

/** A check of an answer that needs no judgement. */
export interface Check {
  name: string;
  /** @returns undefined if the check does not apply to the answer */
  holds(answers: readonly Seen[], at: number): boolean | undefined;
}

/** Minimum length of a word that says something about the topic. */
const telling = 5;
/** Shorter sentences ("Good.") may be repeated; in words. */
const wholeSentence = 6;

export const checks: readonly Check[] = [
  { name: 'something is answered', holds: (answers, at) => answers[at]!.text.trim() !== '' },
  {
    name: 'a word or figure of the person’s comes back',
    holds(answers, at) {
      const { says, text } = answers[at]!;
      const own = tellingWords(says);
      if (own.length < 4) return undefined;
      const answer = new Set(tellingWords(text));
      return own.some((word) => answer.has(word));
    },
  },
  { name: 'at most one question', holds: (answers, at) => answers[at]!.text.split('?').length <= 2 },
  {
    name: 'no sentence comes again',
    holds(answers, at) {
      if (at === 0) return undefined;
      const before = new Set(answers.slice(0, at).flatMap(({ text }) => sentencesOf(text)));
      return !sentencesOf(answers[at]!.text).some((sentence) => before.has(sentence));
    },
  },
];

function tellingWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,]*[\p{L}\p{N}]|\p{N}/gu) ?? [];
  return words.filter((word) => word.length >= telling || /\p{N}/u.test(word));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/u).length >= wholeSentence);
}
