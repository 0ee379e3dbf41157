import {
  type Catalogue,
  type Coach,
  type FieldQuestion,
  type Item,
  type MoveReplies,
  readRehearsalMessage,
  type Rehearsed,
  type Rejoinder,
  type SentenceToSay,
  type Situation,
  type Term,
} from '@greenroom/content';
import { indexPassages } from '@greenroom/passages';
import { readFieldQuestions, readMove, readSentences } from '@greenroom/understanding';
import { type Found, findSubjectsIn, sure, type Subjects } from './find-subjects.ts';
import { indexByCues } from './index-by-cues.ts';
import { indexTerms } from './terms/index-terms.ts';
import type { SearchedText } from './text-search.ts';
import { looksGerman, stemsOf } from './words.ts';

/** `perhaps` is offered, `surely` is quoted, `clearly` is offered even if the person only describes a situation. */
export type Nearness = 'perhaps' | 'surely' | 'clearly';

/** Finds items in a coach's library that answer a person's words. */
export interface ShelfSearch {
  /** Builds the index and loads the weights of subjects and moves now. */
  prepare(): void;
  /** Returns items that answer, best first; none if nothing on the shelf is near enough. Default: `perhaps`. */
  find(coachSlug: string, words: string, howNear?: Nearness): Item[];
  /**
   * Returns the passage of an item that fits the words best, as Markdown; undefined if the words do not match the item.
   */
  passageIn(item: Item, words: string): string | undefined;
  /** Whether the words are at least within the subject area of the coach's shelf. */
  isInTheField(coachSlug: string, words: string): boolean;
  /** Returns the situations and direct answers that the words are about. */
  subjectsOf(words: string): Subjects;
  /** Returns the questions about a coach's field that the words may ask, the likeliest first. */
  fieldQuestionsIn(coachSlug: string, words: string): readonly Found<FieldQuestion>[];
  /** Returns the question about a coach's field that has this title. */
  fieldQuestionCalled(coachSlug: string, title: string): FieldQuestion | undefined;
  /** Returns the sentences to say that a message calls for, the likeliest first. */
  sentencesIn(words: string): readonly Found<SentenceToSay>[];
  /** Returns the sentence to say that has this title. */
  sentenceCalled(title: string): SentenceToSay | undefined;
  /** Returns what the coach says if no situation fits; without a coach, what fits between any two people. */
  fallbackOf(coachSlug: string | undefined): Situation | undefined;
  /** Returns a reply to what another person is expected to say or do. */
  rejoinderTo(expected: string): Rejoinder | undefined;
  /** Returns the scene and the criterion that a message about a rehearsal names. */
  rehearsed(text: string): Rehearsed | undefined;
  /** Returns the terms whose meaning a message asks for. */
  termsAskedFor(text: string): readonly Term[];
  /** Returns what can be said to a move in the middle of a conversation; empty if the content has nothing. */
  repliesTo(move: string, language: 'en' | 'de'): MoveReplies['en'];
  coach(slug: string): Coach | undefined;
  /**
   * Returns the coach whose situations, answers or shelf fit the words best; undefined if none is near enough.
   * @param howNear `surely`: only if the words are certainly about one of the situations or answers
   */
  coachFor(words: string, howNear?: 'perhaps' | 'surely'): Coach | undefined;
}

/**
 * As a multiple of the score that counts as an answer. On passages/evaluation/tuning, in English: 82 % of the questions
 * get the right item at `perhaps`, 71 % at `surely`; of the questions without an answer, 22 and 8 % get an item.
 */
const least: Readonly<Record<Nearness, number>> = { perhaps: 0.66, surely: 1, clearly: 1.15 };
/** From this score on, the words are at least about the coach's field. */
const inTheField = 0.55;
/**
 * Indexes all shelves together, since the weight of a word shows only over many items; each search covers one shelf.
 * The index is built at the first question, which takes about a second; `prepare` builds it earlier.
 */
