import { type InferenceSession, Tensor } from 'onnxruntime-node';

/** Figures of Moonshine tiny. Source: the model's own files, and `moonshine_onnx/model.py` of its authors. */
const layers = 6;
const heads = 8;
const headSize = 36;
const startToken = 1;
const endToken = 2;
/** Speech has no more tokens per second; a longer answer is repeating itself. */
const tokensPerSecond = 6.5;

export interface MoonshineModel {
  encoder: InferenceSession;
  decoder: InferenceSession;
}

export interface DecodedSpeech {
  tokens: number[];
  /** The natural logarithm of each token's probability. */
  logProbabilities: number[];
  /** The mean of the tokens' natural log probabilities, including the end token. */
  meanLogProbability: number;
}

/**
 * Decodes greedily.
 * @param pcm at 16 kHz, from −1 to 1
 * @param isStale asked before each token; decoding stops when it returns true
 * @returns undefined if it was stopped
 */
export async function decode(
  { encoder, decoder }: MoonshineModel,
  pcm: Float32Array,
  isStale: () => boolean,
): Promise<DecodedSpeech | undefined> {
  if (isStale()) return undefined;
  const { last_hidden_state: heard } = await encoder.run({
    input_values: new Tensor('float32', pcm, [1, pcm.length]),
  });
  const most = Math.ceil((pcm.length / 16_000) * tokensPerSecond) + 1;
  const tokens: number[] = [];
  const logProbabilities: number[] = [];
  let past = emptyPast();
  let sum = 0;
  for (let step = 0, last = startToken; step < most; step += 1) {
    if (isStale()) return undefined;
    const { logits, ...present } = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
      encoder_hidden_states: heard!,
      use_cache_branch: new Tensor('bool', Uint8Array.of(step > 0 ? 1 : 0), [1]),
      ...past,
    });
    const likeliest = likeliestOf(logits!.data as Float32Array);
    sum += likeliest.logProbability;
    last = likeliest.token;
    if (last === endToken) return { tokens, logProbabilities, meanLogProbability: sum / (step + 1) };
    tokens.push(last);
    logProbabilities.push(likeliest.logProbability);
    past = pastOf(present, past, step === 0);
  }
  return { tokens, logProbabilities, meanLogProbability: sum / most };
}

type Past = Record<string, Tensor>;

function emptyPast(): Past {
  const past: Past = {};
  for (let layer = 0; layer < layers; layer += 1) {
    for (const side of ['decoder', 'encoder']) {
      for (const part of ['key', 'value']) {
        past[`past_key_values.${layer}.${side}.${part}`] = new Tensor('float32', new Float32Array(0), [
          0,
          heads,
          1,
          headSize,
        ]);
      }
    }
  }
  return past;
}

/** The encoder's part is computed only with the first token, and reused. */
function pastOf(present: Past, past: Past, first: boolean): Past {
  return Object.fromEntries(
    Object.entries(present).map(([name, tensor]) => {
      const kept = name.replace('present', 'past_key_values');
      return [kept, first || kept.includes('.decoder.') ? tensor : past[kept]!];
    }),
  );
}

function likeliestOf(logits: Float32Array): { token: number; logProbability: number } {
  let token = 0;
  for (let index = 1; index < logits.length; index += 1) if (logits[index]! > logits[token]!) token = index;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - logits[token]!);
  return { token, logProbability: -Math.log(sum) };
}
