import { isQuestion } from '../is-question.ts';
import { englishRoles, germanRoles } from './slots.ts';
import { asGermanMainClause, toTheirFace, withoutZu } from './turn-clause.ts';
import type { Language } from './language.ts';

/** What the person wants to say to someone, as far as it can be read from their words. */
export type Matter =
  | { kind: 'raise' | 'money-back' | 'deposit' | 'price' | 'resign' }
  /** The expected salary, and why the last job ended, as asked in an interview. */
  | { kind: 'pay-expected' | 'let-go' }
  /** Resuming contact after a silence. */
  | { kind: 'reconnect' }
  /** The opening of a talk; `what` is its subject, if known. */
  | { kind: 'opening'; what?: string }
  | {
      kind:
        | 'ask-for'
        | 'ask-to'
        | 'tell'
        | 'observe'
        | 'complain'
        /**
         * Something the other person does not know yet and will mind; a main clause in English, a subordinate one in
         * German.
         */
        | 'news'
        | 'refuse'
        | 'refuse-to'
        | 'apologise'
        | 'own-up'
        | 'about';
      what: string;
    };

const whom =
  '(?:(?:my|our|the|his|her|their|meine[mnr]?|meine|mein|unsere[mnr]?|unserer?|der|dem|den|die) )?(?:\\p{L}[\\p{L}-]*)(?: \\p{Lu}[\\p{L}-]*)?';
/** Another person by their relation to the speaker, with a name if one follows. */
const someone = `\\b[Mm]y (?:new |old |elder |younger |little |big )?(?:\\d+[- ]year[- ]old|${englishRoles})(?:,? \\p{Lu}\\p{Ll}+)?`;
const whatIDid = new RegExp(
  '^(?=[^]*\\b(?:apologi[sz]\\w*|say(?:ing)? sorry|make it (?:up to|right)|put it right)\\b)[^]*?\\b(I (?:snapped|shouted|yelled|screamed|swore|lied|forgot|missed|broke|ignored|interrupted|blamed|lost|laughed|let|told|sent|cancell?ed|hurt|said|insulted|embarrassed|overreacted|left)\\b[^.?!]*)',
  'i',
);

/** `I snapped at my colleague Tom` → `I snapped at you`, to be said to Tom. */
const saidToThem = (clause: string) => toTheirFace(clause.replace(theirs, 'your').replace(them, 'you'));
const theirs = new RegExp(`${someone}['’]s`, 'gu');
const them = new RegExp(someone, 'gu');

/** What somebody is that one may want to change: not “she is two years older”, and not “she is going through a divorce”. */
const bothers =
  'always|never|constantly|forever|so|too|often|late|rude|loud|lazy|messy|cold|distant|jealous|controlling|unreliable|dismissive|noisy|careless|sloppy|unfair|on (?:his|her|their) phones?|not (?:listening|helping|doing|paying|answering|pulling)|ignoring|interrupting|shouting|blaming|avoiding|blocking|taking credit|smoking|drinking';

