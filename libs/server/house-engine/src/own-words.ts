/** First-person words and their second-person form: `ask my boss before I go` → `ask your boss before you go`. */
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
 * Turns a person's words to the second person.
 * @returns undefined if they address the coach ("help me as you did"), because turning that would need understanding
 */
export function turned(text: string): string | undefined {
  const plain = text.replace(/[’`´]/g, "'");
  if (/\b(you|your|yours|yourself|u)\b/i.test(plain)) return undefined;
  return plain.replace(firstPerson, (found) => persons[found.toLowerCase()] ?? found).replace(/'/g, '’');
}

/** Returns the first clause of a text, without the punctuation around it. */
export function firstClause(text: string): string {
  const [clause = ''] = text.split(
    /(?<!(?<!\d)\d{1,2})\.(?!\d)|(?<=\d)\.$|[!?;:\n()“”"]|,?\s(?:but|because|though|although|which|since|so|and (?:i|i'm|then|it|that|they)|or else|aber|weil)\b|,\s|\s[-–—]\s/i,
  );
  return withoutOuterMarks(clause);
}

/** Trims punctuation from a clause that is inserted into a sentence of the coach's. */
export const withoutOuterMarks = (clause: string) => clause.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
