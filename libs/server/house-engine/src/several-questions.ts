import { intentOf } from './flows/intent-of.ts';
import { isQuestion } from './is-question.ts';
import type { HouseAnswer, HousePart, HouseQuestion } from './question.ts';

/** Maximum number of questions of one message answered together. */
const most = 3;

/**
 * Answers the questions of a message one after the other if they have different intents. The rest of the message counts
 * as said before.
 * @param answerOne answers a message with one question
 * @returns undefined if a message asks only one thing
 */
export function answerQuestions(
  question: HouseQuestion,
  answerOne: (one: HouseQuestion) => HouseAnswer,
): HouseAnswer | undefined {
  const sentences = question.text.split(/(?<=[.?!])\s+|\n+/).filter((one) => one.trim() !== '');
  const questions = sentences.filter((one) => one.includes('?') && one.split(/\s+/).length > 2 && isQuestion(one));
  const told = sentences.filter((one) => !questions.includes(one)).join(' ');
  const history = told === '' ? question.history : [...question.history, personSaid(told)];
  const asked = questions.slice(0, most).map((text) => ({ ...question, history, text }));
  if (asked.length < 2 || new Set(asked.map(intentOf)).size < asked.length) return undefined;
  const answers = asked.map(answerOne);
  const parts = answers.flatMap((one, at) => (at < answers.length - 1 ? withoutItsQuestion(one.parts) : one.parts));
  return { parts, suggestions: answers.at(-1)!.suggestions };
}

const personSaid = (text: string) => ({ author: 'person' as const, text, offered: [] });

/** Returns an answer without the question at its end. */
export function withoutItsQuestion(parts: readonly HousePart[]): HousePart[] {
  const last = parts.at(-1);
  if (last?.type !== 'text' || !last.text.trimEnd().endsWith('?')) return [...parts];
  const rest = last.text.replace(/(?:^|(?<=[.!:]) )[^.!?:]*\?$/, '').trim();
  return rest === '' ? parts.slice(0, -1) : [...parts.slice(0, -1), { type: 'text', text: rest }];
}
