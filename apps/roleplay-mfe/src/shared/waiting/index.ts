/** Placeholders for failed or missing content. */
export { FailedPanel } from './failed-panel.tsx';
