import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

export interface Target {
  url: URL;
  /** Number of random files. */
  files: number;
  seed: number;
}

/** How often each status was answered; 0 if the connection was closed without a response. */
export type Statuses = Map<number, number>;

export interface Attack {
  name: string;
  run(target: Target): Promise<Statuses>;
}

/** Counts statuses. */
export function count(statuses: Iterable<number>): Statuses {
  const counts: Statuses = new Map();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

/** Adds counts up. */
export function sum(all: Iterable<Statuses>): Statuses {
  const total: Statuses = new Map();
  for (const statuses of all)
    for (const [status, times] of statuses) total.set(status, (total.get(status) ?? 0) + times);
  return total;
}

export interface Sent {
  method?: string;
  path: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
  /** The visitor whose cookies are sent; a new visitor by default. */
  visitor?: string;
  /** The loopback address the request is sent from. */
  from?: string;
}

/** In ms; later responses count as none. */
const answerWithinMs = 180_000;

/**
 * Sends one request as a page of the product would. @returns the status; 0 if the connection ended without a response
 */
export function send(
  { url }: Target,
  { method = 'POST', path, body, headers, visitor = randomUUID(), from }: Sent,
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, url), {
      method,
      agent: false,
      ...(from !== undefined && { localAddress: from }),
      headers: {
        'content-type': 'application/json',
        'x-greenroom': '1',
        origin: url.origin,
        cookie: `visitor_id=${visitor}`,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    sent.setTimeout(answerWithinMs, () => sent.destroy());
    sent.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Runs an action for each item, with limited concurrency. */
export async function each<T>(all: Iterable<T> | AsyncIterable<T>, atOnce: number, act: (one: T) => Promise<number>) {
  const statuses: Statuses = new Map();
  const running = new Set<Promise<void>>();
  for await (const one of all) {
    const done: Promise<void> = act(one).then((status) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      running.delete(done);
    });
    running.add(done);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return statuses;
}
