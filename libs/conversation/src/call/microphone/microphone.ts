import { callBounds } from '@greenroom/contracts';
import type { CallDevice } from '../call-sound.ts';

export interface MicrophoneOptions {
  /** The one that was chosen; another is taken where it is not there. */
  deviceId: string | undefined;
  /**
   * 20 ms of 16 kHz.
   * @param atMs of its first sample, by the microphone's own count since it was opened: a page that was busy does not
   * tear the sound apart
   */
  onFrame(samples: Int16Array, atMs: number): void;
  /** It was unplugged, or taken away. */
  onLost(): void;
}

export interface Microphone {
  readonly device: CallDevice;
  /** While off the device gives silence, and no frames come. */
  setOn(on: boolean): void;
  close(): void;
}

const wishes: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};

/**
 * Opens a microphone, and asks the person where they have not allowed it yet.
 * @param context with the microphone's worklet in it
 * @throws what the browser throws: see `microphoneTrouble`
 */
export async function openMicrophone(context: AudioContext, options: MicrophoneOptions): Promise<Microphone> {
  const stream = await streamOf(options.deviceId);
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
    device: { id: track.getSettings().deviceId ?? '', label: track.label },
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

async function streamOf(deviceId: string | undefined): Promise<MediaStream> {
  // Absent where the page does not come over a safe connection.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('No microphones here', 'NotFoundError');
  if (deviceId === undefined) return mediaDevices.getUserMedia({ audio: wishes });
  const chosen = { audio: { ...wishes, deviceId: { exact: deviceId } } };
  return mediaDevices.getUserMedia(chosen).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotAllowedError') throw error;
    return mediaDevices.getUserMedia({ audio: wishes });
  });
}
