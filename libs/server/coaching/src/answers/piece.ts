import type { AnsweredBy } from '@greenroom/contracts';
import type { Spent } from '@greenroom/llm';

/** A piece of an answer while it is being composed. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'card'; contentUuid: string }
  | { type: 'suggestions'; suggestions: string[] }
  /** The token limit cut the answer: it ends with its last whole sentence and could be continued. */
  | { type: 'cut' }
  /** All pieces before it are void. */
  | { type: 'restart' }
  /** Whether the model or the house engine produced the pieces that follow. */
  | { type: 'by'; answeredBy: AnsweredBy }
  /** What a call to the language model cost, whether or not it succeeded. */
  | { type: 'spent'; call: string; spent: Spent };
