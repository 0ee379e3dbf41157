import { statSync } from 'node:fs';

/**
 * Keeps what is made from a file until the file changes, so that a new build is served without a restart.
 * @param make called with the path whenever there is another file there than last time
 * @returns undefined where there is no such file
 */
export function freshFile<Value>(path: string, make: (path: string) => Value): () => Value | undefined {
  let known: { changedAt: number; value: Value } | undefined;
  return () => {
    const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined) return (known = undefined);
    if (known?.changedAt !== changedAt) known = { changedAt, value: make(path) };
    return known.value;
  };
}
