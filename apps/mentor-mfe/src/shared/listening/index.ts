import { lazyOptionalPart } from '../lazy/index.ts';

/** Players for items and coaches, loaded on demand. */
export const ItemPlayer = lazyOptionalPart(async () => (await import('./player/index.ts')).ItemPlayer);
export const CoachVoice = lazyOptionalPart(async () => (await import('./player/index.ts')).CoachVoice);
