import type { ReleaseStore } from '../../ports/release-store.ts';
import { folderStore } from './folder.ts';

export type { ReleaseStore } from '../../ports/release-store.ts';

/**
 * The release store at an address. The vendor's library is loaded where it is used, and only there.
 * @param address a folder's path, or `s3://bucket/prefix`
 */
export async function openReleaseStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return folderStore(address);
  const { hostname, pathname } = new URL(address);
  const { s3Store } = await import('./s3.ts');
  return s3Store({ bucket: hostname, prefix: pathname.replace(/^\/+|\/+$/g, '') });
}
