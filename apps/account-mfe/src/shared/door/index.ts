/** The pages one comes in by: which there are, and what they look like. */
export { DoorPage } from './door-page.tsx';
export { doors, type Door } from './doors.ts';
export { DoorStrip } from './door-strip.tsx';
export { useDoor, type OpenDoor } from './use-door.ts';
