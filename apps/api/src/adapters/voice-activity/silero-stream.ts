import type { VoiceActivityStream, VoiceWindow } from '../../ports/voice-activity.ts';
import { levelGate, type LevelGateSettings } from './level-gate.ts';
import { contextSize, stateSize, windowMs, windowSize, windowWithContext } from './silero-shape.ts';

export interface SpeechThresholds {
  /** Speech begins at this probability. */
  beginsAt: number;
  /** And lasts until it falls below this one. */
  endsBelow: number;
}

/** A window that waits for the model, with what is remembered of its call. */
export interface WaitingWindow {
  samples: Float32Array;
  memory: CallMemory;
  /** The call was silent before: what the model remembers of it is put away. */
  fresh: boolean;
  heard(probability: number): void;
  failed(error: unknown): void;
}

export interface CallMemory {
  /** Of the model's two layers, one after the other. */
  state: Float32Array;
}

/**
 * One call's sound, cut into windows. Quiet ones are answered here; the others are handed on.
 * @param ask takes the window into a batch, which keeps the order of one call's windows
 */
export function sileroStream(
  { gate, thresholds }: { gate: LevelGateSettings; thresholds: SpeechThresholds },
  ask: (window: WaitingWindow) => void,
  forget: (memory: CallMemory) => void,
): VoiceActivityStream {
  const isWorthIt = levelGate(gate);
  const memory: CallMemory = { state: new Float32Array(2 * stateSize) };
  /** The context of the next window, then what came of it so far. */
  let pending = new Float32Array(windowWithContext);
  let filled = contextSize;
  let endsAtMs = 0;
  let speech = false;
  let wasQuiet = true;
  let closed = false;

  const verdict = (probability: number, at: number): VoiceWindow => {
    speech = probability >= (speech ? thresholds.endsBelow : thresholds.beginsAt);
    return { endsAtMs: at, probability, speech };
  };

  /** The window that is full now. Of the next one it is the context. */
  const next = (): Promise<VoiceWindow> => {
    const at = (endsAtMs += windowMs);
    const quiet = !isWorthIt(pending.subarray(contextSize));
    const fresh = wasQuiet;
    wasQuiet = quiet;
    filled = contextSize;
    if (quiet) {
      // Nobody else holds it. Silence is most of a call, and leaves no garbage behind so.
      pending.copyWithin(0, windowSize);
      return previous.then(() => verdict(0, at));
    }
    const samples = pending;
    pending = new Float32Array(windowWithContext);
    pending.set(samples.subarray(windowSize));
    return new Promise((resolve, reject) => {
      ask({ samples, memory, fresh, heard: (probability) => resolve(verdict(probability, at)), failed: reject });
    });
  };
  /** The last window's answer; a quiet window waits for it, or the order of verdicts would be lost. */
  let previous: Promise<unknown> = Promise.resolve();

  return {
    async push(pcm) {
      if (closed) return [];
      const windows: Promise<VoiceWindow>[] = [];
      for (let taken = 0; taken < pcm.length;) {
        const lump = Math.min(windowWithContext - filled, pcm.length - taken);
        scaleInto(pending, filled, pcm, taken, lump);
        taken += lump;
        filled += lump;
        if (filled < windowWithContext) continue;
        const window = next();
        previous = window.catch(() => {});
        windows.push(window);
      }
      if (windows.length === 0) return [];
      const settled = await Promise.allSettled(windows);
      if (closed) return [];
      const failure = settled.find((one) => one.status === 'rejected');
      if (failure) throw failure.reason;
      return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
    close() {
      closed = true;
      forget(memory);
    },
  };
}

/** Samples of 16 bits as parts of full scale. By index: it runs 16,000 times a second for each call, and an iterator takes five times as long. */
function scaleInto(into: Float32Array, at: number, pcm: Int16Array, from: number, count: number): void {
  for (let index = 0; index < count; index += 1) into[at + index] = pcm[from + index]! / 32_768;
}
