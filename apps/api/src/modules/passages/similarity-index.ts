import { families, type Family, type Terms } from './search-terms.ts';

/** How alike a question and each text are, by family of terms: cosines from 0 to 1, in the order of the texts. */
export type Similarities = Readonly<Record<Family, Float32Array>>;

export interface SimilarityIndex {
  similarities(question: Terms): Similarities;
  /** How rare a term is among the texts: the inverse document frequency. */
  rarityOf(family: Family, term: string): number;
}

/**
 * TF-IDF with logarithmic term frequency and cosines (Manning, Raghavan and Schütze 2008, 6.4), each family of terms by
 * itself, so that the many parts of words do not drown the words.
 * @param counted which of the texts count for how rare a term is; those that only repeat others do not
 */
export function indexSimilarities(texts: readonly Terms[], counted: (at: number) => boolean): SimilarityIndex {
  const of = Object.fromEntries(
    families.map((family) => [
      family,
      indexFamily(
        texts.map((terms) => terms[family]),
        counted,
      ),
    ]),
  ) as Record<Family, FamilyIndex>;
  return {
    similarities: (question) => ({
      stem: of.stem.similarTo(question.stem),
      gram: of.gram.similarTo(question.gram),
      sense: of.sense.similarTo(question.sense),
    }),
    rarityOf: (family, term) => of[family].rarityOf(term),
  };
}

type Counts = ReadonlyMap<string, number>;
interface FamilyIndex {
  similarTo(question: Counts): Float32Array;
  rarityOf(term: string): number;
}

function indexFamily(texts: readonly Counts[], counted: (at: number) => boolean): FamilyIndex {
  const among = texts.filter((_, at) => counted(at));
  const occurs = new Map<string, number>();
  for (const counts of among) for (const term of counts.keys()) occurs.set(term, (occurs.get(term) ?? 0) + 1);
  const rarityOf = (term: string) => Math.log(1 + among.length / (1 + (occurs.get(term) ?? 0)));

  const unitVector = (counts: Counts): [term: string, weight: number][] => {
    const weights = [...counts].map(([term, count]) => [term, (1 + Math.log(count)) * rarityOf(term)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([term, weight]) => [term, weight / length]);
  };
  const postings = new Map<string, { text: number; weight: number }[]>();
  for (const [text, counts] of texts.entries()) {
    for (const [term, weight] of unitVector(counts)) {
      const list = postings.get(term);
      if (list) list.push({ text, weight });
      else postings.set(term, [{ text, weight }]);
    }
  }
  return {
    rarityOf,
    similarTo(question) {
      const similar = new Float32Array(texts.length);
      for (const [term, asked] of unitVector(question))
        for (const { text, weight } of postings.get(term) ?? []) similar[text]! += asked * weight;
      return similar;
    },
  };
}
