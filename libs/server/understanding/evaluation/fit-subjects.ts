import { softmax } from '../src/linear-model.ts';
import { type FeatureWeights, type SparseModel, valuesOf } from '../src/subjects/sparse-model.ts';
import { subjectFeatures } from '../src/subjects/subject-features.ts';
import { hashFeature } from '../src/text/index.ts';
import type { SubjectPhrasing } from './subject-phrasings.ts';

/** Chosen by cross-validation. */
const epochs = 8;
const stepSize = 0.15;
const biasStep = 0.02;
/** Features that occur in fewer texts than this are ignored. */
const fewestTexts = 3;
/** A class with a smaller error changes no weights. */
const negligible = 0.01;
/** An example is skipped if its class is wrong by less than this. */
const easy = 0.01;
/** A near miss is skipped if its class is less likely than this. */
const unlikely = 0.02;

interface Example {
  label: number;
  isAbout: boolean;
  /** The place of each feature's weights, and the feature's value. */
  places: Uint32Array;
  values: Float32Array;
  at: number;
}

/**
 * Fits a softmax regression by stochastic gradient descent with AdaGrad's steps. A near miss only makes its own class
 * less likely. Deterministic: the same phrasings give the same weights.
 */
export function fitSubjects(phrasings: readonly SubjectPhrasing[]): SparseModel {
  const classes = [...new Set(phrasings.filter(({ isAbout }) => isAbout).map(({ subject }) => subject))].sort();
  const numberOf = new Map(classes.map((subject, at) => [subject, at]));
  const texts = phrasings.map(({ text }) => subjectFeatures(text));
  const known = knownFeatures(texts);
  const examples = phrasings.flatMap(({ subject, isAbout }, at): Example[] => {
    const label = numberOf.get(subject);
    if (label === undefined) return [];
    const found = valuesOf(texts[at]!, known);
    const places = Uint32Array.from(found, ({ feature }) => feature.index * classes.length);
    return [{ label, isAbout, places, values: Float32Array.from(found, ({ value }) => value), at }];
  });
  const weights = new Float32Array(known.size * classes.length);
  const squares = new Float32Array(known.size * classes.length).fill(1e-3);
  const bias = new Float32Array(classes.length);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const example of shuffled(examples, epoch)) learn(example, { weights, squares, bias });
  return { classes, temperature: 1, bias, features: toFeatures(known, weights, classes.length) };
}

interface Fitted {
  weights: Float32Array;
  squares: Float32Array;
  bias: Float32Array;
}

function learn({ label, isAbout, places, values }: Example, { weights, squares, bias }: Fitted): void {
  const scores = Float64Array.from(bias);
  for (const [at, place] of places.entries())
    for (let output = 0; output < scores.length; output += 1) scores[output]! += weights[place + output]! * values[at]!;
  const errors = softmax(scores);
  if (isAbout) {
    errors[label]! -= 1;
    if (-errors[label]! < easy) return;
  } else if (errors[label]! < unlikely) return;
  const wrong = isAbout ? [...errors.keys()].filter((output) => Math.abs(errors[output]!) > negligible) : [label];
  for (const output of wrong) bias[output]! -= biasStep * errors[output]!;
  for (const [at, start] of places.entries())
    for (const output of wrong) {
      const gradient = errors[output]! * values[at]!;
      const place = start + output;
      squares[place]! += gradient * gradient;
      weights[place]! -= (stepSize * gradient) / Math.sqrt(squares[place]!);
    }
}

/** Numbers the features that occur often enough. */
function knownFeatures(texts: readonly (readonly Uint32Array[])[]): Map<number, { rarity: number; index: number }> {
  const counts = new Map<number, number>();
  for (const groups of texts)
    for (const group of groups) for (const hash of group) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= fewestTexts);
  return new Map(often.map(([hash, count], index) => [hash, { rarity: Math.log(1 + texts.length / count), index }]));
}

/** Weights below this share of the largest are left out: a quarter of the file’s size, at the same accuracy. */
const leastShare = 0.05;

function toFeatures(
  known: ReadonlyMap<number, { rarity: number; index: number }>,
  weights: Float32Array,
  classes: number,
): Map<number, FeatureWeights> {
  const least = leastShare * weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return new Map(
    [...known].map(([hash, { rarity, index }]) => {
      const row = weights.subarray(index * classes, (index + 1) * classes);
      const kept = [...row.keys()].filter((output) => Math.abs(row[output]!) >= least);
      return [
        hash,
        { rarity, classes: Uint16Array.from(kept), weights: Float32Array.from(kept, (output) => row[output]!) },
      ];
    }),
  );
}

/** Returns the examples in a pseudo-random order that is the same each time. */
function shuffled(examples: readonly Example[], epoch: number): Example[] {
  return examples
    .map((example) => ({ example, by: hashFeature('x', `${epoch} ${example.at}`, 30) }))
    .sort((one, other) => one.by - other.by || one.example.at - other.example.at)
    .map(({ example }) => example);
}
