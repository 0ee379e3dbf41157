import type { QuoteSources } from './quote-sources.ts';

/** A quotation within a sentence; an unclosed one extends to the end. */
const quotation = /“([^“”]*)(?:”|$)|„([^„“”]*)(?:[“”]|$)|"([^"]*)(?:"|$)|«([^«»]*)»|»([^«»]*)«/g;
const openMark = /[“„"«»]/;

/** Words for a text of the person's, in English and German. */
const theirText =
  '(?:cv|résumé|resume|letter|draft|notes?|text|e-?mail|mail|message|document|transcript|advert|ad|posting|speech|slides?|presentation|summary|goal|words|sentence|lebenslauf|brief|anschreiben|entwurf|notiz\\w*|nachricht|dokument|transkript|anzeige|rede|folien|ziel|worten?|satz)';
const shelf =
  '(?:shelf|library|notes?|article|exercise|piece|story|item|regal|bibliothek|notiz\\w*|übung|artikel|beitrag|text)';

const said = [
  /\byou(?:’ve|'ve| have)? (?:\w+ ){0,3}(?:said|say|wrote|write|written|told me|mentioned|called|call it|put it|named|described|asked)\b/i,
  new RegExp(`\\b(?:your|ihre?[mnrs]?|deine?[mnrs]?) (?:[\\p{L}-]+ ){0,3}${theirText}\\b`, 'iu'),
  new RegExp(`\\b(?:my|the|our|meine?[mnrs]?|de[mnr]|das|die|im|vom) (?:[\\p{L}-]+ ){0,2}${shelf}\\b`, 'iu'),
  /\b(?:as it says|it says|it reads|in the words of|es heißt|heißt es|dort steht|da steht|steht (?:da|dort))\b/i,
  /\b(?:sie|du|ihr)\b (?:\p{L}+ ){0,4}(?:sagten|gesagt|sagtest|schrieben|schriebst|geschrieben|schreiben|schreibst|nannten|nanntest|genannt|erwähnt\p{L}*)\b/iu,
  /\b(?:sagten|schrieben|schreiben|nannten|erwähnten|sagtest|schriebst|schreibst) (?:sie|du|ihr)\b/i,
];
/** Marks a quotation as a suggestion for the person to say, not as something they said. */
const suggested = [
  /\b(?:could|might|may|can|should|would|will|try|instead|let’s|let's|könnte\p{L}*|würde\p{L}*|sollte\p{L}*|vielleicht|beispiel|etwa|versuchen|probier\p{L}*|stattdessen)\b[^.!?]{0,60}$/iu,
  /(?<!\byou )\b(?:say|ask|answer|write|add|begin|start|open|reply|tell (?:him|her|them)|practi[cs]e|rehearse)\b[^.!?]{0,20}[:,]\s*$/i,
  /\b(?:sagen|fragen|antworten|schreiben|beginnen|üben) sie\b[^.!?:]{0,30}[:,]\s*$|\b(?:sag|frag|schreib|antworte|beginn)e?\b[^.!?]{0,20}[:,]\s*$/i,
];

const attributes = (context: string, sources: QuoteSources) =>
  said.some((pattern) => pattern.test(context)) || sources.mentions(context);

/**
 * Removes the quotation marks of quotations attributed to the person or the shelf that do not occur there word for
 * word. Suggestions and unattributed quotations stay.
 */
export function checkQuotations(text: string, sources: QuoteSources): string {
  return text.replace(quotation, (found: string, ...groups: unknown[]) => {
    const words = groups.slice(0, 5).find((group): group is string => typeof group === 'string') ?? '';
    const at = groups.find((group) => typeof group === 'number') ?? 0;
    const before = /[^.!?\n]*$/.exec(text.slice(0, at))?.[0] ?? '';
    const after = /[.!?]["“”»]$/.test(found) ? '' : (/^[^.!?\n]*/.exec(text.slice(at + found.length))?.[0] ?? '');
    const isAttributed =
      (attributes(before, sources) && !suggested.some((pattern) => pattern.test(before))) || attributes(after, sources);
    return isAttributed && !sources.hold(words) ? words : found;
  });
}

/** Returns the index from which an unfinished sentence may be such a quotation, or its length if none is possible. */
export function quotationHeldFrom(sentence: string, sources: QuoteSources): number {
  const open = sentence.search(openMark);
  return open >= 0 && attributes(sentence.slice(0, open), sources) ? open : sentence.length;
}
