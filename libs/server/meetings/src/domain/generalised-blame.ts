import { english, german } from './generalised-words.ts';

/**
 * Finds generalised accusations: they say of the listener that something bad happens always or again ("You always leave
 * the tests until the last day"), or that something due never does ("Nie sagst du Bescheid"). The words alone are no
 * sign: each accusation needs the listener as its subject, the generalisation, and the burden or the missed duty.
 */
const anyOf = (patterns: readonly string[]) => `(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`;
const matches = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');

const between =
  "(?:\\s+(?:guys|all|people|lot|two|just|really|simply|clearly|also|seem to|tend to|have|'ve|do|even|on))*\\s+";
const are = "(?:'re|\\s+are|\\s+were|'ve been|\\s+have been)";
const { adverbs, again, eachTime, never, burdens, states, duties } = english;
/** Words that begin a clause about something else: "You missed the call, so I'll explain it again". */
const another =
  "(?:i|we|she|he|they|let|let's|it's|it is|so|but|because|since|here|can|could|will|would|may)(?:'\\p{L}+)?(?!\\p{L})";
const sameClause = `(?:(?!(?<!\\p{L})${another})[^.,;:!?])*?`;
const englishForms = [
  // "You always leave …", "you've always ignored us", "you again forgot …"
  matches(`(?<!\\p{L})you(?:'ve)?${between}`, anyOf([adverbs, again]), between, anyOf(burdens)),
  // "You keep interrupting", "you kept on moving the goalposts"
  matches(
    `(?<!\\p{L})you(?:'ve)?${between}(?:(?:${adverbs}) )?(?:keep|kept)${between}(?=\\p{L}+ing(?!\\p{L}))`,
    anyOf(burdens),
  ),
  // "You're always late", "you are constantly changing …"
  matches(
    `(?<!\\p{L})you${are}\\s+(?:just |simply )?`,
    anyOf([adverbs, again]),
    '\\s+(?:\\p{L}+ )?(?:',
    anyOf(states),
    '|(?=\\p{L}+ing)',
    anyOf(burdens),
    ')',
  ),
  matches(`(?<!\\p{L})your (?:\\p{L}+ ){1,3}(?:is|are|was|were) `, anyOf([adverbs, again]), '\\s+', anyOf(states)),
  // "Every time … you change …"
  matches(anyOf([eachTime]), `[^.;!?]*?(?<!\\p{L})you(?:'ve)?${between}`, anyOf(burdens)),
  // "Once again you forgot …"
  matches(
    `(?:^|[.,;:!?–—]\\s*|(?<!\\p{L})that )(?:(?:and|but|so|oh|well|now|then),? )*(?:${again}),? you(?:'ve)?${between}`,
    anyOf(burdens),
  ),
  // "All you ever do is complain"
  matches('^(?:[^,]{0,20}, )?all you ever do is ', anyOf(burdens)),
  // "You forgot it again", "you leave it to us every single time"
  matches(
    `(?<!\\p{L})you(?:'ve)?${between}`,
    anyOf(burdens),
    sameClause,
    '(?:,\\s*)?',
    anyOf([again, eachTime, 'all the time']),
  ),
  // "You never answer …", "you never once …"
  matches(`(?<!\\p{L})you(?:'ve)?${between}`, anyOf(never), between, anyOf(duties)),
  // "We always have to clean up your mess", "I always have to chase you"
  matches(
    '(?<!\\p{L})(?:i|we)(?: are the ones who| am the one who)? (?:always|constantly) (?:have|had) to ',
    '(?:clean|tidy|pick|clear|cover|chase|wait|remind|fix|redo|rescue|correct|beg|ask|run|mop)\\p{L}* [^.;]*?(?<!\\p{L})(?:you|your|yours)(?!\\p{L})',
  ),
];

/** "Du" and "ihr" are subjects; "Sie" is one with a capital letter within a sentence, or with a plural verb after it. */
const germanListener =
  /(?<!\p{L})[Dd]u(?!\p{L})|(?<!\p{L})[Ii]hr (?:\p{Ll}+t)(?!\p{L})|(?<!\p{L})\p{L}+t ihr(?!\p{L})|(?<=\p{L},? )Sie(?!\p{L})|^Sie (?:sind|\p{Ll}+e?[lrn]n|\p{Ll}+en)(?!\p{L})/u;
