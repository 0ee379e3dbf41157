import { createElement, Suspense, use, useState, type ReactNode } from 'react';
import { RoutePath, useLocation } from '@greenroom/navigation';
import type { ChosenRemote } from '../release.ts';
import { FailureBoundary } from '../lazy/failure-boundary.tsx';
import type { RemoteRoute } from '../remote-routes.ts';
import { ownerOf } from '../owner-of.ts';
import { forgetRemote, loadRoutes } from './remotes.ts';
import { forgetScreens, screenOf } from './screens.tsx';

export interface RemoteOutletProps {
  remote: ChosenRemote;
  /** The remote's routes, where the caller fetches them. */
  routes?: readonly RemoteRoute[] | Promise<readonly RemoteRoute[]>;
  /** Shown while the remote or its screen is fetched. */
  loading: ReactNode;
  /** Shown where it cannot be fetched or its screen threw; `retry` fetches again. */
  failed(retry: () => void): ReactNode;
  onError?(error: unknown, remote: ChosenRemote): void;
}

/** Renders the page of a remote and contains its failures. */
export function RemoteOutlet({ remote, routes, loading, failed, onError }: RemoteOutletProps): ReactNode {
  const [attempt, setAttempt] = useState(() => {
    // The remote may have failed on another page or while it was preloaded.
    forgetRemote(remote);
    return 0;
  });
  const retry = async () => {
    await remote.beforeRetry?.();
    forgetScreens();
    forgetRemote(remote);
    setAttempt(attempt + 1);
  };
  return (
    <FailureBoundary
      key={attempt}
      about={remote}
      fallback={failed(() => void retry())}
      onError={(error) => onError?.(error, remote)}
    >
      <Suspense fallback={loading}>
        <RemoteScreens remote={remote} routes={attempt === 0 ? routes : undefined} />
      </Suspense>
    </FailureBoundary>
  );
}

function RemoteScreens({
  remote,
  routes = loadRoutes(remote),
}: Pick<RemoteOutletProps, 'remote' | 'routes'>): ReactNode {
  return <Screens routes={routes instanceof Promise ? use(routes) : routes} />;
}

/** Renders the screen among a remote's routes that matches the address. */
export function Screens({ routes }: { routes: readonly RemoteRoute[] }): ReactNode {
  const { pathname } = useLocation();
  const route = ownerOf(pathname, [{ pages: routes }])?.page;
  return route && <RoutePath value={route.path}>{createElement(screenOf(route))}</RoutePath>;
}
