/** Placeholders for content that failed to load or does not exist. */
export { FailedPanel } from './failed-panel.tsx';
export { MissingCoach } from './missing-coach.tsx';
export { MissingPanel } from './missing-panel.tsx';
export type { QueryState } from './query-state.ts';
