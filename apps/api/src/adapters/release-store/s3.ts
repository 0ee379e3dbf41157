import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { extname } from 'node:path';
import type { ReleaseStore } from '../../ports/release-store.ts';

/** A page waits for no store longer than this for its registry; see ReleaseStore. */
const freshForMs = 5_000;
/** In milliseconds. A release's largest files are a few hundred kilobytes. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 10_000 };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface S3Options {
  bucket: string;
  /** Put before each key; without a slash at either end. */
  prefix: string;
  /** Left out, the SDK's own reading of the environment: `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` … */
  client?: S3ClientConfig;
}

/** Releases in an S3-compatible store that knows conditional writes (`If-None-Match`, `If-Match`). */
export function s3Store({ bucket, prefix, client: settings }: S3Options): ReleaseStore {
  // Stores other than Amazon's take the bucket in the path.
  const client = new S3Client({ forcePathStyle: true, maxAttempts: 3, requestHandler: timeouts, ...settings });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });

  return {
    name: `s3://${bucket}/${prefix}`,
    freshForMs,
    async read(key) {
      return unlessMissing(async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        return { bytes: await Body!.transformToByteArray(), tag: ETag ?? '' };
      });
    },
    async tagOf(key) {
      return unlessMissing(async () => (await client.send(new HeadObjectCommand(at(key)))).ETag ?? '');
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
        // 409: someone else wrote at the very same time. 404: what it was to take the place of is gone.
        if (error instanceof S3ServiceException && [404, 409, 412].includes(statusOf(error))) return false;
        throw error;
      }
    },
  };
}

async function unlessMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof S3ServiceException && statusOf(error) === 404 && error.name !== 'NoSuchBucket')
      return undefined;
    throw error;
  }
}

const statusOf = (error: S3ServiceException) => error.$metadata.httpStatusCode ?? 0;
