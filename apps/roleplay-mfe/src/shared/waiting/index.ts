/** What stands in place of what is not here: failed, missing. */
export { FailedPanel } from './failed-panel.tsx';
export { PanelRoom } from './panel-room.ts';
export { codeOf } from './query-state.ts';
