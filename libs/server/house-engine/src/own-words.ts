import { wordsOf, stemOf } from './words.ts';

/** First person as second: `ask my boss before I go` → `ask your boss before you go`. */
const persons: Record<string, string> = {
  "i'm": 'you’re',
  'i am': 'you are',
  'i was': 'you were',
  "i've": 'you’ve',
  "i'll": 'you’ll',
  "i'd": 'you’d',
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};
const firstPerson = /\b(?:i'm|i am|i was|i've|i'll|i'd|i|me|my|mine|myself)\b/gi;

/**
 * A person's words said back to them.
 * @returns nothing where they speak to the coach ("help me as you did"), which cannot be turned without understanding it
 */
export function turned(text: string): string | undefined {
  const plain = text.replace(/[’`´]/g, "'");
  if (/\b(you|your|yours|yourself|u)\b/i.test(plain)) return undefined;
  return plain.replace(firstPerson, (found) => persons[found.toLowerCase()] ?? found).replace(/'/g, '’');
}

/** The first clause of a text, without the punctuation around it. */
export function firstClause(text: string): string {
  const [clause = ''] = text.split(
    /\.(?!\d)|[!?;:\n()“”"]|,?\s(?:but|because|though|although|which|since|so|and (?:i|i'm|then|it|that|they)|or else|aber|weil)\b|,\s|\s[-–—]\s/i,
  );
  return withoutOuterMarks(clause);
}

/** A clause that goes into a sentence of the coach's: commas and the like at its ends would meet the marks around it. */
export const withoutOuterMarks = (clause: string) => clause.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');

const inWords = { least: 2, most: 7 };
const opensAQuestion =
  /^(how|what|when|where|why|who|which|should|can|could|is|are|do|does|did|will|would|wie|was|wann|wo|warum|wer|soll|kann)\b/i;
const hollow = /^(i (think|mean|guess|know|dont|don't)|you know|to be honest|well|yes|no|ok|okay|thanks|hi|hello)\b/i;

/**
 * A few words of the person's that can be quoted back as they stand; nothing where no clause is short and telling enough.
 * They are quoted, not turned, so that they are right whoever they speak of.
 */
export function wordsToEcho(text: string): string | undefined {
  const clauses = text
    .split(/[.!?;:\n()“”"]+(?=\s|$)|,\s|\s[-–—]\s|\s(?:but|because|aber|weil)\s/i)
    .filter((clause) => !text.slice(text.indexOf(clause) + clause.length).startsWith('?'))
    .map((clause) => clause.trim().replace(/^(and|so|und|then|also)\s+/i, ''))
    .filter(
      (clause) => /^[\p{L}\p{N}\s’'£€$%-]+$/u.test(clause) && !opensAQuestion.test(clause) && !hollow.test(clause),
    );
  const ranked = clauses
    .map((clause) => ({ clause, words: wordsOf(clause) }))
    .filter(({ words }) => words.length >= inWords.least && words.length <= inWords.most)
    .map(({ clause, words }) => ({ clause, telling: words.filter((word) => stemOf(word) !== undefined).length }))
    .filter(({ telling }) => telling >= 2)
    .sort((one, other) => other.telling - one.telling);
  return ranked[0]?.clause;
}
