/** Not every browser lets a page choose the loudspeaker: https://w3c.github.io/mediacapture-output/ and the Web Audio API. */
type WithSink = AudioContext & { setSinkId?(deviceId: string): Promise<void> };

/** Whether this browser lets a page choose where its sound comes from. */
export const canChooseSpeaker = (): boolean =>
  typeof AudioContext === 'function' && typeof (AudioContext.prototype as WithSink).setSinkId === 'function';

/**
 * Sends the sound of a page to a loudspeaker.
 * @param deviceId empty for the one that the system uses
 * @throws DOMException where there is no such device, or the browser does not allow it
 */
export async function setSpeaker(context: AudioContext, deviceId: string): Promise<void> {
  await (context as WithSink).setSinkId?.(deviceId);
}
