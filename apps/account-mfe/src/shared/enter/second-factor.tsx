import type { ReactNode } from 'react';
import { messages } from '../../messages/index.ts';
import { Message } from '../form/index.ts';

/** The place of the second factor. */
export function SecondFactor(): ReactNode {
  const t = messages.useText();
  return (
    <Message data-tone="warn" role="status">
      {t('secondFactor')}
    </Message>
  );
}
