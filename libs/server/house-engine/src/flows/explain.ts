import { linesFor } from '../shelf-search.ts';
import { saidIn } from '../speaking.ts';
import { answer, type Flow } from './flow.ts';
import { coachElsewhere } from './hand-over.ts';
import { elsewhere } from './onward-flows.ts';

/**
 * Explains from the coach's library. If the library has nothing, names the coach who covers it, or says that no coach
 * does. In English, the coach's own sentences introduce the item.
 */
export const explain: Flow = (input) => {
  const { question, shelves, say, chip, language } = input;
  const [item] = shelves.find(question.coach.slug, question.text);
  const [sure] = shelves.find(question.coach.slug, question.text, 'surely');
  const other = sure ? undefined : coachElsewhere(input);
  if (!item || other) return elsewhere(input);
  if (language === 'en') return undefined;
  const offers = [chip('words'), chip('pushback'), chip('practise')];
  const said = saidIn(question.history);
  const lines = linesFor(item, shelves.passageIn(item, question.text), question.text, said);
  if (question.history.some(({ offered }) => offered.includes(item.uuid)))
    return answer([lines && `> ${lines}`, say('afterReading')], offers);
  const { parts } = answer([say('fromLibrary'), say('afterReading')], []);
  return { parts: [parts[0]!, { type: 'card', item }, parts[1]!], suggestions: offers };
};
