import { S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';

/** In milliseconds. Our largest files are a few megabytes. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 10_000 };

export interface BucketOptions {
  bucket: string;
  /** Prepended to each key; without a slash at either end. */
  prefix: string;
  /** Default: the SDK reads the environment: `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID` … */
  client?: S3ClientConfig;
}

/** Opens a bucket of an S3-compatible store, or a part of it. */
export function openBucket({ bucket, prefix, client: settings }: BucketOptions) {
  return {
    name: `s3://${bucket}/${prefix}`,
    // Stores other than Amazon's expect the bucket in the path.
    client: new S3Client({ forcePathStyle: true, maxAttempts: 3, requestHandler: timeouts, ...settings }),
    at: (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` }),
  };
}

/** @param address `s3://bucket/prefix` @returns undefined for a folder's path */
export function bucketAt(address: string): BucketOptions | undefined {
  if (!address.startsWith('s3://')) return undefined;
  const { hostname, pathname } = new URL(address);
  return { bucket: hostname, prefix: pathname.replace(/^\/+|\/+$/g, '') };
}

export async function undefinedIfMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof S3ServiceException && statusOf(error) === 404 && error.name !== 'NoSuchBucket')
      return undefined;
    throw error;
  }
}

export const statusOf = (error: S3ServiceException) => error.$metadata.httpStatusCode ?? 0;
