import { readStatement } from '@greenroom/understanding';
import { asText, clausesOf, type Commitment, dayIn } from '@greenroom/speech-analysis';
import { decisionsIn } from './decisions.ts';

/** A recap says what will be done, without "I'll". */
const promise =
  /^(?:and |then |so |ok,? |okay,? |first,? )*(?:i(?:['’]ll| will|['’]m going to| am going to|['’]m gonna| shall| plan to| promise to|['’]m planning to)|ich werde|werde ich)\s+/i;

/** What somebody says they will do, and the day by which, in their own words; a fear or a joke is none. */
export function plansIn(text: string, saidAt: Date): Commitment[] {
  return clausesOf(text).flatMap((clause) => {
    const said = readStatement(clause);
    return said.kind === 'plan' && decisionsIn(clause).length === 0 ? (planOf(said.text, saidAt) ?? []) : [];
  });
}

/** Words that are known to be a plan as a line of a recap. */
export function planOf(words: string, saidAt: Date): Commitment | undefined {
  const named = dayIn(words, saidAt);
  const text = asText((named?.rest ?? words).replace(promise, ''));
  return text === undefined ? undefined : { text, dueOn: named?.day ?? null };
}
