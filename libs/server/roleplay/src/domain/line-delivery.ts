import type { Delivery } from '@greenroom/calls';
import { type PitchWindow, windowsOf } from '@greenroom/speech-analysis';

/** How a line was said, as it is kept with it: on the clock of the scene, in ms, and no sound. */
export interface LineDelivery {
  voiced: { beganMs: number; endedMs: number }[];
  /** Where the transcriber knew when each word was said. */
  words: { text: string; beganMs: number; endedMs: number }[] | null;
  pitch: PitchWindow[];
}

/** @param onSceneClock the scene's time of a call's */
export function lineDelivery(
  { voiced, words, pitch }: Delivery,
  onSceneClock: (callMs: number) => number,
): LineDelivery {
  const times = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => ({
    beganMs: onSceneClock(fromMs),
    endedMs: onSceneClock(toMs),
  });
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    voiced: voiced.map(times),
    words: words && words.map(({ text, ...time }) => ({ text, ...times(time) })),
    pitch: windowsOf({ beganMs: 0, ...pitch }).map(({ medianHz, semitones }) => ({
      medianHz: round(medianHz),
      semitones: round(semitones),
    })),
  };
}
