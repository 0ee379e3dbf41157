/** Players for items and coaches, loaded on demand. */
export { CoachVoice } from './coach-voice.tsx';
export { ItemPlayer } from './item-player.tsx';
