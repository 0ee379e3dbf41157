import type { SentenceToSay } from '@greenroom/content';
import type { Intent } from '@greenroom/understanding';
import type { Course } from '../coaching-course.ts';
import type { CourseNow } from '../course-now.ts';
import type { HouseAnswer, HouseQuestion } from '../question.ts';
import type { ShelfSearch } from '../shelf-search.ts';
import type { Speaker } from '../speaking.ts';
import { chips, flowWords } from './flow-words.ts';
import type { Language } from './language.ts';
import { slotsOf, type Slots } from './slots.ts';
import { ofThisSubject } from './subject.ts';
import { fallbackFor, type SituationHere, situationIn } from '../situations/situation-in.ts';
import { sentenceIn } from '../situations/sentence-in.ts';
import { type Matter, readMatter } from './what-to-say.ts';
import { type Wish, wishIn } from './wish.ts';

/** The input of a flow. */
export interface FlowInput {
  question: HouseQuestion;
  intent: Intent;
  language: Language;
  course: Course;
  now: CourseNow;
  shelves: ShelfSearch;
  slots: Slots;
  /** What the person wants to say to someone, if it can be read from the text. */
  matter: Matter | undefined;
  /** What the person wants from the other. */
  wish: Wish | undefined;
  /** The sentence to say that the conversation calls for, if the content has it. */
  toSay: SentenceToSay | undefined;
  /** The person's situation, if the content covers it. */
  situation: SituationHere | undefined;
  /** Returns one of the engine's sentences, preferably one not said yet. */
  say(kind: keyof typeof flowWords, places?: Record<string, string>): string;
  chip(kind: keyof typeof chips): string;
}

/** @returns undefined if the flow turns out not to fit the message */
export type Flow = (input: FlowInput) => HouseAnswer | undefined;

export function flowInput(
  question: HouseQuestion,
  heard: { intent: Intent; language: Language },
  now: CourseNow,
  shelves: ShelfSearch,
  speaker: Speaker,
): FlowInput {
  const { intent, language } = heard;
  const said = ofThisSubject([...saidByPerson(question), question.text], language);
  const slots = slotsOf(said);
  return {
    question,
    intent,
    language,
    course: now.after,
    now,
    shelves,
    slots,
    matter: readMatter(said.toReversed(), language),
    wish: wishIn(said, slots, language),
    toSay: sentenceIn(said, slots, language, shelves),
    situation: situationIn(question, language, shelves) ?? fallbackFor(question, slots, now, shelves),
    // The list of options is given only once.
    say: (kind, places = {}) =>
      kind === 'directions' && wasOffered(question) ? '' : speaker.say(flowWords[kind][language], kind, places),
    chip: (kind) => chips[kind][language],
  };
}

const offers: readonly string[] = Object.values(flowWords.directions).flat();

/** Whether the coach has already listed what can be done here. */
export const wasOffered = ({ history }: Pick<HouseQuestion, 'history'>): boolean =>
  history.some(({ author, text }) => author === 'coach' && offers.some((one) => text.includes(one)));

export const saidByPerson = ({ history }: Pick<HouseQuestion, 'history'>): string[] =>
  history.filter(({ author }) => author === 'person').map(({ text }) => text);

/** Builds an answer from paragraphs and suggestions. */
export function answer(paragraphs: readonly (string | undefined)[], suggestions: readonly string[]): HouseAnswer {
  const said = paragraphs.filter((text): text is string => text !== undefined && text !== '');
  return { parts: said.map((text) => ({ type: 'text', text })), suggestions: [...suggestions] };
}
