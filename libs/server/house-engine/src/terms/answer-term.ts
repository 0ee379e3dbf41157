import { answer, type FlowInput } from '../flows/flow.ts';
import type { HouseAnswer } from '../question.ts';
import { saidIn } from '../speaking.ts';

/**
 * Explains words whose meaning a message asks for.
 * @returns undefined if it asks for none that the content explains, or all were explained already
 */
export function answerTerm({ question, shelves, language, chip }: FlowInput): HouseAnswer | undefined {
  const said = saidIn(question.history);
  const says = shelves
    .termsAskedFor(question.text)
    .map((term) => term.says[language])
    .filter((one) => !said.some((text) => text.includes(one)));
  return says.length === 0 ? undefined : answer(says, [chip('words'), chip('decide'), chip('practise')]);
}
