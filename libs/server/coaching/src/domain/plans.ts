import { readStatement } from '@greenroom/understanding';
import { dayIn } from '@greenroom/contracts/named-day';
import { asText, clausesOf, type Commitment } from '@greenroom/speech-analysis';
import { decisionsIn } from './decisions.ts';

/** The beginning of a promise, which a recap leaves out ("I'll"). */
const promise =
  /^(?:and |then |so |ok,? |okay,? |first,? )*(?:i(?:['’]ll| will|['’]m going to| am going to|['’]m gonna| shall| plan to| promise to|['’]m planning to)|ich werde|werde ich)\s+/i;

/** Returns what a person says they will do, and by which day, in their own words. Fears and jokes do not count. */
export function plansIn(text: string, saidAt: Date): Commitment[] {
  return clausesOf(text).flatMap((clause) => {
    const said = readStatement(clause);
    return said.kind === 'plan' && decisionsIn(clause).length === 0 ? (planOf(said.text, saidAt) ?? []) : [];
  });
}

/** Turns the words of a plan into a line of a recap. */
export function planOf(words: string, saidAt: Date): Commitment | undefined {
  const named = dayIn(words, saidAt);
  const text = asText((named?.rest ?? words).replace(promise, ''));
  return text === undefined ? undefined : { text, dueOn: named?.day ?? null };
}
