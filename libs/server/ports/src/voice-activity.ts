/** Sample rate of the sound that all speech ports accept: mono, 16-bit. In samples per second. */
export const speechRate = 16_000;

/** The result for one window of sound. */
export interface VoiceWindow {
  /** Where the window ends, in milliseconds of sound since the stream was opened. */
  endsAtMs: number;
  /** Probability of speech, from 0 to 1; 0 for a window too quiet to be analysed. */
  probability: number;
  /** The same with hysteresis: starts at a high probability and lasts until a low one. */
  speech: boolean;
}

/** The voice activity of one call. It is stateful: use one stream per call and push frames in order. */
export interface VoiceActivityStream {
  /**
   * Processes the next sound. May be called again before the previous call has resolved; answers come in order.
   * @param pcm at {@link speechRate}, of any length; it is copied
   * @returns the windows that this sound completed, oldest first: none for a short frame
   * @throws SpeechEngineError `unavailable` when the engine was lost: the sound of this call is skipped, later sound is
   * processed
   */
  push(pcm: Int16Array): Promise<VoiceWindow[]>;
  /** Closes the stream. Pending calls resolve with no windows. */
  close(): void;
}

/**
 * Detects speech in silence and noise, for many calls at once. Every adapter passes
 * `testing/voice-activity-conformance.ts`.
 */
export interface VoiceActivity {
  /** For the start-up table. */
  readonly name: string;
  /** Loads the engine, so that the first frame does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  open(): VoiceActivityStream;
  /** Closes all streams and the processes behind them. */
  close(): Promise<void>;
}
