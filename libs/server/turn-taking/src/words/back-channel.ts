import { plainWords } from './plain-words.ts';

/** Said to show attention, not to take the turn. English and German together, because both occur in either. */
const phrases = [
  'uh huh', 'uhhuh', 'uh hu', 'mm hm', 'mm hmm', 'mhm', 'mmhmm', 'mhmm', 'mm', 'mmm', 'hm', 'hmm', 'right', 'okay', 'ok',
  'yeah', 'yep', 'yup', 'yes', 'sure', 'i see', 'got it', 'of course', 'exactly', 'true', 'alright', 'all right', 'oh',
  'ah', 'aha', 'wow', 'cool', 'great', 'nice', 'good', 'fine', 'really', 'oh really', 'makes sense', 'that makes sense',
  'i know', 'fair enough', 'go on', 'ja', 'jaja', 'genau', 'okey', 'klar', 'stimmt', 'richtig', 'gut', 'alles klar',
  'ach so', 'achso', 'verstehe', 'ich verstehe', 'natürlich', 'na klar', 'sicher', 'schön', 'echt', 'weiter', 'jo', 'doch',
]; // prettier-ignore

/** Sounds made while searching for a word. */
const hesitations = new Set([
  'um',
  'uh',
  'uhm',
  'umm',
  'er',
  'erm',
  'eh',
  'hm',
  'hmm',
  'mm',
  'mmm',
  'ähm',
  'äh',
  'öhm',
  'hä',
  'tja',
]);

const longest = Math.max(...phrases.map((phrase) => phrase.split(' ').length));
const known = new Set(phrases);

/** Returns whether a text consists only of back-channels ("uh-huh", "right, okay") and hesitations. */
export function isBackChannel(text: string): boolean {
  const words = plainWords(text.replace(/-/g, ' '));
  for (let at = 0; at < words.length;) {
    const length = phraseAt(words, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** Returns how many words the longest known phrase there has; 0 for none. */
function phraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length--)
    if (known.has(words.slice(at, at + length).join(' '))) return length;
  return hesitations.has(words[at]!) ? 1 : 0;
}

/** Returns whether more words could still make a back-channel of an unfinished text: "I" of "I see". */
export function mayBecomeBackChannel(text: string): boolean {
  const words = plainWords(text.replace(/-/g, ' '));
  return words.some(
    (_, at) =>
      isBackChannel(words.slice(0, at).join(' ')) &&
      phrases.some((phrase) => phrase.startsWith(`${words.slice(at).join(' ')} `)),
  );
}

/** Returns whether there is nothing but "um": the speaker is still searching for words. */
export const isHesitation = (text: string) => plainWords(text).every((word) => hesitations.has(word));
