import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

/**
 * A sentence of a meeting, marked by hand. A promise binds the speaker, or a group they speak for, to something that
 * others can look for later: no wish, no plan under a condition, no step of the talk itself.
 */
export interface MarkedSentence {
  isPromise: boolean;
  language: 'en' | 'de';
  text: string;
}

/** Only the development half may be read while writing rules. */
export const halves = ['development', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** Returns the half that a written sentence belongs to, by the first byte of a hash with seed 1. */
export const halfOf = (text: string): Half =>
  createHash('sha256').update(`promises 1 ${text}`).digest().readUInt8(0) % 2 === 0 ? 'development' : 'held-out';

/**
 * Sentences written for this project, said in real meetings, or written in the style of speech with its hesitations and
 * repeated words. Two readers who knew the definition above but neither rules nor each other's marks marked the real
 * ones; the few on which they differed are left out. The held-out ones are from other meetings, of which the author of
 * the rules had seen nothing. The picked ones are real too, but chosen for forms such as "I'll" or "let me", because
 * promises are rare; halves are of different meetings, and sentences that either reader doubted are left out. The author
 * of the rules wrote the spoken ones, so they have no held-out half. The workplace ones were written and marked by the
 * next author of the rules before reading them, and then read to mend them: they belong to the development half too.
 */
export const origins = ['written', 'real', 'picked', 'spoken', 'workplace'] as const;
export type Origin = (typeof origins)[number];

/** Returns the halves that the sentences of an origin are split into. */
export const halvesOf = (origin: Origin): readonly Half[] =>
  origin === 'spoken' || origin === 'workplace' ? ['development'] : halves;

export function loadPromises(half: Half, origin: Origin = 'written'): MarkedSentence[] {
  const file = origin === 'written' ? half : `${origin}-${half}`;
  const rows = readFileSync(new URL(`./${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row, index) => {
    const [label, language, text] = row.split('\t');
    if ((label !== 'promise' && label !== 'no') || (language !== 'en' && language !== 'de') || !text)
      throw new Error(`Row ${index + 1} of ${file}.tsv is not "promise|no", "en|de" and a sentence`);
    return { isPromise: label === 'promise', language, text };
  });
}
