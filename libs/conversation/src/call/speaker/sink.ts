/**
 * Not every browser lets a page choose the loudspeaker: https://w3c.github.io/mediacapture-output/ and the Web Audio
 * API.
 */
type WithSink = AudioContext & { setSinkId?(deviceId: string): Promise<void> };

/** Returns whether this browser lets a page choose its loudspeaker. */
export const canChooseSpeaker = (): boolean =>
  typeof AudioContext === 'function' && typeof (AudioContext.prototype as WithSink).setSinkId === 'function';

/**
 * Sends a page's sound to a loudspeaker.
 * @param deviceId empty for the system default
 * @throws DOMException when the device is missing or the browser does not allow it
 */
export async function setSpeaker(context: AudioContext, deviceId: string): Promise<void> {
  await (context as WithSink).setSinkId?.(deviceId);
}
