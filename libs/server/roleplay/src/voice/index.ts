/** Recordings of the person's own voice, where they asked for it: pieces of audio with a row each. */
export { forgetVoices } from './forget-voices.ts';
export { keepSound } from './keep-sound.ts';
export { deleteVoices, keepVoice } from './keep-voice.ts';
export { readVoice } from './read-voice.ts';
export { keptUntil, voicesOf } from './voices-of.ts';
export { findVoices } from './voices.repository.ts';
