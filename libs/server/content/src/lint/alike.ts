import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { plainWords } from './item-words.ts';

export interface Pair {
  one: string;
  other: string;
  /**
   * Cosine similarity of the two texts' words, weighted by rarity (TF-IDF): 0 for nothing in common, 1 for the same
   * words.
   */
  likeness: number;
}

const common = new Set(eng);

/** Returns all pairs of texts with their similarity, the most similar first. */
export function pairsByLikeness(texts: readonly { name: string; text: string }[]): Pair[] {
  const counted = texts.map(({ text }) => countsOf(stems(text)));
  const inTexts = countsOf(counted.flatMap((counts) => [...counts.keys()]));
  const vectors = counted.map((counts) =>
    unit(
      new Map(
        [...counts].map(([word, count]) => [word, (1 + Math.log(count)) * Math.log(texts.length / inTexts.get(word)!)]),
      ),
    ),
  );
  const pairs = texts.flatMap(({ name: one }, place) =>
    texts.slice(place + 1).map(({ name: other }, further) => ({
      ...{ one, other },
      likeness: dot(vectors[place]!, vectors[place + 1 + further]!),
    })),
  );
  return pairs.toSorted((a, b) => b.likeness - a.likeness);
}

/** Returns runs of `length` words that occur twice in the texts, each with the names of both texts. */
export function repeatedRuns(
  texts: readonly { name: string; text: string }[],
  length: number,
): { run: string; one: string; other: string }[] {
  const first = new Map<string, { name: string; place: number }>();
  const found: { run: string; one: string; other: string }[] = [];
  for (const { name, text } of texts) {
    const words = plainWords(text);
    let until = -1;
    for (let place = 0; place + length <= words.length; place += 1) {
      const run = words.slice(place, place + length).join(' ');
      const before = first.get(run);
      if (!before) first.set(run, { name, place });
      else if (place > until) {
        found.push({ run, one: before.name, other: name });
        until = place + length;
      }
    }
  }
  return found;
}

const stems = (text: string) => plainWords(text).flatMap((word) => (common.has(word) ? [] : stemmer(word)));

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function unit(vector: Map<string, number>): Map<string, number> {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([word, weight]) => [word, weight / length]));
}

function dot(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0);
  return sum;
}
