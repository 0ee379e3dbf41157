import { createElement, type ReactNode } from 'react';
import { ownerOf, type ReleaseManifest } from '@greenroom/federation';
import { late, type LatePart } from '../late/index.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { PartFailed } from '../pages/part-failed.tsx';
import { routes } from '../routes.ts';

const meanwhile = {
  waiting: <PageLoading />,
  failed: (retry: () => void) => <PartFailed onRetry={retry} />,
};

const pages = routes.map(({ path, load }) => ({ path, Page: late(async () => (await load()).Page, meanwhile) }));
const NotFound = late(async () => (await import('../late/seldom.ts')).NotFoundPage, meanwhile);

const pageOf = (path: string): LatePart<object> => pages.find((page) => page.path === path)?.Page ?? NotFound;

/** The page of an address that no remote answers for. */
export function OwnPage({ path }: { path: string }): ReactNode {
  return createElement(pageOf(path), { key: path });
}

/** Fetches the page of an address ahead, where it is the shell's own. Rejects where it cannot be had. */
export async function loadOwnPage(path: string, { remotes }: ReleaseManifest): Promise<void> {
  if (!ownerOf(path, remotes)) await pageOf(path).load();
}
