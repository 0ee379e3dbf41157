import { openHeardMicrophone } from '../call/microphone/microphone.ts';
import { hearStream, type HeardSound, type HearOptions } from '../call/microphone/hear-stream.ts';

/** What a page hears, any number of sounds side by side. It never plays any. */
export interface Ears {
  /**
   * Asks the person for a microphone: that one, or the browser's choice.
   * @throws what the browser throws: see `microphoneTrouble`
   */
  microphone(options: HearOptions, deviceId?: string): Promise<HeardSound>;
  /** Hears what another source gives: a tab that was shared, somebody in a room. Closing it ends the source. */
  stream(stream: MediaStream, options: HearOptions): HeardSound;
  close(): void;
}

/** Opens a page's ears, at whatever rate the device has. Right after a touch, or the browser lets nothing run. */
export async function openEars(): Promise<Ears> {
  const context = new AudioContext({ latencyHint: 'playback' });
  await context.audioWorklet.addModule(new URL('../call/microphone/microphone-worklet.ts', import.meta.url));
  if (context.state !== 'running') await context.resume();
  return {
    microphone: (options, deviceId) => openHeardMicrophone(context, deviceId, options),
    stream: (stream, options) => hearStream(context, stream, options),
    close: () => void context.close().catch(() => {}),
  };
}