export function indexShelves(
  catalogue: Pick<Catalogue, 'coaches' | 'synonyms'> &
    Partial<
      Pick<
        Catalogue,
        | 'situations'
        | 'fallbacks'
        | 'rejoinders'
        | 'moveReplies'
        | 'terms'
        | 'directAnswers'
        | 'fieldQuestions'
        | 'sentences'
        | 'scenes'
      >
    >,
): ShelfSearch {
  let made: ReturnType<typeof indexPassages> | undefined;
  const findPassages = () => (made ??= indexPassages(catalogue));
  const search = (coachSlug: string, words: string) =>
    findPassages()(coachSlug, words, { locale: looksGerman(words) ? 'de' : 'en', limit: 9 });
  const subjectsOf = findSubjectsIn(catalogue);
  const findRejoinders = indexByCues(catalogue.rejoinders ?? []);
  const { fieldQuestions = [] } = catalogue;
  const sentences = new Map((catalogue.sentences ?? []).map((one) => [one.id, one]));
  return {
    subjectsOf,
    fieldQuestionsIn: (coachSlug, words) =>
      readFieldQuestions(coachSlug, words).flatMap(({ id, confidence }) => {
        const content = fieldQuestions.find((one) => one.coach === coachSlug && one.id === id);
        return content ? [{ content, confidence }] : [];
      }),
    sentencesIn: (words) =>
      readSentences(words).flatMap(({ id, confidence }) => {
        const content = sentences.get(id);
        return content ? [{ content, confidence }] : [];
      }),
    sentenceCalled: (words) => [...sentences.values()].find(({ title }) => [title.en, title.de].includes(words.trim())),
    fieldQuestionCalled: (coachSlug, words) =>
      fieldQuestions.find(({ coach, title }) => coach === coachSlug && [title.en, title.de].includes(words.trim())),
    fallbackOf: (slug) => catalogue.fallbacks?.find(({ coach }) => coach === slug),
    rejoinderTo: (expected) => findRejoinders(expected)[0]?.content,
    rehearsed: (text) => catalogue.scenes && readRehearsalMessage(text, catalogue.scenes),
    termsAskedFor: indexTerms(catalogue.terms ?? []),
    repliesTo: (move, language) => catalogue.moveReplies?.find((one) => one.move === move)?.[language] ?? [],
    coach: (slug) => catalogue.coaches.find((one) => one.slug === slug),
    prepare: () => {
      findPassages();
      subjectsOf('');
      readMove('', { words: false, question: false });
    },
    find(coachSlug, words, howNear = 'perhaps') {
      const found = search(coachSlug, words);
      return found.filter(({ score, sureFrom }) => score >= sureFrom * least[howNear]).map(({ item }) => item);
    },
    passageIn: ({ coach, uuid }, words) => search(coach, words).find(({ item }) => item.uuid === uuid)?.passage,
    coachFor(words, howNear = 'perhaps') {
      const { situations, answers } = subjectsOf(words);
      const [subject] = [...situations, ...answers].sort((one, other) => other.confidence - one.confidence);
      const [best] = search('all', words);
      const ofSubject = howNear === 'surely' && (subject?.confidence ?? 0) < sure ? undefined : subject?.content.coach;
      const found = ofSubject ?? (best?.sure && howNear === 'perhaps' ? best.item.coach : undefined);
      return catalogue.coaches.find(({ slug }) => slug === found);
    },
    isInTheField: (coachSlug, words) => (search(coachSlug, words)[0]?.score ?? 0) >= inTheField,
  };
}

/** Returns a library item in searchable form. */
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
 * Returns what to quote from an item for a person's words: the matching quote, else the matching lines of the passage,
 * verbatim. Never text that was said already, and never a question.
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

/** In UTF-16 code units: one to three sentences. */
const readAloud = { least: 50, most: 320 };

/** Returns one to three consecutive sentences of a passage's paragraphs; lists, tables and pictures are skipped. */
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
