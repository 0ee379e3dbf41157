/** How events leave: in batches, tried again, and never in the way. Times in ms. */
export interface TransportSettings {
  /** As many wait at the most; what is more is let go. */
  most: number;
  batch: number;
  /** A request that outlives its page may hold 64 KiB (Fetch standard, keepalive). */
  batchBytes: number;
  flushAfterMs: number;
  retryMs: readonly number[];
  /** Asked before each request; where nothing may be sent any more, what waits is let go. */
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
  /** Sends what waits, now: the page may be gone the next moment. */
  flush(): void;
  /** Lets go of what waits, and sends no more. */
  stop(): void;
}

/** What became of a batch. `later`: it is worth trying again, where the server says so, after so many milliseconds. */
export type Post = (body: string) => Promise<'taken' | 'refused' | 'later' | { laterMs: number }>;

/**
 * Takes messages to the collector. Where nobody takes them (an ad blocker, no line) it gives up without a word; each
 * message has its own id, so that one that was taken unheard is not counted twice.
 */
export function createTransport(post: Post, differing: Partial<TransportSettings> = {}): Transport {
  const settings = { ...transportSettings, ...differing };
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Requests on their way. */
  let going = 0;
  let failures = 0;
  /** Something is to be brought again, and waits for its time. */
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
    // A pause that is asked for is no failure, however often it is.
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
