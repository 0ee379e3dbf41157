import type { Silence } from './speakers.ts';

export interface Figures {
  /** Pauses within turns. */
  pauses: number;
  /** Share of them in which the coach began to speak. */
  cutIns: number;
  /** Turns that ended. */
  ends: number;
  /** The wait after the end, in ms. */
  waitMs: { median: number; p95: number };
}

export function figuresOf(silences: readonly Silence[]): Figures {
  const within = silences.flatMap(({ pauseMs, waitMs }) => (pauseMs === undefined ? [] : [{ pauseMs, waitMs }]));
  const waits = silences
    .flatMap(({ pauseMs, waitMs }) => (pauseMs === undefined ? [waitMs] : []))
    .toSorted((one, other) => one - other);
  const cutIns = within.filter(({ pauseMs, waitMs }) => pauseMs > waitMs).length;
  const share = (part: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0);
  return {
    pauses: within.length,
    cutIns: within.length === 0 ? 0 : Number((cutIns / within.length).toFixed(4)),
    ends: waits.length,
    waitMs: { median: share(0.5), p95: share(0.95) },
  };
}
