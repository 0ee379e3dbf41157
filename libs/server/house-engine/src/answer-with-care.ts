import { careFor, careText, type Danger, isBeside, letRestText, nextVisitText } from '@greenroom/safety';
import { chooseFreshest } from './choose.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { saidIn, texts } from './speaking.ts';

/**
 * Returns what the coach says instead of coaching while the person is or may be in danger: help lines and the question
 * whether the person is safe, and nothing else. Returns undefined if there is no danger.
 */
export function answerWithCare(question: HouseQuestion): HousePart[] | undefined {
  const care = careFor(question.history, question.text);
  return care && !isBeside(care) ? texts(careText(care, question.country, chooserFor(question))) : undefined;
}

/**
 * Returns what is said beside the usual answer to a message that may be about danger: before the answer the question
 * whether the person is safe, with help lines; for a mere hint, a sentence within the answer. Empty if there is no
 * hint, or if the coach asked a moment ago.
 * @param isOrdinary whether the content covers the message's subject; possible danger then counts as a hint, and a hint
 * is ignored
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

/** A message with fewer words contains nothing to answer. */
const leastToAnswer = 4;

/**
 * Returns what is said before the answer when the person was asked about a worry and continues with something else: the
 * worry is dropped and coaching goes on. After an emergency only the caring answer is given.
 */
export function lettingRest({ history, text, country }: HouseQuestion): HousePart[] | undefined {
  const care = careFor(history, text);
  if (care?.step !== 'unpressed' || care.danger.tier !== 'worried') return undefined;
  return text.trim().split(/\s+/).length < leastToAnswer ? undefined : texts([letRestText(care.danger, country)]);
}

/** Whether the answer consists of care or begins with it, so that no language model is called. */
export function callsForCare({ history, text, careFrom }: HouseQuestion): boolean {
  const care = careFor(history, text);
  return (care && !isBeside(care)) || (careFrom !== undefined && history.length === 0);
}

/** Returns the first words of the conversation after one about danger. */
export function beginWithCare(question: HouseQuestion, danger: Danger): HousePart[] {
  return texts([nextVisitText(danger, question.country, chooserFor(question))]);
}

function chooserFor({ history, seed }: HouseQuestion) {
  const said = saidIn(history);
  return (sentences: readonly string[], purpose: string) => chooseFreshest(sentences, said, seed, purpose);
}
