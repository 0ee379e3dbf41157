import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

/** A sentence of a meeting, marked by hand. */
export interface MarkedSentence {
  isPromise: boolean;
  language: 'en' | 'de';
  text: string;
}

/** Only the development half may be read while writing rules. */
export const halves = ['development', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** Returns the half that a sentence belongs to, by the first byte of a hash with seed 1. */
export const halfOf = (text: string): Half =>
  createHash('sha256').update(`promises 1 ${text}`).digest().readUInt8(0) % 2 === 0 ? 'development' : 'held-out';

export function loadPromises(half: Half): MarkedSentence[] {
  const rows = readFileSync(new URL(`./${half}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row, index) => {
    const [label, language, text] = row.split('\t');
    if ((label !== 'promise' && label !== 'no') || (language !== 'en' && language !== 'de') || !text)
      throw new Error(`Row ${index + 1} of ${half}.tsv is not "promise|no", "en|de" and a sentence`);
    return { isPromise: label === 'promise', language, text };
  });
}
