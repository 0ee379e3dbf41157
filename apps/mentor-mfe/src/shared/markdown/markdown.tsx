import { lexer } from 'marked';
import { memo, useMemo, type ReactNode } from 'react';
import { renderTokens } from './tokens.tsx';

interface MarkdownProps {
  text: string;
  /** Stands right behind the last word, such as the caret of an arriving answer. */
  end?: ReactNode;
}

/** A Markdown text as elements, for within shared-ui's Prose. Links open safe addresses only, and HTML is shown as text. */
export const Markdown = memo(function Markdown({ text, end }: MarkdownProps): ReactNode {
  const tokens = useMemo(() => lexer(text), [text]);
  const last = tokens.findLast(({ type }) => type !== 'space');
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
      {renderTokens(tokens.slice(0, tokens.indexOf(last)))}
      <p>
        {renderTokens(last.tokens)}
        {end}
      </p>
    </>
  );
});
