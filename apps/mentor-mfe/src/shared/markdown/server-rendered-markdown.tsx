import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '@greenroom/federation';
import { MarkdownBlocks } from './blocks.tsx';
import { plainLexer } from './plain-lexer.ts';

interface Words {
  text: string;
  headingIds?: boolean;
}

/**
 * Renders Markdown on server-rendered pages, with ids of headings: the server's HTML stays until the lexer is loaded,
 * however long that takes. Without it, plain paragraphs are shown meanwhile.
 */
export const ServerRenderedMarkdown = lazyKeepingHtml(async () => (await import('./markdown.tsx')).Markdown);

/** @param load loads the renderer; started with the page's own code, which does not wait for it */
export function lazyKeepingHtml(load: () => Promise<ComponentType<Words>>): ComponentType<Words> {
  const fetched = whenThere(async () => ({ default: await load() }));
  const Fetched = lazy(() => fetched);

  return function Standing({ text }: Words): ReactNode {
    return (
      <Suspense fallback={<MarkdownBlocks text={text} lexer={plainLexer} />}>
        <Fetched text={text} headingIds />
      </Suspense>
    );
  };
}

/** Never rejects: after three attempts it waits until the connection is back. */
async function whenThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await withRetries(load);
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenThere(load);
  }
}
