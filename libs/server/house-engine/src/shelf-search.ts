import type { Catalogue, Coach, CuedSituation, DirectAnswer, Item, Rejoinder, Situation } from '@greenroom/content';
import { indexPassages } from '@greenroom/passages';
import { type FoundByCues, indexByCues } from './index-by-cues.ts';
import type { SearchedText } from './text-search.ts';
import { looksGerman, stemsOf } from './words.ts';

/** `perhaps` is offered, `surely` is quoted, `clearly` is offered even to who only tells how things stand. */
export type Nearness = 'perhaps' | 'surely' | 'clearly';

/** Finds what in a coach's library answers a person's words. */
export interface ShelfSearch {
  /** Makes the index now. */
  prepare(): void;
  /** Items that answer, best first; none where nothing on the shelf is near enough, which is `perhaps` by default. */
  find(coachSlug: string, words: string, howNear?: Nearness): Item[];
  /** The passage of an item that fits the words best, as Markdown; nothing where the item is not found by them. */
  passageIn(item: Item, words: string): string | undefined;
  /** Whether the words are at least about what the coach's shelf is about. */
  isInTheField(coachSlug: string, words: string): boolean;
  /** What somebody has before them, as far as it is one that the content knows. */
  situationFor(words: string): FoundByCues<CuedSituation> | undefined;
  /** What that coach says where no situation fits; without a coach, what fits between any two people. */
  fallbackOf(coachSlug: string | undefined): Situation | undefined;
  /** What to answer to what another is expected to say or do. */
  rejoinderTo(expected: string): Rejoinder | undefined;
  /** What was asked of a coach’s trade, as far as the content has an answer to it; the most telling first. */
  directAnswersFor(words: string): readonly FoundByCues<DirectAnswer>[];
  coach(slug: string): Coach | undefined;
  /** The coach whose shelf answers the words best; nothing where nobody's is near enough. */
  coachFor(words: string): Coach | undefined;
}

/**
 * So many times the score that answers. On passages/evaluation/tuning, in English: 82 % of the questions get the right
 * item at `perhaps`, 71 % at `surely`; of what nothing answers 22 and 8 % get one.
 */
const least: Readonly<Record<Nearness, number>> = { perhaps: 0.66, surely: 1, clearly: 1.15 };
/** From this score on, the words are at least about the coach's field. */
const inTheField = 0.55;
/**
 * One index over all shelves, since how telling a word is shows only over many items; each search reads one shelf. It is
 * made at the first question, which then waits about a second: `prepare` makes it before anybody asks.
 */
export function indexShelves(
  catalogue: Pick<Catalogue, 'coaches' | 'synonyms'> &
    Partial<Pick<Catalogue, 'situations' | 'fallbacks' | 'rejoinders' | 'directAnswers'>>,
): ShelfSearch {
  let made: ReturnType<typeof indexPassages> | undefined;
  const findPassages = () => (made ??= indexPassages(catalogue));
  const search = (coachSlug: string, words: string) =>
    findPassages()(coachSlug, words, { locale: looksGerman(words) ? 'de' : 'en', limit: 9 });
  const findSituations = indexByCues(catalogue.situations ?? []);
  const findRejoinders = indexByCues(catalogue.rejoinders ?? []);
  return {
    situationFor: (words) => findSituations(words)[0],
    fallbackOf: (slug) => catalogue.fallbacks?.find(({ coach }) => coach === slug),
    rejoinderTo: (expected) => findRejoinders(expected)[0]?.content,
    directAnswersFor: indexByCues(catalogue.directAnswers ?? []),
    coach: (slug) => catalogue.coaches.find((one) => one.slug === slug),
    prepare: () => void findPassages(),
    find(coachSlug, words, howNear = 'perhaps') {
      const found = search(coachSlug, words);
      return found.filter(({ score, sureFrom }) => score >= sureFrom * least[howNear]).map(({ item }) => item);
    },
    passageIn: ({ coach, uuid }, words) => search(coach, words).find(({ item }) => item.uuid === uuid)?.passage,
    coachFor(words) {
      const [best] = search('all', words);
      if (!best?.sure) return undefined;
      return catalogue.coaches.find(({ slug }) => slug === best.item.coach);
    },
    isInTheField: (coachSlug, words) => (search(coachSlug, words)[0]?.score ?? 0) >= inTheField,
  };
}

/** A library item as it is searched. */
export function itemText(item: Item): SearchedText {
  return {
    id: item.uuid,
    title: item.title,
    answers: item.answers.join('\n'),
    summary: item.summary,
    quotes: item.quotes.join('\n'),
    asks: item.asks.join('\n'),
    body: [item.body, ...recipeText(item)].join('\n'),
  };
}

function recipeText({ recipe }: Item): string[] {
  if (!recipe) return [];
  const ingredients = recipe.ingredients.map((ingredient) => ingredient.name);
  return [recipe.description, ...recipe.instructions, ...recipe.variations, ...ingredients];
}

/**
 * What is read out of an item to somebody's words: the quote that has to do with them, else the lines of the passage
 * that do, word for word. Nothing that was said already, and nothing that asks.
 */
export function linesFor(
  item: Item,
  passage: string | undefined,
  words: string,
  said: readonly string[],
): string | undefined {
  const isFree = (text: string) => !text.includes('?') && !said.some((answer) => answer.includes(text));
  const [quote] = byNearness(item.quotes.filter(isFree), words);
  if (quote && quote.near > 0) return quote.text;
  const [lines] = byNearness(windowsOf(passage ?? '').filter(isFree), words);
  return (lines && lines.near > 1 ? lines.text : undefined) ?? quote?.text ?? lines?.text;
}

/** In UTF-16 code units: what is read out in one breath or three. */
const readAloud = { least: 50, most: 320 };

/** One to three sentences in a row of a passage's paragraphs; lists, tables and pictures are left to the page. */
function windowsOf(passage: string): string[] {
  const paragraphs = passage.split(/\n\n+/).filter((paragraph) => !/^\s*(?:[-*>|#!]|\d+\.)/.test(paragraph));
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.includes('\n')) return [];
    const sentences = paragraph.split(/(?<=[.!?…]["”’]?)\s+(?=\p{Lu}|[“"‘])/u);
    return sentences.flatMap((_, from) =>
      [1, 2, 3]
        .map((count) => sentences.slice(from, from + count).join(' '))
        .filter((text) => text.length >= readAloud.least && text.length <= readAloud.most && paragraph.includes(text)),
    );
  });
}

function byNearness(texts: readonly string[], words: string): { text: string; near: number }[] {
  const asked = stemsOf(words);
  return texts
    .map((text) => ({ text, near: [...stemsOf(text)].filter((stem) => asked.has(stem)).length }))
    .sort((one, other) => other.near - one.near);
}
