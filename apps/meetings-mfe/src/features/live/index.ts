/** Being listened to while a meeting goes on. */
export { AboutFields } from './about-fields.tsx';
export { LiveStage } from './live-stage.tsx';
export { StartListening } from './start-listening.tsx';
