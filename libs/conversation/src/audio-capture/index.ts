/** Audio capture without playback: a page's microphone and other sound as frames, and what its connection needs. */
export { backoffMs } from '../call/connection/backoff.ts';
export { pageClock, type CallClock } from '../call/call-clock.ts';
export type { SocketLike } from '../call/connection/call-connection.ts';
export { levelOf } from '../call/microphone/frame-cutter.ts';
export { microphoneTrouble, type MicrophoneTrouble } from '../call/microphone/microphone-trouble.ts';
export type { HeardSound } from '../call/microphone/hear-stream.ts';
export { openSocketAt } from '../call/open-socket-at.ts';
export { openAudioCapture, type AudioCapture } from './open-audio-capture.ts';
export { useDevices } from '../call/use-devices.ts';
