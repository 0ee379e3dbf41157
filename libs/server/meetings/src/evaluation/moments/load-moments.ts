import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A sentence of a meeting, marked by hand: whether it puts pressure or blame on the listener. */
export interface MarkedMoment {
  kind: 'pushed' | 'blamed' | 'none';
  language: 'en' | 'de';
  text: string;
}

/** Only the development half may be read while writing rules. */
export const halves = ['development', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** Returns the half that a sentence belongs to, by the first byte of a hash with seed 1. */
export const halfOf = (text: string): Half =>
  createHash('sha256').update(`moments 1 ${text}`).digest().readUInt8(0) % 2 === 0 ? 'development' : 'held-out';

/**
 * The author of the rules for generalised accusations marked sentences of their own before writing them. They belong to
 * the development half only.
 */
export const sets = ['sentences', 'generalised-development'] as const;
export type MomentSet = (typeof sets)[number];

export function loadMoments(half: Half, set: MomentSet = 'sentences'): MarkedMoment[] {
  const rows = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const marked = rows.map((row, index): MarkedMoment => {
    const [kind, language, text] = row.split('\t');
    if (
      (kind !== 'pushed' && kind !== 'blamed' && kind !== 'none') ||
      (language !== 'en' && language !== 'de') ||
      !text
    )
      throw new Error(`Row ${index + 1} of ${set}.tsv is not "pushed|blamed|none", "en|de" and a sentence`);
    return { kind, language, text };
  });
  if (set !== 'sentences') return half === 'development' ? marked : [];
  return marked.filter(({ text }) => halfOf(text) === half);
}
