/** What stands in place of what is not here: failed, missing. */
export { FailedPanel } from './failed-panel.tsx';
