/** What a worklet finds around it; TypeScript's libraries leave it out. */
export interface WorkletScope {
  /** Of its audio context, in Hz. */
  sampleRate: number;
  registerProcessor(name: string, processor: new () => WorkletProcessor): void;
  AudioWorkletProcessor: new () => { readonly port: MessagePort };
}

export interface WorkletProcessor {
  /** @returns whether it wants to be called again */
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean;
}

export const workletScope = globalThis as unknown as WorkletScope;
