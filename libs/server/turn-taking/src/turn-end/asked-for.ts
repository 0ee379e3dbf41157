import { plainWords } from '../words/plain-words.ts';
import { spokenLanguageOf, type SpokenLanguage } from './word-classes.ts';

/**
 * What the coach's last question asks for: `open`, a story or an opinion; `short`, yes or no, a number, a name; `none`,
 * no question.
 */
export type AskedFor = 'open' | 'short' | 'none';

const open: Record<SpokenLanguage, RegExp> = {
  en: /^(?:what (?!time|day|date|year|number|is your name)|how (?!many|much|long|old|often|far|soon|likely)|why|tell me|describe|walk me|talk me|take me|say more|(?:can|could|would|will) you (?:tell|describe|walk|talk|say|share|explain))/,
  de: /^(?:was (?!für eine zahl)|wie (?!viel|lange|alt|oft|weit|hoch|spät|heißt|heißen|wahrscheinlich)|warum|wieso|weshalb|woran|womit|worum|wovor|worüber|erzähl|beschreib|schilder|(?:kannst|könntest|magst|willst|würdest|können|könnten|mögen) (?:du|sie)(?: \p{L}+){0,4} (?:erzählen|beschreiben|sagen|schildern|erklären))/u,
};

/** The beginnings of questions phrased as requests. */
const requests = /^(?:tell me|describe|walk me|talk me|take me|say more|erzähl|beschreib|schilder)/;

/** How many of the last sentences are read. */
const lookedAt = 2;

/**
 * Classifies the last question of what the coach said.
 * @param said what was heard of it, with its punctuation
 * @param language primary subtag
 */
export function askedForBy(said: string, language: string): AskedFor {
  const spokenLanguage = spokenLanguageOf(language);
  const sentences = said.match(/[^.?!…]+[.?!…]*/g) ?? [];
  for (const sentence of sentences.slice(-lookedAt).reverse()) {
    const clauses = sentence.split(/[,;:–—-]\s/).map((clause) => plainWords(clause).join(' '));
    const isRequest = clauses.some((clause) => requests.test(withoutLead(clause)));
    if (!sentence.includes('?') && !isRequest) continue;
    return clauses.some((clause) => open[spokenLanguage].test(withoutLead(clause))) ? 'open' : 'short';
  }
  return 'none';
}

const withoutLead = (clause: string) =>
  clause.replace(/^(?:and|so|but|well|okay|then|now|please|und|also|aber|dann|okay|gut|nun|bitte) /, '');
