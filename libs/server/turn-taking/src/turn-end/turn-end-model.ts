import { featuresOf, isUnfinished, type TurnSoFar } from './read-turn.ts';
import { modelText } from './turn-end-weights.ts';
import type { Tongue } from './word-classes.ts';

/** A logistic regression over named features. */
export interface TurnEndModel {
  /** By feature; one that is not there weighs nothing. */
  weights: ReadonlyMap<string, number>;
  /** Words whose probability is at least this are clearly all of the turn, by language. */
  doneFrom: Readonly<Record<Tongue, number>>;
  /** Words whose probability is below this are clearly not all of the turn. */
  unfinishedBelow: number;
}

/** The names of figures in `turn-end-weights.ts`. */
export const doneName = (tongue: Tongue) => `done from ${tongue}`;
export const boundName = 'unfinished below';
/** Of words that have to be gone on with, as "and". */
const unfinishedProbability = 0.02;

function readModel(text: string): TurnEndModel {
  const lines = text.split('\n').filter((line) => line !== '');
  const figures = new Map(lines.map((line) => [line.split('\t')[0]!, Number(line.split('\t')[1])]));
  return {
    weights: figures,
    doneFrom: { en: figures.get(doneName('en'))!, de: figures.get(doneName('de'))! },
    unfinishedBelow: figures.get(boundName)!,
  };
}

/** Read when the first call needs it. */
let trained: TurnEndModel | undefined;
export const trainedModel = (): TurnEndModel => (trained ??= readModel(modelText));

/** How likely it is that a turn is over at this pause, from 0 to 1, by its words and what was asked. */
export function probabilityOfEnd(turn: TurnSoFar, { weights }: TurnEndModel): number {
  if (isUnfinished(turn)) return unfinishedProbability;
  const score = featuresOf(turn).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
