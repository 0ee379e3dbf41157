/** Recordings on their way to a meeting: their upload from this window, and their progress on the server. */
export { startUpload } from './recording-upload.ts';
export { useMeetingsRecordingBeginMutation, useMeetingsRecordingRulesQuery } from './recordings-api.ts';
export { RecordingProgress } from './recording-progress.tsx';
export type { Side, Sound, SoundRefusal } from './sound/index.ts';
