/** A named day, as `YYYY-MM-DD`, and the text without the words that name it. */
export interface NamedDay {
  day: string;
  rest: string;
}

const weekdays =
  'sunday|monday|tuesday|wednesday|thursday|friday|saturday|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend'.split(
    '|',
  );
const months = (
  'january|february|march|april|may|june|july|august|september|october|november|december|' +
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'
).split('|');
const shortMonths = new Map(months.map((name, index) => [name.slice(0, 3), index % 12]));
shortMonths.set('sept', 8);
const amounts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  ein: 1,
  einem: 1,
  einer: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  fünf: 5,
  six: 6,
  sechs: 6,
  ten: 10,
  zehn: 10,
};

const weekday = `(?:${weekdays.join('|')})`;
/** Full names, and short ones with or without a full stop: "12 Dec", "12. Dez." */
const month = `(?:${months.join('|')}|(?:${[...shortMonths.keys()].join('|')})\\.?)`;
const nextWeek = '(?:next week|nächster? woche)';
const partOfDay = '(?:[ -]?(?:morning|afternoon|evening|night|früh|vormittag|mittag|nachmittag|abend))?';
const by = '(?:(?:by|on|until|till|before|from|bis|am|an|zum|vor|spätestens) (?:(?:the|at|am|zum|den) )?)?';
/** "Every Monday" and "since Monday" do not name a day by which something is done. */
const once = '(?<!(?:every|each|last|past|since|jeden|letzten|vorigen|seit) )';

/** "The Friday review" is about a review and names no day by which something is done; "on the Friday after" does. */
const afterDay =
  'morning|afternoon|evening|night|noon|and|or|at|to|of|in|for|with|by|after|before|then|so|if|when|that|but|because|as|unless|once|until|instead|please|already|is|was|i|we|you|he|she|they|it';
const ofAThing = `(?!(?<=(?:the|our|your|my|a) ${weekday}) (?!(?:${afterDay})(?!\\p{L}))\\p{L}+)`;
const count = `(\\d{1,2}|${Object.keys(amounts).join('|')})`;
const unit = '(days?|tag(?:en)?|weeks?|wochen?)';
const inUnits = (today: number, number = '', of = '') =>
  today + (amounts[number.toLowerCase()] ?? Number(number)) * (/^[dt]/i.test(of) ? 1 : 7);

