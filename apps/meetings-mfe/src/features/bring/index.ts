/** Bringing a meeting that one has had. */
export { BringMeeting } from './bring-meeting.tsx';
