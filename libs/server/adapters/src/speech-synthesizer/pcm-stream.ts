import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { SpeechPiece } from '@greenroom/ports/speech-synthesizer';

/**
 * The rate that vendors send when asked for `pcm`. Source: OpenAI's guide of text to speech, "Supported output
 * formats".
 */
const vendorRate = 24_000;
const wavHeader = 44;

/**
 * Reads 16-bit mono samples from a body in chunks of any length. Some self-hosted servers send a WAV file whatever they
 * were asked for; its header gives the rate.
 * @throws SpeechEngineError `nonsense` for any other format
 */
export async function* readPcm(body: AsyncIterable<Uint8Array>): AsyncGenerator<SpeechPiece> {
  let rate = 0;
  let rest = new Uint8Array(0);
  for await (const bytes of body) {
    rest = joined(rest, bytes);
    if (rate === 0) {
      if (rest.length < wavHeader) continue;
      [rate, rest] = begun(rest);
    }
    const whole = rest.length - (rest.length % 2);
    if (whole > 0) yield { pcm: new Int16Array(rest.slice(0, whole).buffer), rate };
    rest = rest.slice(whole);
  }
  // Shorter than any header, so nothing was yielded yet.
  if (rate === 0 && rest.length > 1)
    yield { pcm: new Int16Array(rest.slice(0, rest.length & ~1).buffer), rate: vendorRate };
}

function begun(bytes: Uint8Array): [rate: number, samples: Uint8Array<ArrayBuffer>] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const mark = head.toString('latin1', 0, 4);
  if (mark === 'RIFF') {
    if (head.readUInt16LE(20) !== 1 || head.readUInt16LE(22) !== 1 || head.readUInt16LE(34) !== 16)
      throw new SpeechEngineError('nonsense', 'The synthesizer’s sound is not mono with 16 bits');
    return [head.readUInt32LE(24), bytes.slice(wavHeader)];
  }
  if (mark.startsWith('ID3') || mark === 'OggS' || mark === 'fLaC')
    throw new SpeechEngineError('nonsense', 'The synthesizer sent no plain sound');
  return [vendorRate, bytes.slice()];
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
