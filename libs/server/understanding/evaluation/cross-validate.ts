import { intentFeatures } from '../src/intents/intent-features.ts';
import { intents } from '../src/intents/intents.ts';
import { intentGroupWeights } from '../src/intents/read-intent.ts';
import { scoresOf } from '../src/linear-model.ts';
import { fitIntents } from './fit-intents.ts';
import type { Phrasing } from './phrasings.ts';

const folds = 5;

/** The scores of a model that was not trained on the phrasing, and the number of the correct intent. */
export interface Judged {
  scores: Float64Array;
  label: number;
}

/**
 * Classifies each phrasing with a model fitted to the other four fifths. A fold consists of adjacent lines of each
 * intent, since lines written together are similar and random folds would overestimate the accuracy.
 */
export function crossValidate(phrasings: readonly Phrasing[]): Judged[] {
  const foldOf = assignFolds(phrasings);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const model = fitIntents(phrasings.filter((phrasing) => foldOf.get(phrasing) !== fold));
    return phrasings
      .filter((phrasing) => foldOf.get(phrasing) === fold)
      .map(({ text, intent }) => ({
        scores: scoresOf(model, intentFeatures(text), intentGroupWeights),
        label: intents.indexOf(intent),
      }));
  });
}

function assignFolds(phrasings: readonly Phrasing[]): ReadonlyMap<Phrasing, number> {
  const groups = Map.groupBy(phrasings, ({ intent, locale }) => `${intent} ${locale}`);
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((phrasing, at) => [phrasing, Math.floor((at * folds) / group.length)] as const),
    ),
  );
}
