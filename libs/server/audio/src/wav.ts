/**
 * Returns a WAV file of mono 16-bit sound.
 * @param rate in samples per second
 */
export function wavOf(pcm: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.byteLength, 40);
  const file = new Uint8Array(44 + pcm.byteLength);
  file.set(header);
  file.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), 44);
  return file;
}
