import { pdfFile } from './pdf-files.ts';
import { randomBy } from './random.ts';
import { textFile } from './text-files.ts';
import { transcriptFile } from './transcript-files.ts';
import { wordFile } from './word-files.ts';

export interface FuzzedFile {
  kind: FuzzedKind;
  /** Where the file is uploaded: into a conversation, or as the transcript of a meeting. */
  to: 'conversation' | 'meeting';
  bytes: Buffer;
}

export type FuzzedKind = 'docx' | 'pdf' | 'txt, md, csv' | 'vtt' | 'srt' | 'transcript as text';

/**
 * Share of each kind per 100 files. Each file of the first three kinds is read by its own process, which takes a
 * quarter of a second of processor time to start.
 */
const shares: [kind: FuzzedKind, ofHundred: number][] = [
  ['docx', 7],
  ['pdf', 7],
  ['txt, md, csv', 3],
  ['vtt', 28],
  ['srt', 27],
  ['transcript as text', 28],
];

/** Generates hostile files from grammars of their kinds; the same seed gives the same files. */
export function* fuzzedFiles(seed: number, many: number): Generator<FuzzedFile> {
  for (let at = 0; at < many; at += 1) {
    const random = randomBy(seed * 1_000_003 + at);
    let left = random() * 100;
    const [kind] = shares.find(([, share]) => (left -= share) < 0) ?? shares[0]!;
    yield { kind, ...made[kind](random) };
  }
}

const made: Record<FuzzedKind, (random: () => number) => Omit<FuzzedFile, 'kind'>> = {
  docx: (random) => ({ to: 'conversation', bytes: wordFile(random) }),
  pdf: (random) => ({ to: 'conversation', bytes: pdfFile(random) }),
  'txt, md, csv': (random) => ({ to: 'conversation', bytes: textFile(random) }),
  vtt: (random) => ({ to: 'meeting', bytes: transcriptFile(random, 'vtt') }),
  srt: (random) => ({ to: 'meeting', bytes: transcriptFile(random, 'srt') }),
  'transcript as text': (random) => ({ to: 'meeting', bytes: transcriptFile(random, 'txt') }),
};
