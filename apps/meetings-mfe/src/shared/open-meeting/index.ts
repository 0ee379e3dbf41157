/** A meeting that was left without ending it: what is known of it, and the way to its notes. */
export { EndMeeting } from './end-meeting.tsx';
export { useLeftOpen } from './use-left-open.ts';
