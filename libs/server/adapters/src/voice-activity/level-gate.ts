import { meanSquare } from '@greenroom/audio';

/** In decibels of full scale, by the root of the mean square; −Infinity for digital silence. */
export function levelOf(pcm: Float32Array): number {
  return 10 * Math.log10(meanSquare(pcm));
}

export interface LevelGateSettings {
  /** Speech into a microphone is louder. In dBFS. */
  quietBelowDbfs: number;
  /** How many windows stay open after the last loud one, so that the ends of words are heard. */
  holdWindows: number;
}

/** Decides for each window whether the model should look at it: most of a call is silence, which then costs nothing. */
export function levelGate({ quietBelowDbfs, holdWindows }: LevelGateSettings): (window: Float32Array) => boolean {
  let held = 0;
  return (window) => {
    held = levelOf(window) >= quietBelowDbfs ? holdWindows + 1 : Math.max(0, held - 1);
    return held > 0;
  };
}
