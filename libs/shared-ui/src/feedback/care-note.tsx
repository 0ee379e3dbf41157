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
  ul {
    display: grid;
    gap: var(--s-2);
    margin: 0;
    padding-left: 1.2em;
  }
  p {
    margin: 0;
    white-space: pre-line;
  }
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

interface CareNoteProps {
  /** Help lines as the server wrote them: plain text with line breaks, and a list where lines begin with “- ”. */
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
      {blocksOf(text).map(({ listed, lines }, at) =>
        listed ? (
          <ul key={at}>
            {lines.map((line) => (
              <li key={line}>{withLinks(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={at}>{withLinks(lines.join('\n'))}</p>
        ),
      )}
      {children}
    </Note>
  );
}

/** Splits a text into paragraphs and lists. */
function blocksOf(text: string): { listed: boolean; lines: string[] }[] {
  const blocks: { listed: boolean; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const listed = line.startsWith('- ');
    const last = blocks.at(-1);
    const plain = listed ? line.slice(2) : line;
    if (last?.listed === listed) last.lines.push(plain);
    else blocks.push({ listed, lines: [plain] });
  }
  return blocks;
}

/** Telephone numbers such as “988”, “116 123” or “1-800-799-7233”, and the list of help lines in all countries. */
const reachable = /\b\d{1,4}(?:[ /-]\d{1,4})*\b|\bfindahelpline\.com\b/gu;
const fewestDigits = 3;

function hrefOf(found: string): string | undefined {
  if (found.includes('.')) return `https://${found}`;
  const digits = found.replaceAll(/\D/gu, '');
  return digits.length < fewestDigits ? undefined : `tel:${digits}`;
}

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(reachable)) {
    const href = hrefOf(found);
    if (href === undefined) continue;
    parts.push(
      text.slice(from, index),
      <a key={index} href={href} rel="noreferrer">
        {found}
      </a>,
    );
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}
