import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { createStore } from '@greenroom/api-client';
import type { DocumentInput } from '@greenroom/federation';
import { activateLocale } from '@greenroom/i18n';
import { StaticRouter } from '@greenroom/navigation/server';
import { messages } from '../messages/index.ts';
import { Shell } from '../shell.tsx';
import { emotionKey } from './emotion-key.ts';
import { htmlOf } from './html.ts';

let turn: Promise<unknown> = Promise.resolve();

/** The HTML of a page. One at a time: the language is the module's, and writing a page takes a few milliseconds. */
export function renderDocument(input: DocumentInput): Promise<string> {
  const written = turn.then(() => write(input));
  turn = written.catch(() => {});
  return written;
}

async function write(input: DocumentInput): Promise<string> {
  activateLocale(input.locale);
  await messages.load();
  const emotionCache = createCache({ key: emotionKey });
  const { prelude } = await prerenderToNodeStream(
    <Shell
      store={createStore(input.replies)}
      emotionCache={emotionCache}
      manifest={input.manifest}
      router={(page) => <StaticRouter location={input.url}>{page}</StaticRouter>}
    />,
    { onError: (cause) => console.error(cause) },
  );
  const body = await text(prelude);
  const { extractCriticalToChunks } = createEmotionServer(emotionCache);
  return htmlOf(input, body, extractCriticalToChunks(body).styles, messages.text);
}
