/** Loaded when there is a pace to draw. */
export { PaceOverTime } from '@greenroom/speech-feedback/pace';
