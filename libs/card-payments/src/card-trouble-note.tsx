import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CardTrouble } from './card-trouble.ts';
import { messages } from './messages/index.ts';

const Note = styled.p`
  padding: 2px 0 2px 14px;
  border-left: 2px solid var(--bad);
  text-wrap: pretty;
`;

/**
 * Shows below a card form why the card was refused. The element always exists, so that screen readers announce changes.
 */
export function CardTroubleNote({ trouble }: { trouble: CardTrouble | undefined }): ReactNode {
  const t = messages.useText();
  return <div role="alert">{trouble && <Note>{t(trouble)}</Note>}</div>;
}
