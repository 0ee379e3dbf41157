import type { Delivery } from '@greenroom/calls';
import { type PitchWindow, windowsOf } from '@greenroom/speech-analysis';

/** How a line was said, as stored with it: times of the scene in ms, no audio. */
export interface LineDelivery {
  voiced: { beganMs: number; endedMs: number }[];
  /** Null where the transcriber gave no word times. */
  words: { text: string; beganMs: number; endedMs: number }[] | null;
  pitch: PitchWindow[];
}

/**
 * Converts the delivery of a spoken line to the scene's clock.
 * @param onSceneClock converts a time of the call to one of the scene
 */
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
