import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { withRetries } from '@greenroom/federation';
import { MarkdownBlocks } from './blocks.tsx';
import { plainLexer } from './plain-lexer.ts';

interface Words {
  text: string;
}

/**
 * A Markdown text as elements, on a page that the server may have written: what it wrote stands until the lexer is
 * there, however long that takes. Where nothing was written, its paragraphs stand meanwhile.
 */
export const StandingMarkdown = standing(async () => (await import('./markdown.tsx')).Markdown);

/** @param load what draws the text; asked for with the page's own code, and not waited for by it */
export function standing(load: () => Promise<ComponentType<Words>>): ComponentType<Words> {
  const fetched = whenThere(async () => ({ default: await load() }));
  const Fetched = lazy(() => fetched);

  return function Standing({ text }: Words): ReactNode {
    return (
      <Suspense fallback={<MarkdownBlocks text={text} lexer={plainLexer} />}>
        <Fetched text={text} />
      </Suspense>
    );
  };
}

/** Never rejects: after three tries it waits until the connection is back. */
async function whenThere<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await withRetries(load);
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenThere(load);
  }
}
