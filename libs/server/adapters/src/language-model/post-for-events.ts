import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

export interface Posting {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** How often the request is retried before any reply. */
  retries: number;
  /** Aborts it at any stage. */
  signal: AbortSignal;
}

/** The server replied with a status other than success. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`It was answered with status ${status}`);
    this.status = status;
  }
}

/** No connection was made, or it ended before a reply. */
export class NoConnectionError extends Error {}

/**
 * Posts, and returns the reply as soon as it begins. Retries a busy or failing server and a broken connection, after
 * the time that the server asks for or after growing pauses.
 * @throws StatusError, NoConnectionError, also when aborted
 */
export async function post(posting: Posting): Promise<http.IncomingMessage> {
  const { retries, signal } = posting;
  for (let tries = 0; ; tries += 1) {
    const response = await postOnce(posting).catch((error: unknown) => {
      if (signal.aborted || tries >= retries) throw error;
      return undefined;
    });
    const status = response?.statusCode ?? 0;
    if (response && status >= 200 && status < 300) return response;
    // Reads to the end, so that the connection can be reused.
    response?.resume().on('error', () => {});
    if (response && (tries >= retries || !mayWorkLater(response))) throw new StatusError(status);
    await sleep(pauseMs(response, tries), undefined, { signal });
  }
}

function postOnce(posting: Posting): Promise<http.IncomingMessage> {
  const { url, headers, body, signal } = posting;
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const asking = request(url, { method: 'POST', headers });
    // Not by the `signal` option, which would destroy the request with an error after its listeners may be gone.
    signal.addEventListener('abort', () => asking.destroy(), { once: true });
    asking.once('response', resolve);
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed the kept connection before it received the request, so it is sent again on a new one.
      if (asking.reusedSocket && error.code === 'ECONNRESET' && !signal.aborted) resolve(postOnce(posting));
      else reject(new NoConnectionError(error.code));
    });
    asking.end(body);
  });
}

/** Follows the vendors of OpenAI's protocol; the `x-should-retry` header wins if it is present. */
function mayWorkLater({ statusCode = 0, headers }: http.IncomingMessage): boolean {
  const said = headers['x-should-retry'];
  if (said === 'true' || said === 'false') return said === 'true';
  return [408, 409, 429].includes(statusCode) || statusCode >= 500;
}

/**
 * Returns the time that the server asks for, if under a minute; otherwise half a second, doubled with each retry, up to
 * 8 s, less a random part of up to a quarter.
 */
function pauseMs(response: http.IncomingMessage | undefined, tries: number): number {
  const { 'retry-after-ms': inMs, 'retry-after': inSeconds } = response?.headers ?? {};
  const asked = inMs === undefined ? retryAfterMs(inSeconds) : Number(inMs);
  if (asked >= 0 && asked < 60_000) return asked;
  return Math.min(500 * 2 ** tries, 8_000) * (1 - Math.random() / 4);
}

/** Reads seconds or a date (RFC 9110, section 10.2.3); NaN for anything else. */
function retryAfterMs(value: string | undefined): number {
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value ?? '') - Date.now() : seconds * 1_000;
}

export interface EventsReader {
  /** Receives the data of each event. */
  onData(data: string): void;
  /** Called once everything is read. */
  onEnd(): void;
  /** Receives a broken connection, too long an answer, and whatever `onData` and `onEnd` throw. */
  onError(error: unknown): void;
}

/** The server sent more than any answer needs. */
export class TooLongError extends Error {}

/**
 * Reads a stream of server-sent events.
 * @param mostCharacters limit for the whole stream, in UTF-16 code units; the rest is neither kept nor parsed
 */
export function readEvents(
  response: http.IncomingMessage,
  mostCharacters: number,
  { onData, onEnd, onError }: EventsReader,
): void {
  const parser = createParser({ onEvent: ({ data }) => onData(data) });
  let read = 0;
  const take = (part: string) => {
    read += part.length;
    if (read > mostCharacters) throw new TooLongError();
    parser.feed(part);
  };
  const orError = (act: () => void) => {
    try {
      act();
    } catch (error) {
      onError(error);
    }
  };
  response.setEncoding('utf8');
  response.on('data', (part: string) => orError(() => take(part)));
  response.once('end', () => orError(onEnd));
  response.on('error', onError);
}
