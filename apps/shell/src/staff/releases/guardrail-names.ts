import { words } from '../words.ts';

const known = ['load', 'errors', 'checkout', 'lcp', 'inp'] as const;
const isKnown = (name: string): name is (typeof known)[number] => (known as readonly string[]).includes(name);

/** What guardrails are called. One without a word is of a newer server and is shown by its name. */
export function useGuardrailName(): (guardrail: string) => string {
  const t = words.useText();
  return (guardrail) => (isKnown(guardrail) ? t(`guardrail.${guardrail}`) : guardrail);
}
