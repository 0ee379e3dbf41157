import { careFor, careText, type Danger, isBeside, letRestText, nextVisitText } from '@greenroom/safety';
import { chooseFreshest } from './choose.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { saidIn, texts } from './speaking.ts';

/**
 * What is said in place of coaching where somebody's danger is spoken of, and until that is settled: help lines and the
 * question whether one is safe, and nothing else. Nothing where there is no danger.
 */
export function answerWithCare(question: HouseQuestion): HousePart[] | undefined {
  const care = careFor(question.history, question.text);
  return care && !isBeside(care) ? texts(careText(care, question.country, chooserFor(question))) : undefined;
}

/**
 * What is said beside the usual answer to a message that may be about danger: before it the question whether one is safe,
 * with the help lines in sight; where the message only hints at it, a sentence in it. Nothing where it was asked a
 * moment ago, or there is no hint.
 * @param isOrdinary whether the message is about something that the content knows: what may be danger is a hint then, and
 * a hint is none
 */
export function askingBeside(
  question: HouseQuestion,
  isOrdinary: boolean,
): { before: HousePart[]; after: HousePart[] } {
  const care = careFor(question.history, question.text);
  if (!care || !isBeside(care) || (isOrdinary && !care.middling)) return { before: [], after: [] };
  const middling = care.middling && !isOrdinary;
  const said = texts(careText({ ...care, middling: middling === true }, question.country, chooserFor(question)));
  return middling ? { before: said, after: [] } : { before: [], after: said };
}

/** In words: less than this asks nothing that could be answered. */
const leastToAnswer = 4;

/**
 * What is said before the answer to a message that goes on with something else after a worry was asked after: it is let
 * rest, and the person is not kept from what they came for. After an emergency nothing is answered beside the care.
 */
export function lettingRest({ history, text, country }: HouseQuestion): HousePart[] | undefined {
  const care = careFor(history, text);
  if (care?.step !== 'unpressed' || care.danger.tier !== 'worried') return undefined;
  return text.trim().split(/\s+/).length < leastToAnswer ? undefined : texts([letRestText(care.danger, country)]);
}

/** Whether an answer is care, or begins with it, so that no language model is asked. */
export function callsForCare({ history, text, careFrom }: HouseQuestion): boolean {
  const care = careFor(history, text);
  return (care && !isBeside(care)) || (careFrom !== undefined && history.length === 0);
}

/** The first words of the conversation after one about danger. */
export function beginWithCare(question: HouseQuestion, danger: Danger): HousePart[] {
  return texts([nextVisitText(danger, question.country, chooserFor(question))]);
}

function chooserFor({ history, seed }: HouseQuestion) {
  const said = saidIn(history);
  return (sentences: readonly string[], purpose: string) => chooseFreshest(sentences, said, seed, purpose);
}
