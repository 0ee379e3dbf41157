import type { VoiceActivityStream, VoiceWindow } from '@greenroom/ports/voice-activity';
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

  /** The last window's answer, while the model still owes it; a quiet window waits for it, or the order would be lost. */
  let owed: Promise<unknown> | undefined;

  /** Takes the window that is full now. Its end is the context of the next one. */
  const next = (): VoiceWindow | Promise<VoiceWindow> => {
    const at = (endsAtMs += windowMs);
    const quiet = !isWorthIt(pending.subarray(contextSize));
    const fresh = wasQuiet;
    wasQuiet = quiet;
    filled = contextSize;
    if (quiet) {
      // Nobody else holds it: silence, which is most of a call, leaves no garbage behind.
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

/** Samples of 16 bits as parts of full scale. By index: an iterator takes twice as long, for every sample of every call. */
function scaleInto(into: Float32Array, at: number, pcm: Int16Array, from: number, count: number): void {
  for (let index = 0; index < count; index += 1) into[at + index] = pcm[from + index]! / 32_768;
}
