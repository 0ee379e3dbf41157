import { classesOf, hashFeature, wordsOf } from '../text/index.ts';

/** log2 of the number of hash values. Rarely do two features of the training phrasings share one. */
const bits = 22;

/** Maximum number of words of a message that are read. */
const mostWords = 90;
/** Lengths of character n-grams within a word and its borders. */
const runs = { shortest: 3, longest: 5 };

/** Words that say nothing about a subject by themselves; they count only in pairs. */
const functionWords = new Set(
  `the a an i my me to and of in it is that for on with at he she they you we be was so but have has do does not what how
  this his her if or as when about im its ich und der die das ein eine einen zu mir mich mein meine er sie es ist nicht
  wie was in mit auf den dem fur von wenn so auch hat habe bin`.split(/\s+/),
);

const hash = (kind: string, value: string) => hashFeature(kind, value, bits);

/**
 * Turns a message into hashed features: words, pairs of words (adjacent, or with one between), parts of words, word
 * classes. Without duplicates in each group.
 */
export function subjectFeatures(text: string): Uint32Array[] {
  const words = wordsOf(text)
    .filter((word) => word !== '?')
    .slice(0, mostWords);
  const classes = classesOf(words);
  const found = {
    words: new Set<number>(),
    pairs: new Set<number>(),
    parts: new Set<number>(),
    kinds: new Set<number>(),
  };
  for (const [at, word] of words.entries()) {
    found.words.add(hash('1', word));
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    if (next !== undefined) found.pairs.add(hash('2', `${word} ${next}`));
    if (afterNext !== undefined) found.pairs.add(hash('4', `${word} ${afterNext}`));
    if (functionWords.has(word)) continue;
    for (const part of partsOf(word)) found.parts.add(hash('6', part));
    const kind = classes[at];
    if (kind) found.kinds.add(hash('c', kind.broad)).add(hash('d', kind.fine));
  }
  return [found.words, found.pairs, found.parts, found.kinds].map((group) => Uint32Array.from(group));
}

function partsOf(word: string): string[] {
  const bordered = ` ${word} `;
  const parts: string[] = [];
  for (let size = runs.shortest; size <= runs.longest; size += 1)
    for (let from = 0; from + size <= bordered.length; from += 1) parts.push(bordered.slice(from, from + size));
  return parts;
}
