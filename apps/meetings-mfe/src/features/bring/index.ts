/** Uploading a past meeting. */
export { BringMeeting } from './bring-meeting.tsx';
