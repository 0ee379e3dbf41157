import { buckets, type Features } from '../src/intents/intent-features.ts';
import type { GroupWeights, LinearModel } from '../src/linear-model.ts';
import { fit } from './fit.ts';

/** A phrasing as a model reads it. */
export interface Labelled {
  features: Features;
  /** The number of its class. */
  label: number;
  language: 'en' | 'de';
}

/** What a model tells apart. */
export interface Task {
  classes: number;
  groupWeights: GroupWeights;
}

export const fitTexts = (labelled: readonly Labelled[], task: Task): LinearModel => fit(labelled, { buckets, ...task });
