/** What one says of a meeting, before it as after it. */
export { AboutFields } from './about-fields.tsx';
export { AboutProvider, goalsIn, useAbout } from './about-meeting.tsx';
