/** Listening to a meeting in progress. */
export { AboutFields } from './about-fields.tsx';
export { LiveMeetingSwitch } from './live-meeting-switch.tsx';
export { StartListening } from './start-listening.tsx';
