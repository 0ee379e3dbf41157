export { useScrollToPlace } from './use-scroll-to-place.ts';
