import type { ReactNode } from 'react';
import { occasionMessages } from '../../../shared/occasions/index.ts';
import { Aside } from '../chat-layout.ts';
import { LinePanel } from './line-panel.tsx';

/** The panel with the user's line, beside the conversation. */
export function LineAside(): ReactNode {
  const t = occasionMessages.useText();
  return (
    <Aside aria-label={t('title')}>
      <LinePanel />
    </Aside>
  );
}
