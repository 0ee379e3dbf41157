import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Suspense, type ReactNode } from 'react';
import { StoreProvider, type Store } from '@greenroom/api-client';
import { ConversationProvider } from '@greenroom/conversation';
import { Screens } from '@greenroom/federation/browser';
import { ownerOf, type RemoteRoute } from '@greenroom/federation';
import { BrowserRouter, useArrival, useLocation, usePreviousUrl } from '@greenroom/navigation';
import { AllPages } from './all-pages.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { FrameBar } from './frame-bar.tsx';
import { useKeepPerson } from './use-keep-person.ts';

const cache = createCache({ key: 'gr' });

interface FrameProps {
  name: string;
  routes: readonly RemoteRoute[];
  examples: Record<string, string>;
  store: Store;
}

export function Frame({ store, ...remote }: FrameProps): ReactNode {
  return (
    <CacheProvider value={cache}>
      <StoreProvider store={store}>
        <BrowserRouter>
          <ConversationProvider>
            <Site {...remote} />
          </ConversationProvider>
        </BrowserRouter>
      </StoreProvider>
    </CacheProvider>
  );
}

function Site({ name, routes, examples }: Omit<FrameProps, 'store'>): ReactNode {
  const { pathname } = useLocation();
  const own = ownerOf(pathname, [{ pages: routes }]) !== undefined;
  useArrival();
  usePreviousUrl();
  useKeepPerson();
  return (
    <>
      <FrameBar name={name} routes={routes} examples={examples} />
      {pathname === '/' && <AllPages name={name} routes={routes} examples={examples} />}
      {pathname !== '/' && !own && <Elsewhere path={pathname} />}
      {own && (
        <Suspense fallback={null}>
          <Screens routes={routes} />
        </Suspense>
      )}
    </>
  );
}
