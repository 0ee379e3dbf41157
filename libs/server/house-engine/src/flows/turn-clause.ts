/** Replacements that turn a clause about another person into one said to them. */
const toYou: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  they: 'you',
  him: 'you',
  her: 'your',
  them: 'you',
  his: 'your',
  their: 'your',
  "he's": "you're",
  "she's": "you're",
  "they're": "you're",
  "he'd": "you'd",
  "she'd": "you'd",
  "they'd": "you'd",
  "he'll": "you'll",
  "she'll": "you'll",
  "they'll": "you'll",
  "they've": "you've",
  himself: 'yourself',
  herself: 'yourself',
};
/** Third-person verb forms and their form after `you`. */
const forms: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};

/** Adverbs that may stand between subject and verb. */
const adverb = /^(always|never|just|really|still|only|often|also|sometimes)$/;

/** `his dog barks all night` → `your dog barks all night`; `she never listens` → `you never listen`. */
export function toTheirFace(clause: string): string {
  const words = clause.replace(/[’`´]/g, "'").split(/\s+/);
  const said = words.map((word, at) => {
    const [, bare = '', marks = ''] = /^(.*?)([.,;:!]*)$/.exec(word) ?? [];
    const low = bare.toLowerCase();
    const after = words[at - 1]?.toLowerCase();
    const subject = adverb.test(after ?? '') ? words[at - 2]?.toLowerCase() : after;
    if (subject === 'he' || subject === 'she') return (forms[low] ?? withoutS(low, bare)) + marks;
    // "tell her" is an object; "her dog" is a possessive.
    if (
      low === 'her' &&
      (words[at + 1] === undefined ||
        marks !== '' ||
        /^(to|that|for|on|in|at|and|the|a|about|when|from|with|before|after|because|but|or|if|by|as|this|any|again|too|first|out|down|up)$/i.test(
          words[at + 1]!,
        ))
    )
      return `you${marks}`;
    const turned = toYou[low];
    return turned === undefined ? word : turned + marks;
  });
  return said.join(' ').replace(/\bi\b/g, 'I').replace(/\bi'/g, "I'").replace(/'/g, '’');
}

function withoutS(low: string, bare: string): string {
  if (adverb.test(low)) return bare;
  if (low === 'keeps') return 'keep';
  if (/(ss|us|is)$/.test(low) || !low.endsWith('s')) return bare;
  return /(ches|shes|sses|xes|oes)$/.test(low)
    ? bare.slice(0, -2)
    : /ies$/.test(low)
      ? `${bare.slice(0, -3)}y`
      : bare.slice(0, -1);
}

/**
 * `ich am Freitag nicht kommen kann` → `ich kann am Freitag nicht kommen`; undefined if the clause does not begin with
 * `ich`.
 */
export function asGermanMainClause(clause: string): string | undefined {
  const words = clause
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  if (words[0]?.toLowerCase() !== 'ich' || words.length < 3 || words.length > 18) return undefined;
  // “ich den Job verloren habe will ich nicht …” goes on with a clause of its own.
  if (words.slice(1).some((word) => word.toLowerCase() === 'ich')) return undefined;
  const verb = words.at(-1)!;
  if (!/^[a-zäöüß]+(e|te|ss|ll|nn|rf|g|bin|be|n)$/.test(verb)) return undefined;
  return ['ich', verb, ...words.slice(1, -1)].join(' ');
}

/** `leiser zu sein` → `leiser sein`; `mit dem Lärm aufzuhören` → `mit dem Lärm aufhören`. */
export function withoutZu(clause: string): string | undefined {
  const bare = clause.trim().replace(/[.!?]+$/, '');
  const apart = / zu (\p{Ll}+n)$/u.exec(bare);
  if (apart) return bare.replace(/ zu (\p{Ll}+n)$/u, ' $1').replace(/^zu /, '');
  return /(?<=\p{Ll})zu\p{Ll}{2,}n$/u.test(bare) ? bare.replace(/zu(\p{Ll}{2,}n)$/u, '$1') : undefined;
}

/** Irregular third-person verb forms as `du` and `Sie` forms. */
const germanForms: Readonly<Record<string, readonly [familiar: string, formal: string]>> = {
  ist: ['bist', 'sind'],
  hat: ['hast', 'haben'],
  wird: ['wirst', 'werden'],
  kann: ['kannst', 'können'],
  will: ['willst', 'wollen'],
  muss: ['musst', 'müssen'],
  gibt: ['gibst', 'geben'],
  nimmt: ['nimmst', 'nehmen'],
  spricht: ['sprichst', 'sprechen'],
  unterbricht: ['unterbrichst', 'unterbrechen'],
  vergisst: ['vergisst', 'vergessen'],
  lässt: ['lässt', 'lassen'],
  hält: ['hältst', 'halten'],
  isst: ['isst', 'essen'],
  liest: ['liest', 'lesen'],
  hilft: ['hilfst', 'helfen'],
  übernimmt: ['übernimmst', 'übernehmen'],
};

/**
 * `er mich immer unterbricht` → `du mich immer unterbrichst`; `sein Hund bellt` → `dein Hund bellt`; both in the word
 * order after `dass`.
 */
export function germanToTheirFace(clause: string, familiar: boolean): string | undefined {
  const words = clause.trim().split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1)!;
  const owns = /^(?:sein|ihr)(e[mnrs]?)?$/i.exec(first);
  if (owns) return [`${familiar ? 'dein' : 'Ihr'}${owns[1] ?? ''}`, ...words.slice(1)].join(' ');
  if (!/^(er|sie)$/i.test(first)) return clause;
  const verb = verbTo(last, familiar);
  return verb && [familiar ? 'du' : 'Sie', ...words.slice(1, -1), verb].join(' ');
}

function verbTo(verb: string, familiar: boolean): string | undefined {
  const known = germanForms[verb];
  if (known) return known[familiar ? 0 : 1];
  if (!/^[a-zöüß]+t$/.test(verb)) return undefined;
  const stem = verb.slice(0, -1);
  if (familiar) return /[sßzx]$/.test(stem) ? verb : `${stem}st`;
  return `${stem.replace(/e$/, '')}en`;
}
