import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { StoreProvider, type Store } from '@greenroom/api-client';
import { ConversationProvider } from '@greenroom/conversation';
import type { ReleaseManifest, RemoteRoute } from '@greenroom/federation';
import { FailureBoundary } from '@greenroom/federation/lazy';
import { EarlyPresses } from './early-presses/early-presses.tsx';
import { lazyPart } from './lazy/index.ts';
import { PartFailed } from './pages/part-failed.tsx';
import { Site } from './site/site.tsx';

/** Prefetched once the page is in use, so that it is available when needed. */
export const ErrorPage = lazyPart(async () => (await import('./lazy/rarely-shown.ts')).ErrorPage, {
  waiting: null,
  failed: (retry) => <PartFailed onRetry={retry} />,
});

interface ShellProps {
  store: Store;
  emotionCache: EmotionCache;
  manifest: ReleaseManifest;
  /** Whether the HTML contains a remote's page. */
  written: boolean;
  /** On the server, the routes to render that page with. */
  routes?: readonly RemoteRoute[] | undefined;
  /** Renders the browser's router, or the static one on the server. */
  router(page: ReactNode): ReactNode;
}

/** The whole page: one store, one router and one Emotion cache for all remotes. */
export function Shell({ store, emotionCache, manifest, written, routes, router }: ShellProps): ReactNode {
  return (
    <StrictMode>
      <CacheProvider value={emotionCache}>
        <StoreProvider store={store}>
          {router(
            <FailureBoundary fallback={<ErrorPage />}>
              <ConversationProvider>
                <EarlyPresses>
                  <Site manifest={manifest} written={written} routes={routes} />
                </EarlyPresses>
              </ConversationProvider>
            </FailureBoundary>,
          )}
        </StoreProvider>
      </CacheProvider>
    </StrictMode>
  );
}
