import { isQuestion } from '../is-question.ts';
import type { HouseAnswer } from '../question.ts';
import { saidOf } from '../situations/said-of.ts';
import { saidIn } from '../speaking.ts';
import { answer, type FlowInput } from './flow.ts';

/**
 * Says that there is no answer to a question in the middle of a conversation, and then the next thing about the person's
 * situation.
 * @returns undefined if the message asks nothing, or no situation is known
 */
export function withoutAnAnswer(input: FlowInput): HouseAnswer | undefined {
  const { question, situation, language, slots, say, chip } = input;
  const { text, history } = question;
  if (situation === undefined || history.length === 0 || !isQuestion(text)) return undefined;
  const said = saidOf(situation, language, saidIn(history), slots);
  const next = said.next();
  return answer(
    [next === undefined ? lost(input) : `${say('noAnswerTo')} ${say('insteadThis')}`, next, next && said.ask()],
    [chip('words'), chip('pushback'), chip('practise')],
  );
}

/** Repeats what is known when the person is not understood again. */
export function lost({ say, slots }: Pick<FlowInput, 'say' | 'slots'>): string {
  const facts = [...slots.names, ...slots.days, ...slots.figures].slice(0, 5);
  return facts.length > 1 ? say('lostWith', { facts: facts.join(', ') }) : say('lost');
}
