import { guardrails, type Guardrail } from '@greenroom/contracts';
import { words } from '../words.ts';

const isKnown = (name: string): name is Guardrail => (guardrails as readonly string[]).includes(name);

/** What guardrails are called. One without a word is of a newer server and is shown by its name. */
export function useGuardrailName(): (guardrail: string) => string {
  const t = words.useText();
  return (guardrail) => (isKnown(guardrail) ? t(`guardrail.${guardrail}`) : guardrail);
}
