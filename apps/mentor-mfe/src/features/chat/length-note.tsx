import type { ReactNode } from 'react';
import { Figures, Fine } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import type { MessageLength } from './message-length.ts';

/** Shows how many characters remain, once few are left. */
export function LengthNote({ length, className }: { length: MessageLength; className?: string }): ReactNode {
  const t = messages.useText();
  if (length.state === 'fits') return null;
  const over = length.state === 'over';
  return (
    <Fine tone={over ? 'bad' : 2} role="status" className={className}>
      <Figures>
        {over ? t('chat.over', { count: length.by }) : t('chat.counter', { used: length.used, most: length.most })}
      </Figures>
    </Fine>
  );
}
