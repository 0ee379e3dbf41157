/** A voice call in the browser: microphone, loudspeaker, connection and view. Loaded only with a call page. */
export { beginCall } from './begin-call.ts';
export { fetchRecognition, recognitionHere, type RecognitionHere } from './browser-recognition.ts';
export { callAnalytics } from './call-analytics.ts';
export { useCallsStartMutation } from './calls-start.ts';
export { browserParts, type BrowserCall } from './call-browser.ts';
export { CallClient } from './call-client.ts';
export { CallRefused, type CallParts, type EndWhy } from './call-parts.ts';
export type { CallDevice } from './call-device.ts';
export type { CallFailure, CallStatus } from './call-status.ts';
export { captionOf, saidSoFar, statusOf, type CallView, type MicrophoneState } from './call-view.ts';
export type { MicrophoneTrouble } from './microphone/microphone-trouble.ts';
export { useCall } from './use-call.ts';
export { useMediaSession } from './use-media-session.ts';
export { useWakeLock } from './use-wake-lock.ts';
