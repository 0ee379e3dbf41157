import type { ReactNode } from 'react';
import { Fine } from '@greenroom/shared-ui';
import { texts } from './live-texts.ts';
import { useLaw } from './use-law.ts';

/** What is said of others' consent, by where the person is. */
export function LawNote(): ReactNode {
  const t = texts.useText();
  const law = useLaw();
  return <Fine tone={2}>{t(`law.${law}`)}</Fine>;
}
