/** Converts times of a call to times without its holds. */
export interface Holds {
  hold(onHold: boolean, atMs: number): void;
  /** Returns a time of the call's clock, in ms, without all holds before it. */
  without(ms: number): number;
}

export function holds(): Holds {
  const over: { fromMs: number; toMs: number }[] = [];
  let since: number | undefined;
  return {
    hold(onHold, atMs) {
      if (onHold) since ??= atMs;
      else if (since !== undefined) {
        over.push({ fromMs: since, toMs: Math.max(since, atMs) });
        since = undefined;
      }
    },
    without(ms) {
      const all = since === undefined ? over : [...over, { fromMs: since, toMs: Infinity }];
      return all.reduce((left, { fromMs, toMs }) => left - Math.max(0, Math.min(ms, toMs) - fromMs), ms);
    },
  };
}
