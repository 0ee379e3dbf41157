import type { ReleaseStore } from '@greenroom/ports/release-store';
import { releaseFolder } from '@greenroom/federation';
import type { Releases } from './domain/releases.ts';

/**
 * Finds entry files of offered releases that are missing in the store. A visitor who gets such a release gets a page
 * without scripts. Rejects if the store cannot be reached.
 * @returns keys of the store, such as `shell/1.2.3/main.js`
 */
export async function missingFiles(
  store: Pick<ReleaseStore, 'tagOf'>,
  { apps }: Pick<Releases, 'apps'>,
): Promise<string[]> {
  const keys = [...apps.values()]
    .flat()
    // Files of development servers are not in the store.
    .filter(({ deployment }) => deployment.url.startsWith('/'))
    .map(({ record }) => `${releaseFolder(record.name, record.version)}/${record.entry}`);
  const tags = await Promise.all(keys.map((key) => store.tagOf(key)));
  return keys.filter((_, at) => tags[at] === undefined);
}
