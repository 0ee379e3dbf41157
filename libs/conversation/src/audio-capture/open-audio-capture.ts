import { openHeardMicrophone } from '../call/microphone/microphone.ts';
import { hearStream, type HeardSound, type HearOptions } from '../call/microphone/hear-stream.ts';

/** Captures any number of sounds of a page side by side. It never plays sound. */
export interface AudioCapture {
  /**
   * Asks the user for the given microphone, or for the browser's default.
   * @throws the browser's error: see `microphoneTrouble`
   */
  microphone(options: HearOptions, deviceId?: string): Promise<HeardSound>;
  /** Captures another source, such as a shared tab. Closing it ends the source. */
  stream(stream: MediaStream, options: HearOptions): HeardSound;
  close(): void;
}

/**
 * Opens audio capture at the device's own sample rate. Call it right after a user gesture, or the browser keeps it
 * suspended.
 */
export async function openAudioCapture(): Promise<AudioCapture> {
  const context = new AudioContext({ latencyHint: 'playback' });
  await context.audioWorklet.addModule(new URL('../call/microphone/microphone-worklet.ts', import.meta.url));
  if (context.state !== 'running') await context.resume();
  return {
    microphone: (options, deviceId) => openHeardMicrophone(context, deviceId, options),
    stream: (stream, options) => hearStream(context, stream, options),
    close: () => void context.close().catch(() => {}),
  };
}
