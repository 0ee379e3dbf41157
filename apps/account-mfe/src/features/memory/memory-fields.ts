import { bounds, type Recap } from '@greenroom/contracts';

type Remembered = Pick<Recap, 'goal' | 'decided' | 'commitments' | 'facts'>;

/** Returns a memory as form fields: decisions and facts one per line, plans by index. */
export function fieldsOf({ goal, decided, commitments, facts = [] }: Remembered): Record<string, string> {
  const plans = commitments.flatMap(({ text, dueOn }, index) => [
    [`plan${index}`, text] as const,
    [`day${index}`, dueOn ?? ''] as const,
  ]);
  return { goal: goal ?? '', decided: decided.join('\n'), facts: facts.join('\n'), ...Object.fromEntries(plans) };
}

/** Returns the memory in a form's fields, without empty ones. */
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
