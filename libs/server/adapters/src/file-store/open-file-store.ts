import type { FileStore } from '@greenroom/ports/file-store';
import { folderFiles } from './folder.ts';

/**
 * Opens the file store at an address. Loads the vendor's library only when it is used.
 * @param address a folder's path, or `s3://bucket/prefix`
 */
export async function openFileStore(address: string): Promise<FileStore> {
  if (!address.startsWith('s3://')) return folderFiles(address);
  const [{ s3Files }, { bucketAt }] = await Promise.all([import('./s3.ts'), import('../s3-bucket.ts')]);
  return s3Files(bucketAt(address)!);
}
