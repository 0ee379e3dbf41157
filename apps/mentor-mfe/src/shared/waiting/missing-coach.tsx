import type { ReactNode } from 'react';
import { useCoachesAddress } from '@greenroom/auth';
import { messages } from '../../messages/index.ts';
import { MissingPanel } from './missing-panel.tsx';

/** In place of a coach who does not exist: the way to those who do. */
export function MissingCoach(): ReactNode {
  const t = messages.useText();
  return <MissingPanel what="coach" to={useCoachesAddress()} toText={t('meetCoaches')} />;
}
