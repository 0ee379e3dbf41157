/** What may be remembered of what somebody says. */
export type StatementKind = 'goal' | 'fact' | 'plan';

/** Why nothing is remembered. */
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
  /** Says nothing of the kinds. */
  | 'other';

export type Statement =
  /** `text`: the goal without "I want", the plan or fact as it was said. */
  { kind: StatementKind; text: string } | { kind: 'none'; why: Veto };

/** What the coach had asked for, where the sentence answers that. */
export type Answered = 'goal' | 'fear';
