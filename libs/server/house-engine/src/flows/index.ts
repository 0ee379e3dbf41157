import type { Intent } from '@greenroom/understanding';
import type { CourseNow } from '../course-now.ts';
import type { Occasion } from '../occasion-cues.ts';
import type { HouseAnswer, HouseQuestion } from '../question.ts';
import type { ShelfSearch } from '../shelf-search.ts';
import type { Speaker } from '../speaking.ts';
import { type Flow, flowInput, type FlowInput } from './flow.ts';
import { intentOf } from './intent-of.ts';
import { languageOf } from './language.ts';
import { correct, explainItself, recall, summarise } from './memory-flows.ts';
import { answerCueInGerman } from './german-cues.ts';
import { explain } from './explain.ts';
import { elsewhere, germanQuestion, goOn, goOnInGerman, leaveAside, once } from './onward-flows.ts';
import { giveWords, prepareForPushback, rehearse } from './speak-flows.ts';
import { calm, complaint, decide, nameFear, review, smallTalk, unclear } from './think-flows.ts';

/** The flow for each intent; all other intents are answered from the coach's shelf and questions. */
const flows: Partial<Record<Intent, Flow>> = {
  words: giveWords,
  decide,
  pushback: prepareForPushback,
  calm,
  review,
  explain,
  practise: rehearse,
  fear: nameFear,
  recall,
  summarise,
  why: explainItself,
  correct,
  refuse: leaveAside,
  more: once,
  complaint,
  smalltalk: smallTalk,
  outside: elsewhere,
  unclear,
  situation: goOn,
  goal: goOn,
  answer: goOn,
};

/**
 * Answers a message by its intent, in its language, from what is known in this conversation.
 * @returns undefined if the coach's shelf or questions answer it better
 */
export const answerByIntent = (input: FlowInput): HouseAnswer | undefined => flows[input.intent]?.(input);

/** Answers a German message by its cue; undefined if it should be answered by its intent. */
export function answerCue(
  question: HouseQuestion,
  occasion: Occasion,
  now: CourseNow,
  shelves: ShelfSearch,
  speaker: Speaker,
): HouseAnswer | undefined {
  if (languageOf(question) !== 'de') return undefined;
  const input = flowInput(question, { intent: 'answer', language: 'de' }, now, shelves, speaker);
  return answerCueInGerman(occasion, speaker, () => germanQuestion(input));
}

/** Continues in German with the coaching method if a message has no other answer. */
export function answerInGerman(
  question: HouseQuestion,
  now: CourseNow,
  shelves: ShelfSearch,
  speaker: Speaker,
): HouseAnswer {
  const intent = intentOf(question);
  return goOnInGerman(flowInput(question, { intent, language: 'de' }, now, shelves, speaker));
}
