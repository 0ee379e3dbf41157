import { sceneGapMs } from '@greenroom/contracts';

/** When something was said: on the clock of the scene, and on that of the world. */
export interface Stamp {
  atMs: number;
  createdAt: Date;
}

/** The scene's clock now: it goes on from the last line, but not for longer than a pause that belongs to a talk. */
export function sceneMs(last: Stamp | undefined, now: Date): number {
  if (!last) return 0;
  return last.atMs + Math.round(Math.min(sceneGapMs, Math.max(0, now.getTime() - last.createdAt.getTime())));
}
