import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import { createStore } from '@greenroom/api-client';
import { loadRoutes, readPageState, registerReleases } from '@greenroom/federation/browser';
import { ownerOf } from '@greenroom/federation';
import { activateLocale } from '@greenroom/i18n';
import { BrowserRouter } from '@greenroom/navigation';
import { Shell } from './shell.tsx';
import { emotionKey } from './document/emotion-key.ts';
import { messages } from './messages/index.ts';

const state = readPageState();
activateLocale(state.locale);
registerReleases(state.manifest);

// The route's remote is asked for before anything is drawn; its page stands in an effect of hydration.
const owner = ownerOf(window.location.pathname, state.manifest.remotes)?.owner;
if (owner) void loadRoutes(owner).catch(() => {});

await messages.load();

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const emotionCache = createCache({ key: emotionKey, ...(nonce ? { nonce } : {}) });

hydrateRoot(
  document.getElementById('root')!,
  <Shell
    store={createStore(state.replies)}
    emotionCache={emotionCache}
    manifest={state.manifest}
    router={(page) => <BrowserRouter>{page}</BrowserRouter>}
  />,
);

// For when a page cannot be fetched. A browser that has no such thing lacks only that page.
void navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
