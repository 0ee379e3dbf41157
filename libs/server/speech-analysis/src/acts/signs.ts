import type { SpeechAct } from '@greenroom/content';

/** The phrases that indicate an act, and phrases in which the same words mean something else. */
export interface Signs {
  any: readonly string[];
  but?: readonly string[];
}

/** Acts that phrases alone indicate. Questions, steps and repeated demands need more than a phrase. */
export type PhrasedAct = Exclude<SpeechAct, 'asks-open' | 'asks-closed'>;

/** The phrases and words of a language, in their long form; `text/phrases.ts` documents the syntax. */
export interface ActWords {
  acts: Record<PhrasedAct, Signs>;
  /** Names of days and of other times by which something can be done. */
  when: readonly string[];
  /** A person does something; together with a time it is a step. */
  step: readonly string[];
  /** Words that indicate summaries, reasons and steps by sentence structure. */
  structure: {
    /** "So you send it, and I …" at the beginning; ", so …" gives a reason. */
    so: ReadonlySet<string>;
    you: ReadonlySet<string>;
    us: ReadonlySet<string>;
    others: ReadonlySet<string>;
    /** Indicates the past, and therefore no step. */
    past: ReadonlySet<string>;
  };
  questions: {
    /** Words before the actual question: "and", "so". */
    before: ReadonlySet<string>;
    open: Signs;
    closed: readonly string[];
    /** "Tell me …": asks for more than yes or no without being a question. */
    invites: Signs;
    /** A verb here makes "what …" a question without a question mark. */
    verbs: ReadonlySet<string>;
    /** The persons after the verb of a question. */
    persons: ReadonlySet<string>;
    /** The same within a sentence, after a comma: "…, do you remember, …". */
    addressed: ReadonlySet<string>;
    /** Rhetorical questions: "How dare you?" */
    rhetorical: readonly string[];
  };
}

/** Splits a list of phrases at commas. */
export const listed = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());
