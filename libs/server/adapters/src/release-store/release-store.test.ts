import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseStoreConformance } from '@greenroom/ports/testing/release-store-conformance';
import { startS3Server } from '@greenroom/ports/testing/s3-server';
import { folderStore } from './folder.ts';
import { openReleaseStore } from './open-release-store.ts';
import { s3Store } from './s3.ts';

describe('a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-store-'));
  let count = 0;
  const open = () => folderStore(join(root, String(++count)));
  afterAll(() => rmSync(root, { recursive: true }));

  releaseStoreConformance(open);

  test('reads and writes nothing outside of it', async () => {
    const store = open();
    await expect(store.write('../../outside', new Uint8Array(), undefined)).rejects.toThrow('outside');
    await expect(store.read('remotes/../../x')).rejects.toThrow('outside');
  });

  test('leaves no drafts behind', async () => {
    const store = open();
    await store.write('a/b', new Uint8Array([1]), undefined);
    await store.write('a/b', new Uint8Array([2]), undefined);
    await store.write('a/b', new Uint8Array([3]), await store.tagOf('a/b'));
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
  const open = (prefix = `prefix-${++count}`) => s3Store({ bucket: 'releases', prefix, client: client() });
  beforeAll(async () => {
    server = await startS3Server('releases');
  });
  afterAll(() => server.stop());

  releaseStoreConformance(open);

  test('objects have a content type and cache lifetime, so that a static host can serve them', async () => {
    const store = open('');
    await store.write('shell/1/main.js', new Uint8Array([1]), undefined);
    await store.write('.well-known/frontend-discovery.json', new Uint8Array([1]), undefined);
    expect(server.objects.get('shell/1/main.js')!.headers).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(server.objects.get('.well-known/frontend-discovery.json')!.headers).toMatchObject({
      'cache-control': 'no-cache',
    });
  });

  test('a missing bucket and an unreachable store are errors', async () => {
    const elsewhere = s3Store({ bucket: 'nothing', prefix: '', client: client() });
    await expect(elsewhere.read('key')).rejects.toThrow('NoSuchBucket');
    const gone = s3Store({
      bucket: 'b',
      prefix: '',
      client: { ...client(), endpoint: 'http://127.0.0.1:1', maxAttempts: 1 },
    });
    await expect(gone.read('key')).rejects.toThrow(/ECONNREFUSED/);
    await expect(gone.write('key', new Uint8Array(), undefined)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('the fake server refuses unsigned requests', async () => {
    expect((await fetch(`${server.url}/releases/key`)).status).toBe(403);
  });

  test('the address gives bucket and prefix, the environment the rest', async () => {
    const before = { ...process.env };
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
    try {
      const store = await openReleaseStore('s3://releases/team/site/');
      expect(store.name).toBe('s3://releases/team/site');
      await store.write('shell/1/main.js', new Uint8Array([1]), undefined);
      expect(server.objects.has('team/site/shell/1/main.js')).toBe(true);
    } finally {
      process.env = before;
    }
  });
});
