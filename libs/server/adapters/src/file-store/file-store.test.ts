import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileStoreConformance } from '@greenroom/ports/testing/file-store-conformance';
import { memoryFiles } from '@greenroom/ports/testing/file-store';
import { startS3Server } from '@greenroom/ports/testing/s3-server';
import { openFileStore } from './open-file-store.ts';
import { s3Files } from './s3.ts';

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-files-'));
  let count = 0;
  const open = () => openFileStore(join(root, String(++count)));
  afterAll(() => rmSync(root, { recursive: true }));

  fileStoreConformance(open);

  test('reads, writes and removes nothing outside of it', async () => {
    const store = await open();
    await expect(store.write('../../outside', new Uint8Array())).rejects.toThrow('outside');
    await expect(store.read('voices/../../x')).rejects.toThrow('outside');
    await expect(store.remove('..')).rejects.toThrow('outside');
  });

  test('leaves no drafts behind', async () => {
    const store = await open();
    await store.write('a/b', new Uint8Array([1]));
    await store.write('a/b', new Uint8Array([2]));
    expect(readdirSync(join(root, String(count), 'a'))).toEqual(['b']);
  });
});

describe('an S3-compatible store', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let count = 0;
  const client = () => ({
    endpoint: server.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  });
  beforeAll(async () => {
    server = await startS3Server('files');
  });
  afterAll(() => server.stop());

  fileStoreConformance(() => s3Files({ bucket: 'files', prefix: `prefix-${++count}`, client: client() }));

  test('marks objects as private and not to be stored', async () => {
    await s3Files({ bucket: 'files', prefix: '', client: client() }).write('voices/a', new Uint8Array([1]));
    expect(server.objects.get('voices/a')!.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  });

  test('a missing bucket is an error, not a missing file', async () => {
    const elsewhere = s3Files({ bucket: 'nothing', prefix: '', client: client() });
    await expect(elsewhere.read('key')).rejects.toThrow('NoSuchBucket');
    await expect(elsewhere.remove('key')).rejects.toThrow('NoSuchBucket');
  });
});

describe('in memory, for tests', () => {
  fileStoreConformance(() => memoryFiles());
});
