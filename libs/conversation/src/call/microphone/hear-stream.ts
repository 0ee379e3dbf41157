import { callBounds } from '@greenroom/contracts';

export interface HearOptions {
  /**
   * 20 ms of 16 kHz.
   * @param atMs of its first sample, by the sound's own count since it was opened: a page that was busy does not tear it
   * apart
   */
  onFrame(samples: Int16Array, atMs: number): void;
  /** It was unplugged, or taken away. */
  onLost(): void;
}

export interface HeardSound {
  readonly track: MediaStreamTrack;
  /** While off the source gives silence, and no frames come. */
  setOn(on: boolean): void;
  close(): void;
}

/**
 * Hears a stream's first sound.
 * @param context with the microphone's worklet in it
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
  // Told only of what others do: `close` ends the track without a word.
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
