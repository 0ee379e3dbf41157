import type { DangerKind } from './classifier.ts';

/** Danger that a text signals: to the writer, to another person, or from the writer. */
export interface Danger {
  /**
   * Life or limb now or soon; signs that should be asked about; harm that is threatened, or instructions for it that
   * are requested.
   */
  tier: 'emergency' | 'worried' | 'threat';
  kind: DangerKind;
  /** The language of the text. */
  language: 'en' | 'de';
}

/**
 * How certain it is that a text signals danger. `high` replaces the usual answer. `middle` does so where no question
 * can go beside an answer. `low` is a hint, and is at most asked about beside an answer.
 */
export type Certainty = 'high' | 'middle' | 'low';

export interface DetectedDanger extends Danger {
  certainty: Certainty;
}
