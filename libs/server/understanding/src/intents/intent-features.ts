import { classesOf, hashFeature, wordsOf } from '../text/index.ts';

/** log2 of the number of hash buckets. */
const bucketBits = 17;
export const buckets = 1 << bucketBits;

/** Maximum number of words of a message that are read. */
const mostWords = 60;
/** Lengths of character n-grams. */
const runs = { shortest: 2, longest: 5 };
/** Upper bounds of the length classes, in words; longer messages form one class. */
const lengthSteps = [6, 8, 11, 15, 22];

/** Bucket numbers without duplicates: by words, by characters, by word classes, by shape. */
export type Features = readonly Uint32Array[];

/** Returns the bucket of a feature. */
export const bucketOf = (kind: string, value: string): number => hashFeature(kind, value, bucketBits);

/** Turns a message into hashed features. */
export function intentFeatures(text: string): Features {
  const words = wordsOf(text).slice(0, mostWords);
  return [
    wordFeatures(['^', ...words, '$']),
    characterFeatures(` ${words.join(' ')} `),
    classFeatures(words),
    shapeFeatures(text, words),
  ].map((found) => Uint32Array.from(found));
}

/** Returns words, pairs, triples, and pairs with one word between. */
function wordFeatures(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    found.add(bucketOf('1', word));
    if (second !== undefined) found.add(bucketOf('2', `${word} ${second}`));
    if (third === undefined) continue;
    found.add(bucketOf('3', `${word} ${second} ${third}`));
    found.add(bucketOf('4', `${word} ${third}`));
  }
  return found;
}

function characterFeatures(text: string): Set<number> {
  const found = new Set<number>();
  for (let size = runs.shortest; size <= runs.longest; size += 1)
    for (let from = 0; from + size <= text.length; from += 1) found.add(bucketOf('6', text.slice(from, from + size)));
  return found;
}

function classFeatures(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  const classes = classesOf(words);
  for (const [at, here] of classes.entries()) {
    if (!here) continue;
    found.add(bucketOf('c', here.broad)).add(bucketOf('d', here.fine));
    if (at > 0) found.add(bucketOf('e', `${words[at - 1]} ${here.broad}`));
    if (at + 1 < words.length) found.add(bucketOf('f', `${here.broad} ${words[at + 1]}`));
    for (const next of [classes[at + 1], classes[at + 2]])
      if (next) found.add(bucketOf('g', `${here.broad} ${next.broad}`)).add(bucketOf('i', `${here.fine} ${next.fine}`));
  }
  return found;
}

/** Returns features such as the length and question marks, each also combined with the first word. */
function shapeFeatures(text: string, words: readonly string[]): Set<number> {
  const first = words[0] ?? '';
  const shapes = shapesOf(text, words.filter((word) => word !== '?').length);
  const found = new Set([bucketOf('t', first)]);
  for (const [at, shape] of shapes.entries()) {
    found.add(bucketOf('s', shape)).add(bucketOf('u', `${first} ${shape}`));
    for (const other of shapes.slice(at + 1)) found.add(bucketOf('v', `${shape} ${other}`));
  }
  return found;
}

const marks: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['asks at the end', /\?\s*$/],
  ['asks', /\?/],
  ['exclaims', /!/],
  ['digit', /\d/],
  ['quotes', /["“”„«»]/],
  ['trails off', /\.\.\.|…/],
  ['capitals', /^(?=.*\p{Lu}{2})[^\p{Ll}]{4,}$/u],
  ['no letter', /^\P{L}*$/u],
  ['no vowel', /^[^aeiouyäöü]*$/i],
];

function shapesOf(text: string, words: number): string[] {
  const step = lengthSteps.findLast((one) => words > one);
  const length = step === undefined ? `${words} words` : `over ${step} words`;
  return [length, ...marks.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)];
}
