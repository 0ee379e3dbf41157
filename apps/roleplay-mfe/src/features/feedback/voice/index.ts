/** The person's own recording of a scene: playing lines again, and deleting all of it. Loaded lazily. */
export { HearFrom } from './hear-from.tsx';
export { KeptVoice } from './kept-voice.tsx';
