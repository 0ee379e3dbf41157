import { featuresOf } from '../turn-end/read-turn.ts';
import { cutsOf, type MarkedTurn, momentsOf } from './turns.ts';

/** Hyperparameters, found by cross-validation on the training half. */
const figures = {
  epochs: 200,
  stepSize: 0.3,
  /** Regularisation strength, and its multiple for weights of single words. */
  shrink: 4,
  wordShrink: 2,
  /** Rarer features are ignored. */
  seenFrom: 3,
  /** Weight of a cut between any two words, relative to a marked pause. */
  cutWeight: 0.02,
};

/** Features that name words rather than classes of words. */
const namesWords = /^(?:last|has|begins (?:en|de)|ending|classes)/;

/**
 * Fits a logistic regression for "is the turn over here?" by gradient descent with AdaGrad steps. Deterministic: the
 * same turns give the same weights.
 */
export function fit(turns: readonly MarkedTurn[]): Map<string, number> {
  const examples = turns.flatMap((turn) => [
    ...momentsOf(turn).map((moment, at) => ({
      features: featuresOf(moment),
      ends: at === turn.pieces.length - 1,
      weight: 1,
    })),
    ...cutsOf(turn).map((moment) => ({ features: featuresOf(moment), ends: false, weight: figures.cutWeight })),
  ]);
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= figures.seenFrom ? [name] : []));
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, ends, weight }) => ({
    weight,
    at: features.flatMap((feature) => place.get(feature) ?? []),
    ends: Number(ends),
  }));
  const weights = descend(
    rows,
    names.map((name) => figures.shrink * (namesWords.test(name) ? figures.wordShrink : 1)),
  );
  return new Map(names.map((name, at) => [name, Number(weights[at]!.toFixed(3))]));
}

interface Row {
  /** The indexes of the features that are present. */
  at: readonly number[];
  ends: number;
  weight: number;
}

/** @param shrinks regularisation by the index of the feature */
function descend(rows: readonly Row[], shrinks: readonly number[]): Float64Array {
  const weights = new Float64Array(shrinks.length);
  const squares = new Float64Array(shrinks.length).fill(1e-6);
  for (let epoch = 0; epoch < figures.epochs; epoch += 1) {
    const gradient = weights.map((weight, place) => shrinks[place]! * weight);
    for (const { at, ends, weight } of rows) {
      const score = at.reduce((sum, place) => sum + weights[place]!, 0);
      const error = weight * (1 / (1 + Math.exp(-score)) - ends);
      for (const place of at) gradient[place]! += error;
    }
    for (let place = 0; place < weights.length; place += 1) {
      squares[place]! += gradient[place]! ** 2;
      weights[place]! -= (figures.stepSize * gradient[place]!) / Math.sqrt(squares[place]!);
    }
  }
  return weights;
}
