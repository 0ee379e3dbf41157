import type { SpeechAct } from '@greenroom/content';

/** By which phrases an act is known, and in which other phrases the same words mean something else. */
export interface Signs {
  any: readonly string[];
  but?: readonly string[];
}

/** Acts that phrases alone tell. Questions, steps and repeated demands need more than a phrase. */
export type PhrasedAct = Exclude<SpeechAct, 'asks-open' | 'asks-closed'>;

/** What a language says for what. In the long form of words; `text/phrases.ts` tells what signs there are. */
export interface ActWords {
  acts: Record<PhrasedAct, Signs>;
  /** Names of days and of other times by which something can be done. */
  when: readonly string[];
  /** Somebody does something: with a time it is a step. */
  step: readonly string[];
  /** What tells summaries, reasons and steps by how a sentence is built. */
  structure: {
    /** "So you send it, and I …" at the beginning; ", so …" gives a reason. */
    so: ReadonlySet<string>;
    you: ReadonlySet<string>;
    us: ReadonlySet<string>;
    /** Tells what was; no step then. */
    past: ReadonlySet<string>;
  };
  questions: {
    /** Before the question proper: "and", "so". */
    before: ReadonlySet<string>;
    open: Signs;
    closed: readonly string[];
    /** "Tell me …": asks for more than yes or no without being a question. */
    invites: Signs;
    /** A verb here makes a question of "what …" without its mark. */
    verbs: ReadonlySet<string>;
    /** Whom the verb of a question stands before. */
    persons: ReadonlySet<string>;
    /** The same within a sentence, after a comma: "…, do you remember, …". */
    addressed: ReadonlySet<string>;
    /** Questions in form alone: "How dare you?" */
    rhetorical: readonly string[];
  };
}

/** Phrases between commas. */
export const listed = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim());
