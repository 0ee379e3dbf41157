/** The details of a meeting, used before and after it. */
export { AboutProvider, goalsIn, useAbout } from './about-meeting.tsx';
