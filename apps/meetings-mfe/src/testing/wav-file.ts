const rate = 16_000;
const header = 44;

/**
 * Returns a WAV file with two channels, of which the left one is loud in the first half and the right one in the second.
 * @param together both channels carry all of it
 * @param claims the length that its header says, in seconds
 */
export function twoSides({
  seconds,
  together = false,
  claims = seconds,
}: {
  seconds: number;
  together?: boolean;
  claims?: number;
}): File {
  const view = new DataView(new ArrayBuffer(header + seconds * rate * 4));
  const text = (at: number, value: string) =>
    [...value].forEach((one, index) => view.setUint8(at + index, one.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + claims * rate * 4, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, claims * rate * 4, true);
  for (let at = 0; at < seconds * rate; at += 1) {
    // A square wave of 200 Hz.
    const sample = Math.floor(at / 40) % 2 === 0 ? 8_000 : -8_000;
    const isLeft = at < (seconds * rate) / 2;
    view.setInt16(header + at * 4, isLeft || together ? sample : 0, true);
    view.setInt16(header + at * 4 + 2, !isLeft || together ? sample : 0, true);
  }
  return new File([view.buffer], 'weekly.wav', { type: 'audio/wav' });
}
