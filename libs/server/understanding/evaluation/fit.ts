import { type GroupWeights, type LinearModel, softmax, type Steps, valuesOf } from '../src/linear-model.ts';
import { shuffled } from './shuffled.ts';

/** The features of a text, and the number of its class. */
export interface Example {
  features: readonly Uint32Array[];
  label: number;
}

export interface Shape {
  buckets: number;
  classes: number;
  groupWeights: GroupWeights;
}

/** Chosen by cross-validation. */
const epochs = 12;
const stepSize = 0.15;
const biasStep = 0.02;
/** Features that occur in fewer texts than this are ignored. */
const fewestTexts = 2;
/** An example whose errors are all below this changes no weights. */
const easy = 0.01;
const negligible = 1e-6;

interface Prepared {
  places: Uint32Array;
  values: Float32Array;
  label: number;
  at: number;
}

/**
 * Fits a softmax regression by stochastic gradient descent with AdaGrad's steps. Deterministic: the same examples give
 * the same weights.
 */
export function fit(examples: readonly Example[], { buckets, classes, groupWeights }: Shape): LinearModel {
  const rarity = toSteps(rarityIn(examples, buckets));
  const rarityAt = (bucket: number) => rarity.values[bucket]! * rarity.step;
  const prepared = examples.map(({ features, label }, at) => {
    const values = valuesOf(features, groupWeights, rarityAt);
    return { ...present(features, values, classes), label, at };
  });
  const weights = new Float32Array(buckets * classes);
  const squares = new Float32Array(buckets * classes).fill(1e-3);
  const bias = new Float32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(prepared, epoch)) {
      const errors = softmax(scores(example, weights, bias));
      errors[example.label]! -= 1;
      for (let output = 0; output < classes; output += 1) bias[output]! -= biasStep * errors[output]!;
      if (errors.some((error) => Math.abs(error) >= easy)) step(example, errors, weights, squares);
    }
  return { temperature: 1, threshold: 0, bias, rarity, weights: toSteps(weights) };
}

/** Returns the features in use: the offset of their weights, and the value of each. */
function present(features: readonly Uint32Array[], values: readonly Float32Array[], classes: number) {
  const places: number[] = [];
  const kept: number[] = [];
  for (const [index, group] of features.entries())
    for (const [at, bucket] of group.entries()) {
      const value = values[index]![at]!;
      if (value === 0) continue;
      places.push(bucket * classes);
      kept.push(value);
    }
  return { places: Uint32Array.from(places), values: Float32Array.from(kept) };
}

function scores({ places, values }: Prepared, weights: Float32Array, bias: Float32Array): Float64Array {
  const sums = Float64Array.from(bias);
  for (let at = 0; at < places.length; at += 1)
    for (let output = 0; output < sums.length; output += 1)
      sums[output]! += weights[places[at]! + output]! * values[at]!;
  return sums;
}

function step({ places, values }: Prepared, errors: Float64Array, weights: Float32Array, squares: Float32Array): void {
  for (let at = 0; at < places.length; at += 1)
    for (let output = 0; output < errors.length; output += 1) {
      const gradient = errors[output]! * values[at]!;
      if (Math.abs(gradient) < negligible) continue;
      const place = places[at]! + output;
      squares[place]! += gradient * gradient;
      weights[place]! -= (stepSize * gradient) / Math.sqrt(squares[place]!);
    }
}

function rarityIn(examples: readonly Example[], buckets: number): Float32Array {
  const counts = new Uint32Array(buckets);
  for (const { features } of examples) for (const group of features) for (const bucket of group) counts[bucket]! += 1;
  return Float32Array.from(counts, (count) => (count < fewestTexts ? 0 : Math.log(1 + examples.length / count)));
}

function toSteps(values: Float32Array): Steps {
  const step = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  return { step, values: Int8Array.from(values, (value) => Math.round(value / step)) };
}
