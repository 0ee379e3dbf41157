/** The parts of event tracking. Loaded once the page is in use; loads and sends nothing without consent. */
export { pageLabel } from './page-label.ts';
export { backgroundTaskDone, backgroundTask } from './background.ts';
export { onTracked } from '../track.ts';
export { browserEnvironment, forgetSessionDevice, storageOf } from './browser-environment.ts';
export { type Consent, mayTrack } from './consent.ts';
export { startTracker, type Tracker } from './tracker.ts';
export { postTo } from './post-events.ts';
export { createTransport } from './transport.ts';
export { exposeAsOneTrust } from './one-trust.ts';
export { personaPage, viewedPage } from './persona-page.ts';
export { watchMarks } from './watch-marks.ts';
