import { buckets, intentFeatures } from '../src/intents/intent-features.ts';
import { intents } from '../src/intents/intents.ts';
import { intentGroupWeights } from '../src/intents/read-intent.ts';
import type { LinearModel } from '../src/linear-model.ts';
import { fit } from './fit.ts';
import type { Phrasing } from './phrasings.ts';

export function fitIntents(phrasings: readonly Phrasing[]): LinearModel {
  const examples = phrasings.map(({ text, intent }) => ({
    features: intentFeatures(text),
    label: intents.indexOf(intent),
  }));
  return fit(examples, { buckets, classes: intents.length, groupWeights: intentGroupWeights });
}
