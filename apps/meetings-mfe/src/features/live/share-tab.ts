/** Why a tab's sound is not heard. */
export type TabTrouble = 'no-sound' | 'not-here';

/**
 * Asks for a tab, window or screen with its sound. The picture is not used.
 * @returns undefined if the visitor shares nothing
 */
export async function shareTab(): Promise<MediaStream | TabTrouble | undefined> {
  // Missing on phones, and on pages without a secure connection.
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  if (!mediaDevices?.getDisplayMedia) return 'not-here';
  try {
    const stream = await mediaDevices.getDisplayMedia({ audio: true, video: { frameRate: 1 } });
    for (const picture of stream.getVideoTracks()) picture.enabled = false;
    if (stream.getAudioTracks().length > 0) return stream;
    for (const track of stream.getTracks()) track.stop();
    return 'no-sound';
  } catch {
    return undefined;
  }
}
