import type { ReactNode } from 'react';
import { occasionMessages } from '../../../shared/occasions/index.ts';
import { Aside } from '../room.ts';
import { LinePanel } from './line-panel.tsx';

/** The panel of one's line, beside the talk. */
export function LineAside(): ReactNode {
  const t = occasionMessages.useText();
  return (
    <Aside aria-label={t('title')}>
      <LinePanel />
    </Aside>
  );
}
