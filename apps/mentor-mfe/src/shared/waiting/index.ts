/** What stands in place of content that is not here: failed, missing. */
export { FailedPanel } from './failed-panel.tsx';
export { MissingCoach } from './missing-coach.tsx';
export { MissingPanel } from './missing-panel.tsx';
export type { QueryState } from './query-state.ts';
