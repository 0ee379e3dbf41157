/** The person's own voice in a scene, for those who want it kept: pieces of sound with a row each. */
export { forgetVoices } from './forget-voices.ts';
export { keepSound } from './keep-sound.ts';
export { deleteVoices, keepVoice } from './keep-voice.ts';
export { readVoice } from './read-voice.ts';
export { keptUntil, voicesOf } from './voices-of.ts';
export { findVoices } from './voices.repository.ts';
