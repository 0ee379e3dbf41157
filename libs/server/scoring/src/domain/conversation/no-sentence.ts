import type { Line, Sentence } from '@greenroom/speech-analysis';

/** From so many pieces between commas, of at most so many words each on average, it is a list of words. */
const lists = [
  { pieces: 4, words: 3.5 },
  { pieces: 3, words: 2 },
];
/** "A number: forty-six thousand.": at most so many words before the colon and behind it. */
const label = { before: 4, after: 4 };
/** From so many labels in one line they are a form that is filled in, and no talk. */
const labels = 2;
/** From so many sentences in one line, of at most so many words on average, they are a list as well. */
const staccato = { sentences: 5, words: 3.5 };
/** Who asks so many questions at once waits for no answer. */
const barrage = 3;

/** "Reason, reference, date, June, in writing": a list of words, and no sentence. */
export function isList({ words }: Sentence): boolean {
  const pieces = words.filter(({ then }) => then !== 'on').length;
  return lists.some((list) => pieces >= list.pieces && words.length / pieces <= list.words);
}

/** "Meine Beobachtung: Unterbrechung. Mein Wunsch: Ausreden." */
export function isForm({ text, sentences }: Line): boolean {
  const isLabelled = ({ words }: Sentence) => {
    const at = words.findIndex(({ then }) => then !== 'on');
    const [last, next] = [words[at], words[at + 1]];
    if (!last || !next || !text.slice(last.to, next.from).includes(':')) return false;
    return at < label.before && words.length - at - 1 <= label.after;
  };
  return sentences.filter(isLabelled).length >= labels;
}

/** A line that strings stock sentences or questions together. */
export function isStrung(sentences: readonly Sentence[]): boolean {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (sentences.length >= staccato.sentences && words / sentences.length <= staccato.words) return true;
  return sentences.filter(({ asked }) => asked).length >= barrage;
}

/** Words of a sentence as one text: what is said again in other capitals is the same. */
export const plainText = ({ words }: Sentence): string => words.map(({ plain }) => plain).join(' ');
