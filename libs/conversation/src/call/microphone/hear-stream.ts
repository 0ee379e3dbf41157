import { callBounds } from '@greenroom/contracts';

export interface HearOptions {
  /**
   * Receives 20 ms at 16 kHz.
   * @param atMs time of its first sample, counted in samples since opening, so that a busy page causes no gaps
   */
  onFrame(samples: Int16Array, atMs: number): void;
  /** Called when the source was unplugged or taken away. */
  onLost(): void;
}

export interface HeardSound {
  readonly track: MediaStreamTrack;
  /** While off, the source is silent and no frames arrive. */
  setOn(on: boolean): void;
  close(): void;
}

/**
 * Captures the first audio track of a stream.
 * @param context with the microphone's worklet loaded
 */
export function hearStream(context: AudioContext, stream: MediaStream, options: HearOptions): HeardSound {
  const track = stream.getAudioTracks()[0]!;
  const source = context.createMediaStreamSource(stream);
  const worklet = new AudioWorkletNode(context, 'greenroom-microphone', { numberOfOutputs: 0 });
  let on = true;
  let frames = 0;
  worklet.port.onmessage = ({ data }: MessageEvent<Int16Array>) => {
    if (on) options.onFrame(data, frames * callBounds.frameMs);
    frames += 1;
  };
  source.connect(worklet);
  // Fires only when the track ends from outside: `close` ends it without an event.
  track.onended = () => options.onLost();
  return {
    track,
    setOn(next) {
      on = next;
      track.enabled = next;
    },
    close() {
      track.onended = null;
      worklet.port.onmessage = null;
      source.disconnect();
      for (const one of stream.getTracks()) one.stop();
    },
  };
}