/** The ways to name a day, each resolved to days since 1970; the first match applies. */
const ways: readonly [RegExp, (found: RegExpExecArray, today: number) => number | undefined][] = [
  [named('(\\d{4})-(\\d{2})-(\\d{2})'), ([, year, m, d], today) => dayOf(today, d, Number(m) - 1, year)],
  [
    named(`(?:${weekday},? (?:the |den )?)?(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of)? (${month})(?:,? (\\d{4}))?`),
    ([, d, name, year], today) => dayOf(today, d, monthOf(name), year),
  ],
  [
    named(`(?:${weekday},? )?(${month}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    ([, name, d, year], today) => dayOf(today, d, monthOf(name), year),
  ],
  [named('(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?'), ([, d, m, year], today) => dayOf(today, d, Number(m) - 1, year)],
  [
    named('(?<=(?:am|zum|vom|ab|dem|den) )(\\d{1,2})\\.(\\d{1,2})'),
    ([, d, m], today) => dayOf(today, d, Number(m) - 1),
  ],
  [named(`${count} ${unit} from (?:today|now)`, ''), ([, number, of], today) => inUnits(today, number, of)],
  [
    named('(?:the )?end of (the|this|next) (week|month)|ende (der|dieser|nächster|des|dieses|nächsten) (woche|monats)'),
    ([, english, week, german = '', woche = ''], today) =>
      endOf(today, /w/i.test(week ?? woche), /^n/i.test(english ?? german)),
  ],
  [named('(?:the )?day after tomorrow|übermorgen'), (_, today) => today + 2],
  [
    named(`(?:later )?today|tonight|this (?:morning|afternoon|evening)|heute(?: morgen)?${partOfDay}`),
    (_, today) => today,
  ],
  [
    named(
      `tomorrow${partOfDay}|(?<!(?:am|guten|jeden|den|der|diesen) )morgen${partOfDay}`,
      '(?:(?:by|until|bis|spätestens) )?',
    ),
    (_, today) => today + 1,
  ],
  [
    named(`${nextWeek},? (?:on |am )?(${weekday})${partOfDay}|(${weekday})${partOfDay},? ${nextWeek}`),
    ([, after, before], today) => mondayAfter(today) + ((weekdayIn(after ?? before) + 6) % 7),
  ],
  [
    named(`(next |nächsten |this |coming |diesen |kommenden )?${once}(${weekday})${ofAThing}${partOfDay}`),
    ([, which = '', name = ''], today) => {
      const until = (weekdayIn(name) - weekdayOf(today) + 7) % 7 || 7;
      // "Next Friday" is the one of next week; weeks begin on Monday.
      const thisWeek = until <= (7 - weekdayOf(today)) % 7;
      return today + until + (/^n/i.test(which) && thisWeek ? 7 : 0);
    },
  ],
  [named(`in ${count} ${unit}(?: time)?`, ''), ([, number, of], today) => inUnits(today, number, of)],
  [named('(?:this |the |dieses )?(?:weekend|wochenende)'), (_, today) => today + ((7 - weekdayOf(today)) % 7)],
  [named('(?<=(?:the|am|zum) )(\\d{1,2})(?:st|nd|rd|th|\\.)'), ([, d], today) => nextDayOfMonth(today, Number(d))],
];

/**
 * Finds the day that a text names: "by Friday", "tomorrow", "on 3 March", "bis Freitag", "in zwei Wochen". Days are in
 * UTC. A weekday is the next one after the day on which it is said; a date without a year is never in the past.
 */
export function dayIn(text: string, saidAt: Date): NamedDay | undefined {
  const today = Math.floor(saidAt.getTime() / dayMs);
  for (const [pattern, resolve] of ways) {
    const found = pattern.exec(text);
    const day = found ? resolve(found, today) : undefined;
    if (!found || day === undefined) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { day: isoOf(day), rest: rest.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '') };
  }
  return undefined;
}

const dayMs = 86_400_000;
const isoOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const weekdayOf = (day: number) => new Date(day * dayMs).getUTCDay();
/** As in `Date`: Sunday is 0. "Sonnabend" is another name of Saturday. */
const weekdayIn = (name = '') => Math.min(weekdays.indexOf(name.toLowerCase()), 13) % 7;
const mondayAfter = (day: number) => day + ((8 - weekdayOf(day)) % 7 || 7);
const monthOf = (name = '') => shortMonths.get(name.toLowerCase().slice(0, 3)) ?? -1;

function named(words: string, before = by): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${once}${before}(?:${words})(?![\\p{L}\\d])`, 'iu');
}

/** Returns undefined for a day that does not exist. */
function dayOf(today: number, d = '', monthIndex: number, year?: string): number | undefined {
  const thisYear = new Date(today * dayMs).getUTCFullYear();
  const on = (inYear: number) => {
    const date = new Date(Date.UTC(inYear, monthIndex, Number(d)));
    return date.getUTCMonth() === monthIndex && date.getUTCDate() === Number(d) ? date.getTime() / dayMs : undefined;
  };
  if (year !== undefined) return on(Number(year));
  const day = on(thisYear);
  return day !== undefined && day < today ? on(thisYear + 1) : day;
}

/** Returns the Friday of this or the next week, or the last day of this or the next month. */
function endOf(today: number, isWeek: boolean, isNext: boolean): number {
  if (isWeek) return Math.max(today, mondayAfter(today) + (isNext ? 4 : -3));
  const date = new Date(today * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + (isNext ? 2 : 1), 0) / dayMs;
}

function nextDayOfMonth(today: number, d: number): number | undefined {
  if (d < 1 || d > 31) return undefined;
  let day = today;
  while (new Date(day * dayMs).getUTCDate() !== d) day += 1;
  return day;
}
