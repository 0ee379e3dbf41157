/** Listening to a meeting in progress. */
export { AboutFields } from './about-fields.tsx';
export { LiveStage } from './live-stage.tsx';
export { StartListening } from './start-listening.tsx';
