import { abbreviations } from './abbreviations.ts';
import { readNumber, sayDigits, sayNumber, sayOrdinal, sayYear } from './say-number.ts';
import type { Tongue } from './tongue.ts';

/** How to say something that is not spoken as it is written. The first rule that matches at a place applies. */
export interface SpeakingRule {
  /** Sticky; its match is one part. */
  pattern: RegExp;
  say: (match: RegExpExecArray, tongue: Tongue) => string;
  tongue?: Tongue;
  /** Applies only at the beginning of a word. */
  atWord?: boolean;
  /** What must precede it. */
  after?: RegExp;
}

const number = {
  en: String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`,
  de: String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?`,
};
const minus = '[-−]?';
const noWordAfter = String.raw`(?![\p{L}\d])`;
const rule = (pattern: string, say: SpeakingRule['say'], more: Partial<SpeakingRule> = {}): SpeakingRule => ({
  pattern: new RegExp(pattern, 'uy'),
  say,
  atWord: true,
  ...more,
});

const nothing = () => '';

/** Markdown, emoji and addresses. */
const marks: SpeakingRule[] = [
  rule(String.raw`\*(?=\d)`, (_, tongue) => (tongue === 'de' ? ' mal ' : ' times '), { after: /\d$/, atWord: false }),
  // Of images and links, only the text is spoken.
  rule(String.raw`\x60\x60\x60[\s\S]*?(?:\x60\x60\x60|$)`, nothing, { atWord: false }),
  rule(String.raw`!\[([^\]]*)\]\([^)]*\)`, nothing, { atWord: false }),
  rule(String.raw`\[([^\]]+)\]\([^)]*\)`, nothing, { atWord: false }),
  rule(
    String.raw`<?https?://(?:www\.)?([^\s/<>)]+?)([/?#][^\s<>)]*?)?(?=[.,;:!?]*(?:[\s<>)]|$))>?`,
    ([, host], tongue) => host!.split('./').join(dot[tongue]),
    { atWord: false },
  ),
  rule(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, ([address], tongue) =>
    address
      .split('@')
      .map((half) => half.split('./').join(dot[tongue]))
      .join(' at '),
  ),
  rule(String.raw`</?[a-z][^<>]*>`, nothing, { atWord: false }),
  rule(String.raw`[ \t]*(?:#{1,6}|>|[-*•+])[ \t]+(?:\[[ xX]\][ \t]+)?`, nothing, { after: /(^|\n)$/, atWord: false }),
  rule(String.raw`[ \t]*(\d{1,2})[.)][ \t]+`, ([, place], tongue) => `${sayNumber(place!, tongue)}: `, {
    after: /(^|\n)$/,
    atWord: false,
  }),
  rule(String.raw`(?:\*{3,}|-{3,}|_{3,})(?=\s*$)`, nothing, { after: /(^|\n)$/, atWord: false }),
  rule(String.raw`\*\*\*|\*\*|__|~~|\*|\x60|\|`, nothing, { atWord: false }),
  rule(String.raw`_(?=\p{L})|_(?!\p{L})`, nothing, { atWord: true }),
  rule(String.raw`_(?![\p{L}\d])`, nothing, { atWord: false }),
  rule(
    String.raw`(?:\p{Regional_Indicator}{2}|[#*\d]️?⃣|\p{Extended_Pictographic}(?:️|\p{Emoji_Modifier}|‍\p{Extended_Pictographic})*)+[︎️]?`,
    nothing,
    { atWord: false },
  ),
  rule(String.raw`\s*[—–](?=\s)|—`, () => ',', { atWord: false }),
];
const dot = { en: ' dot ', de: ' Punkt ' };

const currencies: Record<string, { en: [string, string, string]; de: [string, string] }> = {
  '€': { en: ['euro', 'euros', 'cents'], de: ['Euro', 'Cent'] },
  EUR: { en: ['euro', 'euros', 'cents'], de: ['Euro', 'Cent'] },
  $: { en: ['dollar', 'dollars', 'cents'], de: ['Dollar', 'Cent'] },
  USD: { en: ['dollar', 'dollars', 'cents'], de: ['Dollar', 'Cent'] },
  '£': { en: ['pound', 'pounds', 'pence'], de: ['Pfund', 'Pence'] },
};
const scales: Record<string, string> = { k: 'thousand', K: 'thousand', m: 'million', M: 'million', bn: 'billion' };

