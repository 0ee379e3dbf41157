import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buckets, extractFeatures, type Features } from './extract-features.ts';

/** The decisions about a text. Each head is a linear classifier over the same features. */
export const heads = {
  tier: ['none', 'worried', 'emergency', 'threat'],
  kind: ['self_harm', 'other_person', 'violence', 'child', 'medical'],
  language: ['en', 'de'],
} as const;

export type Heads = typeof heads;
export type Tier = Heads['tier'][number];
export type DangerKind = Heads['kind'][number];
/** Probabilities, in the order of `heads`. */
export type Scores = Record<keyof Heads, number[]>;

const headNames = Object.keys(heads) as (keyof Heads)[];
export const outputs = headNames.reduce((sum, name) => sum + heads[name].length, 0);

/** The model that training writes and the detector reads. */
export interface Weights {
  /** How rare a feature is: ln(1 + texts ÷ texts with it), by bucket. */
  rarity: Float32Array;
  /** `outputs` numbers for each bucket. */
  weights: Float32Array;
  bias: Float32Array;
}

/**
 * How strongly features count less in a longer text: 1 would give each group of features length 1, which drowns a few
 * words of danger in a long message; 0 would let length alone decide.
 */
const damping = 0.7;
/** The length of a group in a text of medium length, which is scaled to 1. */
const middleLength = 60;

/** Returns the value of each feature of a text: its rarity, each group damped by its length. */
export function weigh(features: Features, rarity: Float32Array): Float32Array[] {
  return features.map((group) => {
    const values = Float32Array.from(group, (bucket) => rarity[bucket]!);
    const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
    const divisor = length ** damping * middleLength ** (1 - damping);
    return values.map((value) => value / divisor);
  });
}

/**
 * Returns the raw scores of all heads, one after the other. `values` are those of `weigh`, for a caller that keeps
 * them.
 */
export function rawScores(
  { rarity, weights, bias }: Weights,
  features: Features,
  values = weigh(features, rarity),
): Float32Array {
  const scores = Float32Array.from(bias);
  for (let group = 0; group < features.length; group += 1) {
    const [found, value] = [features[group]!, values[group]!];
    for (let at = 0; at < found.length; at += 1) {
      const place = found[at]! * outputs;
      for (let output = 0; output < outputs; output += 1) scores[output]! += weights[place + output]! * value[at]!;
    }
  }
  return scores;
}

/** Returns the probabilities of each head. */
export function probabilities(raw: Float32Array): Scores {
  let from = 0;
  const entries = headNames.map((name) => {
    const own = raw.slice(from, (from += heads[name].length));
    const most = Math.max(...own);
    const powers = Array.from(own, (score) => Math.exp(score - most));
    const sum = powers.reduce((total, power) => total + power, 0);
    return [name, powers.map((power) => power / sum)] as const;
  });
  return Object.fromEntries(entries) as Scores;
}

/** Returns a classifier with the weights of a file, which is read on first use. */
export function openClassifier(file: URL): (text: string) => Scores {
  let weights: Weights | undefined;
  return (text) =>
    probabilities(rawScores((weights ??= unpack(gunzipSync(readFileSync(file)))), extractFeatures(text)));
}

/**
 * Packs weights as bytes: the bias as 32-bit floats, then rarity and weights as 8-bit steps, with the size of a step
 * before each.
 */
export function pack({ rarity, weights, bias }: Weights): Buffer {
  return gzipSync(Buffer.concat([Buffer.from(bias.slice().buffer), quantized(rarity), quantized(weights)]), {
    level: 9,
  });
}

function unpack(bytes: Buffer): Weights {
  const biasBytes = outputs * 4;
  const rarityEnd = biasBytes + 4 + buckets;
  return {
    bias: Float32Array.from({ length: outputs }, (_, at) => bytes.readFloatLE(at * 4)),
    rarity: restored(bytes.subarray(biasBytes, rarityEnd)),
    weights: restored(bytes.subarray(rarityEnd)),
  };
}

function quantized(values: Float32Array): Buffer {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  const bytes = Buffer.alloc(4 + values.length);
  bytes.writeFloatLE(step);
  for (const [at, value] of values.entries()) bytes.writeInt8(Math.round(value / step), 4 + at);
  return bytes;
}

function restored(bytes: Buffer): Float32Array {
  const step = bytes.readFloatLE();
  const steps = new Int8Array(bytes.buffer, bytes.byteOffset + 4, bytes.length - 4);
  // There are millions of values: a callback for each would take most of a second.
  const values = new Float32Array(steps.length);
  for (let at = 0; at < steps.length; at += 1) values[at] = steps[at]! * step;
  return values;
}
