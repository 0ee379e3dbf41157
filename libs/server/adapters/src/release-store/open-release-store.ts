import type { ReleaseStore } from '@greenroom/ports/release-store';
import { folderStore } from './folder.ts';

export type { ReleaseStore } from '@greenroom/ports/release-store';

/**
 * Opens the release store at an address. Loads the vendor's library only when it is used.
 * @param address a folder's path, or `s3://bucket/prefix`
 */
export async function openReleaseStore(address: string): Promise<ReleaseStore> {
  if (!address.startsWith('s3://')) return folderStore(address);
  const [{ s3Store }, { bucketAt }] = await Promise.all([import('./s3.ts'), import('../s3-bucket.ts')]);
  return s3Store(bucketAt(address)!);
}