/** Conditions, consequences, advice ("Entschuldigen Sie sich nie") and relative clauses state no fact. */
const supposed =
  /(?<!\p{L})(?:wenn|falls|sofern|ob|damit|sonst)(?!\p{L})|^\s*(?:dann |\p{L}+en Sie(?!\p{L})|(?:die|der|das|den|dem|wo|was) (?:du|ihr|sie)(?!\p{L}))/iu;
/** Another subject in the clause: then "Sie" and "ihr" are objects. */
const otherSubject = /(?<!\p{L})(?:ich|wir|er|es|man|niemand|jemand|wer)(?!\p{L})/iu;
const yours = /(?<!\p{L})(?:[Dd]eine?|[Ee]ure?|(?<!^)Ihre?)(?:[mnrs])? \p{Lu}\p{L}+ (?:ist|sind|war|waren)(?!\p{L})/u;
const germanGeneraliser = anyOf([german.adverbs, german.again, german.eachTime]);
const chore = matches(
  germanGeneraliser,
  '[^.;]*?(?:muss|müssen|musste|mussten|darf|dürfen) (?:ich|wir) |(?:ich|wir) (?:muss|müssen|darf|dürfen) [^.;]*?',
  germanGeneraliser,
);
const forYou =
  /(?<!\p{L})(?:hinter (?:dir|euch|Ihnen)|(?:dir|euch|Ihnen) (?:\p{L}+ ){0,2}(?:hinterher|nach)\p{L}*|auf (?:dich|euch|Sie) warten|(?:dich|euch|Sie) (?:\p{L}+ ){0,3}erinnern|(?:deine|eure|Ihre)[nr]? (?:\p{L}+ ){0,2}(?:aus(?:bügeln|baden)|nach\p{L}+|auf\p{L}+|erledigen|machen|korrigieren|ausgleichen|retten))(?!\p{L})/u;
const germanAlways = matches(germanGeneraliser);
const germanNever = matches(anyOf(german.never));
const germanBurden = matches(anyOf(german.burdens));
const germanState = matches(
  '(?<!\\p{L})(?:bist|seid|sind|warst|wart|waren|ist|war)(?!\\p{L})[^.;]*',
  anyOf(german.states),
);
const germanDuty = matches(anyOf(german.duties));
const germanOutburst = matches(anyOf(german.burdens), ',? wie (?:immer|üblich) bei (?:dir|euch|ihnen)(?!\\p{L})');

const quoted = /[“„"«][^”“"»]*(?:[Yy]ou|[Dd]u|[Ii]hr|Sie)(?!\p{L})/u;
const harmless = { en: matches(anyOf(english.harmless)), de: matches(anyOf(german.harmless)) };

/**
 * Reports whether a sentence accuses the listener of what they always or never do. Questions are not for this rule.
 * @param sentence with straight apostrophes
 */
export function isGeneralisedBlame(sentence: string): boolean {
  if (quoted.test(sentence)) return false;
  if (englishForms.some((form) => form.test(sentence))) return !harmless.en.test(sentence);
  return (
    !harmless.de.test(sentence) && sentence.split(/[,;:–—]\s+/u).some((clause) => accusesInGerman(clause, sentence))
  );
}

function accusesInGerman(clause: string, sentence: string): boolean {
  if (supposed.test(clause)) return false;
  if (germanOutburst.test(sentence)) return true;
  if (chore.test(clause) && forYou.test(clause)) return true;
  if (yours.test(clause)) return germanAlways.test(clause) && germanState.test(clause);
  if (!germanListener.test(clause) || otherSubject.test(clause)) return false;
  if (germanNever.test(clause)) return germanDuty.test(sentence) && !germanBurden.test(clause);
  return germanAlways.test(clause) && (germanBurden.test(clause) || germanState.test(clause));
}
