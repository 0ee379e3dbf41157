import { offerNearest } from '../field-questions/near-questions.ts';
import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { answer, type FlowInput } from './flow.ts';

/**
 * Says that there is no answer to a question in the middle of a conversation, and offers what it may have meant. Advice
 * on something else would take the honesty back.
 * @returns undefined if the message asks nothing, or no situation is known and nothing is near
 */
export function withoutAnAnswer(input: FlowInput): HouseAnswer | undefined {
  const { question, situation, say, chip } = input;
  if (question.history.length === 0 || !isQuestion(question.text)) return undefined;
  const near = offerNearest(input);
  if (near || situation === undefined) return near;
  return answer([say('noAnswerTo')], [chip('words'), chip('pushback'), chip('practise')]);
}

/** Repeats what is known when the person is not understood again. */
export function lost({ say, slots }: Pick<FlowInput, 'say' | 'slots'>): string {
  const facts = [...slots.names, ...slots.days, ...slots.figures].slice(0, 5);
  return facts.length > 1 ? say('lostWith', { facts: facts.join(', ') }) : say('lost');
}
