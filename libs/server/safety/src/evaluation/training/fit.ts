import { heads, outputs, probabilities, rawScores, weigh, type Weights } from '../../detector/classifier.ts';
import { buckets, extractFeatures, type Features } from '../../detector/extract-features.ts';
import { randomBy } from '@greenroom/test-tools/random-by';
import type { Phrasing } from './phrasings.ts';

interface Example {
  features: Features;
  /** By output: the target of each head; undefined where the head does not apply. */
  targets: (number | undefined)[];
}

/** More epochs change nothing on left-out authors. */
const epochs = 5;
const stepSize = 0.1;
const shrink = 1e-3;
/** Smaller errors are ignored. */
const negligible = 2e-3;
/** An example whose errors are all below this is skipped in the next `restEpochs` epochs, which halves the training time. */
const easy = 0.03;
const restEpochs = 2;

/** Seeds of the orders of the examples. */
const orders = [7, 8, 9];

/**
 * Fits all heads by stochastic gradient descent with AdaGrad's steps, once for each order, and averages the weights, so
 * that it matters less which texts come last. The same phrasings give the same weights.
 */
export function fit(phrasings: readonly Phrasing[]): Weights {
  const examples = phrasings.map(exampleOf);
  const rarity = rarityIn(examples);
  const fitted = orders.map((order) => fitInOrder(examples, rarity, order));
  const average = (of: (one: Fitted) => Float32Array) =>
    of(fitted[0]!).map((_, at) => fitted.reduce((sum, one) => sum + of(one)[at]!, 0) / fitted.length);
  return { rarity, weights: average(({ weights }) => weights), bias: average(({ bias }) => bias) };
}

type Fitted = Pick<Weights, 'weights' | 'bias'>;

function fitInOrder(examples: readonly Example[], rarity: Float32Array, seed: number): Fitted {
  const weights = new Float32Array(buckets * outputs);
  const squares = new Float32Array(buckets * outputs).fill(1e-4);
  const bias = new Float32Array(outputs);
  const random = randomBy(seed);
  const order = examples.map((example) => ({ ...example, values: weigh(example.features, rarity), nextEpoch: 0 }));
  const step = (found: Uint32Array, values: Float32Array, errors: readonly number[]) => {
    for (let at = 0; at < found.length; at += 1) {
      const place = found[at]! * outputs;
      for (let output = 0; output < outputs; output += 1) {
        const error = errors[output]!;
        if (Math.abs(error) < negligible) continue;
        const gradient = error * values[at]! + shrink * weights[place + output]! * Math.abs(error);
        squares[place + output]! += gradient * gradient;
        weights[place + output]! -= (stepSize * gradient) / Math.sqrt(squares[place + output]!);
      }
    }
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const example of order) {
      if (example.nextEpoch > epoch) continue;
      const { features, targets, values } = example;
      const scores = probabilities(rawScores({ rarity, weights, bias }, features, values));
      const said = [...scores.tier, ...scores.kind, ...scores.language];
      const errors = targets.map((target, output) => (target === undefined ? 0 : said[output]! - target));
      if (errors.every((error) => Math.abs(error) < easy)) example.nextEpoch = epoch + 1 + restEpochs;
      for (const [output, error] of errors.entries()) bias[output]! -= 0.02 * error;
      for (let group = 0; group < features.length; group += 1) step(features[group]!, values[group]!, errors);
    }
  }
  return { weights, bias };
}

function exampleOf({ tier, kind, language, text }: Phrasing): Example {
  const asked = [tier, kind, language];
  return {
    features: extractFeatures(text),
    targets: Object.values(heads).flatMap((classes, head) =>
      classes.map((one) => (asked[head] === undefined ? undefined : Number(one === asked[head]))),
    ),
  };
}

function rarityIn(examples: readonly Example[]): Float32Array {
  const counts = new Uint32Array(buckets);
  for (const { features } of examples) for (const group of features) for (const bucket of group) counts[bucket]! += 1;
  // A feature not seen in training counts as much as the rarest.
  return Float32Array.from(counts, (count) => Math.log(1 + examples.length / Math.max(1, count)));
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}
