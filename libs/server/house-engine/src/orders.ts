import { stemsOf } from './words.ts';

/**
 * Attempts to give the coach orders: to drop its rules, to show its instructions, or to be another person. "Pretend to
 * be my boss" is not one, since role play is what people come for.
 */
const orders = [
  /\b(ignore|disregard|forget|override|bypass) (all |any |everything |of |the |your |my |these |those |previous |prior |above |earlier |other |system |safety )*(instructions?|rules?|prompts?|guidelines?|directions?|programming|guardrails?)\b/,
  /\b(forget|ignore) (everything|all)( that (was|is))? (above|before|you were told|youve been told)\b/,
  /\b(repeat|print|show|reveal|output|display|give me|tell me|write out|quote|paste|leak)( me| out)? (all )?(of )?(your|the) (full |exact |entire |original |hidden |secret |initial )*(system )?(prompt|instructions|rules you were given|system message|words above|text above)\b/,
  /\b(what is|what are|whats) your (exact |system |hidden |secret |initial )*(prompt|instructions|system message)\b/,
  /\byou are (now|no longer) (?!\d)(an?|the|in|called|free|my|dan\b|bound|unrestricted|jailbroken|imogen|kaito|rosalind|baptiste|allowed)/,
  /\bfrom now on,? (you|your|answer|reply|respond|speak|only)\b/,
  /\b(act|behave|respond|answer|roleplay|role play) as (if you (were|are|have) )?(an? |the )?(unrestricted|unfiltered|evil|dan|different ai|another ai|hacker|chatgpt|linux|no rules|human with no|pirate|system|admin)/,
  /\bpretend (that )?(to be|you are|youre|you have) (an? |the )?(unrestricted|unfiltered|evil|dan|no |another ai|different|human|chatgpt|pirate|real)/,
  /\b(developer|debug|admin|god|dan) mode\b|\bjailbreak/,
  /(^|\n)\s*(system|assistant|developer)\s*:/,
  /\b(new|updated) (system )?instructions?\s*:/,
  /\b(ignoriere?|vergiss|missachte) (alle |deine |die |ihre |bisherigen |vorherigen |obigen )*(anweisungen|regeln|vorgaben|instruktionen)\b/,
  /\b(zeig|zeige|wiederhole|gib|nenne|verrate)( mir| uns)? (deinen?|ihren?|den|die|deine|ihre) (system)?(prompt|anweisungen|systemprompt|systemnachricht)\b/,
  /\b(du bist|sie sind) (jetzt|ab jetzt|nun) (ein|eine|kein|keine|frei|der|die)\b|\bab jetzt (bist|antwortest|sprichst) du\b/,
];

/** Whether a text contains orders to the coach, anywhere in typed, pasted or uploaded text. */
export function hearOrders(text: string): boolean {
  return orders.some((pattern) => pattern.test(plain(text)));
}

/** Removes the sentences with orders from a text; undefined if too little is left to answer. */
export function withoutOrders(text: string): string | undefined {
  const rest = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !hearOrders(sentence))
    .join(' ')
    .trim();
  return stemsOf(rest).size >= 3 && !hearOrders(rest) ? rest : undefined;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’'´`]/g, '')
    .replace(/[^\S\n]+/g, ' ');
}
