import { fileURLToPath } from 'node:url';
import tokenizer from 'llama-tokenizer-js';
import { InferenceSession } from 'onnxruntime-node';
import { decode, type DecodedSpeech, type MoonshineModel } from './moonshine-decoder.ts';
import { splitAtQuiet } from '@greenroom/audio';
import { trimSilence } from './trim-silence.ts';
import { agreeing, type DecodedWord, wordConfidences } from './word-confidences.ts';

export interface MoonshineJob {
  /** At 16 kHz. */
  pcm: Int16Array<ArrayBuffer>;
  /** Four bytes; not zero once the answer is no longer needed. */
  stale: SharedArrayBuffer;
}

export interface MoonshineAnswer {
  text: string;
  /** All words of the text, in order. */
  words: readonly DecodedWord[];
  meanLogProbability: number;
}

/** The package's entry point is `dist/moonshine.min.js`; the models are next to it. */
const file = (name: string) =>
  fileURLToPath(new URL(`model/tiny/quantized/${name}`, import.meta.resolve('@moonshine-ai/moonshine-js')));
/** Longer sound confuses the model: 28 s. */
const longest = 28 * 16_000;
/** Added on both sides if nothing was understood: 0.1 s. */
const padding = 1_600;
/** Shorter sound is an artefact of the encoder's first layers, not speech: 0.1 s. */
const shortest = 1_600;
/**
 * If a word is less certain than this, the sound is decoded again, slightly shifted: words in both results are more
 * likely.
 */
const decodedTwiceBelow = 0.5;
/** Decoding longer sound twice would delay other calls too much: 12 s. */
const decodedTwiceUpTo = 12 * 16_000;
/** Tokens from here on are special tokens, not pieces of words. */
const firstMark = 32_000;
let model: Promise<MoonshineModel> | undefined;

/** Loads the model. */
export async function load(): Promise<void> {
  model ??= loadModel();
  await model;
}

async function loadModel(): Promise<MoonshineModel> {
  // Two threads gain nothing with a model of this size, and calls run in parallel anyway.
  const options: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 };
  const [encoder, decoder] = await Promise.all([
    InferenceSession.create(file('encoder_model.onnx'), options),
    InferenceSession.create(file('decoder_model_merged.onnx'), options),
  ]);
  return { encoder, decoder };
}

/** Transcribes an utterance; undefined if it became stale. */
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
  if (answers.length === 0) return nothing;
  return {
    text: answers.map(({ text }) => text).join(' '),
    words: answers.flatMap(({ words }) => words),
    meanLogProbability: answers.reduce((sum, one) => sum + one.meanLogProbability, 0) / answers.length,
  };
}

const nothing: MoonshineAnswer = { text: '', words: [], meanLogProbability: -Infinity };

async function understand(sound: Float32Array, isStale: () => boolean): Promise<MoonshineAnswer | undefined> {
  if (sound.length < shortest) return nothing;
  const speech = await decode(await model!, sound, isStale);
  if (!speech) return undefined;
  const first = answerOf(speech);
  const isSure =
    sound.length > decodedTwiceUpTo || first.words.every(({ confidence }) => confidence >= decodedTwiceBelow);
  if (first.text !== '' && isSure) return first;
  const padded = new Float32Array(sound.length + 2 * padding);
  padded.set(sound, padding);
  const again = await decode(await model!, padded, isStale);
  if (!again) return undefined;
  const second = answerOf(again);
  if (first.text === '') return second;
  return { ...first, words: agreeing(first.words, second.words) };
}

function answerOf({ tokens, logProbabilities, meanLogProbability }: DecodedSpeech): MoonshineAnswer {
  const isWord = (token: number) => token < firstMark;
  const pieces = tokens.filter(isWord);
  if (pieces.length === 0) return { ...nothing, meanLogProbability };
  const text = tokenizer.decode(pieces, false, false).trim();
  const decoded = wordConfidences(
    pieces.map((token) => tokenizer.vocabById[token] ?? ''),
    logProbabilities.filter((_, at) => isWord(tokens[at]!)),
  );
  // Words that the vocabulary spells in bytes have no piece of their own, so their text comes from the tokenizer.
  const written = text.split(/\s+/);
  const words = written.length === decoded.length ? decoded.map((word, at) => ({ ...word, text: written[at]! })) : [];
  return { text, words, meanLogProbability };
}
