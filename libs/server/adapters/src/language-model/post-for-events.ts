import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';

export interface Posting {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** How often it is repeated where nothing was answered yet. */
  retries: number;
  /** Ends it, whatever it is at. */
  signal: AbortSignal;
}

/** It was answered, with a status that is no success. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`It was answered with status ${status}`);
    this.status = status;
  }
}

/** No connection came about, or it ended before there was an answer. */
export class NoConnectionError extends Error {}

/**
 * Posts, and gives the answer as soon as it begins. A busy or failing server and a broken connection are asked again,
 * when the server says so or after pauses that grow.
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
    // To its end, so that its connection can be used again.
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
    // By hand: told the signal, the request is destroyed with an error that nobody may be there any more to hear.
    signal.addEventListener('abort', () => asking.destroy(), { once: true });
    asking.once('response', resolve);
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The server had closed a connection that was kept: with another one it is as if it had not been asked.
      if (asking.reusedSocket && error.code === 'ECONNRESET' && !signal.aborted) resolve(postOnce(posting));
      else reject(new NoConnectionError(error.code));
    });
    asking.end(body);
  });
}

/** As vendors of OpenAI's protocol mean it; `x-should-retry` is their own word, where they say it. */
function mayWorkLater({ statusCode = 0, headers }: http.IncomingMessage): boolean {
  const said = headers['x-should-retry'];
  if (said === 'true' || said === 'false') return said === 'true';
  return [408, 409, 429].includes(statusCode) || statusCode >= 500;
}

/** What the server asks for, up to a minute; else half a second, doubled with each try, up to 8 s, less up to a quarter. */
function pauseMs(response: http.IncomingMessage | undefined, tries: number): number {
  const { 'retry-after-ms': inMs, 'retry-after': inSeconds } = response?.headers ?? {};
  const asked = inMs === undefined ? retryAfterMs(inSeconds) : Number(inMs);
  if (asked >= 0 && asked < 60_000) return asked;
  return Math.min(500 * 2 ** tries, 8_000) * (1 - Math.random() / 4);
}

/** Seconds, or a date (RFC 9110, section 10.2.3). NaN where it is neither. */
function retryAfterMs(value: string | undefined): number {
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Date.parse(value ?? '') - Date.now() : seconds * 1_000;
}

export interface EventsReader {
  /** Gets the data of each event. */
  onData(data: string): void;
  /** Called once all has been read. */
  onEnd(): void;
  /** Told of a connection that broke, of too long an answer, and of what `onData` and `onEnd` threw. */
  onError(error: unknown): void;
}

/** More was sent than any answer needs. */
export class TooLongError extends Error {}

/**
 * Reads a stream of server-sent events.
 * @param mostCharacters of the whole stream, in UTF-16 code units: what goes beyond is neither kept nor parsed
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
