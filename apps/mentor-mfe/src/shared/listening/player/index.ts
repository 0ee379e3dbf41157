/** Hearing an item or a coach. It comes when somebody asks for it. */
export { CoachVoice } from './coach-voice.tsx';
export { ItemPlayer } from './item-player.tsx';
