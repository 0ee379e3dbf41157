import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { answer, type FlowInput } from './flow.ts';

/**
 * Says that there is no answer to a question in the middle of a conversation. Advice on something else would take
 * the honesty back.
 * @returns undefined if the message asks nothing, or no situation is known
 */
export function withoutAnAnswer({ question, situation, say, chip }: FlowInput): HouseAnswer | undefined {
  const { text, history } = question;
  if (situation === undefined || history.length === 0 || !isQuestion(text)) return undefined;
  return answer([say('noAnswerTo')], [chip('words'), chip('pushback'), chip('practise')]);
}

/** Repeats what is known when the person is not understood again. */
export function lost({ say, slots }: Pick<FlowInput, 'say' | 'slots'>): string {
  const facts = [...slots.names, ...slots.days, ...slots.figures].slice(0, 5);
  return facts.length > 1 ? say('lostWith', { facts: facts.join(', ') }) : say('lost');
}
