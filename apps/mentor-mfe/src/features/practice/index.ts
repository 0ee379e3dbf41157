/** The practice plan: this week's steps, and reminders. */
export { Practice } from './practice.tsx';
export { hashOf } from './push/browser-push.ts';
