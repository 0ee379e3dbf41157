import { sceneGapMs } from '@greenroom/contracts';

/** When a line was said: on the scene's clock, with its end where it was spoken, and in wall-clock time. */
export interface Stamp {
  atMs: number;
  endedMs?: number | null;
  createdAt: Date;
}

/** When a scene began, and how long it was paused since its last line. */
interface Waiting {
  begunAt: Date | null;
  pausedAt: Date | null;
  pausedMs: number;
}

/**
 * Returns the scene's clock now in ms: it runs on from the last line, but for no longer than a pause within a
 * conversation.
 */
export function sceneMs({ atMs, endedMs, createdAt }: Stamp, now: Date): number {
  return (endedMs ?? atMs) + Math.round(Math.min(sceneGapMs, Math.max(0, now.getTime() - createdAt.getTime())));
}

/** Returns the scene's clock without the time it was paused. @param last undefined where nothing was said yet */
export function sceneMsOf({ begunAt, pausedAt, pausedMs }: Waiting, last: Stamp | undefined, now: Date): number {
  const since = last ?? { atMs: 0, createdAt: begunAt ?? now };
  const waitedMs = pausedMs + (pausedAt ? Math.max(0, now.getTime() - pausedAt.getTime()) : 0);
  return sceneMs(since, new Date(now.getTime() - waitedMs));
}
