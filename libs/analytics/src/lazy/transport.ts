/** How events are sent: in batches, with retries, and without disturbing the page. Times in ms. */
export interface TransportSettings {
  /** Most messages that wait; further ones are dropped. */
  most: number;
  batch: number;
  /** A request that outlives its page may have 64 KiB (Fetch standard, keepalive). */
  batchBytes: number;
  flushAfterMs: number;
  retryMs: readonly number[];
  /** Checked before each request; when it returns false, waiting messages are dropped. */
  may(): boolean;
}

export const transportSettings: TransportSettings = {
  most: 500,
  batch: 50,
  batchBytes: 55_000,
  flushAfterMs: 3_000,
  retryMs: [1_000, 3_000, 10_000, 30_000],
  may: () => true,
};

export interface Transport {
  send(message: object): void;
  /** Sends waiting messages now: the page may be closed the next moment. */
  flush(): void;
  /** Drops waiting messages and sends no more. */
  stop(): void;
}

/**
 * The result of a batch. `later`: worth a retry, after the given number of milliseconds where the server asks for it.
 */
export type Post = (body: string) => Promise<'taken' | 'refused' | 'later' | { laterMs: number }>;

/**
 * Sends messages to the collector. Where requests fail (an ad blocker, no connection) it gives up silently; each
 * message has its own id, so that one whose reply was lost is not counted twice.
 */
export function createTransport(post: Post, differing: Partial<TransportSettings> = {}): Transport {
  const settings = { ...transportSettings, ...differing };
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of pending requests. */
  let going = 0;
  let failures = 0;
  /** A batch waits to be sent again. */
  let held = false;
  let stopped = false;

  const stop = () => {
    stopped = true;
    waiting = [];
    clearTimeout(timer);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void (waiting.length > 0 && sendBatch()), ms);
  };
  const takeBatch = (): string[] => {
    let bytes = 0;
    const end = waiting.findIndex((text, index) => {
      bytes += text.length + 1;
      return index >= settings.batch || (index > 0 && bytes > settings.batchBytes);
    });
    return waiting.splice(0, end < 0 ? waiting.length : end);
  };
  const sendBatch = async (): Promise<void> => {
    if (!settings.may()) return stop();
    clearTimeout(timer);
    held = false;
    const batch = takeBatch();
    going += 1;
    const result = await post(`{"batch":[${batch.join(',')}],"sentAt":"${new Date().toISOString()}"}`).catch(
      () => 'later' as const,
    );
    going -= 1;
    if (stopped) return;
    if (result === 'taken' || result === 'refused') {
      failures = 0;
      if (waiting.length > 0 && going === 0) void sendBatch();
      return;
    }
    // A pause that the server asks for is not a failure, however often it does.
    const pause = result === 'later' ? settings.retryMs[failures] : result.laterMs;
    if (pause === undefined) return stop();
    if (result === 'later') failures += 1;
    waiting = [...batch, ...waiting].slice(0, settings.most);
    held = true;
    later(pause);
  };

  return {
    send(message) {
      if (stopped || waiting.length >= settings.most) return;
      waiting.push(JSON.stringify(message));
      if (going > 0 || held) return;
      if (waiting.length >= settings.batch) void sendBatch();
      else if (waiting.length === 1) later(settings.flushAfterMs);
    },
    flush() {
      while (waiting.length > 0) void sendBatch();
    },
    stop,
  };
}
