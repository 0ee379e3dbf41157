import type { FileStore } from '../file-store.ts';

/** Files in memory, for tests to look at. */
export function memoryFiles(): FileStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    name: 'memory',
    files,
    read: async (key) => files.get(key),
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
  };
}
