/** Being listened to while a meeting goes on. */
export { LiveStage } from './live-stage.tsx';
export { StartListening } from './start-listening.tsx';
