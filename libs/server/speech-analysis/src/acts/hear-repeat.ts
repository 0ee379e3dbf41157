import type { Line, Sentence } from '../text/read-line.ts';

/** Shorter words are ignored, which excludes most function words. */
const shortest = 4;
/** The share of common words among all words of two sentences, from which they count as the same. */
const sameFrom = 0.6;
const fewestWords = 3;

/** Returns whether a sentence repeats what an earlier line of the same person said. */
export function isRepeated(sentence: Sentence, earlier: readonly Line[]): boolean {
  const words = wordsOf(sentence);
  if (words.size < fewestWords) return false;
  return earlier.some(({ sentences }) =>
    sentences.some((one) => {
      const other = wordsOf(one);
      const common = words.intersection(other).size;
      return other.size >= fewestWords && common / (words.size + other.size - common) >= sameFrom;
    }),
  );
}

const known = new WeakMap<Sentence, Set<string>>();

function wordsOf(sentence: Sentence): Set<string> {
  const before = known.get(sentence);
  if (before) return before;
  const all = sentence.words.map(({ plain }) => plain);
  const words = new Set(all.filter((plain) => plain.length >= shortest && !/^\p{N}/u.test(plain)));
  known.set(sentence, words);
  return words;
}
