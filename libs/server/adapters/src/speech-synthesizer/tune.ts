import type { RecordedVoice } from '@greenroom/ports/speech-synthesizer';

/**
 * Brings each voice to the same loudness, −19 dBFS over a sentence with its pauses. Measured over the sentences of `npm
 * run bench:speech`, which prints the level of each coach; docs/adr/0089.
 */
const gains: Readonly<Record<RecordedVoice['voice'], number>> = {
  slt: 0.64,
  rms: 1.23,
  awb: 1.09,
  'en-GB': 0.86,
  'en-US': 0.87,
  'de-DE': 0.85,
};

/**
 * Turns a voice into one person's: plays it `shift` times as fast, which raises pitch and formants, and adjusts its
 * level.
 */
export function tune(pcm: Int16Array, { voice, shift }: RecordedVoice): Int16Array {
  const gain = gains[voice];
  return Int16Array.from({ length: Math.floor(pcm.length / shift) }, (_, index) => {
    const at = index * shift;
    const before = Math.floor(at);
    const [one, other] = [pcm[before] ?? 0, pcm[before + 1] ?? 0];
    return Math.max(-32_768, Math.min(32_767, Math.round((one + (other - one) * (at - before)) * gain)));
  });
}
