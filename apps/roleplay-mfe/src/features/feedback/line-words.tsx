import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { texts } from './feedback-texts.ts';
import { markedPieces, type Mark } from './marked-text.ts';

export const MarkedWords = styled.mark`
  color: inherit;
  text-decoration: underline 2px;
  text-underline-offset: 4px;
  &[data-kind='worked'] {
    text-decoration-color: var(--good);
    background: var(--good-wash);
  }
  &[data-kind='cost'] {
    text-decoration-style: wavy;
    text-decoration-color: var(--warn);
    background: var(--warn-wash);
  }
`;

const OnPaper = styled.span`
  display: none;
  @media print {
    display: inline;
    font-style: italic;
  }
`;

interface LineWordsProps {
  text: string;
  marks: readonly Mark[];
  /** Whether to leave the words out of print: the partner's words are not passed on. */
  hiddenOnPaper: boolean;
}

/** The words of a line, with its marks. */
export function LineWords({ text, marks, hiddenOnPaper }: LineWordsProps): ReactNode {
  const t = texts.useText();
  const words = markedPieces(text, marks).map((piece, at) =>
    piece.kind === undefined ? (
      piece.text
    ) : (
      <MarkedWords key={at} data-kind={piece.kind}>
        {piece.text}
      </MarkedWords>
    ),
  );
  if (!hiddenOnPaper) return words;
  return (
    <>
      <span data-paper="none">{words}</span>
      <OnPaper>{t('share.hidden')}</OnPaper>
    </>
  );
}
