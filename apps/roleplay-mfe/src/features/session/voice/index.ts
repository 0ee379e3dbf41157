/** A scene out loud; it comes with the call's engine. */
export { VoiceRoom } from './voice-room.tsx';
