/** Meetings that were left without ending them: their state, and a button to end them. */
export { EndMeeting } from './end-meeting.tsx';
export { useLeftOpen, useMeetingsReadQuery } from './use-left-open.ts';
