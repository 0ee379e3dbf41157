import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The latest registry document that this machine saw of a store, by when it was issued, in milliseconds since 1970. */
export interface RegistryMemory {
  /** Where it is kept, for the one who wants to go back behind it. */
  readonly path: string;
  /** 0 where none was seen. */
  latest(): number;
  keep(issued: number): void;
}

/** @param storeName each store is remembered by itself */
export function registryMemory(dataDir: string, storeName: string): RegistryMemory {
  const path = join(dataDir, 'registries-seen.json');
  return {
    path,
    latest: () => readSeen(path)[storeName] ?? 0,
    keep(issued) {
      const seen = readSeen(path);
      if (issued <= (seen[storeName] ?? 0)) return;
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${process.pid}.draft`;
      writeFileSync(draft, JSON.stringify({ ...seen, [storeName]: issued }));
      renameSync(draft, path);
    },
  };
}

function readSeen(path: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>;
  } catch {
    // None yet, or none that is whole: then nothing is known from before.
    return {};
  }
}
