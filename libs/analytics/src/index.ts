/** Analytics: one call at the place of use. What sends events is in `later`, which no page waits for. */
export { track, onTracked, type Tracked } from './track.ts';
export { tile, pressed } from './marks.ts';
