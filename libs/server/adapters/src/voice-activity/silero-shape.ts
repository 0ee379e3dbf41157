/** Samples of a window at 16 kHz: 32 ms. Source of these figures: Silero VAD 5 and 6, `utils_vad.py`. */
export const windowSize = 512;
/** Samples before a window that the model needs as context. */
export const contextSize = 64;
export const windowWithContext = contextSize + windowSize;
/** Values of each of the model's two layers. */
export const stateSize = 128;
/** In milliseconds. */
export const windowMs = 32;
