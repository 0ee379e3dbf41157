/** A form of promise. The pattern has a group `action`; a refused action is not a promise. */
export interface PromiseForm {
  pattern: RegExp;
  isRefused?: (action: string) => boolean;
}

/** The promise rules of one language. */
export interface PromiseRules {
  /** The first match applies. */
  forms: readonly PromiseForm[];
  /** Jokes and exaggerations anywhere in the clause, and question tags at its end. */
  refused: readonly RegExp[];
  /** The beginning of a clause that asks. */
  asks: RegExp;
  /** Marks what follows as another person's words, or as a condition. */
  reported: RegExp;
  /** The end of what is before a clause that is part of another: "how I'll …", "the problem we'll …". */
  within?: RegExp;
  /** Negates what follows in the same clause: "I don't think I'll …". */
  doubted: RegExp;
}

/** Returns what a clause promises, in the speaker's words; undefined if nothing. */
export function promiseIn(
  clause: string,
  { forms, refused, asks, reported, doubted, within }: PromiseRules,
): string | undefined {
  if (refused.some((one) => one.test(clause))) return undefined;
  for (const [form, found] of forms.flatMap((form) => matchesOf(form, clause).map((match) => [form, match] as const))) {
    const action = found.groups?.action;
    if (action === undefined) continue;
    const before = clause.slice(0, found.index);
    const part = before.slice(before.lastIndexOf(',') + 1);
    const isAsked = asks.test(clause.slice(before.lastIndexOf(',') + 1).trimStart());
    if (
      isAsked ||
      isQuoted(before) ||
      reported.test(before) ||
      doubted.test(part) ||
      within?.test(before) ||
      form.isRefused?.(action)
    )
      continue;
    return action;
  }
  return undefined;
}

/** Returns the matches of a form also within those before: "I don't know how we'll do it, I'll look at it." */
function matchesOf({ pattern }: PromiseForm, clause: string): RegExpExecArray[] {
  if (!pattern.test(clause)) return [];
  const all = new RegExp(pattern.source, `${pattern.flags}g`);
  const found: RegExpExecArray[] = [];
  for (let match = all.exec(clause); match; match = all.exec(clause)) {
    found.push(match);
    all.lastIndex = match.index + 1;
  }
  return found;
}

/** Returns whether a quotation that has begun does not end before what follows. */
const isQuoted = (before: string): boolean =>
  (before.match(/(?<![\p{L}\p{N}])['‘"“](?=\p{L}|$)/gu)?.length ?? 0) >
  (before.match(/(?<=[\p{L}\p{N}.,!?])['’"”](?![\p{L}\p{N}])/gu)?.length ?? 0);

/** Builds a form of promise from a pattern with a group `action`. */
export const promiseForm = (pattern: string, isRefused?: PromiseForm['isRefused']): PromiseForm => {
  const made = new RegExp(pattern, 'iu');
  return isRefused ? { pattern: made, isRefused } : { pattern: made };
};

/** Builds a pattern for any of these phrases as whole words. */
export const anyOf = (...phrases: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${phrases.flatMap((line) => line.split('|')).join('|')})(?![\\p{L}\\d])`;

/** Builds a pattern for what begins with any of these phrases. */
export const beginning = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.join('|')})(?:(?<= )|\\b)`, 'iu');
