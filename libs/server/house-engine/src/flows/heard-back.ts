import { mayHintAtDanger } from '@greenroom/safety';
import { type FlowInput, saidByPerson } from './flow.ts';
import { slotsOf } from './slots.ts';

/** Maximum number of facts; more would read as a list. */
const most = 5;

/**
 * Repeats who, when and how much from a message, as far as it is new. Returns undefined for fewer than two facts, or if
 * the message may hint at danger.
 */
export function heardBack({
  question,
  language,
  say,
}: Pick<FlowInput, 'question' | 'language' | 'say'>): string | undefined {
  if (mayHintAtDanger(question.text)) return undefined;
  const { names, roles, days, sums, figures } = slotsOf([question.text]);
  // A German duration has the grammatical case of its sentence, so only sums can be repeated.
  const amounts = language === 'de' ? sums : figures;
  const before = saidByPerson(question).join('\n');
  const people = names.length > 0 ? names : roles.map((role) => (language === 'de' ? role : `your ${role}`));
  const told = [...people, ...days, ...amounts].filter((fact) => !before.includes(fact.replace(/^your /, '')));
  if (told.length < 2) return undefined;
  const [first = '', ...rest] = told.slice(0, most);
  const facts = [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
  return say('heardBack', { facts });
}
