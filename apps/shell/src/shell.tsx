import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, type ReactNode } from 'react';
import { StoreProvider, type Store } from '@greenroom/api-client';
import { ConversationProvider } from '@greenroom/conversation';
import type { ReleaseManifest } from '@greenroom/federation';
import { PageBoundary } from './pages/page-boundary.tsx';
import { Site } from './site/site.tsx';

interface ShellProps {
  store: Store;
  emotionCache: EmotionCache;
  manifest: ReleaseManifest;
  /** The browser's router, or the one pages are written with on the server. */
  router(page: ReactNode): ReactNode;
}

/** The whole page: one store, one router, one Emotion cache, whichever remotes come into it. */
export function Shell({ store, emotionCache, manifest, router }: ShellProps): ReactNode {
  return (
    <StrictMode>
      <CacheProvider value={emotionCache}>
        <StoreProvider store={store}>
          {router(
            <PageBoundary>
              <ConversationProvider>
                <Site manifest={manifest} />
              </ConversationProvider>
            </PageBoundary>,
          )}
        </StoreProvider>
      </CacheProvider>
    </StrictMode>
  );
}
