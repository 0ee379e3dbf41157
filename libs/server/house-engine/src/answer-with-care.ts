import { careFor, careText, type Danger, nextVisitText } from '@greenroom/safety';
import { chooseFreshest } from './choose.ts';
import type { HousePart, HouseQuestion } from './question.ts';
import { saidIn, texts } from './speaking.ts';

/**
 * What is said in place of coaching where somebody's danger is spoken of, and until that is settled: help lines and the
 * question whether one is safe, and nothing else. Nothing where there is no danger.
 */
export function answerWithCare(question: HouseQuestion): HousePart[] | undefined {
  const care = careFor(question.history, question.text);
  return care && texts(careText(care, question.country, chooserFor(question)));
}

/** Whether an answer is care, or begins with it, so that no language model is asked. */
export function callsForCare({ history, text, careFrom }: HouseQuestion): boolean {
  return careFor(history, text) !== undefined || (careFrom !== undefined && history.length === 0);
}

/** The first words of the conversation after one about danger. */
export function beginWithCare(question: HouseQuestion, danger: Danger): HousePart[] {
  return texts([nextVisitText(danger, question.country, chooserFor(question))]);
}

function chooserFor({ history, seed }: HouseQuestion) {
  const said = saidIn(history);
  return (sentences: readonly string[], purpose: string) => chooseFreshest(sentences, said, seed, purpose);
}
