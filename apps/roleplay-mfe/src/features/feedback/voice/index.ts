/** One's own voice in a scene, where one had it kept: hearing one's lines again, and having all of it deleted. */
export { HearFrom } from './hear-from.tsx';
export { KeptVoice } from './kept-voice.tsx';
export { useVoicePlayer, type VoicePlayer } from './use-voice-player.ts';
