/** The plan one practises by: the steps of this week, and when one is reminded of them. */
export { Practice } from './practice.tsx';
export { hashOf } from './push/browser-push.ts';
