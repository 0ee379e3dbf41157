import { guardrails, type Guardrail, isOwnMetric } from '@greenroom/contracts';
import { words } from '../words.ts';

const isKnown = (name: string): name is Guardrail => (guardrails as readonly string[]).includes(name);

/** Returns the names of guardrails. A remote's own, or a newer server's, is shown by its key. */
export function useGuardrailName(): (guardrail: string) => string {
  const t = words.useText();
  return (guardrail) => {
    if (isOwnMetric(guardrail)) return t('guardrail.own', { name: guardrail.slice('own:'.length) });
    return isKnown(guardrail) ? t(`guardrail.${guardrail}`) : guardrail;
  };
}
