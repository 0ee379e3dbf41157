import { bounds, type Recap } from '@greenroom/contracts';

type Remembered = Pick<Recap, 'goal' | 'decided' | 'commitments' | 'facts'>;

/** What is remembered, as the fields of a form: decisions and facts one a line, plans by their number. */
export function fieldsOf({ goal, decided, commitments, facts = [] }: Remembered): Record<string, string> {
  const plans = commitments.flatMap(({ text, dueOn }, index) => [
    [`plan${index}`, text] as const,
    [`day${index}`, dueOn ?? ''] as const,
  ]);
  return { goal: goal ?? '', decided: decided.join('\n'), facts: facts.join('\n'), ...Object.fromEntries(plans) };
}

/** What a form's fields say is to be remembered; what is empty is not. */
export function memoryOf(fields: Record<string, string>, plans: number): Remembered {
  const text = (name: string) => (fields[name] ?? '').trim();
  const lines = (name: string) =>
    text(name)
      .split('\n')
      .map((line) => line.trim().slice(0, bounds.recapLineLength))
      .filter((line) => line !== '')
      .slice(0, bounds.recapLines);
  const commitments = Array.from({ length: plans }, (_, index) => ({
    text: text(`plan${index}`),
    dueOn: text(`day${index}`) || null,
  }));
  return {
    goal: text('goal') || null,
    decided: lines('decided'),
    commitments: commitments.filter((plan) => plan.text !== ''),
    facts: lines('facts'),
  };
}
