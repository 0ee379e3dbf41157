import type { SceneCategory, SpeechAct } from '@greenroom/content';
import { speechActsIn, withoutHedges } from '@greenroom/speech-analysis';
import { type Described, nothingDescribed } from './described/described-scene.ts';
import { describedLine, describedSentence } from './described/described-line.ts';

type Check = SceneCategory['rubric'][number]['checks'][number];
type Language = 'en' | 'de';

interface Addition {
  act: SpeechAct;
  /** Goes before the person's line; otherwise after it. */
  first?: true;
  en: string;
  /** Fits "du" and "Sie". */
  de: string;
}

/**
 * Sentences that can be added to any line, so that it does what was missed. A reason, a fact, a wish, an offer or a
 * summary comes only from the person's description: nobody else knows it.
 */
export const additions: readonly Addition[] = [
  {
    act: 'acknowledges',
    first: true,
    en: 'I understand that this isn’t easy.',
    de: 'Ich verstehe, dass das nicht leicht ist.',
  },
  {
    act: 'apologises',
    first: true,
    en: 'I’m sorry about how that went.',
    de: 'Es tut mir leid, wie das gelaufen ist.',
  },
  { act: 'asks-open', en: 'How do you see it?', de: 'Wie sieht das von der anderen Seite aus?' },
  { act: 'proposes-step', en: 'Let’s settle it by Friday.', de: 'Wollen wir das bis Freitag klären?' },
  { act: 'thanks', en: 'Thank you for hearing me out.', de: 'Danke fürs Zuhören.' },
];

/** Acts for which the description may have a sentence, in this order. */
const describable: readonly SpeechAct[] = [
  ...additions.map(({ act }) => act),
  'explains',
  'names-fact',
  'states-need',
  'offers',
  'summarises',
];

/** Lines longer than this get no addition. */
const longestWords = 25;

/**
 * Builds a line that does what a check asks for from the person's own words: without hedges, and with a sentence for
 * what was missed, from their description of the scene where possible. Only hedges are removed from their words.
 * @param said the person's own line, word for word; undefined where there is none to build on
 * @param described what the person wrote about the scene
 * @returns undefined where no such line can be built, as for a word limit
 */
export function lineFromYours(
  check: Pick<Check, 'detect' | 'never'>,
  said: string | undefined,
  language: Language,
  described: Described = nothingDescribed,
): { line: string; isYours: boolean } | undefined {
  const whole = describedLine(check, described, language);
  if (whole !== undefined && whole !== said) return { line: whole, isYours: false };
  const plainer = said === undefined ? undefined : withoutHedges(said, language);
  const addition = check.never ? undefined : additionFor(check, { described, said, language });
  if (said === undefined) return addition && { line: addition[language], isYours: false };
  const own = ended(plainer ?? said);
  const added = addition && join(own, addition, language);
  const line = added ?? (plainer === undefined ? undefined : own);
  return line === undefined ? undefined : { line, isYours: true };
}

/** Longest line of both together, in words. */
const longestTogether = 45;
/** What a scene's line says of its own matter may not be what the person said. */
const particular: readonly SpeechAct[] = ['names-fact', 'states-need', 'explains', 'refuses'];

/**
 * Joins the person's line and the scene's line for what was missed: understanding and regret go before it, a question
 * or thanks after it.
 * @returns undefined where the scene's line speaks of particulars, the person's does the same already, or both together
 * are too long
 */
export function withSceneLine(said: string, written: string, language: Language): string | undefined {
  const acts = speechActsIn(written, language);
  if (particular.some((act) => acts.includes(act))) return undefined;
  const own = ended(withoutHedges(said, language) ?? said);
  const wordsOf = (text: string) => text.split(/\s+/u).length;
  if (wordsOf(own) > longestWords || wordsOf(own) + wordsOf(written) > longestTogether) return undefined;
  const asks = acts.includes('asks-open') || acts.includes('asks-closed');
  const goesBefore = !asks && (acts.includes('acknowledges') || acts.includes('apologises'));
  const [main] = acts;
  if (main === undefined || speechActsIn(own, language).includes(main)) return undefined;
  if (goesBefore) return `${written} ${own}`;
  return (asks || acts.includes('thanks')) && !own.endsWith('?') ? `${own} ${written}` : undefined;
}

interface Known {
  described: Described;
  said: string | undefined;
  language: Language;
}

function additionFor({ detect }: Pick<Check, 'detect'>, known: Known): Addition | undefined {
  const free = detect.filter(
    ({ words, wordsAtMost, where }) => words === undefined && wordsAtMost === undefined && where !== 'opening',
  );
  const isWanted = (act: SpeechAct) => free.some(({ acts }) => acts?.includes(act) === true);
  for (const act of describable.filter(isWanted)) {
    const own = describedAddition(act, known);
    if (own !== undefined) return { act, en: own, de: own };
  }
  return additions.find(({ act }) => isWanted(act));
}

/**
 * Returns a sentence of the description that does what was missed; undefined where it has none, or the line says it
 * already.
 */
function describedAddition(act: SpeechAct, { described, said, language }: Known): string | undefined {
  const sentence = describedSentence(act, described, language);
  if (sentence === undefined || (said !== undefined && sharesWords(sentence, said))) return undefined;
  return speechActsIn(sentence, language).includes(act) ? sentence : undefined;
}

/** Share of longer words in common from which two sentences count as the same. */
const sameFrom = 0.6;

function sharesWords(sentence: string, said: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const known = new Set(wordsOf(said));
  const words = wordsOf(sentence).filter((word) => !['reason', 'that', 'grund', 'dass'].includes(word));
  return words.filter((word) => known.has(word)).length >= sameFrom * words.length;
}

function join(own: string, addition: Addition, language: Language): string | undefined {
  const { [language]: text, act, first } = addition;
  if (own.split(/\s+/u).length > longestWords || speechActsIn(own, language).includes(act)) return undefined;
  if (first) return `${text} ${own}`;
  // A sentence after a question would leave the partner no room to answer it.
  return own.endsWith('?') ? undefined : `${own} ${text}`;
}

function ended(line: string): string {
  const text = line.trim().replace(/[,;:–-]+$/u, '');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.?!…]["”“]?$/u.test(text) ? '' : '.'}`;
}
