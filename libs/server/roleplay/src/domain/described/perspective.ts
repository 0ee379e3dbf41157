/** Words for other people: a description that contains one of them makes “he” and “she” ambiguous. */
const otherPeople =
  /\b(?:mother|mom|mum|father|dad|parents?|brother|sister|son|daughter|kids?|child|children|husband|wife|partner|boyfriend|girlfriend|friend|friends|colleagues?|co-?workers?|boss|manager|neighbou?rs?|landlord|landlady|teacher|doctor|uncle|aunt|cousin|grandmother|grandfather|ex|client|customer|somebody|someone)\b/i;
const name =
  /(?<=[\p{Ll},'] )(?!I\b|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|German|Christmas|Easter)\p{Lu}\p{Ll}+/u;

/** Reports whether a text mentions people other than the two speakers. */
export const namesOthers = (text: string): boolean => otherPeople.test(text) || name.test(text);

const toPartner: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
};
const partnersOwn: Readonly<Record<string, string>> = {
  he: 'I',
  she: 'I',
  "he's": 'I’m',
  "she's": 'I’m',
  "he'd": "I'd",
  "she'd": "I'd",
  "he'll": "I'll",
  "she'll": "I'll",
  him: 'me',
  his: 'my',
  himself: 'myself',
  herself: 'myself',
};
const addressed: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  "he's": "you're",
  "she's": "you're",
  "he'd": "you'd",
  "she'd": "you'd",
  "he'll": "you'll",
  "she'll": "you'll",
  him: 'you',
  his: 'your',
  himself: 'yourself',
  herself: 'yourself',
};
const adverbs = new Set(['always', 'never', 'still', 'also', 'often', 'just', 'only', 'really', 'already']);
/** Verbs with the same form for all persons. */
const unchanged = new Set([
  'can',
  "can't",
  'could',
  'will',
  "won't",
  'would',
  'should',
  'must',
  'may',
  'might',
  'did',
  "didn't",
  'had',
]);
const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "doesn't": "don't",
  "hasn't": "haven't",
  goes: 'go',
};
const firstPerson: Readonly<Record<string, string>> = {
  ...irregular,
  is: 'am',
  was: 'was',
  "wasn't": "wasn't",
  "isn't": 'am not',
};

/** Returns a third-person verb in the form that follows “you” or “I”. */
export function bare(verb: string, forms: Readonly<Record<string, string>> = irregular): string {
  const known = forms[verb];
  if (known !== undefined) return known;
  if (unchanged.has(verb) || !/s$/.test(verb) || /ss$/.test(verb)) return verb;
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  return verb.replace(/(?<=(?:sh|ch|ss|x|zz))es$|s$/, '');
}

const word = /[\p{L}']+/gu;
const ends =
  /^(?:[,.;:!?]|$|\s+(?:and|or|but|to|that|for|with|in|on|at|about|by|from|when|if|because|so|as|out|up|down|back|off|again|too|more|less)\b)/i;

/**
 * Rephrases a clause of a description as one speaker says it to the other: “she thinks I’m late” becomes, for the
 * partner, “I think you’re late”. `her` before a noun is possessive, otherwise the object.
 * @param speaker who will say the clause
 * @returns undefined where a pronoun is ambiguous
 */
export function spokenBy(speaker: 'partner' | 'person', clause: string): string | undefined {
  if (/\b(?:they|them|their|theirs|themselves|hers)\b/i.test(clause)) return undefined;
  const hasPronoun = /\b(?:he|she|him|her|his|himself|herself)(?:'\w+)?\b/i.test(clause);
  if (hasPronoun && namesOthers(clause)) return undefined;
  // “he’s” may be “he has”.
  if (speaker === 'partner' && /\b(?:he|she)'s\s+\p{L}+(?:ed|en)\b/iu.test(clause)) return undefined;
  if (/\b(?:he|she)'s\s+(?:been|got|had)\b/i.test(clause)) return undefined;
  const own = speaker === 'partner' ? { ...toPartner, ...partnersOwn } : addressed;
  let after: 'third' | 'first' | undefined;
  return clause.replace(word, (written, at: number) => {
    const plain = written.toLowerCase();
    const before = after;
    after = undefined;
    if (plain === 'her') {
      const isAlone = ends.test(clause.slice(at + written.length));
      return speaker === 'partner' ? (isAlone ? 'me' : 'my') : isAlone ? 'you' : 'your';
    }
    if (before === 'third') {
      if (adverbs.has(plain)) after = 'third';
      else return bare(plain, speaker === 'partner' ? firstPerson : irregular);
    }
    if (before === 'first' && speaker === 'partner') {
      if (adverbs.has(plain)) after = 'first';
      else if (plain === 'am') return 'are';
      else if (plain === 'was') return 'were';
    }
    const said = own[plain];
    if (said === undefined) return written;
    if (plain === 'he' || plain === 'she') after = 'third';
    if (plain === 'i') after = 'first';
    return said;
  });
}
