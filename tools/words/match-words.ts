import type { Words } from './read-words.ts';

export interface Rewritten {
  kind: Words['kind'];
  before: string;
  after: string;
}

export interface Compared {
  /** Number of earlier texts that are unchanged. */
  same: number;
  rewritten: Rewritten[];
  /** Number of earlier texts without a similar one now. */
  gone: number;
}

/** Minimum similarity for two texts to count as one that was rewritten: the share of words they have in common. */
const alike = 0.4;

/** Compares the earlier texts of a file with its current ones; each is paired at most once. */
export function matchWords(before: readonly Words[], after: readonly Words[]): Compared {
  const free = [...after];
  const left = before.filter((old) => {
    const at = free.findIndex(({ kind, text }) => kind === old.kind && text === old.text);
    if (at !== -1) free.splice(at, 1);
    return at === -1;
  });
  const pairs = left
    .flatMap((old) =>
      free
        .filter(({ kind }) => kind === old.kind)
        .map((now) => ({ old, now, share: shareOf(wordsIn(old.text), wordsIn(now.text)) })),
    )
    .filter(({ share }) => share >= alike)
    .toSorted((one, other) => other.share - one.share);
  const used = new Set<Words>();
  const rewritten: Rewritten[] = [];
  for (const { old, now } of pairs) {
    if (used.has(old) || used.has(now)) continue;
    used.add(old).add(now);
    rewritten.push({ kind: old.kind, before: old.text, after: now.text });
  }
  return { same: before.length - left.length, rewritten, gone: left.length - rewritten.length };
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);

/** Returns the share of common words (Dice's coefficient). */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return (2 * both) / Math.max(1, one.size + other.size);
}
