import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatClient, chatClient } from './chat-client.ts';

export interface Load {
  port: number;
  instructorSlug: string;
  /** Number of concurrent streams. */
  streams: number;
  /** Duration of one stream; the first ones start spread over this time. */
  streamMs: number;
  /** Not measured: until all streams are open, and caches and compilers are warm. */
  warmUpMs: number;
  measureMs: number;
}

/**
 * Keeps the given number of streams open; each is replaced as soon as it ends.
 * @returns our own share of the time to the first token for each answer begun in the measured time, in ms: from sending
 * the message to seeing the first word, less the time the model says it took itself
 */
export async function measureFirstToken(load: Load, onMeasuring: () => void): Promise<number[]> {
  const begun = performance.now();
  const measureFrom = begun + load.warmUpMs;
  const until = measureFrom + load.measureMs;
  const shares: number[] = [];
  let questions = 0;
  setTimeout(onMeasuring, load.warmUpMs);
  await Promise.all(
    Array.from({ length: load.streams }, async (_, slot) => {
      await sleep((slot * load.streamMs) / load.streams);
      const client = chatClient(load.instructorSlug);
      const conversation = randomUUID();
      while (performance.now() < until) {
        const sentAt = performance.now();
        const share = await ownShare(client, load.port, (questions += 1), conversation, sentAt);
        if (sentAt >= measureFrom && sentAt < until) shares.push(share);
      }
    }),
  );
  return shares;
}

async function ownShare(client: ChatClient, port: number, question: number, conversation: string, sentAt: number) {
  const answer = await client.send(port, question, conversation);
  let share: number | undefined;
  for await (const part of await client.stream(port, answer)) {
    const ofModel = share === undefined && /"delta","text":"([\d.]+)ms /.exec(String(part))?.[1];
    if (ofModel) share = performance.now() - sentAt - Number(ofModel);
  }
  if (share === undefined) throw new Error('An answer did not come from the model');
  return share;
}

/** Returns the value that this share of all values does not exceed; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
