/** A value that is read before it is needed, and read again when it may be stale. */
export interface ReadAhead<T> {
  begin(): void;
  /** Returns the value read ahead, or still being read; otherwise reads it now. */
  take(): Promise<T>;
  /** Discards the value because it is about to change. */
  forget(): void;
}

/**
 * How long a value counts as fresh, in ms: longer than a transcription takes, shorter than a person needs to change the
 * page.
 */
const goodForMs = 2_000;

export function readAhead<T>(read: () => Promise<T>, now: () => number = Date.now): ReadAhead<T> {
  let known: { at: number; value: Promise<T> } | undefined;
  const begin = () => {
    const value = read();
    // The caller of `take` gets the error.
    value.catch(() => {});
    known = { at: now(), value };
    return value;
  };
  return {
    begin: () => void begin(),
    take() {
      const value = known && now() - known.at < goodForMs ? known.value : begin();
      known = undefined;
      return value;
    },
    forget() {
      known = undefined;
    },
  };
}
