import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import loadPico, { type PicoModule } from '@echogarden/svoxpico-wasm';
import type { RecordedVoice } from '@greenroom/ports/speech-synthesizer';

export type PicoVoice = Extract<RecordedVoice, { engine: 'pico' }>;

/** In samples per second. Source of this and the figures below: SVOX Pico's manual. */
export const picoRate = 16_000;

/** Text analysis and signal generation of each voice; `pico-voices/README.md` gives their origin. */
const resources: Readonly<Record<PicoVoice['voice'], readonly [string, string]>> = {
  'en-GB': ['en-GB_ta.bin', 'en-GB_kh0_sg.bin'],
  'en-US': ['en-US_ta.bin', 'en-US_lh0_sg.bin'],
  'de-DE': ['de-DE_ta.bin', 'de-DE_gl0_sg.bin'],
};

const engineMemory = 2_500_000;
const bufferBytes = 4_096;
/** `PICO_STEP_BUSY`: the engine has more sound before it takes more text. */
const busy = 201;
/** In bytes of text: the engine counts them in 16 bits. */
const mostAtOnce = 30_000;

interface Speaking {
  pico: PicoModule;
  engine: number;
}

const open = new Map<PicoVoice['voice'], Promise<Speaking>>();

/**
 * Speaks a whole text.
 * @param text without angle brackets, which the engine takes for commands
 * @throws Error if the engine refuses; the next text then gets a new engine
 */
export async function speakPico(text: string, { voice, shift, pace, pitch = 1 }: PicoVoice): Promise<Int16Array> {
  const speaking = open.get(voice) ?? openVoice(voice);
  open.set(voice, speaking);
  try {
    // In percent of the voice's own speed and pitch. At full volume it clips.
    const speed = Math.round((100 * pace) / shift);
    const level = Math.round(100 * pitch);
    const marked = `<volume level="50"><speed level="${speed}"><pitch level="${level}">${text}</pitch></speed></volume>`;
    return speakAll(await speaking, marked);
  } catch (error) {
    open.delete(voice);
    throw error;
  }
}

async function openVoice(voice: PicoVoice['voice']): Promise<Speaking> {
  const program = createRequire(import.meta.url)
    .resolve('@echogarden/svoxpico-wasm')
    .replace(/\.js$/, '.wasm');
  const pico = await loadPico({ wasmBinary: await readFile(program) });
  const pointer = pico._malloc(4);
  const pointed = () => pico.HEAP32[pointer >> 2]!;
  check(pico._pico_initialize(pico._malloc(engineMemory), engineMemory, pointer));
  const system = pointed();
  const name = textIn(pico, voice).address;
  check(pico._pico_createVoiceDefinition(system, name));
  for (const file of resources[voice]) {
    pico.FS.writeFile(file, await readFile(new URL(`./pico-voices/${file}`, import.meta.url)));
    check(pico._pico_loadResource(system, textIn(pico, file).address, pointer));
    const resource = pico._malloc(32);
    check(pico._pico_getResourceName(system, pointed(), resource));
    check(pico._pico_addResourceToVoiceDefinition(system, name, resource));
  }
  check(pico._pico_newEngine(system, name, pointer));
  return { pico, engine: pointed() };
}

function speakAll({ pico, engine }: Speaking, text: string): Int16Array {
  const { address, bytes } = textIn(pico, text);
  const buffer = pico._malloc(bufferBytes);
  const [count, type] = [pico._malloc(4), pico._malloc(4)];
  const sound: Int16Array[] = [];
  try {
    for (let at = 0; at < bytes;) {
      check(pico._pico_putTextUtf8(engine, address + at, Math.min(mostAtOnce, bytes - at), count));
      const taken = pico.HEAP16[count >> 1]!;
      at += taken;
      let given = 0;
      let state = busy;
      while (state === busy) {
        state = pico._pico_getData(engine, buffer, bufferBytes, count, type);
        const samples = pico.HEAP16[count >> 1]! >> 1;
        if (samples > 0) sound.push(pico.HEAP16.slice(buffer >> 1, (buffer >> 1) + samples));
        given += samples;
      }
      if (taken === 0 && given === 0) throw new Error('SVOX Pico accepted no text');
    }
  } finally {
    for (const one of [address, buffer, count, type]) pico._free(one);
  }
  return joined(sound);
}

function textIn(pico: PicoModule, text: string): { address: number; bytes: number } {
  const encoded = new TextEncoder().encode(`${text}\0`);
  const address = pico._malloc(encoded.length);
  pico.HEAPU8.set(encoded, address);
  return { address, bytes: encoded.length };
}

function check(answer: number): void {
  if (answer !== 0) throw new Error(`SVOX Pico returned ${answer}`);
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
