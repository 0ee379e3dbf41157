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

/** Rendering needs only data in memory; anything that takes longer waits for something that will not arrive. */
const limitMs = 1_000;

/** A page rendered by React, before it is placed in a document. */
export interface DrawnPage {
  body: string;
  styles: { ids: string[]; css: string }[];
  /** Preload tags for what the browser should fetch soon. */
  preloads: string;
  head: PageHead | undefined;
  /** Whether it contains a remote's page. */
  written: boolean;
}

/**
 * Renders the page at a URL, including its remote's screen if `routes` are given.
 * @param failed receives errors thrown by a part of the page; the rest is rendered
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
    // Send everything inline: content that React streams later would need a script to move it into place.
    { onError: (cause) => failed(cause), signal, progressiveChunkSize: Infinity },
  );
  const [, preloads = '', body = ''] = /^((?:<link rel="preload"[^>]*>)*)(.*)$/s.exec(await text(prelude)) ?? [];
  if (signal.aborted) failed(new Error(`The page was not drawn within ${limitMs} ms`));
  return { body, preloads, head, written: input.routes !== undefined, styles: extractCriticalToChunks(body).styles };
}
