import { mayHintAtDanger } from '@greenroom/safety';
import { type FlowInput, saidByPerson } from './flow.ts';
import { slotsOf } from './slots.ts';

/** In facts: more of them are a list, and no sentence. */
const most = 5;

/** Says back who, when and how much of a message, as far as it was not told before; nothing where it tells none of it, or may hint at danger. */
export function heardBack({
  question,
  language,
  say,
}: Pick<FlowInput, 'question' | 'language' | 'say'>): string | undefined {
  if (mayHintAtDanger(question.text)) return undefined;
  const { names, roles, days, sums, figures } = slotsOf([question.text]);
  // A German length of time stands in the case that its sentence asks for.
  const amounts = language === 'de' ? sums : figures;
  const before = saidByPerson(question).join('\n');
  const people = names.length > 0 ? names : roles.map((role) => (language === 'de' ? role : `your ${role}`));
  const told = [...people, ...days, ...amounts].filter((fact) => !before.includes(fact.replace(/^your /, '')));
  if (told.length < 2) return undefined;
  const [first = '', ...rest] = told.slice(0, most);
  const facts = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
  return say('heardBack', { facts });
}
