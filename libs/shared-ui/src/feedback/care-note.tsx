import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Note = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 660px;
  padding: var(--s-4) var(--s-5);
  border: 1px solid var(--line-strong);
  border-radius: 14px;
  background: var(--surface-2);
  color: var(--text);
  font-size: var(--fs-body);
`;

const Words = styled.p`
  margin: 0;
  white-space: pre-line;
`;

interface CareNoteProps {
  /** Help lines as the server wrote them: plain text with line breaks. */
  text: string;
  /** What the person can do next, such as continue. */
  children?: ReactNode;
}

/**
 * Help lines beside something that the person wrote or said. It is announced when it appears; its telephone numbers and
 * addresses are links.
 */
export function CareNote({ text, children }: CareNoteProps): ReactNode {
  return (
    <Note role="status">
      <Words>{withLinks(text)}</Words>
      {children}
    </Note>
  );
}

/** Telephone numbers such as “988”, “116 123” or “1-800-799-7233”, and the list of help lines in all countries. */
const reachable = /(\d[\d -]+\d|findahelpline\.com)/u;

const withLinks = (text: string) =>
  text.split(reachable).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <a key={at} href={part.includes('.') ? `https://${part}` : `tel:${part.replaceAll(/\D/gu, '')}`}>
        {part}
      </a>
    ),
  );
