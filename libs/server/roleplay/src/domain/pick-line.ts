import { createHash } from 'node:crypto';

/**
 * One of several lines: of the first group that has one which was not said yet; where all were, one that was not said
 * just now. The same seed picks the same.
 * @param said oldest first
 */
export function pickLine(groups: readonly (readonly string[])[], said: readonly string[], seed: string): string {
  const used = new Set(said);
  const fresh = groups.map((lines) => lines.filter((line) => !used.has(line))).find((lines) => lines.length > 0);
  if (fresh) return choose(fresh, seed);
  const all = groups.flat();
  const recent = new Set(said.slice(-Math.min(3, Math.max(1, all.length - 1))));
  const others = all.filter((line) => !recent.has(line));
  return choose(others.length > 0 ? others : all, seed);
}

function choose(lines: readonly string[], seed: string): string {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return lines[number % lines.length]!;
}
