import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { splitAtWords } from './split-at-words.ts';

const Words = styled.span`
  display: block;
  mark {
    background: none;
    color: inherit;
    font-weight: 620;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Shows the words around a search result, with the result highlighted. */
export function Excerpt({ text, words }: { text: string; words: string }): ReactNode {
  return (
    <Words dir="auto">
      {splitAtWords(text, words).map(({ part, found }, index) =>
        found ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
      )}
    </Words>
  );
}
