import type { SpeechAct } from '@greenroom/content';

const days = {
  en: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|next week|next month',
  de: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag|morgen|nächste Woche|nächsten Monat',
};
const units = {
  en: '%|percent|k|thousand|million|euros?|pounds?|dollars?|hours?|minutes?|days?|weeks?|months?|years?',
  de: '%|Prozent|tausend|Millionen|Euro|Franken|Stunden?|Minuten?|Tage[n]?|Wochen?|Monate[n]?|Jahre[n]?',
};
const months = {
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
  de: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
};
const finders = {
  en: {
    date: new RegExp(
      String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months.en})|(?:${months.en}) \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th))\b`,
      'u',
    ),
    day: new RegExp(`\\b(?:${days.en})\\b`, 'iu'),
    figure: figureOf(units.en),
  },
  de: {
    date: new RegExp(String.raw`(?<!\d)\d{1,2}\. (?:${months.de})(?!\p{L})`, 'u'),
    day: new RegExp(`(?<!\\p{L})(?:${days.de})(?!\\p{L})`, 'iu'),
    figure: figureOf(units.de),
  },
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
  const { date, day, figure } = finders[language];
  const things = [date, figure, day].flatMap((finder) => finder.exec(text)?.[0].trim() ?? []);
  const found = [
    ...things,
    ...peopleIn(text, language),
    ...people.filter((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)),
  ];
  return found.find((one) => !spoken.some((line) => line.toLowerCase().includes(one.toLowerCase())));
}

const related = {
  en: '(?:[Mm]y|[Oo]ur) (?:colleague|friend|boss|manager|sister|brother|mother|father|son|daughter|wife|husband|neighbour|cousin)|Mr|Mrs|Ms|Dr',
  de: '(?:Kollege|Kollegin|Freund|Freundin|Chef|Chefin|Schwester|Bruder|Sohn|Tochter|Frau|Mann|Nachbar|Nachbarin|Herr|Herrn)',
};
const does = {
  en: 'could|can|will|would|is|has|says|said|takes|knows|wants|covers|agreed',
  de: 'kann|könnte|wird|würde|ist|hat|will|sagt|sagte|weiß|\\p{Ll}{2,}t',
};
const nobody = new Set(
  'The You She They That This What Who How When Where Why One All Yes Not His Her Its Our Your And But There Here It Which Everyone Everybody Nobody Somebody Someone Tomorrow Today Das Der Die Den Dem Ich Wir Sie Ihr Was Wer Wie Wann Man Alles Jeder Jede Niemand Keiner Hier Dann Jetzt Heute Morgen Dies Diese Dieser Mein Meine Dein Deine Unser Unsere Eine Ein Vielleicht Natürlich Bitte'.split(
    ' ',
  ),
);
const named = {
  en: namesBy('en'),
  de: namesBy('de'),
};

/** Matches a name after “my colleague” or “Mr”, and one that begins a sentence about what they do. */
function namesBy(language: 'en' | 'de'): RegExp {
  const name = String.raw`\p{Lu}\p{Ll}{2,}(?!\p{L})`;
  return new RegExp(
    `(?<!\\p{L})(?:${related[language]}) (${name})|(?:^|[.!?,;:] )(${name})(?= (?:${does[language]})(?!\\p{L}))`,
    'gu',
  );
}

/** Returns the people whom a line names. */
function peopleIn(text: string, language: 'en' | 'de'): string[] {
  const found = [...text.matchAll(named[language])].map(([, after, before]) => after ?? before ?? '');
  return found.filter((one) => !nobody.has(one) && !notPeople.test(one));
}

const notNouns = /^(?:own|new|old|last|first|next|best|other|whole|real|view|side|opinion|mind|name)$/u;
const mine: Readonly<Record<string, string>> = {
  ihr: 'Mein',
  ihre: 'Meine',
  ihren: 'Meinen',
  ihrem: 'Mein',
  ihrer: 'Meine',
  dein: 'Mein',
  deine: 'Meine',
  deinen: 'Meinen',
  deinem: 'Mein',
  deiner: 'Meine',
};

/**
 * Returns what of the partner's a question asks about, in their own words: “My mother” for “How far can your mother
 * walk?”. Undefined where it names nothing, or the partner has mentioned it.
 */
export function askedIn(
  text: string,
  acts: readonly SpeechAct[],
  language: 'en' | 'de',
  spoken: readonly string[],
): string | undefined {
  if (!acts.includes('asks-open') && !acts.includes('asks-closed')) return undefined;
  const question = text.split(/(?<=[.!?])\s+/u).findLast((sentence) => sentence.endsWith('?')) ?? '';
  const [, whose = '', thing = ''] =
    (language === 'de'
      ? /(?<!\p{L})((?:Ihr|dein)(?:e[nmr]?)?) (\p{Lu}\p{Ll}{2,})(?!\p{L})/u
      : /\b(your) (\p{Ll}{3,})\b/u
    ).exec(question) ?? [];
  if (thing === '' || notNouns.test(thing) || spoken.some((line) => line.includes(thing))) return undefined;
  return `${language === 'de' ? mine[whose.toLowerCase()]! : 'My'} ${thing}`;
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
