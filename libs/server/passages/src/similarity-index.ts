import { families, type Family, type Terms } from './search-terms.ts';

/** The similarity of a question to each text, by family of terms: cosines from 0 to 1, in the order of the texts. */
export type Similarities = Readonly<Record<Family, Float32Array>>;

export interface SimilarityIndex {
  similarities(question: Terms): Similarities;
  /** Returns the rarity of a term among the texts: the inverse document frequency. */
  rarityOf(family: Family, term: string): number;
}

/**
 * TF-IDF with logarithmic term frequency and cosines (Manning, Raghavan and Schütze 2008, 6.4), separately for each
 * family of terms, so that the many n-grams do not outweigh the words.
 * @param counted whether a text counts towards the rarity of terms; texts that only repeat others do not
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
  const rarityOf = (term: string) => {
    const place = terms.placeOf(term);
    return rarityAmong(among, place === undefined ? 0 : terms.inCounted[place]!);
  };
  const forEachText = postingsOf(
    texts,
    terms,
    terms.inCounted.map((occurrences) => rarityAmong(among, occurrences)),
  );
  const size = texts.length;
  return {
    rarityOf,
    similarTo(question) {
      const similar = new Float32Array(size);
      const asked = [...question].map(([term, count]) => [term, weightOf(count, rarityOf(term))] as const);
      const length = Math.hypot(...asked.map(([, weight]) => weight));
      for (const [term, weight] of asked)
        forEachText(term, (text, weightThere) => (similar[text]! += (weight / length) * weightThere));
      return similar;
    },
  };
}

const rarityAmong = (texts: number, occurrences: number) => Math.log(1 + texts / (1 + occurrences));
const weightOf = (count: number, rarity: number) => (1 + Math.log(count)) * rarity;

/** Returns all terms, with the number of texts that contain each, and how many of those count. */
function termsOf(texts: readonly Counts[], counted: (at: number) => boolean) {
  const places = new Map<string, number>();
  const [inTexts, inCounted]: [number[], number[]] = [[], []];
  for (const [at, counts] of texts.entries()) {
    const step = counted(at) ? 1 : 0;
    for (const term of counts.keys()) {
      let place = places.get(term);
      if (place === undefined) {
        places.set(term, (place = inTexts.push(0) - 1));
        inCounted.push(0);
      }
      inTexts[place]! += 1;
      inCounted[place]! += step;
    }
  }
  return { inTexts, inCounted, placeOf: (term: string) => places.get(term) };
}

/**
 * Returns which texts contain a term and its weight there. Uses a few typed arrays, since there are hundreds of
 * thousands of entries.
 */
function postingsOf(
  texts: readonly Counts[],
  { inTexts, placeOf }: ReturnType<typeof termsOf>,
  rarities: readonly number[],
): (term: string, visit: (text: number, weight: number) => void) => void {
  const ends = new Uint32Array(inTexts.length);
  const total = inTexts.reduce((sum, count, place) => (ends[place] = sum + count), 0);
  const [textAt, weightAt] = [new Uint32Array(total), new Float32Array(total)];
  // Each term's range is filled from its end, so that the end offsets become start offsets.
  const begins = ends.slice();
  for (const [text, counts] of texts.entries()) {
    const ofText: { at: number; weight: number }[] = [];
    let squares = 0;
    for (const [term, count] of counts) {
      const place = placeOf(term)!;
      const weight = weightOf(count, rarities[place]!);
      squares += weight * weight;
      ofText.push({ at: (begins[place]! -= 1), weight });
    }
    const length = Math.sqrt(squares);
    for (const { at, weight } of ofText) {
      textAt[at] = text;
      weightAt[at] = weight / length;
    }
  }
  return (term, visit) => {
    const place = placeOf(term);
    if (place === undefined) return;
    for (let at = begins[place]!; at < ends[place]!; at += 1) visit(textAt[at]!, weightAt[at]!);
  };
}
