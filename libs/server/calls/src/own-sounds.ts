import { callBounds } from '@greenroom/contracts';
import { speechRate } from '@greenroom/ports/voice-activity';
import type { CallPartner, OwnSound, SpokenTime } from './call-partner.ts';
import { leadMs } from '@greenroom/audio';

/** Sound so long after the last word belongs to it. In ms. */
const tailMs = 200;

/** The person's own sound on its way to a partner who keeps it. */
export interface OwnSounds {
  /** What was said until now, as long as the microphone has it. @returns what hands it on, once it may be kept */
  of(said: SpokenTime): ((place: Omit<OwnSound, 'pcm'>) => void) | undefined;
  /** Resolves when all that was handed on is kept, or could not be. */
  settled(): Promise<void>;
}

/** @param since all sound from a moment on, with its lead */
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
