import { scoresOf } from '../src/linear-model.ts';
import { fitTexts, type Labelled, type Task } from './fit-texts.ts';

const folds = 5;

/** The scores of a model that was not trained on the phrasing, and the number of the correct class. */
export interface Judged {
  scores: Float64Array;
  label: number;
}

/**
 * Classifies each phrasing with a model fitted to the other four fifths. A fold consists of adjacent lines of each
 * class, since lines written together are similar and random folds would overestimate the accuracy.
 */
export function crossValidate(labelled: readonly Labelled[], task: Task): Judged[] {
  const foldOf = assignFolds(labelled);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = fitTexts(
      labelled.filter((one) => foldOf.get(one) !== fold),
      task,
    );
    return labelled
      .filter((one) => foldOf.get(one) === fold)
      .map(({ features, label }) => ({ scores: scoresOf(model, features, task.groupWeights), label }));
  });
}

function assignFolds(labelled: readonly Labelled[]): ReadonlyMap<Labelled, number> {
  const groups = Map.groupBy(labelled, ({ label, language }) => `${label} ${language}`);
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((one, at) => [one, Math.floor((at * folds) / group.length)] as const),
    ),
  );
}
