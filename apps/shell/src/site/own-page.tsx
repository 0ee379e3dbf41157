import { createElement, type ReactNode } from 'react';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { useInBrowser } from '@greenroom/shared-ui';
import { lazyPart, type LazyPart } from '../lazy/index.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { PartFailed } from '../pages/part-failed.tsx';
import { routes } from '../routes.ts';

const meanwhile = {
  waiting: <PageLoading />,
  failed: (retry: () => void) => <PartFailed onRetry={retry} />,
};

const pages = routes.map(({ path, server = false, load }) => ({
  path,
  server,
  Page: lazyPart(async () => (await load()).Page, meanwhile),
}));

const NotFound: LazyPart<object> = lazyPart(
  async () => (await import('../lazy/rarely-shown.ts')).NotFoundPage,
  meanwhile,
);

/** Shows "not found" instead of a page that the user may not open, without loading that page's code. */
export function PageNotFound(): ReactNode {
  return useInBrowser() ? <NotFound /> : <PageLoading />;
}

const pageOf = (path: string) => ownerOf(path, [{ pages }])?.page;

/** Returns the path pattern, by which rights are listed, of a URL served by the shell itself. */
export const ownPathOf = (path: string): string | undefined => pageOf(path)?.path;

/** Renders the page of a URL that no remote serves. */
export function OwnPage({ path }: { path: string }): ReactNode {
  const page = pageOf(path);
  const drawn = createElement(page?.Page ?? NotFound, { key: path });
  return page && !page.server ? <OnceInBrowser>{drawn}</OnceInBrowser> : drawn;
}

/** Renders its children in the browser only; the HTML contains the loading state. */
function OnceInBrowser({ children }: { children: ReactNode }): ReactNode {
  return useInBrowser() ? children : <PageLoading />;
}

/**
 * Preloads the page of a URL if it belongs to the shell and is server-rendered. Other pages wait until it is known
 * that the user may open them. Rejects if it cannot be loaded.
 */
export async function loadOwnPage(path: string, { remotes }: ReleaseManifest): Promise<void> {
  if (ownerOf(path, remotes)) return;
  const page = pageOf(path);
  if (!page || page.server) await (page?.Page ?? NotFound).load();
}
