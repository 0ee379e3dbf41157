/** Sound as all speech ports take it in: mono, 16-bit. In samples a second. */
export const speechRate = 16_000;

/** What was heard in one window of sound. */
export interface VoiceWindow {
  /** Where the window ends, in milliseconds of sound since the stream was opened. */
  endsAtMs: number;
  /** That somebody speaks, from 0 to 1; 0 for a window that was too quiet to be looked at. */
  probability: number;
  /** The same with hysteresis: begins at a high probability and lasts until a low one. */
  speech: boolean;
}

/** One call's ear. Remembers what came before, so that a stream belongs to one call and its frames come in order. */
export interface VoiceActivityStream {
  /**
   * Takes the next sound. May be called again before the last call has answered; answers come in order.
   * @param pcm at {@link speechRate}, of any length; it is copied
   * @returns the windows that this sound completed, oldest first: none for a short frame
   * @throws SpeechEngineError `unavailable` when the engine was lost: the sound of this call is skipped, the next is heard
   */
  push(pcm: Int16Array): Promise<VoiceWindow[]>;
  /** Forgets the stream. What was pushed and not yet answered is answered with no windows. */
  close(): void;
}

/**
 * Tells speech from silence and noise, for many calls at once.
 * `testing/voice-activity-conformance.ts` says what each adapter holds to.
 */
export interface VoiceActivity {
  /** For the start-up table. */
  readonly name: string;
  /** Loads what is needed, so that the first frame does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  open(): VoiceActivityStream;
  /** Ends all streams and what runs for them. */
  close(): Promise<void>;
}
