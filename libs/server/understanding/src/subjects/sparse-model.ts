import { gunzipSync, gzipSync } from 'node:zlib';
import { softmax } from '../linear-model.ts';

/** The weights of one feature. */
export interface FeatureWeights {
  /** How rare the feature is among the training texts; its value in a text is proportional to this. */
  rarity: number;
  /** Numbers of the classes that the feature speaks for or against, and the weight for each. */
  classes: Uint16Array;
  weights: Float32Array;
}

/** A softmax regression over many classes, in which most weights are zero. */
export interface SparseModel {
  classes: readonly string[];
  /** Divides the scores, so that probabilities match the accuracy. */
  temperature: number;
  bias: Float32Array;
  /** By the feature's hash. */
  features: ReadonlyMap<number, FeatureWeights>;
}

/** The share of each group of features in a text's length: words, pairs, parts of words, word classes. */
export const groupWeights = [1, 0.7, 1, 0.8];

/** Returns the features of a text that the model knows, with their values; each group is scaled to its share. */
export function valuesOf<Known extends { rarity: number }>(
  groups: readonly Uint32Array[],
  known: ReadonlyMap<number, Known>,
): { feature: Known; value: number }[] {
  return groups.flatMap((group, index) => {
    const found = [...group].map((hash) => known.get(hash)).filter((one) => one !== undefined);
    const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
    return found.map((feature) => ({ feature, value: (groupWeights[index]! * feature.rarity) / length }));
  });
}

/** Returns the score of each class, before temperature and softmax. */
export function scoresIn({ bias, features }: SparseModel, groups: readonly Uint32Array[]): Float64Array {
  const scores = Float64Array.from(bias);
  for (const { feature, value } of valuesOf(groups, features))
    for (const [at, output] of feature.classes.entries()) scores[output]! += feature.weights[at]! * value;
  return scores;
}

/** Returns the probability of each class. */
export const probabilitiesIn = (model: SparseModel, groups: readonly Uint32Array[]): Float64Array =>
  softmax(scoresIn(model, groups), model.temperature);

/** Weights are stored in this many steps to each side of zero; those below half a step are left out. */
const steps = 127;

/** Writes a header in JSON, then hash, rarity, count and the classes with their weights for each feature. */
export function packSparse({ classes, temperature, bias, features }: SparseModel): Buffer {
  const rows = [...features].sort(([one], [other]) => one - other);
  const most = (of: (row: FeatureWeights) => number) => rows.reduce((top, [, row]) => Math.max(top, of(row)), 1e-9);
  const weightStep = most(({ weights }) => weights.reduce((top, one) => Math.max(top, Math.abs(one)), 0)) / steps;
  const rarityStep = most(({ rarity }) => rarity) / 255;
  const kept = rows.map(([hash, { rarity, classes: outputs, weights }]) => {
    const pairs = [...outputs]
      .map((output, at) => [output, Math.round(weights[at]! / weightStep)] as const)
      .filter(([, weight]) => weight !== 0);
    return { hash, rarity: Math.max(1, Math.round(rarity / rarityStep)), pairs };
  });
  const header = Buffer.from(
    JSON.stringify({
      classes,
      temperature,
      weightStep,
      rarityStep,
      bias: [...bias].map((one) => Number(one.toFixed(4))),
    }),
  );
  const body = Buffer.alloc(kept.reduce((sum, { pairs }) => sum + 7 + 3 * pairs.length, 0));
  let at = 0;
  for (const { hash, rarity, pairs } of kept) {
    at = body.writeUInt32LE(hash, at);
    at = body.writeUInt8(rarity, at);
    at = body.writeUInt16LE(pairs.length, at);
    for (const [output] of pairs) at = body.writeUInt16LE(output, at);
    for (const [, weight] of pairs) at = body.writeInt8(weight, at);
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return gzipSync(Buffer.concat([length, header, body]), { level: 9 });
}

/** @throws if the bytes are not what `packSparse` writes */
export function unpackSparse(packed: Buffer): SparseModel {
  const bytes = gunzipSync(packed);
  const bodyAt = 4 + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 4, bodyAt)) as {
    classes: string[];
    temperature: number;
    weightStep: number;
    rarityStep: number;
    bias: number[];
  };
  const features = new Map<number, FeatureWeights>();
  for (let at = bodyAt; at < bytes.length;) {
    const count = bytes.readUInt16LE(at + 5);
    const weightsAt = at + 7 + 2 * count;
    const numbers = Array.from({ length: count }, (_, one) => one);
    features.set(bytes.readUInt32LE(at), {
      rarity: bytes.readUInt8(at + 4) * header.rarityStep,
      classes: Uint16Array.from(numbers, (one) => bytes.readUInt16LE(at + 7 + 2 * one)),
      weights: Float32Array.from(numbers, (one) => bytes.readInt8(weightsAt + one) * header.weightStep),
    });
    at = weightsAt + count;
  }
  return { classes: header.classes, temperature: header.temperature, bias: Float32Array.from(header.bias), features };
}
