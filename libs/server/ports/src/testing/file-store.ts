import type { FileStore } from '../file-store.ts';

/** Creates a file store in memory that tests can inspect. */
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
