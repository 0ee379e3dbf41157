/** The log-in pages and their layout. */
export { DoorPage } from './door-page.tsx';
export { DoorStrip } from './door-strip.tsx';
export { useDoor } from './use-door.ts';
