import { createElement, type ReactNode } from 'react';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { useInBrowser } from '@greenroom/shared-ui';
import { late, type LatePart } from '../late/index.ts';
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
  Page: late(async () => (await load()).Page, meanwhile),
}));

const NotFound: LatePart<object> = late(async () => (await import('../late/seldom.ts')).NotFoundPage, meanwhile);

/** What stands at a page that is not for the one who asks; which one it is, is known before what stands there is fetched. */
export function NothingHere(): ReactNode {
  return useInBrowser() ? <NotFound /> : <PageLoading />;
}

const pageOf = (path: string) => ownerOf(path, [{ pages }])?.page;

/** The path, as its rights are listed by, of an address that is the shell's own. */
export const ownPathOf = (path: string): string | undefined => pageOf(path)?.path;

/** The page of an address that no remote answers for. */
export function OwnPage({ path }: { path: string }): ReactNode {
  const page = pageOf(path);
  const drawn = createElement(page?.Page ?? NotFound, { key: path });
  return page && !page.server ? <OnceInBrowser>{drawn}</OnceInBrowser> : drawn;
}

/** In the HTML stands what stands until it is there. */
function OnceInBrowser({ children }: { children: ReactNode }): ReactNode {
  return useInBrowser() ? children : <PageLoading />;
}

/**
 * Fetches the page of an address ahead, where it is the shell's own and the server writes it. Others wait until it is
 * known that one may open them. Rejects where it cannot be had.
 */
export async function loadOwnPage(path: string, { remotes }: ReleaseManifest): Promise<void> {
  if (ownerOf(path, remotes)) return;
  const page = pageOf(path);
  if (!page || page.server) await (page?.Page ?? NotFound).load();
}
