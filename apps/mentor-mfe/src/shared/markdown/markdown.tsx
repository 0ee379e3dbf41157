import { lexer } from 'marked';
import type { ReactNode } from 'react';
import { MarkdownBlocks, type MarkdownProps } from './blocks.tsx';

/** A Markdown text as elements, for within shared-ui's Prose. Links open safe addresses only, and HTML is shown as text. */
export function Markdown(props: MarkdownProps): ReactNode {
  return <MarkdownBlocks lexer={lexer} {...props} />;
}
