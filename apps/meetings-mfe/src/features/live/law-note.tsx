import type { ReactNode } from 'react';
import { Fine } from '@greenroom/shared-ui';
import { texts } from './live-texts.ts';
import { useLaw } from './use-law.ts';

/** The note on others' consent, by the visitor's location. */
export function LawNote(): ReactNode {
  const t = texts.useText();
  const law = useLaw();
  return <Fine tone={2}>{t(`law.${law}`)}</Fine>;
}
