import type { Hearing } from './speakers.ts';

/** Function words before a pause, as transcribers mishear them. */
const misheard: Record<string, string> = {
  and: 'an', but: 'bad', because: 'becomes', so: 'saw', or: 'all', um: 'em', the: 'their', to: 'two', that: 'at', then: 'ten', when: 'one', with: 'width', for: 'four',
  und: 'rund', aber: 'ober', weil: 'weit', dass: 'was', oder: 'order', ähm: 'am', also: 'alles', dann: 'wann', mit: 'mitte', der: 'er', zu: 'so', wenn: 'wen',
}; // prettier-ignore

/** Probabilities, from 0 to 1. */
const shares = { falseStop: 0.6, noMarks: 0.3, misheard: 0.3 };

/** Returns the words as written. */
export const clean: Hearing = (piece) => piece;

/** Adds a full stop where the speaker only paused, drops marks, and mishears function words. */
export const noisy: Hearing = (piece, _, random) => {
  const [stops, marks, mishears] = [random(), random(), random()];
  const words = piece.replace(/[.,;:?!…]+$/, '').split(' ');
  const mark = piece.slice(words.join(' ').length);
  const last = words.at(-1)!.toLowerCase();
  if (mishears < shares.misheard && misheard[last]) words.splice(-1, 1, misheard[last]);
  const text = words.join(' ');
  if (marks < shares.noMarks) return text;
  return stops < shares.falseStop && !/[.?!]/.test(mark) ? `${text}.` : `${text}${mark}`;
};
