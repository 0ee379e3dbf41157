import type { AnsweredBy } from '@greenroom/contracts';

/** The right to write one answer. It is lost when another writer takes the answer over. */
export interface AnswerLease {
  readonly answerUuid: string;
  readonly attempt: number;
  /** Of the next event. */
  nextId: number;
  /** Who speaks, once that is known; it is kept with the events, so that a stopped answer says it too. */
  answeredBy?: AnsweredBy;
}
