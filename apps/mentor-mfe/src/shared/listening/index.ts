import { later } from '../later/index.ts';

/** Players for items and coaches, loaded on demand. */
export const ItemPlayer = later(async () => (await import('./player/index.ts')).ItemPlayer);
export const CoachVoice = later(async () => (await import('./player/index.ts')).CoachVoice);
