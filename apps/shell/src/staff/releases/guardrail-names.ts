import { guardrails, type Guardrail, isOwnMetric } from '@greenroom/contracts';
import { words } from '../words.ts';

const isKnown = (name: string): name is Guardrail => (guardrails as readonly string[]).includes(name);

/** What guardrails are called. One of a remote's own, and one of a newer server, is shown by its name. */
export function useGuardrailName(): (guardrail: string) => string {
  const t = words.useText();
  return (guardrail) => {
    if (isOwnMetric(guardrail)) return t('guardrail.own', { name: guardrail.slice('own:'.length) });
    return isKnown(guardrail) ? t(`guardrail.${guardrail}`) : guardrail;
  };
}
