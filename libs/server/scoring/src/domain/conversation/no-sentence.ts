import type { Line, Sentence } from '@greenroom/speech-analysis';

/**
 * From this many pieces between commas, with at most this many words each on average, a sentence is a list of words.
 */
const lists = [
  { pieces: 4, words: 3.5 },
  { pieces: 3, words: 2 },
];
/** "A number: forty-six thousand.": most words before the colon and after it. */
const label = { before: 4, after: 4 };
/** From this many labels on, a line is a filled-in form instead of speech. */
const labels = 2;
/** From this many sentences, of at most this many words on average, a line counts as a list too. */
const staccato = { sentences: 5, words: 3.5 };
/** From this many questions at once, a speaker is not waiting for an answer. */
const barrage = 3;

/** Recognises a list of words instead of a sentence: "Reason, reference, date, June, in writing". */
export function isList({ words }: Sentence): boolean {
  const pieces = words.filter(({ then }) => then !== 'on').length;
  return lists.some((list) => pieces >= list.pieces && words.length / pieces <= list.words);
}

/** Recognises a form: "Meine Beobachtung: Unterbrechung. Mein Wunsch: Ausreden." */
export function isForm({ text, sentences }: Line): boolean {
  const isLabelled = ({ words }: Sentence) => {
    const at = words.findIndex(({ then }) => then !== 'on');
    const [last, next] = [words[at], words[at + 1]];
    if (!last || !next || !text.slice(last.to, next.from).includes(':')) return false;
    return at < label.before && words.length - at - 1 <= label.after;
  };
  return sentences.filter(isLabelled).length >= labels;
}

/** Recognises a line that strings stock sentences or questions together. */
export function isStrung(sentences: readonly Sentence[]): boolean {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (sentences.length >= staccato.sentences && words / sentences.length <= staccato.words) return true;
  return sentences.filter(({ asked }) => asked).length >= barrage;
}

/** Returns the words of a sentence as one text that ignores capitals. */
export const plainText = ({ words }: Sentence): string => words.map(({ plain }) => plain).join(' ');
