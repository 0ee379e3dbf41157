import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { messages } from '../../messages/index.ts';
import { MissingPanel } from './missing-panel.tsx';

/** Shown instead of an unknown coach, with a link to all coaches. */
export function MissingCoach(): ReactNode {
  const t = messages.useText();
  return <MissingPanel what="coach" to={useCoachesAddress()} toText={t('meetCoaches')} />;
}
