import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { extname } from 'node:path';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import { type BucketOptions, openBucket, statusOf, undefinedIfMissing } from '../s3-bucket.ts';

/** How long a copy of the registry counts as fresh; see ReleaseStore. */
const freshForMs = 5_000;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Releases in an S3-compatible store with conditional writes (`If-None-Match`, `If-Match`). */
export function s3Store(options: BucketOptions): ReleaseStore {
  const { name, client, at } = openBucket(options);
  return {
    name,
    freshForMs,
    async read(key) {
      return undefinedIfMissing(async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        return { bytes: await Body!.transformToByteArray(), tag: ETag ?? '' };
      });
    },
    async tagOf(key) {
      return undefinedIfMissing(async () => (await client.send(new HeadObjectCommand(at(key)))).ETag ?? '');
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async write(key, bytes, instead) {
      try {
        await client.send(
          new PutObjectCommand({
            ...at(key),
            Body: bytes,
            ContentType: types[extname(key)] ?? 'application/octet-stream',
            CacheControl: /^(shell|remotes)\//.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
            ...(instead === undefined ? { IfNoneMatch: '*' } : { IfMatch: instead }),
          }),
        );
        return true;
      } catch (error) {
        // 409: another process wrote at the same time. 404: the object to replace is gone.
        if (error instanceof S3ServiceException && [404, 409, 412].includes(statusOf(error))) return false;
        throw error;
      }
    },
  };
}
