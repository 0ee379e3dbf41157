import { classesOf, hashFeature, type WordClass, wordsOf } from '@greenroom/understanding/text';
import { type ConceptsAt, openLexicon } from './concepts.ts';

/** log2 of the number of hash buckets. */
export const bucketBits = 19;
export const buckets = 1 << bucketBits;

/** Number of words used of a text; longer texts are cut into windows first. */
const mostWords = 120;

const conceptsOf = openLexicon(new URL('./lexicon.tsv', import.meta.url));

/**
 * Distinct bucket numbers: by words, by characters, by concepts, by word classes. Each group is weighted separately.
 */
export type Features = readonly [
  words: Uint32Array,
  characters: Uint32Array,
  concepts: Uint32Array,
  classes: Uint32Array,
];

/**
 * Turns a text into hashed features: words, pairs, triples and pairs with a gap; runs of 3 to 6 characters that may
 * cross a space; concepts of a lexicon, with those that follow within a few words; and classes of similar words, with
 * those that follow. Hashing keeps the weights in one array, whatever words turn up.
 */
export function extractFeatures(text: string): Features {
  const words = wordsOf(text).slice(0, mostWords);
  return [
    wordFeatures(['^', ...words, '$']),
    characterFeatures(` ${words.join(' ')} `),
    conceptFeatures(words, conceptsOf(words)),
    classFeatures(words, classesOf(words)),
  ];
}

/** Greatest distance in words at which two concepts form a pair. */
const reach = 7;

function conceptFeatures(words: readonly string[], concepts: ConceptsAt): Uint32Array {
  const found = new Set<number>();
  for (const [at, here] of concepts.entries())
    for (const concept of here) {
      found.add(hash('7', concept));
      if (at > 0) found.add(hash('8', `${words[at - 1]} ${concept}`));
      if (at + 1 < words.length) found.add(hash('9', `${concept} ${words[at + 1]}`));
      for (let next = at; next <= at + reach && next < concepts.length; next += 1)
        for (const other of concepts[next]!)
          if (next > at || other > concept) found.add(hash(next - at <= 2 ? 'a' : 'b', `${concept} ${other}`));
    }
  return Uint32Array.from(found);
}

/** Greatest distance in words at which two classes form a pair. */
const classReach = 4;

function classFeatures(words: readonly string[], classes: readonly (WordClass | undefined)[]): Uint32Array {
  const found = new Set<number>();
  for (const [at, here] of classes.entries()) {
    if (!here) continue;
    found.add(hash('c', here.broad));
    found.add(hash('d', here.fine));
    if (at > 0) found.add(hash('e', `${words[at - 1]} ${here.broad}`));
    if (at + 1 < words.length) found.add(hash('f', `${here.broad} ${words[at + 1]}`));
    for (let gap = 1; gap <= classReach; gap += 1) {
      const next = classes[at + gap];
      if (!next) continue;
      found.add(hash(gap <= 2 ? 'g' : 'h', `${here.broad} ${next.broad}`));
      found.add(hash(gap <= 2 ? 'i' : 'j', `${here.fine} ${next.fine}`));
    }
  }
  return Uint32Array.from(found);
}

function wordFeatures(words: readonly string[]): Uint32Array {
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    found.add(hash('1', word));
    if (second !== undefined) found.add(hash('2', `${word} ${second}`));
    if (third !== undefined) {
      found.add(hash('3', `${word} ${second} ${third}`));
      found.add(hash('4', `${word} ${third}`));
    }
    if (fourth !== undefined) found.add(hash('5', `${word} ${fourth}`));
  }
  return Uint32Array.from(found);
}

function characterFeatures(text: string): Uint32Array {
  const found = new Set<number>();
  for (let size = 3; size <= 6; size += 1)
    for (let from = 0; from + size <= text.length; from += 1) found.add(hash('6', text.slice(from, from + size)));
  return Uint32Array.from(found);
}

const hash = (kind: string, value: string) => hashFeature(kind, value, bucketBits);
