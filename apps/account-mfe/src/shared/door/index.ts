/** The pages one comes in by: which there are, and what they look like. */
export { DoorPage } from './door-page.tsx';
export { DoorStrip } from './door-strip.tsx';
export { useDoor } from './use-door.ts';
