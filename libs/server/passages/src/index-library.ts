import { readSenses, type SensesOf } from './near-words.ts';
import { inEnglish } from './german.ts';
import { searchWords } from './search-words.ts';
import { families, type Family, termReader, type Terms, termsOf } from './search-terms.ts';
import { indexSimilarities, type Similarities, type SimilarityIndex } from './similarity-index.ts';
import type { Passage } from './split-passages.ts';

export type Locale = 'en' | 'de';

/** The searchable parts of a text. */
export interface LibraryText {
  id: string;
  title: string;
  summary: string;
  /** People's phrasings of the need. */
  answers: readonly string[];
  passages: readonly Passage[];
  /** Other text to search, such as a recipe's ingredients. */
  more?: string;
}

export interface FoundText {
  id: string;
  score: number;
  /** The passage that fits best; undefined if the text has none. */
  passage: Passage | undefined;
}

/** Chosen on evaluation/tuning, half of the questions. */
const weights = {
  text: { stem: 1.4, gram: 1.2, sense: 0.3 },
  passage: { stem: 0.5, gram: 1, sense: 0.5 },
} satisfies Record<string, Record<Family, number>>;
/** The weights of a text's parts; `second` is the share of the second-best answer and passage. */
const parts = { answer: 0.6, about: 0.8, whole: 0.7, passage: 0.5, second: 0.4 };
/** An opening is an anecdote that uses the words of the subject; the answer comes below a heading. */
const openingShare = 0.4;
/** How much a match covers a word of the question, by its place in the text. */
const covered = { telling: 1, elsewhere: 0.4, sense: 0.4 };
/** The factor of a score when no word is covered. */
const leastCoverage = 0.4;

interface IndexedText {
  text: LibraryText;
  answers: number[];
  about: number;
  whole: number;
  passages: { at: number; heading: number; passage: Passage }[];
  stems: { telling: ReadonlySet<string>; elsewhere: ReadonlySet<string>; senses: ReadonlySet<string> };
}

/**
 * Indexes texts by their parts: each phrasing, each passage, title and summary, and the whole.
 * @returns a function that finds texts related to a question, best first; `among` restricts which texts count
 */
export function indexLibrary(
  texts: readonly LibraryText[],
  synonyms: readonly { same: readonly string[] }[],
): (question: string, locale: Locale, among?: (id: string) => boolean) => FoundText[] {
  const sensesOf = readSenses(synonyms);
  const { indexed, index } = indexParts(texts, sensesOf);
  return (question, locale, among = () => true) => {
    const words = searchWords(question);
    const asked = termsOf(locale === 'de' ? inEnglish(words) : words, sensesOf);
    const similar = index.similarities(asked);
    return indexed
      .filter(({ text }) => among(text.id))
      .map((one) => ({
        id: one.text.id,
        score:
          scoreOf(one, similar) *
          Math.sqrt(leastCoverage + (1 - leastCoverage) * coverage(one, asked, index, sensesOf)),
        passage: bestPassage(one, similar),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

function indexParts(texts: readonly LibraryText[], sensesOf: SensesOf) {
  const all: Terms[] = [];
  const repeats = new Set<number>();
  const read = termReader(sensesOf);
  const add = (text: string) => all.push(read(searchWords(text))) - 1;
  const addRepeat = (text: string) => {
    const at = add(text);
    repeats.add(at);
    return at;
  };
  const indexed = texts.map((text): IndexedText => {
    const answers = text.answers.map(add);
    const about = add(`${text.title} ${text.summary}`);
    const passages = text.passages.map((passage) => ({
      passage,
      at: add(`${passage.heading ?? ''} ${passage.text}`),
      heading: addRepeat(passage.heading ?? ''),
    }));
    const said = [text.title, text.summary, ...text.answers, ...text.passages.map((one) => one.text), text.more ?? ''];
    const whole = addRepeat(said.join('\n'));
    const telling = [about, ...answers].map((at) => all[at]!);
    return {
      ...{ text, answers, about, whole, passages },
      stems: {
        telling: new Set(telling.flatMap(({ stem }) => [...stem.keys()])),
        elsewhere: new Set(all[whole]!.stem.keys()),
        senses: new Set(telling.flatMap(({ sense }) => [...sense.keys()])),
      },
    };
  });
  return { indexed, index: indexSimilarities(all, (at) => !repeats.has(at)) };
}

const weighed = (similar: Similarities, at: number, by: Record<Family, number>) =>
  families.reduce((sum, family) => sum + by[family] * similar[family][at]!, 0);

function scoreOf({ answers, about, whole, passages }: IndexedText, similar: Similarities): number {
  const at = (place: number) => weighed(similar, place, weights.text);
  const bestTwo = (places: readonly number[]) => {
    const [first = 0, second = 0] = places.map(at).sort((one, other) => other - one);
    return first + parts.second * second;
  };
  return (
    parts.answer * bestTwo(answers) +
    parts.about * at(about) +
    parts.whole * at(whole) +
    parts.passage * bestTwo(passages.map((one) => one.at))
  );
}

function bestPassage({ passages }: IndexedText, similar: Similarities): Passage | undefined {
  const scored = passages.map(({ passage, at, heading }) => {
    const fits = weighed(similar, at, weights.passage) + weighed(similar, heading, weights.passage);
    return { passage, fits: passage.heading === undefined ? openingShare * fits : fits };
  });
  return scored.sort((one, other) => other.fits - one.fits)[0]?.passage;
}

/** Returns the share of the question's words that a text covers, weighted by rarity. */
function coverage({ stems }: IndexedText, asked: Terms, index: SimilarityIndex, sensesOf: SensesOf): number {
  let whole = 0;
  let found = 0;
  for (const stem of asked.stem.keys()) {
    const rarity = index.rarityOf('stem', stem);
    whole += rarity;
    if (stems.telling.has(stem)) found += covered.telling * rarity;
    else if (stems.elsewhere.has(stem)) found += covered.elsewhere * rarity;
    else if (sensesOf(stem).some((sense) => stems.senses.has(String(sense)))) found += covered.sense * rarity;
  }
  return whole === 0 ? 0 : found / whole;
}
