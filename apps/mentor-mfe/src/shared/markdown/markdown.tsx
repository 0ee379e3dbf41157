import { lexer } from 'marked';
import type { ReactNode } from 'react';
import { MarkdownBlocks, type MarkdownProps } from './blocks.tsx';

/** Renders Markdown, for use within shared-ui's Prose. Only safe links are kept, and HTML is shown as text. */
export function Markdown(props: MarkdownProps): ReactNode {
  return <MarkdownBlocks lexer={lexer} {...props} />;
}
