import { commitmentsIn, type OwnSentence, readLine } from '@greenroom/speech-analysis';

/**
 * Phrases that take up or say back what another said in a real meeting. The speech acts of scenes, in which one answers
 * one person, hear them in every second explanation: "The objective was to say that …", "So we'd have to …".
 */
const anyOf = (...patterns: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');

const saysBack = [
  anyOf(
    "so (?:what )?(?:you(?:'re| are) (?:saying|asking|suggesting|proposing)|you (?:say|mean|want|need|think|would like))",
    'if i (?:understand|understood|heard|hear|got|get) (?:you|that|this|it)(?: correctly| right| rightly)?',
    "(?:what|as) i (?:hear|heard|understand|understood)(?: you say| from you| is)?|what i(?:'m| am) hearing",
    'let me (?:recap|summari[sz]e|repeat what you|play (?:it|that) back|check (?:that )?i understood)',
    '(?:shortly |then )?you (?:want|would like|need) (?:us|me) to',
    'to (?:sum (?:it )?up|summari[sz]e|recap)',
    "i think i understood that|so (?:we have|we've|we are|we're) agreed",
  ),
  anyOf(
    'wenn ich (?:sie|dich|euch|das|es|ihn) richtig (?:verstehe|verstanden habe)',
    'habe ich (?:sie|dich|euch|das) richtig verstanden',
    'also (?:sagen|meinen|möchten|wollen|brauchen) sie|also (?:sagst|meinst|möchtest|willst|brauchst) du',
    '(?:sie sagen|du sagst|sie meinen|du meinst) also',
    'ich fasse (?:das |es |kurz )*zusammen|fassen wir (?:das |es |kurz )*zusammen|zusammengefasst',
    'halten wir (?:also |das )?fest',
  ),
];

const takesUp = [
  anyOf(
    'i (?:do |fully |completely |really |absolutely |quite )?(?:understand|appreciate|see) (?:that|what|why|how|your)(?! i\\b)',
    'i (?:hear|get) (?:you|that|your)(?! i\\b)|i see what you mean',
    "(?:that(?:'s| is) a |that(?:'s| is) |very )?(?:good|fair|valid|great|excellent) (?:point|question|idea)",
    "(?:that|it) makes (?:perfect |total |a lot of )?sense(?:(?= to me)|(?=[.,!;]|$))|fair enough|you(?:'re| are) (?:absolutely |quite |completely )?right",
    'thank(?:s| you) for (?:telling|sharing|saying|raising|pointing|asking|the (?:question|update|report|explanation))',
    '(?:that|it) (?:must (?:be|have been)|sounds) (?:hard|difficult|tough|frustrating|exhausting|like (?:you|a))|sounds like you',
  ),
  anyOf(
    'ich (?:verstehe|sehe|höre)(?: gut| sehr gut)?,? (?:dass|daß|was|warum|wie|ihre?n?|deine?n?)(?! ich)',
    '(?:ich kann|kann ich) (?:das |sie |dich |gut |sehr )*(?:verstehen|nachvollziehen)',
    '(?:das ist )?(?:ein )?(?:guter|berechtigter|wichtiger) (?:punkt|einwand|hinweis)|(?:eine )?gute (?:frage|idee)',
    '(?:da )?(?:haben sie|hast du|habt ihr) (?:völlig |ganz |vollkommen )?recht|(?:sie haben|du hast|ihr habt) (?:da )?(?:völlig |ganz )?recht',
    'das leuchtet mir ein|das ergibt sinn|danke für (?:den hinweis|die frage|ihre offenheit|deine offenheit)',
  ),
];

/** "I don't understand that …", and words put into another's mouth. */
const denied = anyOf("don't|do not|didn't|can't|cannot|couldn't|not|nicht|kein(?:e[mnrs]?)?|he|she|they|er|niemand");

/** "I understand that, but …" */
const takenBack = /^[^.]{0,12}[,–—-]\s*(?:but|aber)(?!\p{L})/iu;

const has = (patterns: readonly RegExp[], quote: string) => {
  const words = quote.replace(/[’`´]/g, "'");
  return patterns.some((pattern) => {
    const found = pattern.exec(words);
    if (found === null) return false;
    const [before, after] = [
      words.slice(Math.max(0, found.index - 20), found.index),
      words.slice(found.index + found[0].length),
    ];
    return !denied.test(before) && !takenBack.test(after);
  });
};

/** A step later in the meeting's sentence than this many sentences is no longer about what was said before. */
const mostBefore = 2;
const any = new Date(0);
const together = anyOf(
  "let's (?:agree|settle|meet|book|schedule|sit|talk|decide|look|check|review|come back|write|try|start)",
  'lass(?:en sie)? uns (?:\\p{L}+ )*(?:treffen|besprechen|festlegen|vereinbaren|entscheiden|ansehen|prüfen|telefonieren)',
);

/** Returns whether a sentence says back, in other words or as a check, what others said. */
export const summarises = ({ quote }: Pick<OwnSentence, 'quote'>): boolean => has(saysBack, quote);

/** Returns whether a sentence at the beginning of a turn takes up what was said before. */
export const acknowledges = ({ quote, from }: Pick<OwnSentence, 'quote' | 'from'>, text: string): boolean =>
  has(takesUp, quote) && readLine(text.slice(0, from)).sentences.length < mostBefore;

/** Returns whether a sentence commits the speaker, or all, to a step that has a time. */
export function namesStep({ quote, acts }: Pick<OwnSentence, 'quote' | 'acts'>): boolean {
  if (!acts.includes('proposes-step') && commitmentsIn(quote, any).every(({ dueOn }) => dueOn === null)) return false;
  return commitmentsIn(quote, any).length > 0 || together.test(quote.replace(/[’`´]/g, "'"));
}
