import { createParser } from 'eventsource-parser';
import { endpoints, renameKeys, toCamel, type AnswerEvent } from '@greenroom/contracts';
import { fetchEndpoint } from './base-query.ts';

interface FollowOptions {
  answerUuid: string;
  /** Id of the last event already known, 0 for none. */
  after?: number;
  signal: AbortSignal;
  onEvent(event: AnswerEvent, id: number): void;
  /** Called when the connection is lost and again when it is back. */
  onConnection?(state: 'lost' | 'back'): void;
}

const endings = new Set<AnswerEvent['type']>(['finished', 'stopped', 'failed']);

/** Delays before each attempt to reconnect, in milliseconds; the last one is repeated. */
const reconnectDelaysMs = [300, 1_000, 2_000, 5_000];

/**
 * Follows an answer while the server writes it, until it is finished, stopped or failed. Reconnects after a lost
 * connection and delivers every event exactly once.
 * Resolves when the answer ends or the signal aborts; rejects when the server refuses (status 4xx).
 */
export async function followAnswer(options: FollowOptions): Promise<void> {
  const { signal, onConnection } = options;
  let after = options.after ?? 0;
  let lost = 0;
  while (!signal.aborted) {
    const end = await readOnce({ ...options, after }, (event, id) => {
      if (lost > 0) onConnection?.('back');
      lost = 0;
      after = id;
      options.onEvent(event, id);
    });
    if (end === 'done' || signal.aborted) return;
    if (lost === 0) onConnection?.('lost');
    await pause(reconnectDelaysMs[Math.min(lost, reconnectDelaysMs.length - 1)] ?? 0, signal);
    lost += 1;
  }
}

async function readOnce(
  { answerUuid, after, signal }: FollowOptions,
  onEvent: (event: AnswerEvent, id: number) => void,
): Promise<'done' | 'lost'> {
  let done = false;
  const parser = createParser({
    onEvent({ id, data }) {
      const event = renameKeys(JSON.parse(data), toCamel) as AnswerEvent;
      onEvent(event, Number(id));
      done = endings.has(event.type);
    },
  });
  try {
    const call = { endpoint: endpoints.chatStream, query: { answerUuid, after } } as const;
    const response = await fetchEndpoint(call, signal, { accept: 'text/event-stream' });
    if (response.status >= 400 && response.status < 500) throw new AnswerRefused(response.status);
    if (!response.ok || !response.body) return 'lost';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) parser.feed(chunk.value);
  } catch (cause) {
    if (cause instanceof AnswerRefused) throw cause;
  }
  return done ? 'done' : 'lost';
}

/** The server refuses to give this answer to this user. */
export class AnswerRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The answer was refused with status ${status}`);
    this.name = 'AnswerRefused';
    this.status = status;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
