import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { FileStore } from '@greenroom/ports/file-store';
import { type BucketOptions, openBucket, undefinedIfMissing } from '../s3-bucket.ts';

/** Private files in an S3-compatible store. Its bucket must not be public. */
export function s3Files(options: BucketOptions): FileStore {
  const { name, client, at } = openBucket(options);
  return {
    name,
    async read(key) {
      return undefinedIfMissing(async () => {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body!.transformToByteArray();
      });
    },
    async write(key, bytes) {
      const never = { ContentType: 'application/octet-stream', CacheControl: 'private, no-store' };
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ...never }));
    },
    async remove(key) {
      await undefinedIfMissing(() => client.send(new DeleteObjectCommand(at(key))));
    },
  };
}
