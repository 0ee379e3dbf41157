/**
 * `npm run sounds:sample`: speaks the beginning of the landing page's sample rehearsal with the product's own voices,
 * and writes apps/shell/assets/sounds/sample-<language>.wav.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordedVoices } from '@greenroom/adapters/speech-synthesizer/recorded-voices';
import { voiceOf } from '@greenroom/roleplay';
import { workspaceRoot } from '../webpack/workspace.ts';
import { muLawWav } from './mu-law-wav.ts';

/** The partner speaks first; the person answers. */
const speakers = [voiceOf('woman-low', null), voiceOf('man-bright', null)] as const;
const spokenLines = 5;
const pauseSeconds = 0.5;

const engine = recordedVoices();
for (const language of ['en', 'de']) {
  const messages = JSON.parse(
    readFileSync(join(workspaceRoot, `apps/shell/src/landing/messages/${language}.json`), 'utf8'),
  ) as Record<string, string>;
  const pieces: Int16Array[] = [];
  let rate = 0;
  for (let line = 1; line <= spokenLines; line += 1) {
    const text = messages[`sample.line${line}`]!;
    const voice = speakers[(line - 1) % 2]!;
    const { signal } = new AbortController();
    for await (const piece of engine.speak({ text, voice, language, signal })) {
      if (rate !== 0 && piece.rate !== rate) throw new Error(`Voices of ${rate} and ${piece.rate} Hz in one file`);
      rate = piece.rate;
      pieces.push(piece.pcm);
    }
    pieces.push(new Int16Array(Math.round(pauseSeconds * rate)));
  }
  const wav = muLawWav(pieces, rate);
  writeFileSync(join(workspaceRoot, `apps/shell/assets/sounds/sample-${language}.wav`), wav);
  console.log(`  sample-${language}.wav, ${Math.round(wav.length / 1_000)} kB`);
}
await engine.close();
