import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SpeakerVoice, SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { samplesOf } from '@greenroom/ports/testing/recordings';

const run = promisify(execFile);

/** A voice that speaks a sentence, at 16 kHz. */
export interface Speaker {
  name: string;
  say(text: string): Promise<Int16Array>;
}

/** Returns the voices of Debian's `flite`, if installed: speech independent of our own engines. */
export async function fliteSpeakers(): Promise<Speaker[]> {
  const { stdout } = await run('flite', ['-lv']).catch(() => ({ stdout: '' }));
  // kal has telephone quality only.
  const voices = ['slt', 'rms', 'awb'].filter((voice) => stdout.includes(voice));
  return voices.map((voice) => ({
    name: `flite ${voice}`,
    async say(text) {
      const folder = await mkdtemp(join(tmpdir(), 'greenroom-flite-'));
      const file = join(folder, 'said.wav');
      await run('flite', ['-voice', voice, '-t', text, file]);
      const samples = samplesOf(await readFile(file));
      await rm(folder, { recursive: true });
      return samples;
    },
  }));
}

/** Returns a voice of our own synthesizer. */
export function ownSpeaker(name: string, synthesizer: SpeechSynthesizer, voice: SpeakerVoice): Speaker {
  return {
    name,
    async say(text) {
      const samples: number[] = [];
      let rate = 16_000;
      const request = { text, voice, language: 'en', signal: new AbortController().signal };
      for await (const piece of synthesizer.speak(request)) {
        samples.push(...piece.pcm);
        rate = piece.rate;
      }
      return resampled(samples, rate);
    },
  };
}

function resampled(samples: readonly number[], rate: number): Int16Array {
  return Int16Array.from({ length: Math.floor((samples.length * 16_000) / rate) }, (_, index) => {
    const at = (index * rate) / 16_000;
    const before = Math.floor(at);
    const [one, other] = [samples[before] ?? 0, samples[before + 1] ?? 0];
    return one + (other - one) * (at - before);
  });
}
