/** A way of promising: the pattern has a group `deed`; a deed that is refused is no promise. */
export interface PromiseForm {
  pattern: RegExp;
  isRefused?: (deed: string) => boolean;
}

/** How one language promises. */
export interface PromiseRules {
  /** The first that fits counts. */
  forms: readonly PromiseForm[];
  /** Jokes and exaggerations, wherever they stand, and what asks at the end. */
  refused: readonly RegExp[];
  /** How a part of a sentence begins that asks. */
  asks: RegExp;
  /** Makes what comes behind it somebody else's words, or a condition. */
  reported: RegExp;
  /** Takes back what follows in the same part of the sentence: "I don't think I'll …". */
  doubted: RegExp;
}

/** What a clause promises in the words of its speaker, or nothing. */
export function promiseIn(
  clause: string,
  { forms, refused, asks, reported, doubted }: PromiseRules,
): string | undefined {
  if (refused.some((one) => one.test(clause))) return undefined;
  for (const form of forms) {
    const found = form.pattern.exec(clause);
    const deed = found?.groups?.deed;
    if (!found || deed === undefined) continue;
    const before = clause.slice(0, found.index);
    const part = before.slice(before.lastIndexOf(',') + 1);
    const isAsked = asks.test(clause.slice(before.lastIndexOf(',') + 1).trimStart());
    if (isAsked || reported.test(before) || doubted.test(part) || form.isRefused?.(deed)) continue;
    return deed;
  }
  return undefined;
}

/** Any of these words and phrases, from the beginning to the end of a word. */
export const anyOf = (...phrases: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${phrases.flatMap((line) => line.split('|')).join('|')})(?![\\p{L}\\d])`;
