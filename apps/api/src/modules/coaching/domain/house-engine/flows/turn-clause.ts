/** A clause about somebody, turned so that it can be said to them; and one of the speaker's own, left as it is. */
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
/** The third person's form of a verb after `you`. */
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

/** `his dog barks all night` → `your dog barks all night`; `she never listens` → `you never listen`. */
export function toTheirFace(clause: string): string {
  const words = clause.replace(/[’`´]/g, "'").split(/\s+/);
  const said = words.map((word, at) => {
    const [, bare = '', marks = ''] = /^(.*?)([.,;:!]*)$/.exec(word) ?? [];
    const low = bare.toLowerCase();
    const after = words[at - 1]?.toLowerCase();
    if (after === 'he' || after === 'she') return (forms[low] ?? withoutS(low, bare)) + marks;
    // "tell her" is her; "her dog" is hers.
    if (
      low === 'her' &&
      (words[at + 1] === undefined ||
        marks !== '' ||
        /^(to|that|for|on|in|at|and|the|a|about|when)$/i.test(words[at + 1]!))
    )
      return `you${marks}`;
    const turned = toYou[low];
    return turned === undefined ? word : turned + marks;
  });
  return said.join(' ').replace(/\bi\b/g, 'I').replace(/\bi'/g, "I'").replace(/'/g, '’');
}

function withoutS(low: string, bare: string): string {
  if (/^(always|never|just|really|still|only|often|also|sometimes|keeps)$/.test(low))
    return low === 'keeps' ? 'keep' : bare;
  if (/(ss|us|is)$/.test(low) || !low.endsWith('s')) return bare;
  return /(ches|shes|sses|xes|oes)$/.test(low)
    ? bare.slice(0, -2)
    : /ies$/.test(low)
      ? `${bare.slice(0, -3)}y`
      : bare.slice(0, -1);
}

/** `ich am Freitag nicht kommen kann` → `ich kann am Freitag nicht kommen`; nothing where the clause does not begin with `ich`. */
export function asGermanMainClause(clause: string): string | undefined {
  const words = clause
    .trim()
    .replace(/[.!?]+$/, '')
    .split(/\s+/);
  if (words[0]?.toLowerCase() !== 'ich' || words.length < 3 || words.length > 18) return undefined;
  const verb = words.at(-1)!;
  if (!/^[a-zäöüß]+(e|te|ss|ll|nn|rf|g|bin|be|n)$/.test(verb)) return undefined;
  return ['ich', verb, ...words.slice(1, -1)].join(' ');
}
