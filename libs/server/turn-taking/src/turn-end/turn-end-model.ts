import { featuresOf, isUnfinished, type TurnSoFar } from './read-turn.ts';
import { modelText } from './turn-end-weights.ts';
import type { SpokenLanguage } from './word-classes.ts';

/** A logistic regression over named features. */
export interface TurnEndModel {
  /** By feature; a missing feature has weight 0. */
  weights: ReadonlyMap<string, number>;
  /** By language: words with at least this probability are clearly the whole turn. */
  doneFrom: Readonly<Record<SpokenLanguage, number>>;
  /** Words below this probability are clearly not the whole turn. */
  unfinishedBelow: number;
}

/** The names of the thresholds in `turn-end-weights.ts`. */
export const doneName = (spokenLanguage: SpokenLanguage) => `done from ${spokenLanguage}`;
export const boundName = 'unfinished below';
/** The probability for words after which more must follow, such as "and". */
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

/** Parsed when the first call needs it. */
let trained: TurnEndModel | undefined;
export const trainedModel = (): TurnEndModel => (trained ??= readModel(modelText));

/** Returns the probability, from 0 to 1, that a turn is over at this pause, by its words and the question. */
export function probabilityOfEnd(turn: TurnSoFar, { weights }: TurnEndModel): number {
  if (isUnfinished(turn)) return unfinishedProbability;
  const score = featuresOf(turn).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
