import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { createStore } from '@greenroom/api-client';
import type { DocumentInput } from '@greenroom/federation';
import type { PageHead } from '@greenroom/navigation';
import { PageHeadContext, StaticRouter } from '@greenroom/navigation/server';
import { Shell } from '../shell.tsx';
import { emotionKey } from './emotion-key.ts';

/** Everything a page is drawn from is in memory; what takes longer waits for something that will not come. */
const limitMs = 1_000;

/** A page as React draws it, before it is in a document. */
export interface DrawnPage {
  body: string;
  styles: { ids: string[]; css: string }[];
  /** Tags that name what the browser should fetch soon. */
  preloads: string;
  head: PageHead | undefined;
  /** Whether a remote's page is in it. */
  written: boolean;
}

/**
 * Draws the page of an address, with its remote's screen where `routes` are given.
 * @param failed told what a part of the page threw; the rest of the page is drawn
 */
export async function drawPage(input: DocumentInput, failed: (cause: unknown) => void): Promise<DrawnPage> {
  const emotionCache = createCache({ key: emotionKey });
  const { extractCriticalToChunks } = createEmotionServer(emotionCache);
  let head: PageHead | undefined;
  const signal = AbortSignal.timeout(limitMs);
  const { prelude } = await prerenderToNodeStream(
    <PageHeadContext value={(told) => (head = told)}>
      <Shell
        store={createStore(input.replies)}
        emotionCache={emotionCache}
        manifest={input.manifest}
        written={input.routes !== undefined}
        routes={input.routes}
        router={(page) => <StaticRouter location={input.url}>{page}</StaticRouter>}
      />
    </PageHeadContext>,
    // Everything stands in its place: what React would send behind the page only a script could put there.
    { onError: (cause) => failed(cause), signal, progressiveChunkSize: Infinity },
  );
  const [, preloads = '', body = ''] = /^((?:<link rel="preload"[^>]*>)*)(.*)$/s.exec(await text(prelude)) ?? [];
  if (signal.aborted) failed(new Error(`The page was not drawn within ${limitMs} ms`));
  return { body, preloads, head, written: input.routes !== undefined, styles: extractCriticalToChunks(body).styles };
}
