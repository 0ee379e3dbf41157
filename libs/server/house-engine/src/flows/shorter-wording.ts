import type { Language } from './language.ts';

/** A text with fewer words is not one to send. */
const shortest = 4;

const asksForIt: Record<Language, RegExp> = {
  en: /\b(?:check|proof-?read|improve|rewrite|re-?word|shorten|tighten|look (?:over|at)|feedback on|what to (?:cut|change)|tell me what|too (?:short|long|soft|weak|polite|much)|how does (?:this|it|that) sound|is (?:this|it|that) (?:ok|okay|all right|fine|good))\b/i,
  de: /\b(?:prüf\w*|verbesser\w*|gegenlesen|drüber ?schau\w*|anschau\w*|kürze\w*|umformulier\w*|wie klingt (?:das|es)|zu (?:kurz|lang|weich|höflich|viel)|was (?:soll|kann) (?:ich )?(?:weg|raus|kürzen)|ist (?:das|der \p{L}+|die \p{L}+) (?:so )?(?:ok|okay|in Ordnung|gut))\b/iu,
};

/** Returns a text of the person's that they want reviewed, without its quotation marks; undefined if there is none. */
export function textToLookOver(message: string, language: Language): string | undefined {
  const quoted = [...message.matchAll(/["“„]([^"“”]{12,})["“”]|(?<=^|\s)['‘]([^‘]{12,})['’](?=\s|[.?!]|$)/gu)];
  const longest = quoted.map(([, double, single]) => double ?? single ?? '').toSorted((a, b) => b.length - a.length)[0];
  const [, afterColon] = /:\s+([\s\S]{20,})$/u.exec(message) ?? [];
  const text = (longest ?? afterColon)?.trim();
  if (text === undefined || !asksForIt[language].test(message.replace(text, ' '))) return undefined;
  return text.split(/\s+/).length < shortest ? undefined : text.replace(/'/g, '’');
}

const wondering =
  /\b(?:I(?:’m| am| was) )?(?:just )?wondering (?:if|whether) (?:maybe |perhaps )?you (had|could|can|would|might)\b([^.?!]*)[.?!]*/giu;
const cuts: Record<Language, readonly RegExp[]> = {
  en: [
    /,? ?\b(?:I’m )?(?:so |very )?sorry (?:to|for) (?:bother|disturb|interrupt|chas|nag)\w*(?: you)?(?: again)?\b/giu,
    /,? ?\b(?:no rush|no worries if not|no pressure|if that’s ok(?:ay)?(?: with you)?|if that makes sense|whenever suits)\b/giu,
    /,? ?\b(?:and )?I (?:totally |completely |fully )?understand if (?:not|you can’t)\b/giu,
    /,? ?\b(?:and )?I hope that’s (?:ok(?:ay)?|all ?right|fine)(?: with you)?\b/giu,
    /\b(?:unfortunately|sadly) /giu,
    /\bI (?:think|guess|suppose|feel like)(?: that)? /giu,
    /,? ?\b(?:maybe|perhaps|kind of|sort of|a little bit|possibly|basically|hopefully)\b,?/giu,
    / ?\bjust\b/giu,
  ],
  de: [
    /,? ?\b(?:entschuldige?n?(?: Sie)?(?: bitte)? die Störung|sorry für die Störung|tut mir leid,? dass ich (?:störe|nerve))\b/giu,
    /,? ?\b(?:kein Stress|keine Eile|ist (?:aber )?nicht so wichtig|wenn es keine Umstände macht)\b/giu,
    // Not at the beginning of a sentence, where the German verb needs a word before it.
    /(?<=[\p{L},] )(?:eigentlich|vielleicht|ein bisschen|irgendwie|eventuell|nur mal|mal kurz|mal) /giu,
  ],
};

export interface LookedOver {
  /** The text without weakening words. */
  text: string;
  /** The words removed, as written; empty if there were none. */
  taken: readonly string[];
}

/**
 * Removes what weakens a text to be sent: excuses for writing, hedges, and offers to answer whenever it suits. It
 * removes fewer hedges than `withoutHedges` does in speech, since removing some would leave half a sentence.
 */
export function withoutWeakeners(text: string, language: Language): LookedOver {
  const taken: string[] = [];
  const note = (words: string) => taken.push(words.replace(/^[\s,]+|[\s,]+$/gu, ''));
  let left = text;
  if (language === 'en')
    left = left.replace(wondering, (found, verb: string, rest: string) => {
      note(found.slice(0, found.toLowerCase().indexOf(` ${verb.toLowerCase()}`)));
      const begins = { had: 'have you had', might: 'could you' }[verb.toLowerCase()] ?? `${verb.toLowerCase()} you`;
      return `${begins}${rest}?`;
    });
  for (const pattern of cuts[language])
    left = left.replace(pattern, (found) => {
      note(found);
      return '';
    });
  const inOrder = taken.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  return { text: tidy(left), taken: inOrder };
}

/** Repairs punctuation and capitals. */
function tidy(text: string): string {
  return text
    .replace(/\s+([,.?!])/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/[,;]\s*([.?!])/gu, '$1')
    .replace(/([.?!])!+/gu, '$1')
    .replace(/\?[.!?]+/gu, '?')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,]+|[\s,]+$/gu, '')
    .replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, first: string) => `${before}${first.toUpperCase()}`);
}
