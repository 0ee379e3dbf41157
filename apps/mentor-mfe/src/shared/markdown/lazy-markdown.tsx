import type { ReactNode } from 'react';
import { MarkdownBlocks, type MarkdownProps } from './blocks.tsx';
import { useLexer } from './lazy-lexer.ts';
import { isPlain, plainLexer } from './plain-lexer.ts';

/** Renders Markdown at once: plain paragraphs and quotes need no lexer. */
export function LazyMarkdown(props: MarkdownProps): ReactNode {
  const lexer = useLexer();
  return <MarkdownBlocks lexer={isPlain(props.text) ? plainLexer : lexer} {...props} />;
}
