/** What one says of a meeting, before it as after it. */
export { AboutProvider, goalsIn, useAbout } from './about-meeting.tsx';
