import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStore } from '@greenroom/api-client';
import {
  loadRoutes,
  preloadLater,
  readPageState,
  registerReleases,
  trustedScriptUrls,
} from '@greenroom/federation/browser';
import { ownerOf, trustedTypes, withRetries, type PageState } from '@greenroom/federation';
import { failedScriptsRefetched } from '@greenroom/federation/browser/refetch-failed-scripts';
import { activateLocale } from '@greenroom/i18n';
import { BrowserRouter } from '@greenroom/navigation';
import { reportError } from '@greenroom/reporting';
import { ErrorPage, Shell } from './shell.tsx';
import { emotionKey } from './document/emotion-key.ts';
import { messages } from './messages/index.ts';
import { keepVisibleHeight } from './site/keep-visible-height.ts';
import { loadOwnPage } from './site/own-page.tsx';

const given = readPageState();
const state =
  'choose' in given
    ? await (await withRetries(() => import('./static-host/choose-page.tsx'), failedScriptsRefetched)).choosePage(given)
    : given;
if (state) await start(state);

async function start({ locale, manifest, replies, written }: PageState): Promise<void> {
  activateLocale(locale);
  registerReleases(manifest);

  // Requested before rendering: fewer levels of requests make the page usable sooner.
  const owner = ownerOf(window.location.pathname, manifest.remotes)?.owner;
  if (owner) void loadRoutes(owner).catch(() => {});

  await Promise.all([
    withRetries(() => messages.load(), failedScriptsRefetched),
    loadOwnPage(window.location.pathname, manifest),
  ]);

  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  draw(
    <Shell
      store={createStore(replies)}
      emotionCache={createCache({ key: emotionKey, ...(nonce ? { nonce } : {}) })}
      manifest={manifest}
      written={written}
      router={(page) => <BrowserRouter>{page}</BrowserRouter>}
    />,
  );

  keepVisibleHeight();
  void preloadLater(manifest);
  void ErrorPage.load().catch(() => {});

  // Provides the offline page. A browser without service workers only lacks that page.
  const serviceWorker = '/service-worker.js';
  const trusted = trustedScriptUrls(trustedTypes.serviceWorker, (url) => url === serviceWorker);
  void navigator.serviceWorker?.register(trusted(serviceWorker)).catch(() => {});
}

/** Hydrates the server's HTML, or renders into the empty page of a static file server. */
function draw(page: ReactNode): void {
  const root = document.getElementById('root')!;
  // Reported, never swallowed: a mismatch between the server's and the browser's HTML is a bug.
  const onRecoverableError = (cause: unknown) => {
    console.error(cause);
    reportError(cause, 'hydration');
  };
  if (root.hasChildNodes()) hydrateRoot(root, page, { onRecoverableError });
  else createRoot(root, { onRecoverableError }).render(page);
}
