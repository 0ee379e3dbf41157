import { sceneGapMs } from '@greenroom/contracts';

/** When something was said: on the clock of the scene, where it was spoken to its end, and on that of the world. */
export interface Stamp {
  atMs: number;
  endedMs?: number | null;
  createdAt: Date;
}

/** When a scene began, and how long it waited since its last line. */
interface Waiting {
  begunAt: Date | null;
  pausedAt: Date | null;
  pausedMs: number;
}

/** The scene's clock now: it goes on from the last line, but not for longer than a pause that belongs to a talk. In ms. */
export function sceneMs({ atMs, endedMs, createdAt }: Stamp, now: Date): number {
  return (endedMs ?? atMs) + Math.round(Math.min(sceneGapMs, Math.max(0, now.getTime() - createdAt.getTime())));
}

/** The scene's clock for whoever speaks now, less what the scene waited. @param last nothing where nothing was said yet */
export function sceneMsOf({ begunAt, pausedAt, pausedMs }: Waiting, last: Stamp | undefined, now: Date): number {
  const since = last ?? { atMs: 0, createdAt: begunAt ?? now };
  const waitedMs = pausedMs + (pausedAt ? Math.max(0, now.getTime() - pausedAt.getTime()) : 0);
  return sceneMs(since, new Date(now.getTime() - waitedMs));
}
