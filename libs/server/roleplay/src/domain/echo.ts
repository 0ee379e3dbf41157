import type { SpeechAct } from '@greenroom/content';

const days = {
  en: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|next week|next month',
  de: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|morgen|nächste Woche|nächsten Monat',
};
const units = {
  en: '%|percent|k|thousand|million|euros?|pounds?|dollars?|hours?|minutes?|days?|weeks?|months?|years?',
  de: '%|Prozent|tausend|Millionen|Euro|Franken|Stunden?|Minuten?|Tage[n]?|Wochen?|Monate[n]?|Jahre[n]?',
};
const finders = {
  en: { day: new RegExp(`\\b(?:${days.en})\\b`, 'iu'), figure: figureOf(units.en) },
  de: { day: new RegExp(`(?<!\\p{L})(?:${days.de})(?!\\p{L})`, 'iu'), figure: figureOf(units.de) },
};

/** Acts that make an offer or state something concrete. */
const offersSomething: readonly SpeechAct[] = ['offers', 'proposes-step', 'names-fact', 'states-need'];

/**
 * Matches a sum, a number with its unit, or a number of at least two digits: a single digit says little when repeated.
 */
function figureOf(unit: string): RegExp {
  const number = String.raw`\d{1,9}(?:[.,’]\d{1,3}){0,3}`;
  const long = String.raw`(?:\d{2,9}|\d[.,’]\d{1,3})(?:[.,’]\d{1,3}){0,3}`;
  return new RegExp(String.raw`(?:[$€£]\s?${number}|${number}\s?(?:${unit})(?!\p{L})|${long})(?![\p{L}\d])`, 'iu');
}

/** Reports whether what follows these acts answers an offer or a stated fact. */
export const answersOffer = (acts: readonly SpeechAct[] = []): boolean =>
  acts.some((act) => offersSomething.includes(act));

/**
 * Returns the figure or day that a line puts forward, as it was said; undefined where there is none, or the partner
 * repeated it before.
 * @param spoken the partner's earlier words
 * @param people names that the scene knows
 */
export function heardIn(
  text: string,
  acts: readonly SpeechAct[],
  language: 'en' | 'de',
  spoken: readonly string[],
  people: readonly string[] = [],
): string | undefined {
  if (!answersOffer(acts)) return undefined;
  const { day, figure } = finders[language];
  const things = [figure, day].flatMap((finder) => finder.exec(text)?.[0].trim() ?? []);
  const found = [...things, ...people.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))];
  return found.find((one) => !spoken.some((line) => line.toLowerCase().includes(one.toLowerCase())));
}

/** Prefixes a line with what the partner heard: "Friday? Let me look at the week." */
export function withHeard(heard: string, line: string): string {
  return `${heard[0]!.toUpperCase()}${heard.slice(1)}? ${line}`;
}

const notPeople =
  /^(?:I|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/**
 * Returns names of people and places in an English description: capitalised words inside a sentence. Returns none for
 * German, which capitalises all nouns.
 * @param partner the speaker, who does not name themselves
 */
export function namedIn(situation: string, partner: string, language: 'en' | 'de'): string[] {
  if (language === 'de') return [];
  const names = situation.match(/(?<=[\p{Ll},;'’] )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? [];
  return [...new Set(names)].filter((name) => !notPeople.test(name) && !partner.includes(name));
}
