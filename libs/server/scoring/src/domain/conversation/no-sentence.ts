import type { Line, Sentence } from '@greenroom/speech-analysis';
import { openers } from './openers.ts';

/**
 * From this many pieces between commas, with at most this many words each on average, a sentence is a list of words.
 */
const lists = [
  { pieces: 4, words: 3.5 },
  { pieces: 3, words: 2 },
];
/** Shorter words are not recognised as the partner's. */
const fromThem = 3;
/** "A number: forty-six thousand.": most words before the colon and after it. */
const label = { before: 4, after: 4 };
/** From this many labels on, a line is a filled-in form instead of speech. */
const labels = 2;
/** From this many sentences, of at most this many words on average, a line counts as a list too. */
const staccato = { sentences: 5, words: 3.5 };
/** From this many questions at once, a speaker is not waiting for an answer. */
const barrage = 3;

/** From this many pieces of a line that begin with the same two words, it recites: "I want to …, I want to …". */
const recited = { pieces: 3, words: 7 };
/** From this many words on, the same words in the same order are a repetition. */
const runLength = 6;
/** From this share of a line's words on, listed words make the whole line a list. */
const listedShare = 0.5;

/** Returns the pieces of a sentence between commas. */
function piecesOf({ words }: Sentence): string[][] {
  const pieces: string[][] = [[]];
  for (const { plain, then } of words) {
    pieces.at(-1)!.push(plain);
    if (then === 'comma') pieces.push([]);
  }
  return pieces.filter(({ length }) => length > 0);
}

/**
 * Recognises a list of words instead of a sentence: "Reason, reference, date, June, in writing". "Yeah, okay, five." is
 * none, and neither is a list of what the partner has just said.
 * @param theirs the partner's words before it
 */
export function isList(sentence: Sentence, theirs: ReadonlySet<string> = new Set()): boolean {
  const isOpener = (piece: string[]) => piece.every((word) => openers.has(word));
  const isTheirs = (piece: string[]) => piece.some((word) => word.length >= fromThem && theirs.has(word));
  const pieces = piecesOf(sentence).filter((piece) => !isOpener(piece));
  const own = pieces.filter((piece) => !isTheirs(piece));
  const words = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (own.length <= pieces.length / 2) return false;
  return lists.some((list) => pieces.length >= list.pieces && words / pieces.length <= list.words);
}

/**
 * Recognises a line whose pieces begin alike: "With gratitude, with clarity, with kindness.", "My number is …. My
 * reason is …. My day is …."
 */
export function isRecited(sentences: readonly Sentence[]): boolean {
  const frames = new Map<string, number>();
  for (const piece of sentences.flatMap(piecesOf)) {
    const [first, second, third] = piece;
    if (second === undefined || piece.length > recited.words) continue;
    for (const frame of [`${first} ${second} …`, third === undefined ? undefined : `${first} … ${third}`])
      if (frame !== undefined) frames.set(frame, (frames.get(frame) ?? 0) + 1);
  }
  return Math.max(0, ...frames.values()) >= recited.pieces;
}

/** Returns the runs of words of a sentence that are long enough to be recognised when they come again. */
export function runsIn({ words }: Sentence): string[] {
  const plain = words.map((word) => word.plain);
  return plain
    .slice(0, Math.max(0, plain.length - runLength + 1))
    .map((_, at) => plain.slice(at, at + runLength).join(' '));
}

/** Reports whether the listed words are most of what a line says. */
export function isMostly(listed: readonly Sentence[], all: readonly Sentence[]): boolean {
  const count = (some: readonly Sentence[]) => some.reduce((sum, { words }) => sum + words.length, 0);
  return count(listed) > 0 && count(listed) >= listedShare * count(all);
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
  const told = sentences.filter(({ words }) => words.some(({ plain }) => !openers.has(plain)));
  const words = told.reduce((sum, sentence) => sum + sentence.words.length, 0);
  if (told.length >= staccato.sentences && words / told.length <= staccato.words) return true;
  return sentences.filter(({ asked }) => asked).length >= barrage;
}

/** Returns the words of a sentence as one text that ignores capitals. */
export const plainText = ({ words }: Sentence): string => words.map(({ plain }) => plain).join(' ');
