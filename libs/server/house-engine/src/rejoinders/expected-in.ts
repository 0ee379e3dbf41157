/** The person expected to speak: `he`, `my boss`, `Priya`, `nobody`. */
const who =
  '(?:he|she|they|it|nobody|no one|everyone|everybody|somebody|someone|(?:my|the|his|her) \\p{L}+|\\p{Lu}\\p{Ll}+)';
const wer =
  '(?:er|sie|es|die|der|man|niemand|keiner|alle|jemand|(?:mein|meine|der|die|das) \\p{Lu}\\p{L}+|\\p{Lu}\\p{Ll}+)';

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what if|and if|but if|what happens if|suppose|in case|what do i (?:say|do|answer) (?:if|when)) (${who}(?: .*)?)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${who}(?:['’]ll| will| might| may| could|['’]s going to| is going to| are going to)(?: probably| just| surely| definitely| only| always)? .+)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${who} (?:always|usually|just|keeps?|only) (?:says?|saying|tells?|telling|asks?|asking|answers?) .+)$`,
    'isu',
  ),
  new RegExp(
    `\\b(?:was(?: ist| mache ich| sage ich)?,? wenn|und wenn|aber wenn|was ist,? wenn) (${wer}(?: .*)?)$`,
    'isu',
  ),
  new RegExp(
    `\\b(${wer} (?:wird|könnte|sagt|meint|fragt)(?: dann| bestimmt| sicher| immer| wahrscheinlich| doch| nur)+ .+)$`,
    'isu',
  ),
  new RegExp(`\\b(${wer} wird .+)$`, 'isu'),
];

/** Somebody, as typed in a hurry: `denise`, `old brian`, `our finance director`. */
const anyone =
  "(?:(?:my|our|the|his|her|old|frau|herr|mein|meine|unser|unsere|der|die) )?[\\p{L}’'-]+(?: [\\p{L}’'-]+)?";
const remark = '(?:goes(?= [“"\'])|says|asks|answers|replies|comes back with|stands up and (?:says|asks))';
const antwort = '(?:sagt|meint|fragt|antwortet|kommt mit)';

/** What they say follows a verb of saying, so that anybody may be meant, whether or not the name has a capital. */
const remarks: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what if|and if|but if|if|what do i (?:say|do) (?:if|when)|and when) (${anyone} ${remark}:? .+)$`,
    'isu',
  ),
  /\b((?:he|she|they)(?:['’]?ll|d|['’]d)? (?:just |only |probably |always |then |gonna )?(?:go|be like|say|ask|reply|tell me|come back with):? .+)$/isu,
  new RegExp(`\\b(?:wenn|falls) (${anyone} (?:dann |bloß |nur )?${antwort}:? .+)$`, 'isu'),
  new RegExp(
    `\\b(${anyone} ${antwort} (?:mir |dann |da )*(?:garantiert|bestimmt|sicher|wahrscheinlich|safe|eh|dann)[ :]+.+)$`,
    'isu',
  ),
];

/** The case-insensitive patterns do not distinguish a name from another word. */
const isSomebody =
  /^(?:[Hh]e|[Ss]he|[Tt]hey|[Ii]t|[Nn]obody|[Nn]o one|[Ee]very(?:one|body)|[Ss]ome(?:body|one)|[Mm]y|[Tt]he|[Hh]is|[Hh]er|er|sie|es|der|die|das|man|niemand|keiner|alle|jemand|meine?|\p{Lu}\p{Ll}+)\b/u;

/** What is written somewhere is no remark that could be answered. */
const written =
  /^(?:the|das|die|der|an?|eine?) (?:ad|advert\w*|letter|mail|e-?mail|contract|form|sign|site|website|app|recipe|book|article|label|anzeige|ausschreibung|brief|vertrag|formular|schild|seite|rezept|buch|artikel)\b/i;

/** In words. A longer remark is not repeated to the person. */
const longestRemark = 14;

/**
 * Returns the words of a remark that another person is expected to make (`denise goes "no chance"` → `no chance`);
 * undefined if it has no verb of saying, or is too long to be repeated.
 */
export function remarkIn(expected: string): string | undefined {
  if (written.test(expected)) return undefined;
  const [, quoted, single] = /[“"„]([^“”"„]{3,})[”"“]|(?<=\s)'([^']{3,})'(?=\s|$)/u.exec(expected) ?? [];
  const [, reported] =
    /\b(?:(?:goes|go)(?= like| [“"'])|says?|be like|replies|reply|sagt|meint)(?: (?:mir|dann|da|bestimmt|sicher|garantiert|wahrscheinlich|eh|that|dass))*[:,]? (.+)$/isu.exec(
      expected,
    ) ?? [];
  const said = quoted ?? single ?? (reported && turnedToMe(reported));
  const words = said?.trim().replace(/[.!,]+$/, '');
  return words !== undefined && words.split(/\s+/).length <= longestRemark ? words : undefined;
}

/** Words of a reported remark as they are said to the person: `I am putting pressure on her`, `my work is beneath him`. */
const toMe: Readonly<Record<string, string>> = {
  ...{
    i: 'you',
    "i'm": "you're",
    "i've": "you've",
    "i'll": "you'll",
    "i'd": "you'd",
    am: 'are',
    me: 'you',
    my: 'your',
  },
  ...{ he: 'I', she: 'I', they: 'I', him: 'me', them: 'me', his: 'my', their: 'my' },
};
const ofTheSpeaker = /\b(?:he|she|him|her|they|them|his|their)\b/i;

/** Turns a remark around if it speaks of the one who makes it in the third person, and is thereby surely reported. */
function turnedToMe(remark: string): string {
  if (!/^(?:that )?(?:i|i['’]m|i['’]ve|my)\b/i.test(remark) || !ofTheSpeaker.test(remark)) return remark;
  const words = remark
    .replace(/^that /i, '')
    .replace(/’/g, "'")
    .split(/\s+/);
  const turned = words.map((word, at) => {
    const [, bare = '', marks = ''] = /^(.*?)([.,;:!]*)$/.exec(word) ?? [];
    const low = bare.toLowerCase();
    if (low === 'her') return (/^\p{Ll}/u.test(words[at + 1] ?? '') && marks === '' ? 'my' : 'me') + marks;
    return (toMe[low] ?? bare) + marks;
  });
  return turned.join(' ').replace(/'/g, '’');
}

const ofOneself = /^(?:i|ich|we|wir|you|it|es) /i;

/**
 * Returns what another person is expected to say or do, in the person's words, from the first sentence that states it;
 * undefined if there is none.
 */
export function expectedIn(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.?!])\s+|\n+/)) {
    for (const pattern of patterns) {
      const [, clause] = pattern.exec(sentence) ?? [];
      if (clause && isSomebody.test(clause)) return clause.replace(/[?!.\s]+$/, '');
    }
    for (const pattern of remarks) {
      const [, clause] = pattern.exec(sentence) ?? [];
      if (clause && !ofOneself.test(clause)) return clause.replace(/[?!.\s]+$/, '');
    }
  }
  return undefined;
}
