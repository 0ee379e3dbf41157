import type { Token } from 'marked';
import { memo, useMemo, type ReactNode } from 'react';
import { renderTokens } from './tokens.tsx';

/** Splits a Markdown text into tokens. */
export type Lexer = (text: string) => Token[];

export interface MarkdownProps {
  text: string;
  /** Placed right behind the last word, such as the caret of a streaming answer. */
  end?: ReactNode;
  /** Whether headings get ids, for links within the page. */
  headingIds?: boolean;
}

/** Renders Markdown. The same tokens give the same elements, whichever lexer they come from. */
export const MarkdownBlocks = memo(function MarkdownBlocks({
  text,
  end,
  headingIds,
  lexer,
}: MarkdownProps & { lexer: Lexer }): ReactNode {
  const tokens = useMemo(() => lexer(text).filter(({ type }) => type !== 'space'), [lexer, text]);
  const last = tokens.at(-1);
  if (end === undefined || last?.type !== 'paragraph') {
    return (
      <>
        {renderTokens(tokens, headingIds)}
        {end}
      </>
    );
  }
  return (
    <>
      {renderTokens(tokens.slice(0, -1), headingIds)}
      <p>
        {renderTokens(last.tokens)}
        {end}
      </p>
    </>
  );
});
