import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryMemory } from '@greenroom/release-registry';

/**
 * Remembers in a file which registry documents this machine has seen.
 * @param storeName each store is remembered separately
 */
export function registryMemory(dataDir: string, storeName: string): RegistryMemory & { path: string } {
  const path = join(dataDir, 'registries-seen.json');
  return {
    path,
    toGoBack: `delete ${path}`,
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
    // A missing or incomplete file means that nothing was seen before.
    return {};
  }
}
