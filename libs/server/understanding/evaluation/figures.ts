import { readIntent, type IntentReading } from '../src/index.ts';
import type { Phrasing } from './phrasings.ts';

export interface Read {
  phrasing: Phrasing;
  reading: IntentReading;
  /** Duration in ms. */
  took: number;
}

export function readAll(phrasings: readonly Phrasing[]): Read[] {
  readIntent('warm up');
  return phrasings.map((phrasing) => {
    const began = performance.now();
    const reading = readIntent(phrasing.text);
    return { phrasing, reading, took: performance.now() - began };
  });
}

const share = (part: number, of: number) => (of === 0 ? 0 : part / of);
const among = (read: Read, places: number) =>
  read.reading.ranked.slice(0, places).some(({ intent }) => intent === read.phrasing.intent);
const shareOf = (reads: readonly Read[], holds: (read: Read) => boolean) =>
  share(reads.filter(holds).length, reads.length);

export interface Figures {
  count: number;
  top1: number;
  top2: number;
  /** The share of messages whose intent is above the threshold, and the share of these that is correct. */
  coverage: number;
  believedRight: number;
}

export function figuresOf(reads: readonly Read[]): Figures {
  const believed = reads.filter(({ reading }) => reading.intent === reading.ranked[0]!.intent);
  return {
    count: reads.length,
    top1: shareOf(reads, (read) => among(read, 1)),
    top2: shareOf(reads, (read) => among(read, 2)),
    coverage: share(believed.length, reads.length),
    believedRight: shareOf(believed, (read) => among(read, 1)),
  };
}

/** Returns for each intent the share of its messages that are read correctly. */
export function recalls(reads: readonly Read[]): Map<string, number> {
  const groups = Map.groupBy(reads, ({ phrasing }) => phrasing.intent);
  return new Map([...groups].map(([intent, group]) => [intent, shareOf(group, (read) => among(read, 1))]));
}

/** Returns the pairs of intents confused most often, with their counts. */
export function confusions(reads: readonly Read[], most: number): (readonly [pair: string, count: number])[] {
  const wrong = reads.filter((read) => !among(read, 1));
  const pairs = Map.groupBy(
    wrong,
    ({ phrasing, reading }) => `${phrasing.intent} read as ${reading.ranked[0]!.intent}`,
  );
  return [...pairs]
    .map(([pair, group]) => [pair, group.length] as const)
    .sort((one, other) => other[1] - one[1])
    .slice(0, most);
}
