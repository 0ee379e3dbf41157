import { gunzipSync, gzipSync } from 'node:zlib';

/** A softmax regression over hashed features, with weights in 8-bit steps. */
export interface LinearModel {
  /** Divides the scores, so that probabilities match the accuracy. */
  temperature: number;
  /** The best class is used from this probability on. */
  threshold: number;
  bias: Float32Array;
  /** The rarity of a feature, by bucket; 0 for an ignored feature. */
  rarity: Steps;
  /** One number for each bucket and class. */
  weights: Steps;
}

/** Numbers stored as multiples of one step. */
export interface Steps {
  step: number;
  values: Int8Array;
}

/** The weight of each group of features, chosen by cross-validation. */
export type GroupWeights = readonly number[];

/**
 * Returns the value of each feature of a text: weighted by rarity, with each group scaled to the length of its weight.
 */
export function valuesOf(
  features: readonly Uint32Array[],
  groupWeights: GroupWeights,
  rarityAt: (bucket: number) => number,
): Float32Array[] {
  return features.map((group, index) => {
    const values = Float32Array.from(group, rarityAt);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    return values.map((value) => (groupWeights[index]! * value) / length);
  });
}

/** Returns the scores before softmax, in the order of the classes. */
export function scoresOf(
  { bias, rarity, weights }: LinearModel,
  features: readonly Uint32Array[],
  groupWeights: GroupWeights,
): Float64Array {
  const values = valuesOf(features, groupWeights, (bucket) => rarity.values[bucket]! * rarity.step);
  const scores = Float64Array.from(bias);
  for (const [index, group] of features.entries())
    for (const [at, bucket] of group.entries()) {
      const value = values[index]![at]! * weights.step;
      if (value === 0) continue;
      const place = bucket * bias.length;
      for (let output = 0; output < bias.length; output += 1)
        scores[output]! += weights.values[place + output]! * value;
    }
  return scores;
}

export function softmax(scores: Float64Array, temperature = 1): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/**
 * Writes the floats first (temperature, threshold, the two steps, bias), then rarity and weights as bytes, and
 * compresses them.
 */
export function pack({ temperature, threshold, bias, rarity, weights }: LinearModel): Buffer {
  const floats = Float32Array.from([temperature, threshold, rarity.step, weights.step, ...bias]);
  const parts = [floats.buffer, rarity.values.buffer, weights.values.buffer] as ArrayBuffer[];
  return gzipSync(Buffer.concat(parts.map((part) => Buffer.from(part))), { level: 9 });
}

export function unpack(packed: Buffer, classes: number, buckets: number): LinearModel {
  const bytes = gunzipSync(packed);
  const expected = 4 * (4 + classes) + buckets * (1 + classes);
  if (bytes.length !== expected) throw new Error(`The weights have ${bytes.length} bytes instead of ${expected}`);
  const float = (at: number) => bytes.readFloatLE(4 * at);
  const rarityAt = 4 * (4 + classes);
  const stepsAt = (at: number, length: number) => new Int8Array(bytes.buffer, bytes.byteOffset + at, length);
  return {
    temperature: float(0),
    threshold: float(1),
    bias: Float32Array.from({ length: classes }, (_, at) => float(4 + at)),
    rarity: { step: float(2), values: stepsAt(rarityAt, buckets) },
    weights: { step: float(3), values: stepsAt(rarityAt + buckets, buckets * classes) },
  };
}
