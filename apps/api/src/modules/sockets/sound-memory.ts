import { callBounds } from '@greenroom/contracts';

/** The transcriber is given so much sound from before speech was noticed. In ms. */
export const leadMs = 300;

/** What the microphone gave, for as long as it may still have to be written down. */
export interface SoundMemory {
  /** @param at when the frame's sound began, on the call's clock */
  add(frame: { at: number; sequence: number; samples: Int16Array }): void;
  /** The sound since a moment, with a little lead. */
  since(fromMs: number): Int16Array;
  /** Lets go of what came before a moment, but for the lead. */
  forgetBefore(ms: number): void;
  /** The last frame that ended before a moment, but for the lead. */
  lastBefore(ms: number): number;
}

/** @param taken the last frame from before it began */
export function soundMemory(taken: number): SoundMemory {
  let frames: { at: number; sequence: number; samples: Int16Array }[] = [];
  let forgotten = taken;
  return {
    add(frame) {
      frames.push(frame);
    },
    since(fromMs) {
      const from = frames.findIndex(({ at }) => at + callBounds.frameMs > fromMs - leadMs);
      const wanted = from === -1 ? [] : frames.slice(from);
      const sound = new Int16Array(wanted.reduce((sum, { samples }) => sum + samples.length, 0));
      let offset = 0;
      for (const { samples } of wanted) {
        sound.set(samples, offset);
        offset += samples.length;
      }
      return sound;
    },
    forgetBefore(ms) {
      const keepFrom = frames.findIndex(({ at }) => at + callBounds.frameMs > ms - leadMs);
      const gone = keepFrom === -1 ? frames.length : keepFrom;
      // Moved in lumps: it is asked with every frame.
      if (gone < 50) return;
      forgotten = frames[gone - 1]?.sequence ?? forgotten;
      frames = frames.slice(gone);
    },
    lastBefore: (ms) => frames.findLast(({ at }) => at + callBounds.frameMs <= ms - leadMs)?.sequence ?? forgotten,
  };
}
