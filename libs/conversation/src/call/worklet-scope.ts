/** The global scope of an audio worklet; TypeScript's DOM library lacks it. */
export interface WorkletScope {
  /** Sample rate of its audio context, in Hz. */
  sampleRate: number;
  registerProcessor(name: string, processor: new () => WorkletProcessor): void;
  AudioWorkletProcessor: new () => { readonly port: MessagePort };
}

export interface WorkletProcessor {
  /** @returns whether it wants to be called again */
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

export const workletScope = globalThis as unknown as WorkletScope;
