/** One's own voice in a scene, where one had it kept: hearing one's lines again, and having all of it deleted. It comes late. */
export { HearFrom } from './hear-from.tsx';
export { KeptVoice } from './kept-voice.tsx';
