import type { CallDevice } from '../call-device.ts';
import { hearStream, type HeardSound, type HearOptions } from './hear-stream.ts';

export interface MicrophoneOptions extends HearOptions {
  /** The chosen microphone; the browser takes another one if it is missing. */
  deviceId: string | undefined;
}

export interface Microphone extends Pick<HeardSound, 'setOn' | 'close'> {
  readonly device: CallDevice;
}

const wishes: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
  channelCount: 1,
};

/**
 * Opens a microphone and asks the user for permission if needed.
 * @param context with the microphone's worklet loaded
 * @throws the browser's error: see `microphoneTrouble`
 */
export async function openMicrophone(context: AudioContext, options: MicrophoneOptions): Promise<Microphone> {
  const { track, setOn, close } = await openHeardMicrophone(context, options.deviceId, options);
  return { device: { id: track.getSettings().deviceId ?? '', label: track.label }, setOn, close };
}

/** Opens a microphone as a {@link HeardSound}, like any other source. */
export const openHeardMicrophone = async (
  context: AudioContext,
  deviceId: string | undefined,
  options: HearOptions,
): Promise<HeardSound> => hearStream(context, await streamOf(deviceId), options);

async function streamOf(deviceId: string | undefined): Promise<MediaStream> {
  // Undefined on a page without a secure context (https).
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('No microphones here', 'NotFoundError');
  if (deviceId === undefined) return mediaDevices.getUserMedia({ audio: wishes });
  const chosen = { audio: { ...wishes, deviceId: { exact: deviceId } } };
  return mediaDevices.getUserMedia(chosen).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'NotAllowedError') throw error;
    return mediaDevices.getUserMedia({ audio: wishes });
  });
}
