import { later } from '../later/index.ts';

/** Hearing an item, and a coach: nothing of it is fetched before somebody asks for it. */
export const ItemPlayer = later(async () => (await import('./player/index.ts')).ItemPlayer);
export const CoachVoice = later(async () => (await import('./player/index.ts')).CoachVoice);
