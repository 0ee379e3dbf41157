import { callBounds } from '@greenroom/contracts';
import { speechRate } from '@greenroom/ports/voice-activity';
import type { CallPartner, OwnSound, SpokenTime } from './call-partner.ts';
import { leadMs } from '@greenroom/audio';

/** Audio up to this long after the last word belongs to it, in ms. */
const tailMs = 200;

/** Passes the person's audio to a partner that stores it. */
export interface OwnSounds {
  /**
   * Takes what was said until now, while the microphone still has it. @returns a function that passes it on once it may
   * be stored
   */
  of(said: SpokenTime): ((place: Omit<OwnSound, 'pcm'>) => void) | undefined;
  /** Resolves when everything passed on is stored or has failed. */
  settled(): Promise<void>;
}

/** @param since returns all audio from a moment on, with its lead */
export function ownSounds(
  partner: Pick<CallPartner, 'keepSound'>,
  since: (fromMs: number) => Int16Array,
  onTrouble: (error: unknown) => void,
): OwnSounds {
  let last = Promise.resolve();
  return {
    of({ fromMs, toMs }) {
      if (!partner.keepSound) return undefined;
      const lengthMs = leadMs + toMs - fromMs + tailMs + callBounds.frameMs;
      const pcm = since(fromMs).subarray(0, Math.round((lengthMs * speechRate) / 1_000));
      return (place) => {
        last = last.then(() => partner.keepSound?.({ ...place, pcm })).catch(onTrouble);
      };
    },
    settled: () => last,
  };
}
