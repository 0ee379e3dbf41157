import { memo, useState, type ReactNode } from 'react';
import { ownerOf } from '../owner-of.ts';
import type { ChosenRemote } from '../release.ts';
import type { RemoteRoute } from '../remote-routes.ts';
import { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
import { failedScriptsRefetched } from './refetch-failed-scripts.ts';
import { forgetRemote, loadRoutes } from './remotes.ts';
import { forgetScreens, preloadScreen } from './screens.tsx';
import { withRetries } from '../with-retries.ts';
import { retryUntilLoaded } from './retry-until-loaded.ts';
import { noteTry } from './written-pages.ts';

interface WrittenOutletProps extends Omit<RemoteOutletProps, 'routes'> {
  /** Path of the page. */
  path: string;
  /** On the server, the routes to render the page with. */
  routes?: readonly RemoteRoute[] | undefined;
  /** Shown above the page where its remote cannot be loaded: the page is readable, but not interactive yet. */
  unfinished(retry: () => void): ReactNode;
}

/**
 * Renders the page of a remote that the server rendered into the HTML. The server's markup stays until everything the
 * page needs is loaded, however long that takes. Other props must not change: a page that is not hydrated yet would be
 * rendered again.
 */
export function WrittenOutlet({ path, routes, unfinished, ...outlet }: WrittenOutletProps): ReactNode {
  const { remote } = outlet;
  const [retry, setRetry] = useState<() => void>();
  const [screens] = useState(
    () =>
      routes ??
      retryUntilLoaded(
        () => noteTry(remote, loadPage(remote, path)),
        (again) => setRetry(() => again),
      ),
  );
  const tryAgain = () => {
    setRetry(undefined);
    retry?.();
  };
  return (
    <>
      {retry && unfinished(tryAgain)}
      <StandingOutlet {...outlet} routes={screens} />
    </>
  );
}

const StandingOutlet = memo(RemoteOutlet);

async function loadPage(remote: ChosenRemote, path: string): Promise<RemoteRoute[]> {
  const routes = await loadRoutes(remote).catch((failure: unknown) => {
    forgetRemote(remote);
    throw failure;
  });
  const route = ownerOf(path, [{ pages: routes }])?.page;
  if (!route) return routes;
  await withRetries(() => preloadScreen(route), failedScriptsRefetched).catch((failure: unknown) => {
    forgetScreens();
    throw failure;
  });
  return routes;
}
