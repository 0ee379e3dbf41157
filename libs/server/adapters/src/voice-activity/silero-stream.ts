import type { VoiceActivityStream, VoiceWindow } from '@greenroom/ports/voice-activity';
import { levelGate, type LevelGateSettings } from './level-gate.ts';
import { contextSize, stateSize, windowMs, windowSize, windowWithContext } from './silero-shape.ts';

export interface SpeechThresholds {
  /** Speech begins at this probability. */
  beginsAt: number;
  /** Speech ends when the probability falls below this. */
  endsBelow: number;
}

/** A window that waits for the model, with the state of its call. */
export interface WaitingWindow {
  samples: Float32Array;
  memory: CallMemory;
  /** Whether the call was silent before, so that its model state is reset. */
  fresh: boolean;
  heard(probability: number): void;
  failed(error: unknown): void;
}

export interface CallMemory {
  /** The states of the model's two layers, one after the other. */
  state: Float32Array;
}

/**
 * Cuts one call's sound into windows. Answers quiet windows itself, and passes the others on.
 * @param ask takes the window into a batch, which keeps the order of one call's windows
 */
export function sileroStream(
  { gate, thresholds }: { gate: LevelGateSettings; thresholds: SpeechThresholds },
  ask: (window: WaitingWindow) => void,
  forget: (memory: CallMemory) => void,
): VoiceActivityStream {
  const isWorthIt = levelGate(gate);
  const memory: CallMemory = { state: new Float32Array(2 * stateSize) };
  /** The context of the next window, followed by its samples so far. */
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

  /** The pending answer to the last window. A quiet window waits for it, to keep the order. */
  let owed: Promise<unknown> | undefined;

  /** Takes the full window. Its end becomes the context of the next one. */
  const next = (): VoiceWindow | Promise<VoiceWindow> => {
    const at = (endsAtMs += windowMs);
    const quiet = !isWorthIt(pending.subarray(contextSize));
    const fresh = wasQuiet;
    wasQuiet = quiet;
    filled = contextSize;
    if (quiet) {
      // Reuses the buffer, since it is not shared: silence, which is most of a call, creates no garbage.
      pending.copyWithin(0, windowSize);
      return owed ? owed.then(() => verdict(0, at)) : verdict(0, at);
    }
    const samples = pending;
    pending = new Float32Array(windowWithContext);
    pending.set(samples.subarray(windowSize));
    return new Promise((resolve, reject) => {
      ask({ samples, memory, fresh, heard: (probability) => resolve(verdict(probability, at)), failed: reject });
    });
  };
  const owes = (window: Promise<VoiceWindow>) => {
    const settled: Promise<unknown> = Promise.allSettled([window]).then(() => {
      if (owed === settled) owed = undefined;
    });
    owed = settled;
  };

  return {
    async push(pcm) {
      if (closed) return [];
      const windows: (VoiceWindow | Promise<VoiceWindow>)[] = [];
      for (let taken = 0; taken < pcm.length;) {
        const lump = Math.min(windowWithContext - filled, pcm.length - taken);
        scaleInto(pending, filled, pcm, taken, lump);
        taken += lump;
        filled += lump;
        if (filled < windowWithContext) continue;
        const window = next();
        if (window instanceof Promise) owes(window);
        windows.push(window);
      }
      if (areKnown(windows)) return windows;
      const settled = await Promise.allSettled(windows.map(async (window) => window));
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

const areKnown = (windows: readonly (VoiceWindow | Promise<VoiceWindow>)[]): windows is VoiceWindow[] =>
  windows.every((window) => !(window instanceof Promise));

/**
 * Converts 16-bit samples to shares of full scale. By index: an iterator takes twice as long, for every sample of every
 * call.
 */
function scaleInto(into: Float32Array, at: number, pcm: Int16Array, from: number, count: number): void {
  for (let index = 0; index < count; index += 1) into[at + index] = pcm[from + index]! / 32_768;
}
