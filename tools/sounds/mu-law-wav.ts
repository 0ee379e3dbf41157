/** The clip level and bias of G.711. */
const most = 32_635;
const bias = 0x84;

/** Returns a mono WAV file of 8 bits a sample by the μ-law of ITU-T G.711, half as large as 16-bit samples. */
export function muLawWav(pieces: readonly Int16Array[], rate: number): Buffer {
  const samples = pieces.reduce((sum, { length }) => sum + length, 0);
  const bytes = Buffer.alloc(58 + samples);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(50 + samples, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(18, 16);
  bytes.writeUInt16LE(7, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('fact', 38);
  bytes.writeUInt32LE(4, 42);
  bytes.writeUInt32LE(samples, 46);
  bytes.write('data', 50);
  bytes.writeUInt32LE(samples, 54);
  let at = 58;
  for (const piece of pieces) for (const sample of piece) bytes[at++] = muLaw(sample);
  return bytes;
}

function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const size = Math.min(Math.abs(sample), most) + bias;
  const exponent = 31 - Math.clz32(size) - 7;
  const mantissa = (size >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}
