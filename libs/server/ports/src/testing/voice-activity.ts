import { speechRate, type VoiceActivity, type VoiceWindow } from '../voice-activity.ts';

const windowSize = 512;

/**
 * Creates a fake that detects voice by level alone: a window is speech if any sample is louder than a tenth of full
 * scale. It answers at once.
 */
export function levelVoiceActivity(): VoiceActivity {
  return {
    name: 'a fake: what is loud is speech',
    prepare: async () => {},
    open() {
      let pending: number[] = [];
      let heard = 0;
      let closed = false;
      return {
        async push(pcm) {
          const windows: VoiceWindow[] = [];
          for (const sample of closed ? [] : pcm) {
            if (pending.push(sample) < windowSize) continue;
            heard += windowSize;
            const speech = pending.some((one) => Math.abs(one) > 3_276);
            windows.push({ endsAtMs: (heard / speechRate) * 1_000, probability: speech ? 1 : 0, speech });
            pending = [];
          }
          return windows;
        },
        close() {
          closed = true;
        },
      };
    },
    close: async () => {},
  };
}
