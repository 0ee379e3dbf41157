import { gunzipSync, gzipSync } from 'node:zlib';
import { softmax } from '../linear-model.ts';

/**
 * A softmax regression over many classes, in which most weights are zero. Its arrays are views of one file, so that
 * loading builds nothing for each feature.
 */
export interface SparseModel {
  classes: readonly string[];
  /** Divides the scores, so that probabilities match the accuracy. */
  temperature: number;
  bias: Float32Array;
  /** The features' hashes in ascending order; a feature is known by its place here. */
  hashes: Uint32Array;
  /** How rare each feature is among the training texts, in steps; its value in a text is proportional to this. */
  rarity: Uint8Array;
  rarityStep: number;
  /** Where each feature's weights begin; one more than there are features. */
  starts: Uint32Array;
  /** The class of each weight. */
  outputs: Uint16Array;
  /** In steps. */
  weights: Int8Array;
  weightStep: number;
}

/** The share of each group of features in a text's length: words, pairs, parts of words, word classes. */
export const groupWeights = [1, 0.7, 1, 0.8];

/** Returns the known features of a text, with their values; each group is scaled to its share. */
export function valuesOf(
  groups: readonly Uint32Array[],
  placeOf: (hash: number) => number | undefined,
  rarityAt: (place: number) => number,
): { place: number; value: number }[] {
  return groups.flatMap((group, index) => {
    const places = [...group].map(placeOf).filter((place) => place !== undefined);
    const length = Math.hypot(...places.map(rarityAt)) || 1;
    return places.map((place) => ({ place, value: (groupWeights[index]! * rarityAt(place)) / length }));
  });
}

/** Returns the score of each class, before temperature and softmax. */
export function scoresIn(model: SparseModel, groups: readonly Uint32Array[]): Float64Array {
  const { bias, hashes, rarity, starts, outputs, weights, weightStep } = model;
  const scores = Float64Array.from(bias);
  const values = valuesOf(
    groups,
    (hash) => placeIn(hashes, hash),
    (place) => rarity[place]! * model.rarityStep,
  );
  for (const { place, value } of values)
    for (let at = starts[place]!; at < starts[place + 1]!; at += 1)
      scores[outputs[at]!]! += weights[at]! * weightStep * value;
  return scores;
}

/** Returns the place of a number in an ascending list. */
function placeIn(list: Uint32Array, wanted: number): number | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return list[low] === wanted ? low : undefined;
}

/** Returns the probability of each class. */
export const probabilitiesIn = (model: SparseModel, groups: readonly Uint32Array[]): Float64Array =>
  softmax(scoresIn(model, groups), model.temperature);

type Header = Pick<SparseModel, 'classes' | 'temperature' | 'rarityStep' | 'weightStep'> & {
  bias: number[];
  features: number;
  weights: number;
};

/** So that numbers of four bytes begin at a multiple of four. */
const alignment = 4;

/** Writes the length of a header in JSON, the header, and the arrays, those of the largest numbers first. */
export function packSparse(model: SparseModel): Buffer {
  const { classes, temperature, bias, hashes, rarity, rarityStep, starts, outputs, weights, weightStep } = model;
  const header: Header = {
    ...{ classes, temperature, rarityStep, weightStep },
    bias: [...bias],
    features: hashes.length,
    weights: weights.length,
  };
  const text = JSON.stringify(header);
  const padding = (alignment - (Buffer.byteLength(text) % alignment)) % alignment;
  const written = Buffer.from(text + ' '.repeat(padding));
  const length = Buffer.alloc(alignment);
  length.writeUInt32LE(written.length);
  const arrays = [hashes, starts, outputs, rarity, weights].map(({ buffer, byteOffset, byteLength }) =>
    Buffer.from(buffer, byteOffset, byteLength),
  );
  return gzipSync(Buffer.concat([length, written, ...arrays]), { level: 9 });
}

/** @throws if the bytes are not what `packSparse` writes */
export function unpackSparse(packed: Buffer): SparseModel {
  const unzipped = gunzipSync(packed);
  // A copy that begins at an aligned address, which the buffer of a pool need not do.
  const bytes = new Uint8Array(unzipped).buffer;
  const arraysAt = alignment + unzipped.readUInt32LE(0);
  const header = JSON.parse(unzipped.toString('utf8', alignment, arraysAt)) as Header;
  const { classes, temperature, rarityStep, weightStep, bias, features, weights } = header;
  const startsAt = arraysAt + 4 * features;
  const outputsAt = startsAt + 4 * (features + 1);
  const rarityAt = outputsAt + 2 * weights;
  const weightsAt = rarityAt + features;
  return {
    ...{ classes, temperature, rarityStep, weightStep },
    bias: Float32Array.from(bias),
    hashes: new Uint32Array(bytes, arraysAt, features),
    starts: new Uint32Array(bytes, startsAt, features + 1),
    outputs: new Uint16Array(bytes, outputsAt, weights),
    rarity: new Uint8Array(bytes, rarityAt, features),
    weights: new Int8Array(bytes, weightsAt, weights),
  };
}
