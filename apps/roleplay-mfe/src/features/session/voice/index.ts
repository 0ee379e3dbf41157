/** A spoken scene; loaded with the call engine. */
export { VoiceRoom } from './voice-room.tsx';
