// Ring and hang-up of a call. Run: node tools/sounds/make-sounds.mjs (writes apps/shell/assets/sounds/<name>.wav). Original sounds, CC0.
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';

const rateHz = 8_000;
const folder = new URL('../../apps/shell/assets/sounds/', import.meta.url);

/** Adds a struck bar: a tone and a softer one above it, both fading out. Times in seconds. */
function struck(samples, { at, hz, seconds, loud }) {
  const first = Math.round(at * rateHz);
  const count = Math.min(samples.length - first, Math.round(seconds * rateHz));
  for (let index = 0; index < count; index += 1) {
    const t = index / rateHz;
    const rise = Math.min(1, t / 0.006);
    const fall = Math.min(1, (count - index) / (0.02 * rateHz));
    const tone = Math.sin(2 * Math.PI * hz * t) * Math.exp(-t * 5);
    const above = 0.28 * Math.sin(2 * Math.PI * hz * 2.76 * t) * Math.exp(-t * 14);
    samples[first + index] += loud * rise * fall * (tone + above);
  }
}

/** Returns a 16-bit mono WAV file. */
function wav(samples) {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rateHz, 24);
  bytes.writeUInt32LE(rateHz * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) =>
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + index * 2),
  );
  return bytes;
}

function sound(name, seconds, notes) {
  const samples = new Float64Array(Math.round(seconds * rateHz));
  for (const note of notes) struck(samples, note);
  const file = new URL(`${name}.wav`, folder);
  const bytes = wav([...samples]);
  writeFileSync(file, bytes);
  console.log(`${name}.wav ${bytes.length} bytes`);
}

// Two strokes a fifth apart, and a pause before the next ring.
sound('ring', 1.5, [
  { at: 0, hz: 523.25, seconds: 0.7, loud: 0.5 },
  { at: 0.22, hz: 783.99, seconds: 0.8, loud: 0.42 },
]);
// The same, descending and short.
sound('hang-up', 0.6, [
  { at: 0, hz: 587.33, seconds: 0.3, loud: 0.45 },
  { at: 0.14, hz: 392, seconds: 0.45, loud: 0.45 },
]);
