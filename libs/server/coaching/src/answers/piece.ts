import type { AnsweredBy } from '@greenroom/contracts';
import type { Spent } from '@greenroom/llm';

/** A piece of an answer as it comes into being. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'card'; contentUuid: string }
  | { type: 'suggestions'; suggestions: string[] }
  /** The limit cut it: it ends with its last whole sentence, and could go on. */
  | { type: 'cut' }
  /** All pieces before it are void. */
  | { type: 'restart' }
  /** Who the pieces after it come from. */
  | { type: 'by'; answeredBy: AnsweredBy }
  /** What a call to the language model cost, whatever came of it. */
  | { type: 'spent'; call: string; spent: Spent };
