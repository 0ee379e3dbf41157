import type { ReactNode } from 'react';
import { MarkdownBlocks, type MarkdownProps } from './blocks.tsx';
import { useLexer } from './late-lexer.ts';
import { isPlain, plainLexer } from './plain-lexer.ts';

/** A Markdown text as elements, at once: one of plain paragraphs and quotes needs nothing that is still to come. */
export function LateMarkdown(props: MarkdownProps): ReactNode {
  const lexer = useLexer();
  return <MarkdownBlocks lexer={isPlain(props.text) ? plainLexer : lexer} {...props} />;
}
