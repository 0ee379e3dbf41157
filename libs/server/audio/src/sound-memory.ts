import { callBounds } from '@greenroom/contracts';

/** How much sound from before speech was noticed the transcriber is given. In ms. */
export const leadMs = 300;

/** The size of a microphone frame, in samples. */
const frameSize = (callBounds.microphoneRateHz * callBounds.frameMs) / 1_000;
/** The initial and smallest capacity, in frames: slightly more than arrives between two pulses of a call. */
const leastRoom = 128;

/** The microphone's sound, kept for as long as it may still be transcribed. */
export interface SoundMemory {
  /**
   * Adds a frame, copying its samples.
   * @param at when the frame's sound began, on the call's clock
   */
  add(at: number, frame: { sequence: number; samples: Int16Array }): void;
  /** Returns the sound since a moment, including {@link leadMs} before it. */
  since(fromMs: number): Int16Array;
  /** Drops the frames from before a moment, except for the lead. */
  forgetBefore(ms: number): void;
  /** Returns the last frame that ended before a moment minus the lead. */
  lastBefore(ms: number): number;
}

/**
 * Keeps frames in a ring buffer. 100 calls send 5,000 frames a second; allocating each one separately for seconds
 * caused most of the garbage collector's work.
 * @param taken the last frame from before the memory was created
 */
export function soundMemory(taken: number): SoundMemory {
  let ring = roomFor(leastRoom);
  let first = 0;
  let count = 0;
  let forgotten = taken;

  const slot = (index: number) => (first + index) % ring.ats.length;
  const move = (room: number) => {
    const next = roomFor(room);
    for (let index = 0; index < count; index += 1) put(next, index, ring, slot(index));
    ring = next;
    first = 0;
  };
  /** Returns the index of the first stored frame that ended after a moment minus the lead. */
  const indexAfter = (ms: number) => {
    let index = 0;
    while (index < count && ring.ats[slot(index)]! + callBounds.frameMs <= ms - leadMs) index += 1;
    return index;
  };

  return {
    add(at, { sequence, samples }) {
      if (count === ring.ats.length) move(2 * count);
      const to = slot(count);
      ring.ats[to] = at;
      ring.sequences[to] = sequence;
      ring.sound.set(samples, to * frameSize);
      count += 1;
    },
    since(fromMs) {
      const from = indexAfter(fromMs);
      const sound = new Int16Array((count - from) * frameSize);
      for (let index = from; index < count; index += 1)
        sound.set(soundIn(ring, slot(index)), (index - from) * frameSize);
      return sound;
    },
    forgetBefore(ms) {
      const gone = indexAfter(ms);
      if (gone === 0) return;
      forgotten = ring.sequences[slot(gone - 1)]!;
      first = slot(gone);
      count -= gone;
      if (ring.ats.length > leastRoom && count < ring.ats.length / 8) move(Math.max(leastRoom, ring.ats.length / 4));
    },
    lastBefore(ms) {
      const after = indexAfter(ms);
      return after === 0 ? forgotten : ring.sequences[slot(after - 1)]!;
    },
  };
}

interface Ring {
  sound: Int16Array;
  /** When each frame's sound began. */
  ats: Float64Array;
  sequences: Float64Array;
}

const roomFor = (frames: number): Ring => ({
  sound: new Int16Array(frames * frameSize),
  ats: new Float64Array(frames),
  sequences: new Float64Array(frames),
});

const soundIn = ({ sound }: Ring, slot: number) => sound.subarray(slot * frameSize, (slot + 1) * frameSize);

function put(to: Ring, slot: number, from: Ring, of: number): void {
  to.sound.set(soundIn(from, of), slot * frameSize);
  to.ats[slot] = from.ats[of]!;
  to.sequences[slot] = from.sequences[of]!;
}