const english: readonly [RegExp, (found: RegExpExecArray) => Matter | undefined][] = [
  [
    whatIDid,
    (found) => {
      const [deed = ''] = (found[1] ?? '').split(/,? (?:and|but|because|so) (?:I|now|how|he|she|they)\b/i);
      return deed.split(' ').length > 18 ? undefined : { kind: 'own-up', what: saidToThem(deed.trim()) };
    },
  ],
  [
    /\b(?:(?:hasn't|haven't|not|barely|won't) (?:spoken|talked|speak|talk|been in touch)(?! (?:about|through|it over)\b)|stopped (?:talking|speaking|answering)|no contact (?:with|since|for)|silent treatment|(?:fell|fallen) out with)\b/i,
    () => ({ kind: 'reconnect' }),
  ],
  [
    /\b(?:(?:salary|pay) expectations?|expected (?:salary|pay)|what i(?: would|'d)? (?:want|expect|like) to (?:earn|make))\b/i,
    () => ({ kind: 'pay-expected' }),
  ],
  [
    /\b(?:(?:got|was|been|being) (?:fired|sacked|let go|laid off|made redundant)|they (?:fired|sacked) me)\b/i,
    () => ({ kind: 'let-go' }),
  ],
  [
    /\b(raise|pay ?rise|more money|salary|what i earn|i(?:'m| am) on \d|pay review|earn \d)/i,
    () => ({ kind: 'raise' }),
  ],
  [/\bdeposit\b/i, () => ({ kind: 'deposit' })],
  [
    /\b(lent|loaned|borrowed|owes? (me|us)(?![^]*\binvoices?\b)|pa(y|id) (me|us) back|my money back)\b/i,
    () => ({ kind: 'money-back' }),
  ],
  [
    /\b(rais\w+|put\w* up|increas\w+|higher) (my |our )?(prices?|rates?|fees?)\b|\bputt?ing (?:up )?my (?:day |hourly )?(?:rate|price)\b/i,
    () => ({ kind: 'price' }),
  ],
  [
    /\b(?:(?:my |our |the )?(?:rates?|prices?|fees?) (?:is |are )?go(?:ing|es)? up\b|(?:i(?:['’]ve| have|['’]m)? )?charg\w+ [^.?!]*\d[^]*\bto \d|(?:if i |to )?go(?:ing)? from [£€$]?\d+ to [£€$]?\d+)/i,
    () => ({ kind: 'price' }),
  ],
  [
    /\b(hand(ing)? in my notice|resign\w*|quit(ting)? my job|tell \w+ (that )?i(?:'m| am) (leaving|quitting))\b/i,
    () => ({ kind: 'resign' }),
  ],
  [new RegExp(`\\bask(?:ing)? ${whom} for (.+)`, 'iu'), (found) => what('ask-for', found[1])],
  [
    new RegExp(`\\bask(?:ing)? ${whom} (?:not to|to) (.+)`, 'iu'),
    (found) => what('ask-to', toTheirFace(found[1] ?? '')),
  ],
  [/\bask(?:ing)? for (.+)/i, (found) => what('ask-for', found[1])],
  [
    /\b(?:wants|asked|asks|expects) (?:me|us) to ([^.?!]+)[^]*\bsay no\b/i,
    (found) => what('refuse-to', toTheirFace(found[1] ?? '')),
  ],
  [
    /\b(?:say(?:ing)? no to|turn(?:ing)? down|declin\w+|refus\w+|get out of) (.+)/i,
    (found) => what('refuse', found[1]),
  ],
  [
    /\b(?:apologi[sz]\w+|say(?:ing)? sorry)(?: to [\p{L} ]+?)? for (.+)/iu,
    (found) => what('apologise', toTheirFace(found[1] ?? '')),
  ],
  [
    new RegExp(
      `\\b(?:tell(?:ing)?|let(?:ting)?|text(?:ing)?|write(?: to)?) ${whom} (?:know )?(?:that )?((?:i|we|my|our|it)\\b.+)`,
      'iu',
    ),
    (found) => what('tell', found[1]),
  ],
  [
    new RegExp(
      `\\b(?:tell(?:ing)?|say(?:ing)? to) ${whom} (?:that |how |about )?((?:he|she|they|his|her|their)\\b.+)`,
      'iu',
    ),
    (found) => (isNews(found[1]) ? what('news', toTheirFace(found[1] ?? '')) : complain(toTheirFace(found[1] ?? ''))),
  ],
  [
    new RegExp(
      `\\b((?:he|she|they) (?:always |never |keeps? |won't |doesn't |don't |(?:is|are) (?:${bothers})\\b)[^.?!]*)`,
      'i',
    ),
    (found) => complain(toTheirFace(found[1] ?? '')),
  ],
  [
    new RegExp(
      `\\b(?:my|our|the) (?:new |old )?(?:${englishRoles}|crew|staff|class|pupils|students|guests?|mate|commis|chef|trainee|apprentice|nurse|waiter|assistant|cleaner|driver|tenants?|other half|in-laws|committee|choir|coach|trainer)(?: \\p{Lu}[\\p{L}-]*)? ((?:always|never|keeps|constantly|won't|doesn't|refuses to|is always|is never|interrupts|ignores|shouts|blames) .+)`,
      'iu',
    ),
    (found) => complain(toTheirFace(`he ${found[1] ?? ''}`)),
  ],
  [
    /(?<![\p{L}]|\b(?:on|at|in|from|of|with|via|for) )(?!I |He |She |They |We |It |You |This |That |What |Who |Nobody |Everyone |Somebody )\p{Lu}\p{Ll}+ ((?:always|never|keeps|constantly|won't|doesn't|refuses to|interrupts|ignores|shouts|blames) .+)/u,
    (found) => complain(toTheirFace(`he ${found[1] ?? ''}`)),
  ],
  [
    new RegExp(
      `\\b(?:somebody|someone|(?:an?|one of (?:my|our|the)) (?:${englishRoles}|colleagues?|coworkers?|neighbou?rs?|friends?)) ((?:always|never|keeps|constantly|won't|doesn't|interrupts|ignores|shouts|blames|takes) .+)`,
      'iu',
    ),
    (found) => complain(toTheirFace(`he ${found[1] ?? ''}`)),
  ],
  [
    new RegExp(
      `\\bsay (?:when|if) (?:an?|my|our|the) (?:${englishRoles}) (?!says|asks? me|replies|refuses)((?:\\p{Ll}+s|is always|is never) [^.?!]+)`,
      'u',
    ),
    (found) => complain(toTheirFace(`he ${found[1] ?? ''}`)),
  ],
  [
    new RegExp(`${someone} ((?:should(?:n't| not)?|ought to|must(?:n't| not)?|has to|needs to) .+)`, 'u'),
    (found) => what('tell', `I think ${toTheirFace(`he ${found[1] ?? ''}`)}`),
  ],
  [
    /\b(first (sentence|line)|opening|how do i (start|open|begin)|begin my (talk|speech|toast))\b/i,
    () => ({ kind: 'opening' }),
  ],
  [
    /\bhow (?:do|can|should) i (?:say|announce|tell (?:everyone|everybody|people|them all)) (?:that )?((?:it['’]?s|we|i|there)\b.+)/i,
    (found) => what('tell', found[1]),
  ],
];

/** Read only from what is stated, and only if nothing plainer was said: a question about advice is nothing to say to anyone. */
const englishStated: typeof english = [
  [/\babout (.+)/i, (found) => what('about', found[1])],
  // What another person did, or what the speaker has to say, without a stated purpose.
  [
    new RegExp(
      `\\b(?:my|our) (?:new |old |elder |younger |little |big )?(?:${englishRoles})(?! (?:is|was) (?:called|named)\\b)(?: \\p{Lu}[\\p{L}-]*)? ((?:\\p{Ll}+(?:ed|s|t)|is|was|has|had|won't|didn't|took|told|said|left|made|gave|put|came|went|forgot|broke|ate) .+)`,
      'iu',
    ),
    (found) => what('observe', toTheirFace(`he ${found[1] ?? ''}`)),
  ],
  [
    /\b(I (?!can't do (?:that|it|this)\b)(?:can't|won't|have to|had to|forgot|broke|lost|missed|made a mistake|messed up|am leaving|'m leaving)\b.+)/i,
    (found) => what('tell', found[1]),
  ],
];

/** Whether a clause about another person's affairs states an outcome rather than their behaviour. */
const isNews = (clause = '') =>
  /\b(?:(?:not|n['’]t) (?:getting|get|got)|laid off|let go|cut|cancell?ed|rejected|turned down|closed|closing|over|moved|sold|fired|died|failed|won|hired|promoted|accepted|gestrichen|abgesagt|gekündigt|entlassen|abgelehnt|verschoben|geschlossen|vorbei|gewonnen|bestanden|durchgefallen|gestorben|verkauft|wegfällt|endet)\b|\bnicht bekomm\w*/i.test(
    clause,
  );

/** `unterbricht mich dauernd` → `mich dauernd unterbricht`, `ruft ständig an` → `ständig anruft`. */
function asSubordinate(verb: string, rest: string): string {
  const [, middle = '', particle] = /^(.*?)(?: (an|ab|auf|aus|ein|zu|vor|mit|weg|nach))?$/u.exec(rest.trim()) ?? [];
  return `${middle} ${particle ?? ''}${verb}`;
}

const german: typeof english = [
  [
    /\b(?:(?:nicht|kein Wort) mehr (?:mit (?:mir|uns|einander|ihr|ihm) )?(?:gered\w*|gesproch\w*|reden|sprechen)|(?:redet|spricht) [^.?!]{0,40}(?:nicht|kein Wort)(?: mehr)? mit (?:mir|uns)|kein(?:en)? Kontakt|schweigt mich [^.?!]*an)\b/iu,
    () => ({ kind: 'reconnect' }),
  ],
  [
    new RegExp(
      `\\b(?:[Ee]in|[Mm]ein|[Uu]nser)e? (?:${germanRoles})(?: \\p{Lu}\\p{Ll}+)? (\\p{Ll}+t) ((?=[^.?!]*\\b(?:dauernd|ständig|immer|nie|jedes Mal|pausenlos)\\b)[^.?!,]+)`,
      'u',
    ),
    (found) => complain(`er ${asSubordinate(found[1] ?? '', (found[2] ?? '').split(' und ')[0]!)}`),
  ],
  [/\b(?:Gehaltsvorstellung\w*|Wunschgehalt|Gehaltswunsch)/i, () => ({ kind: 'pay-expected' })],
  [
    /\b(?:(?:wurde|bin|worden) (?:[^.?!]{0,30} )?(?:gekündigt|entlassen)(?: worden)?|mir wurde [^.?!]{0,20}gekündigt|haben mir gekündigt)\b/i,
    () => ({ kind: 'let-go' }),
  ],
  [/\b(Gehalt\w*|mehr Geld|verdiene|Lohn\w*|brutto|Jahresgespräch)/i, () => ({ kind: 'raise' })],
  [/\bKaution/i, () => ({ kind: 'deposit' })],
  [/\b(geliehen|schuldet(?![^]*\bRechnung)|zurückzahl\w*)/i, () => ({ kind: 'money-back' })],
  [
    /\b(?:Preise?|Honorar|Stundensatz)\b.*\b(?:erhöh\w*|anheb\w*|rauf)|\b(?:nehme|verlange|berechne)\b[^?!]*\d+ ?(?:Euro|€)[^?!]*\b(?:auf|künftig|ab) \d/i,
    () => ({ kind: 'price' }),
  ],
  [/\b(kündige\w*|Kündigung|gekündigt)/i, () => ({ kind: 'resign' })],
  [new RegExp(`\\b(?:frage|fragen|bitte|bitten) (?:ich )?${whom} um (.+)`, 'iu'), (found) => what('ask-for', found[1])],
  [/\b(?:absage\w*|ablehne\w*|nein (?:zu|sagen zu)) (.+)/i, (found) => what('refuse', found[1])],
  [/\bentschuldig\w*.* (?:für|wegen) (.+)/i, (found) => what('apologise', found[1])],
  [
    new RegExp(`\\b(?:frage|fragen|bitte|bitten) (?:ich )?${whom}, (.+)`, 'iu'),
    (found) => what('ask-to', withoutZu(cut(found[1] ?? ''))),
  ],
  [
    /\bwenn (?:(?:ein|mein|unser)(?:e[mnr]?)?|der|die|das) \p{Lu}\p{L}+ (?!sagt|fragt|meint|antwortet|nein)([^?.!]+)/u,
    (found) => complain(`er ${found[1] ?? ''}`),
  ],
  [
    /(?<!\b(?:ohne|so|will|möchte|wünsche|hoffe|gar nicht|nicht|Angst|angst|froh|klar|weiß|glaube)\b[^.?!]{0,14})\bdass ((?:er|sie|seine?|ihre?|der|die|das)\b .+)/i,
    (found) => (isNews(found[1]) ? what('news', found[1]) : complain(found[1])),
  ],
  [/\bdass (ich .+)/i, (found) => what('tell', asGermanMainClause(cut(found[1] ?? '')))],
  [/\b(ersten? Satz|anfangen|beginnen|Einstieg)\b/i, () => ({ kind: 'opening' })],
];

const germanStated: typeof english = [
  [
    /\b(?:über|wegen) ((?:de[nmrs]|die|das|mein\w*|unser\w*|sein\w*|ihr\w*|ein\w*)? ?.+)/i,
    (found) => what('about', found[1]),
  ],
];

/** Signs of a talk to an audience: "how do I begin" then means the talk, otherwise a conversation. */
export const talk =
  /\b(?:(?:(?:my|the|this|our) |giv\w+ an? )(?:\p{L}+ )?talk\b(?! (?:with|to)\b)|speech|presentation|presenting|pitch|toast|lecture|keynote|eulogy|audience|slides?|Vortrag|Rede|Präsentation|Publikum|Folien?)\b/iu;

/** Reads the matter from the person's messages. @param texts what the person said, newest first */
export function readMatter(texts: readonly string[], language: Language): Matter | undefined {
  const isTalk = texts.some((text) => talk.test(text));
  const plain = texts.map((text) => text.replace(/[’`´]/g, "'").replace(/ \([^)]*\)/g, ''));
  const stated = plain.filter((text) => !isQuestion(text) || asksForWords.test(text));
  const asked = plain.filter((text) => !stated.includes(text));
  let opening: Matter | undefined;
  for (const text of [...stated, ...asked]) {
    const matter = firstMatter(text, language === 'de' ? german : english);
    if (matter && matter.kind !== 'opening') return matter;
    if (!matter) continue;
    opening ??= { kind: 'opening', ...subjectIn(texts) };
    if (isTalk) return opening;
  }
  for (const text of stated) {
    const matter = firstMatter(text, language === 'de' ? germanStated : englishStated);
    if (matter) return matter;
  }
  return opening;
}

/** A question that itself says what is to be said: “how do I tell him about the dog?” */
const asksForWords =
  /\bhow (?:do|can|should|would|could) (?:i|we|you) (?:say|tell|write|phrase|put|bring|ask|let)\b|\bwhat (?:do|can|should|could|would) (?:i|we) (?:say|tell|write|text)\b|\b(?:words?|sentence|line|text|message|mail)\b|\b(?:wie|was) (?:sag|schreib|formulier|erklär|bring|frag)\w* (?:ich|wir)\b|\b(?:satz|worte|nachricht)\b/i;

function firstMatter(text: string, patterns: typeof english): Matter | undefined {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(text);
    const matter = found && read(found);
    if (matter) return matter;
  }
  return undefined;
}

/** Returns what a talk is about. */
function subjectIn(texts: readonly string[]): { what?: string } {
  for (const text of texts) {
    const [, subject] =
      /\b(?:talk|speech|presentation|pitch|toast|lecture|keynote|Vortrag|Rede|Präsentation) (?:is |ist )?(?:about|on|über) (.+)/i.exec(
        text,
      ) ?? [];
    if (subject) return { what: cut(subject) };
  }
  return {};
}

function what(kind: Extract<Matter, { what: string }>['kind'], words: string | undefined): Matter | undefined {
  const own = words && cut(words);
  return own && own.split(' ').length <= 16 ? { kind, what: own } : undefined;
}

/** Feelings, which another person cannot be asked to change. */
const feelings =
  /\b(?:lov\w*|lik\w*|fanc\w*|miss\w*|want) (?:me|us)\b|\b(?:mich|uns) (?:\p{L}+ ){0,2}(?:lieb\w*|mag|will)\b/iu;

/** “your own first” is no behaviour. */
const noBehaviour = /^your (?:own|first|second|face|way|side|turn)\b|^you (?:rather|own|first)\b/i;

function complain(clause: string | undefined): Matter | undefined {
  return clause && (feelings.test(clause) || noBehaviour.test(clause)) ? undefined : what('complain', clause);
}

/** Cuts a clause at its end, leaving out how it should be said. */
function cut(words: string): string {
  const [clause = ''] = words.split(
    /[.?!;:\n()]|,? (?:without (?:sounding|being|hurting|making)|in a way|politely|nicely|kindly|but|because|so that|and (?:i|he|she|they|not|still|also)|ohne|aber|weil|damit|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|am (?:Mon|Diens|Mittw|Donners|Frei|Sams|Sonn)\w+|in front of|tomorrow|next week|vor dem|vor der)\b|, /i,
  );
  return clause
    .trim()
    .replace(/\b(please|pls|ok|lol|bitte)$/i, '')
    .trim()
    .replace(/'/g, '’')
    .replace(/\bi\b/g, 'I');
}
