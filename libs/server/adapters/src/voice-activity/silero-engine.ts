import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { stateSize, windowWithContext } from './silero-shape.ts';

/** Windows of several calls, each with the model state in which its call left off. */
export interface SileroBatch {
  windows: Float32Array;
  /** Two layers; in each, the states in the order of the windows. */
  states: Float32Array;
}

export interface SileroVerdicts {
  /** From 0 to 1, one for each window. */
  probabilities: Float32Array;
  states: Float32Array;
}

const file = fileURLToPath(import.meta.resolve('@ricky0123/vad-web/dist/silero_vad_v6.onnx'));
let session: Promise<InferenceSession> | undefined;

/** Loads the model. */
export async function load(): Promise<void> {
  // One thread, because a window is too small to be divided.
  session ??= InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 });
  await session;
}

/** Runs the model on one window of each call. */
export async function listen({ windows, states }: SileroBatch): Promise<SileroVerdicts> {
  await load();
  const count = windows.length / windowWithContext;
  const { output, stateN } = await (
    await session!
  ).run({
    input: new Tensor('float32', windows, [count, windowWithContext]),
    state: new Tensor('float32', states, [2, count, stateSize]),
    sr: new Tensor('int64', BigInt64Array.of(16_000n), []),
  });
  return { probabilities: Float32Array.from(floats(output)), states: Float32Array.from(floats(stateN)) };
}

const floats = (tensor: Tensor | undefined) => tensor!.data as Float32Array;
