import { statSync } from 'node:fs';

/**
 * Caches the value made from a file until the file changes, so that a new build is served without a restart.
 * @param make called with the path whenever the file's modification time has changed
 * @returns a function that returns the value, or undefined if the file does not exist
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
