import type { AnsweredBy } from '@greenroom/contracts';

/** The right to write one answer. It is lost when another writer takes over the answer. */
export interface AnswerLease {
  readonly answerUuid: string;
  readonly attempt: number;
  /** The id of the next event. */
  nextId: number;
  /**
   * Whether the model or the house engine speaks, once known. It is stored with the events so that a stopped answer
   * shows it too.
   */
  answeredBy?: AnsweredBy;
}