/** "twelve dollars and fifty cents", "zwölf Euro fünfzig". */
function sayMoney(amount: string, sign: string, scale: string | undefined, tongue: Tongue): string {
  const value = readNumber(amount, tongue);
  const currency = currencies[sign]!;
  const [whole, fraction] = value.split('./');
  if (scale)
    return `${sayNumber(value, tongue)} ${scales[scale] ?? scale} ${tongue === 'de' ? currency.de[0] : currency.en[1]}`;
  const cents = fraction === undefined ? 0 : Number(fraction.padEnd(2, '0').slice(0, 2));
  if (tongue === 'de') {
    const said = whole === '1' ? 'ein' : sayNumber(whole!, tongue);
    return `${said} ${currency.de[0]}${cents === 0 ? '' : ` ${sayNumber(`${cents}`, tongue)}`}`;
  }
  const said = `${sayNumber(whole!, tongue)} ${whole === '1' ? currency.en[0] : currency.en[1]}`;
  return cents === 0 ? said : `${said} and ${sayNumber(`${cents}`, tongue)} ${currency.en[2]}`;
}
const sign = '[€$£]|EUR|USD';
const money = (['en', 'de'] as const).flatMap((tongue) => [
  rule(
    `(${sign})\\s?(${number[tongue]})(?:\\s?(k|K|bn|m|M|million|billion|thousand|Millionen|Milliarden|Tausend)${noWordAfter})?`,
    ([, unit, amount, scale]) => sayMoney(amount!, unit!, scale, tongue),
    { tongue },
  ),
  rule(
    `(${number[tongue]})\\s?(?:(Millionen|Milliarden|Tausend|million|billion|thousand)\\s)?(${sign})${noWordAfter}`,
    ([, amount, scale, unit]) => sayMoney(amount!, unit!, scale, tongue),
    { tongue },
  ),
]);

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};
const monthNames = { en: months.en.join('|'), de: months.de.join('|') };

