import { createHash } from 'node:crypto';

/**
 * Picks a line: from the first group with a line that was not said yet; where all were said, one that was not said
 * last. The same seed picks the same line.
 * @param said oldest first; a line counts as said too with a repeated figure or another line beside it
 */
export function pickLine(groups: readonly (readonly string[])[], said: readonly string[], seed: string): string {
  const isIn = (some: readonly string[]) => (line: string) =>
    some.some((one) => one === line || one.endsWith(` ${line}`) || one.startsWith(`${line} `));
  const isUsed = isIn(said);
  const fresh = groups.map((lines) => lines.filter((line) => !isUsed(line))).find((lines) => lines.length > 0);
  if (fresh) return choose(fresh, seed);
  const all = groups.flat();
  const isRecent = isIn(said.slice(-Math.min(3, Math.max(1, all.length - 1))));
  const others = all.filter((line) => !isRecent(line));
  return choose(others.length > 0 ? others : all, seed);
}

function choose(lines: readonly string[], seed: string): string {
  const number = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return lines[number % lines.length]!;
}
