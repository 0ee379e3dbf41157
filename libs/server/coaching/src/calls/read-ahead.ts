/** Something that is read before it is needed, and anew where it may have changed since. */
export interface ReadAhead<T> {
  begin(): void;
  /** What was read, or is being read; without it, it is read now. */
  take(): Promise<T>;
  /** It is about to change. */
  forget(): void;
}

/** How long it is as good as new, in ms: longer than a transcriber takes, shorter than anybody changes the page. */
const goodForMs = 2_000;

export function readAhead<T>(read: () => Promise<T>, now: () => number = Date.now): ReadAhead<T> {
  let known: { at: number; value: Promise<T> } | undefined;
  const begin = () => {
    const value = read();
    // Whoever takes it is told.
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
