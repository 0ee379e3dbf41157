import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CardTrouble } from './card-trouble.ts';
import { messages } from './messages/index.ts';

const Note = styled.p`
  padding: 2px 0 2px 14px;
  border-left: 2px solid var(--bad);
  text-wrap: pretty;
`;

/** The place below a card form where it says what the card was refused for; always there, so that it is announced. */
export function CardTroubleNote({ trouble }: { trouble: CardTrouble | undefined }): ReactNode {
  const t = messages.useText();
  return <div role="alert">{trouble && <Note>{t(trouble)}</Note>}</div>;
}
