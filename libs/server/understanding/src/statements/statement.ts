/** Kinds of statements that may be remembered. */
export type StatementKind = 'goal' | 'fact' | 'plan';

/** The reason why nothing is remembered. */
export type Veto =
  | 'question'
  | 'quotation'
  | 'joke'
  | 'threat'
  | 'sarcasm'
  | 'hypothetical'
  | 'past'
  | 'negation'
  | 'fear'
  | 'mood'
  | 'courtesy'
  | 'to-the-coach'
  /** None of the other kinds. */
  | 'other';

export type Statement =
  /** `text`: the goal without "I want"; plans and facts as written. */
  { kind: StatementKind; text: string } | { kind: 'none'; why: Veto };

/** What the coach asked for, if the sentence answers that. */
export type Answered = 'goal' | 'fear';
