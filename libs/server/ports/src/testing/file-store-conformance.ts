import type { FileStore } from '../file-store.ts';

/** Tests that every file store passes. `open` returns an empty store. */
export function fileStoreConformance(open: () => Promise<FileStore> | FileStore): void {
  let store: FileStore;
  beforeEach(async () => {
    store = await open();
  });
  const key = 'voices/a/b.pcm';
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);

  test('a missing file reads as undefined', async () => {
    expect(await store.read(key)).toBeUndefined();
  });

  test('a written file is read back byte by byte', async () => {
    await store.write(key, bytes);
    expect(Buffer.compare((await store.read(key))!, bytes)).toBe(0);
  });

  test('an empty file is a file', async () => {
    await store.write(key, new Uint8Array());
    expect(await store.read(key)).toHaveLength(0);
  });

  test('a file replaces the one before it, and no other', async () => {
    await store.write(key, bytes);
    await store.write('voices/a/c.pcm', bytes);
    await store.write(key, new Uint8Array([1, 2]));
    expect([...(await store.read(key))!]).toEqual([1, 2]);
    expect(await store.read('voices/a/c.pcm')).toHaveLength(bytes.length);
  });

  test('of several concurrent writes one wins, complete', async () => {
    await Promise.all([1, 2, 3, 4].map((value) => store.write(key, new Uint8Array(50_000).fill(value))));
    const read = (await store.read(key))!;
    expect(read).toHaveLength(50_000);
    expect(new Set(read).size).toBe(1);
  });

  test('a removed file is gone and can be removed again', async () => {
    await store.write(key, bytes);
    await store.remove(key);
    expect(await store.read(key)).toBeUndefined();
    await expect(store.remove(key)).resolves.toBeUndefined();
    await store.write(key, bytes);
    expect(await store.read(key)).toHaveLength(bytes.length);
  });

  test('a folder is not a file', async () => {
    await store.write(key, bytes);
    expect(await store.read('voices/a')).toBeUndefined();
  });
}