function sayDate(
  day: number,
  month: string | number,
  year: number | undefined,
  tongue: Tongue,
  dative: boolean,
): string {
  const name = typeof month === 'string' ? month : months[tongue][month - 1]!;
  const said =
    tongue === 'de' ? `${sayOrdinal(day, tongue)}${dative ? 'n' : ''} ${name}` : `${name} ${sayOrdinal(day, tongue)}`;
  return year === undefined ? said : `${said}${tongue === 'de' ? ' ' : ', '}${sayYear(year, tongue)}`;
}
const dative = /\b(am|vom|zum|bis|dem|seit|ab|den)\s+$/i;
const dates: SpeakingRule[] = [
  rule(String.raw`(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])` + noWordAfter, (found, tongue) =>
    sayDate(+found[3]!, +found[2]!, +found[1]!, tongue, dative.test(found.input.slice(0, found.index))),
  ),
  rule(
    `(\\d{1,2})\\.\\s?(${monthNames.de})(?:\\s(\\d{4}))?${noWordAfter}`,
    (found) =>
      sayDate(
        +found[1]!,
        found[2]!,
        found[3] ? +found[3] : undefined,
        'de',
        dative.test(found.input.slice(0, found.index)),
      ),
    { tongue: 'de' },
  ),
  rule(
    String.raw`(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(\d{4})?(?!\d)`,
    (found) =>
      sayDate(
        +found[1]!,
        +found[2]!,
        found[3] ? +found[3] : undefined,
        'de',
        dative.test(found.input.slice(0, found.index)),
      ),
    { tongue: 'de' },
  ),
  rule(
    `(${monthNames.en})\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?${noWordAfter}`,
    ([, month, day, year]) => sayDate(+day!, month!, year ? +year : undefined, 'en', false),
    { tongue: 'en' },
  ),
  rule(
    `(\\d{1,2})(?:st|nd|rd|th)?\\s(${monthNames.en})(?:\\s(\\d{4}))?${noWordAfter}`,
    ([, day, month, year]) => sayDate(+day!, month!, year ? +year : undefined, 'en', false),
    { tongue: 'en' },
  ),
  rule(String.raw`(1[1-9]\d\d|20\d\d)` + noWordAfter, ([, year], tongue) => sayYear(+year!, tongue), {
    after:
      /\b(in|since|by|of|until|from|before|after|during|im Jahr|seit|bis|Jahr|Anfang|Ende|Mitte|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\s+$/,
  }),
];

function sayTime(hour: number, minute: number, half: string | undefined, tongue: Tongue): string {
  if (tongue === 'de')
    return `${hour === 1 ? 'ein' : sayNumber(`${hour}`, tongue)} Uhr${minute === 0 ? '' : ` ${sayNumber(`${minute}`, tongue)}`}`;
  const suffix = half ? ` ${half[0]!.toUpperCase()} M` : '';
  if (minute === 0)
    return hour > 12 || hour === 0
      ? `${sayNumber(`${hour}`, tongue)} hundred hours`
      : `${sayNumber(`${hour}`, tongue)}${suffix || " o'clock"}`;
  return `${sayNumber(`${hour}`, tongue)} ${minute < 10 ? 'oh ' : ''}${sayNumber(`${minute}`, tongue)}${suffix}`;
}
const times: SpeakingRule[] = [
  rule(
    String.raw`([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap])(?:\.m\.|m\b)|\sUhr)?` + noWordAfter,
    ([, hour, minute, half], tongue) => sayTime(+hour!, +minute!, half, tongue),
  ),
  rule(
    String.raw`(1[0-2]|[1-9])\s?([ap])(?:\.m\.|m\b)`,
    ([, hour, half], tongue) => `${sayNumber(hour!, tongue)} ${half!.toUpperCase()} M`,
  ),
];

const units: Record<Tongue, Record<string, [one: string, many: string]>> = {
  en: {
    '%': ['percent', 'percent'], '°C': ['degree Celsius', 'degrees Celsius'], '°F': ['degree Fahrenheit', 'degrees Fahrenheit'], '°': ['degree', 'degrees'],
    'km/h': ['kilometre an hour', 'kilometres an hour'], km: ['kilometre', 'kilometres'], cm: ['centimetre', 'centimetres'], mm: ['millimetre', 'millimetres'], m: ['metre', 'metres'],
    kg: ['kilogram', 'kilograms'], mg: ['milligram', 'milligrams'], g: ['gram', 'grams'], ml: ['millilitre', 'millilitres'], l: ['litre', 'litres'], lb: ['pound', 'pounds'], oz: ['ounce', 'ounces'], ft: ['foot', 'feet'],
    min: ['minute', 'minutes'], hrs: ['hour', 'hours'], hr: ['hour', 'hours'], h: ['hour', 'hours'], sec: ['second', 'seconds'], ms: ['millisecond', 'milliseconds'], MB: ['megabyte', 'megabytes'], GB: ['gigabyte', 'gigabytes'],
  },
  de: {
    '%': ['Prozent', 'Prozent'], '°C': ['Grad Celsius', 'Grad Celsius'], '°': ['Grad', 'Grad'],
    'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde'], km: ['Kilometer', 'Kilometer'], cm: ['Zentimeter', 'Zentimeter'], mm: ['Millimeter', 'Millimeter'], m: ['Meter', 'Meter'],
    kg: ['Kilogramm', 'Kilogramm'], mg: ['Milligramm', 'Milligramm'], g: ['Gramm', 'Gramm'], ml: ['Milliliter', 'Milliliter'], l: ['Liter', 'Liter'],
    Min: ['Minute', 'Minuten'], min: ['Minute', 'Minuten'], Std: ['Stunde', 'Stunden'], h: ['Stunde', 'Stunden'], MB: ['Megabyte', 'Megabyte'], GB: ['Gigabyte', 'Gigabyte'],
  },
}; // prettier-ignore

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const ranges = { en: 'to', de: 'bis' };
const saidIn = (written: string, tongue: Tongue) => sayNumber(readNumber(written, tongue), tongue);
const measures = (['en', 'de'] as const).flatMap((tongue) => {
  const names = Object.keys(units[tongue])
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  return [
    rule(
      `(${number[tongue]})\\s?[-–]\\s?(${number[tongue]})(?:\\s?(${names})${noWordAfter})?(?![-–/\\d])`,
      ([, from, to, unit]) =>
        `${saidIn(from!, tongue)} ${ranges[tongue]} ${saidIn(to!, tongue)}${unit ? ` ${units[tongue][unit]![1]}` : ''}`,
      { tongue },
    ),
    rule(
      `(${minus}(?:${number[tongue]}))\\s?(${names})${noWordAfter}`,
      ([, amount, unit]) => {
        const said = saidIn(amount!, tongue);
        const isOne = amount === '1';
        return `${isOne && tongue === 'de' ? 'ein' : said} ${units[tongue][unit!]![isOne ? 0 : 1]}`;
      },
      { tongue },
    ),
  ];
});

