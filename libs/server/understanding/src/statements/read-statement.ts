import { facts } from './facts.ts';
import { goals } from './goals.ts';
import { intentVeto } from './intent-veto.ts';
import { hasUnusualWord } from './ordinary-words.ts';
import { plainSentence, readsAsGerman, withoutOpeners } from './plain-sentence.ts';
import { plans } from './plans.ts';
import { sentencesOf } from './sentences-of.ts';
import type { Answered, Statement, Veto } from './statement.ts';
import { vetoes } from './vetoes.ts';

type Read = Exclude<Statement, { kind: 'none' }>;

export interface StatementOptions {
  /** What the coach asked for, if the sentence answers that. */
  answered?: Answered | undefined;
}

/** In UTF-16 code units. Longer sentences are narrative. */
const longest = { sentence: 600, fact: 160 };

/**
 * Side clauses whose negations and conditions do not affect the statement: "without crying", "whatever she says",
 * "because I panic".
 */
const aside =
  /,? \b(?:without|ohne|instead of|rather than|whatever|no matter|egal,? was|egal,? wie|even if|auch wenn|selbst wenn|because|weil)\b[^,.;?!"“„]*/giu;
/** Separates the parts of a sentence that each make a statement. */
const another =
  /,?\s+(?:and|but|so|und|aber|also)\s+(?:then\s+)?(?=(?:i|i'm|i'll|i'd|i've|my|we|our|ich|mein|meine|wir|möchte|will ich|will|würde|want to|hope to)\b)|,?\s+(?:because|weil)\s+/i;

const plainOf = (sentence: string) => withoutOpeners(plainSentence(sentence));
const bare = (text: string) => text.replace(/[\s.,;:!-]+$/, '');

/**
 * Returns what may be remembered of a message, each part by itself. Fears, negations, hypotheticals, quotations,
 * questions, threats and jokes are excluded first; only the rest is read as a goal, a plan or a fact.
 */
export function statementsIn(text: string, options: StatementOptions = {}): Read[] {
  return sentencesOf(text).flatMap((sentence) => {
    const read = statementsOf(sentence, options);
    return Array.isArray(read) ? read : [];
  });
}

/** Returns what may be remembered of one sentence: its first statement, or the reason why there is none. */
export function readStatement(sentence: string, options: StatementOptions = {}): Statement {
  const read = statementsOf(sentence, options);
  return Array.isArray(read) ? read[0]! : { kind: 'none', why: read };
}

function statementsOf(sentence: string, { answered }: StatementOptions): Read[] | Veto {
  if (answered === 'fear') return 'fear';
  const said = plainOf(sentence);
  const against = vetoAgainst(said, answered);
  if (against !== undefined) return against;
  if (said.length > longest.sentence) return 'other';
  const read = said.split(another).flatMap((clause) => asKnown(bare(clause), answered) ?? []);
  const vetoed = read.map((one) => (one.answers ? undefined : vetoOf(one, sentence)));
  const kept = read.filter((_, at) => vetoed[at] === undefined).map(({ kind, text }): Read => ({ kind, text }));
  return kept.length > 0 ? kept : (vetoed.find((veto) => veto !== undefined) ?? 'other');
}

/** Returns the trained model's objection to a well-formed statement, if any. */
function vetoOf({ kind, text }: Read, sentence: string): Veto | undefined {
  if (kind === 'plan' && !readsAsGerman(sentence) && hasUnusualWord(text)) return 'joke';
  return intentVeto(sentence, kind);
}

/** The answer to the question about a goal may be phrased as a wish: "I would be myself". */
const wish = /\b(?:i'd|i would|i could|ich würde|ich könnte|ich wäre)\b/gi;

function vetoAgainst(said: string, answered: Answered | undefined): Veto | undefined {
  const counted = said.replace(aside, '').replace(answered === 'goal' ? wish : /$^/, '');
  return vetoes.find(({ patterns }) => patterns.some((pattern) => pattern.test(counted)))?.why;
}

function asKnown(clause: string, answered: Answered | undefined): (Read & { answers?: boolean }) | undefined {
  const has = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(clause));
  if (clause.length <= longest.fact && has(facts)) return { kind: 'fact', text: clause };
  if (has(plans) && !vague.test(clause)) return { kind: 'plan', text: clause };
  const goal = goalIn(clause, answered);
  return goal === undefined ? undefined : { kind: 'goal', text: goal, answers: answered === 'goal' };
}

/** "I'll do that then": not understandable without the preceding messages. */
const vague =
  /^I(?:'ll| will|'m going to|'m gonna) (?:just |definitely )?\p{L}+ (?:it|that|this|them|one|so)(?: \p{L}+)?(?: (?:a go|a try|a miss|like that|then|now|out))?$|^(?:das )?(?:mache|mach|werde) ich(?: das| es)?(?: so| dann| mal| machen)?$/iu;
/** "To hit them", "leave it": meaningless outside the current moment. */
const pointsOnly =
  /^(?:just )?(?:to )?(?:not )?\p{L}+ (?:it|them|him|her|this|that|me|us|so|there)$|^(?:\p{L}+ )?(?:es|das|ihn|sie|ihm|ihr)(?: \p{L}+)?$/iu;
/** Describes the present, whatever the coach asked. */
const complaint =
  /^(?:(?:last|this|every) (?:year|month|week|time|night|morning)|yesterday|sometimes|usually|mostly|this|it|its|it's|my|i (?!would|will|could|think|guess)|i'm|i've|we|there|he|she|nobody|nothing|just)\b/i;

function goalIn(clause: string, answered: Answered | undefined): string | undefined {
  const wish = goals.map((pattern) => pattern.exec(clause)?.[1]).find((found) => found !== undefined);
  const text = wish ?? (answered === 'goal' && !complaint.test(clause) ? clause : undefined);
  return text === undefined || pointsOnly.test(text) || !/\p{L}{3}/u.test(text) ? undefined : text;
}
