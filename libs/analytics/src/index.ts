/** One line at the place of use. What takes it further is `later`, which no page waits for. */
export { track, onTracked, type Tracked } from './track.ts';
export { tile, pressed } from './marks.ts';
