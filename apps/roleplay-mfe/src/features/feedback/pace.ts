/** Loaded when there is a pace to plot. */
export { PaceOverTime } from '@greenroom/speech-feedback/pace';
