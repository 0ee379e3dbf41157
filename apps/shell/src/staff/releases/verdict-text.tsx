import type { ReactNode } from 'react';
import type { GuardrailVerdict } from '@greenroom/contracts';
import { words } from '../words.ts';
import { useGuardrailName } from './guardrail-names.ts';

interface VerdictTextProps {
  verdict: GuardrailVerdict | null;
  /** The release it was compared with; undefined in the history. */
  stable?: string;
}

/** Shows a guardrail verdict as a sentence with its figures. */
export function VerdictText({ verdict, stable }: VerdictTextProps): ReactNode {
  const t = words.useText();
  const nameOf = useGuardrailName();
  if (verdict === null) return null;
  if (verdict.kind === 'fine') return stable ? t('releases.verdict.fine', { stable }) : t('releases.verdict.fineThen');
  if (verdict.kind === 'inconclusive')
    return t('releases.verdict.inconclusive', { samples: verdict.samples, needed: verdict.needed });
  const { candidate, stable: before } = verdict.figures;
  return t(`releases.verdict.${verdict.kind}`, {
    guardrail: nameOf(verdict.guardrail),
    bad: candidate.bad,
    of: candidate.of,
    stableBad: before.bad,
    stableOf: before.of,
  });
}
