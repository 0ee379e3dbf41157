import type { ReleaseStore } from '../release-store.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Tests that every release store passes. `open` returns an empty store. */
export function releaseStoreConformance(open: () => Promise<ReleaseStore> | ReleaseStore): void {
  let store: ReleaseStore;
  beforeEach(async () => {
    store = await open();
  });
  const textAt = async (key: string) => {
    const file = await store.read(key);
    return file && new TextDecoder().decode(file.bytes);
  };
  const key = 'remotes/mentor-mfe/1.0.0-abc/entry.0a1b.js';

  test('a missing file has neither content nor tag', async () => {
    expect(await store.read(key)).toBeUndefined();
    expect(await store.tagOf(key)).toBeUndefined();
  });

  test('a written file is read back byte by byte', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    expect(await store.write(key, bytes, undefined)).toBe(true);
    const file = await store.read(key);
    expect(Buffer.compare(file!.bytes, bytes)).toBe(0);
    expect(file!.tag).toBe(await store.tagOf(key));
  });

  test('an empty file is a file', async () => {
    await store.write(key, new Uint8Array(), undefined);
    expect((await store.read(key))!.bytes).toHaveLength(0);
  });

  test('an existing file is not overwritten', async () => {
    await store.write(key, bytesOf('first'), undefined);
    expect(await store.write(key, bytesOf('second'), undefined)).toBe(false);
    expect(await textAt(key)).toBe('first');
  });

  test('a write replaces only the version it was made from', async () => {
    await store.write(key, bytesOf('first'), undefined);
    const first = await store.tagOf(key);
    expect(await store.write(key, bytesOf('second'), first)).toBe(true);
    expect(await store.tagOf(key)).not.toBe(first);
    expect(await store.write(key, bytesOf('third'), first)).toBe(false);
    expect(await textAt(key)).toBe('second');
  });

  test('a write that expects a version does not create a missing file', async () => {
    await store.write('other', bytesOf('other'), undefined);
    expect(await store.write(key, bytesOf('content'), await store.tagOf('other'))).toBe(false);
    expect(await textAt(key)).toBeUndefined();
  });

  test('of several concurrent writes one succeeds', async () => {
    const writers = ['a', 'b', 'c', 'd', 'e', 'f'];
    const made = await Promise.all(writers.map((text) => store.write(key, bytesOf(text), undefined)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await textAt(key)).toBe(writers[made.indexOf(true)]);
    const tag = await store.tagOf(key);
    const changed = await Promise.all(writers.map((text) => store.write(key, bytesOf(`${text}${text}`), tag)));
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  test('removing deletes only the named file, and is harmless for a missing one', async () => {
    const beside = 'remotes/mentor-mfe/beside.js';
    for (const one of [key, beside]) await store.write(one, bytesOf('content'), undefined);
    await store.remove(key);
    await store.remove(key);
    expect([await store.tagOf(key), await textAt(beside)]).toEqual([undefined, 'content']);
    await store.remove(beside);
    expect(await store.write(key, bytesOf('anew'), undefined)).toBe(true);
  });

  test('a folder is not a file', async () => {
    await store.write(key, bytesOf('content'), undefined);
    expect(await store.read('remotes/mentor-mfe')).toBeUndefined();
    expect(await store.tagOf('remotes/mentor-mfe')).toBeUndefined();
  });
}
