import { fileURLToPath } from 'node:url';
import tokenizer from 'llama-tokenizer-js';
import { InferenceSession } from 'onnxruntime-node';
import { decode, type DecodedSpeech, type MoonshineModel } from './moonshine-decoder.ts';
import { splitAtQuiet } from './split-at-quiet.ts';
import { trimSilence } from './trim-silence.ts';

export interface MoonshineJob {
  /** At 16 kHz. */
  pcm: Int16Array<ArrayBuffer>;
  /** Four bytes; not zero once nobody waits for the answer any more. */
  stale: SharedArrayBuffer;
}

export interface MoonshineAnswer {
  text: string;
  meanLogProbability: number;
}

/** The package's door is `dist/moonshine.min.js`; the models lie beside it. */
const file = (name: string) =>
  fileURLToPath(new URL(`model/tiny/quantized/${name}`, import.meta.resolve('@moonshine-ai/moonshine-js')));
/** Beyond it the model loses the thread: 28 s. */
const longest = 28 * 16_000;
/** On both sides, where nothing was understood: 0.1 s. */
const padding = 1_600;
/** Below it, it is an artefact of the encoder's first layers, not speech: 0.1 s. */
const shortest = 1_600;
/** Tokens from here on are marks of the model's, not pieces of words. */
const firstMark = 32_000;
let model: Promise<MoonshineModel> | undefined;

/** Loads the model. */
export async function load(): Promise<void> {
  model ??= loadModel();
  await model;
}

async function loadModel(): Promise<MoonshineModel> {
  // Two threads gain nothing with a model of this size, and calls run beside each other.
  const options: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 };
  const [encoder, decoder] = await Promise.all([
    InferenceSession.create(file('encoder_model.onnx'), options),
    InferenceSession.create(file('decoder_model_merged.onnx'), options),
  ]);
  return { encoder, decoder };
}

/** Writes an utterance down; undefined when it went stale. */
export async function transcribe({ pcm, stale }: MoonshineJob): Promise<MoonshineAnswer | undefined> {
  await load();
  const flag = new Int32Array(stale);
  const isStale = () => Atomics.load(flag, 0) !== 0;
  const sound = trimSilence(Float32Array.from(pcm, (sample) => sample / 32_768));
  const answers: MoonshineAnswer[] = [];
  for (const part of splitAtQuiet(sound, longest)) {
    const answer = await understand(part, isStale);
    if (!answer) return undefined;
    if (answer.text !== '') answers.push(answer);
  }
  if (answers.length === 0) return { text: '', meanLogProbability: -Infinity };
  return {
    text: answers.map(({ text }) => text).join(' '),
    meanLogProbability: answers.reduce((sum, one) => sum + one.meanLogProbability, 0) / answers.length,
  };
}

async function understand(sound: Float32Array, isStale: () => boolean): Promise<MoonshineAnswer | undefined> {
  if (sound.length < shortest) return { text: '', meanLogProbability: -Infinity };
  const first = await decode(await model!, sound, isStale);
  if (!first || textOf(first) !== '') return first && answerOf(first);
  const padded = new Float32Array(sound.length + 2 * padding);
  padded.set(sound, padding);
  const second = await decode(await model!, padded, isStale);
  return second && answerOf(second);
}

const answerOf = (speech: DecodedSpeech): MoonshineAnswer => ({
  text: textOf(speech),
  meanLogProbability: speech.meanLogProbability,
});

function textOf({ tokens }: DecodedSpeech): string {
  const pieces = tokens.filter((token) => token < firstMark);
  return pieces.length === 0 ? '' : tokenizer.decode(pieces, false, false).trim();
}
