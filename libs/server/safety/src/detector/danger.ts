import type { DangerKind } from './classifier.ts';

/** Danger that a text speaks of: the writer's own, another person's, or one they threaten. */
export interface Danger {
  /** Life or limb now or soon; signs that should be asked about; harm that is threatened, or asked how to do. */
  tier: 'emergency' | 'worried' | 'threat';
  kind: DangerKind;
  /** In which it is written. */
  language: 'en' | 'de';
}

/**
 * How sure it is that a text speaks of danger. `high` is answered in place of everything else. `middle` is, wherever
 * nothing can be asked beside an answer. `low` is a hint, and is at most asked after beside an answer.
 */
export type Certainty = 'high' | 'middle' | 'low';

export interface DetectedDanger extends Danger {
  certainty: Certainty;
}
