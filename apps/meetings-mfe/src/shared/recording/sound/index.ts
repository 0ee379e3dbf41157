/** Decoding of audio and video files. Loaded once a file was chosen. */
export type { SoundPiece } from './cut-pieces.ts';
export { openSound, type Side, type Sound, type SoundRefusal, type UploadedChannels } from './open-sound.ts';