const fractions: Record<string, Record<Tongue, string>> = {
  '½': { en: 'one half', de: 'ein halb' }, '1/2': { en: 'one half', de: 'ein halb' }, '¼': { en: 'one quarter', de: 'ein Viertel' }, '1/4': { en: 'one quarter', de: 'ein Viertel' },
  '¾': { en: 'three quarters', de: 'drei Viertel' }, '3/4': { en: 'three quarters', de: 'drei Viertel' }, '1/3': { en: 'one third', de: 'ein Drittel' }, '⅓': { en: 'one third', de: 'ein Drittel' }, '2/3': { en: 'two thirds', de: 'zwei Drittel' }, '⅔': { en: 'two thirds', de: 'zwei Drittel' },
}; // prettier-ignore

const telephone = String.raw`\+\d[\d \-()/]{5,}\d|0\d{2,}[\d \-/]*\d|\d{3}[ -]\d{3}(?:[ -]\d{4})?|\(\d{3}\) ?\d{3}-\d{4}`;
const plainNumbers: SpeakingRule[] = [
  rule(`(?:${telephone})${noWordAfter}`, ([digits], tongue) =>
    digits
      .split(/[^\d+]+/)
      .filter(Boolean)
      .map((group) => sayDigits(group, tongue))
      .join(', '),
  ),
  // A short number to call.
  rule(String.raw`\d{3,6}` + noWordAfter, ([digits], tongue) => sayDigits(digits, tongue), {
    after:
      /\b(call|text|dial|ring|call or text|at|to|number|Nummer|unter|rufe?|wähle?n?|Notruf|Lifeline)( (?:an|die|der))?[\s*_]+$/i,
  }),
  rule(Object.keys(fractions).map(escaped).join('|'), ([written], tongue) => fractions[written]![tongue]),
  ...(['en', 'de'] as const).map((tongue) =>
    rule(
      `#?(${minus}(?:${number[tongue]}))(?![\\p{L}])`,
      ([whole, amount]) => {
        const said =
          /^0\d/.test(amount!) || amount!.length > 18
            ? sayDigits(amount!.replace(/\D/g, ''), tongue)
            : saidIn(amount!, tongue);
        return whole.startsWith('#') ? `${tongue === 'de' ? 'Nummer' : 'number'} ${said}` : said;
      },
      { tongue },
    ),
  ),
  rule(String.raw`(\d+)(?:st|nd|rd|th)\b`, ([, place]) => sayOrdinal(+place!, 'en'), { tongue: 'en' }),
];

const shortForms = (['en', 'de'] as const).map((tongue) =>
  rule(
    `(?:${Object.keys(abbreviations[tongue])
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})${String.raw`(?![\p{L}\d])`}`,
    ([written]) => abbreviations[tongue][written]!,
    { tongue },
  ),
);

export const speakingRules: readonly SpeakingRule[] = [
  ...marks,
  ...shortForms,
  ...money,
  ...dates,
  ...times,
  ...measures,
  ...plainNumbers,
];
