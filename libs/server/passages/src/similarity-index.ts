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
  const terms = termsOf(texts, counted);
  const among = texts.filter((_, at) => counted(at)).length;
  const rarityOf = (term: string) => Math.log(1 + among / (1 + terms.occurs(term)));
  const unitVector = (counts: Counts): [term: string, weight: number][] => {
    const weights = [...counts].map(([term, count]) => [term, (1 + Math.log(count)) * rarityOf(term)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([term, weight]) => [term, weight / length]);
  };
  const forEachText = postingsOf(texts, terms, unitVector);
  const size = texts.length;
  return {
    rarityOf,
    similarTo(question) {
      const similar = new Float32Array(size);
      for (const [term, asked] of unitVector(question))
        forEachText(term, (text, weight) => (similar[text]! += asked * weight));
      return similar;
    },
  };
}

/** All terms, with how many texts have each and how many of those count. */
function termsOf(texts: readonly Counts[], counted: (at: number) => boolean) {
  const places = new Map<string, number>();
  const [inTexts, inCounted]: [number[], number[]] = [[], []];
  for (const [at, counts] of texts.entries())
    for (const term of counts.keys()) {
      let place = places.get(term);
      if (place === undefined) places.set(term, (place = inTexts.push(0) - 1));
      inTexts[place]! += 1;
      inCounted[place] = (inCounted[place] ?? 0) + (counted(at) ? 1 : 0);
    }
  const occurrences = Uint32Array.from(inCounted);
  return {
    inTexts,
    placeOf: (term: string) => places.get(term),
    occurs: (term: string) => occurrences[places.get(term) ?? -1] ?? 0,
  };
}

/** Which texts have a term, and how much it weighs there: in a few arrays, since there are hundreds of thousands. */
function postingsOf(
  texts: readonly Counts[],
  { inTexts, placeOf }: ReturnType<typeof termsOf>,
  unitVector: (counts: Counts) => [term: string, weight: number][],
): (term: string, visit: (text: number, weight: number) => void) => void {
  const ends = new Uint32Array(inTexts.length);
  const total = inTexts.reduce((sum, count, place) => (ends[place] = sum + count), 0);
  const [textOf, weightOf] = [new Uint32Array(total), new Float32Array(total)];
  // Each term's places are filled from its end, so that afterwards the ends have become beginnings.
  const begins = ends.slice();
  for (const [text, counts] of texts.entries())
    for (const [term, weight] of unitVector(counts)) {
      const at = (begins[placeOf(term)!]! -= 1);
      textOf[at] = text;
      weightOf[at] = weight;
    }
  return (term, visit) => {
    const place = placeOf(term);
    if (place === undefined) return;
    for (let at = begins[place]!; at < ends[place]!; at += 1) visit(textOf[at]!, weightOf[at]!);
  };
}
