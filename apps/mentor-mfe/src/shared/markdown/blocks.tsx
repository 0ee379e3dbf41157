import type { Token } from 'marked';
import { memo, useMemo, type ReactNode } from 'react';
import { renderTokens } from './tokens.tsx';

/** Takes a Markdown text apart. */
export type Lexer = (text: string) => Token[];

export interface MarkdownProps {
  text: string;
  /** Stands right behind the last word, such as the caret of an arriving answer. */
  end?: ReactNode;
}

/** A Markdown text as elements. The same tokens make the same elements, whichever lexer they come from. */
export const MarkdownBlocks = memo(function MarkdownBlocks({
  text,
  end,
  lexer,
}: MarkdownProps & { lexer: Lexer }): ReactNode {
  const tokens = useMemo(() => lexer(text).filter(({ type }) => type !== 'space'), [lexer, text]);
  const last = tokens.at(-1);
  if (end === undefined || last?.type !== 'paragraph') {
    return (
      <>
        {renderTokens(tokens)}
        {end}
      </>
    );
  }
  return (
    <>
      {renderTokens(tokens.slice(0, -1))}
      <p>
        {renderTokens(last.tokens)}
        {end}
      </p>
    </>
  );
});
