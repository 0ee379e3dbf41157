import { abbreviations } from './abbreviations.ts';
import { readNumber, sayDigits, sayNumber, sayOrdinal, sayYear } from './say-number.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/** How to say something that is not spoken as it is written. The first rule that matches at a place applies. */
export interface SpeakingRule {
  /** Sticky; its match is one part. */
  pattern: RegExp;
  say: (match: RegExpExecArray, spokenLanguage: SpokenLanguage) => string;
  spokenLanguage?: SpokenLanguage;
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
  rule(String.raw`\*(?=\d)`, (_, spokenLanguage) => (spokenLanguage === 'de' ? ' mal ' : ' times '), {
    after: /\d$/,
    atWord: false,
  }),
  // Of images and links, only the text is spoken.
  rule(String.raw`\x60\x60\x60[\s\S]*?(?:\x60\x60\x60|$)`, nothing, { atWord: false }),
  rule(String.raw`!\[([^\]]*)\]\([^)]*\)`, nothing, { atWord: false }),
  rule(String.raw`\[([^\]]+)\]\([^)]*\)`, nothing, { atWord: false }),
  rule(
    String.raw`<?https?://(?:www\.)?([^\s/<>)]+?)([/?#][^\s<>)]*?)?(?=[.,;:!?]*(?:[\s<>)]|$))>?`,
    ([, host], spokenLanguage) => host!.split('.').join(dot[spokenLanguage]),
    { atWord: false },
  ),
  rule(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`, ([address], spokenLanguage) =>
    address
      .split('@')
      .map((half) => half.split('.').join(dot[spokenLanguage]))
      .join(' at '),
  ),
  rule(String.raw`</?[a-z][^<>]*>`, nothing, { atWord: false }),
  rule(String.raw`[ \t]*(?:#{1,6}|>|[-*•+])[ \t]+(?:\[[ xX]\][ \t]+)?`, nothing, { after: /(^|\n)$/, atWord: false }),
  rule(String.raw`[ \t]*(\d{1,2})[.)][ \t]+`, ([, place], spokenLanguage) => `${sayNumber(place!, spokenLanguage)}: `, {
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
function sayMoney(amount: string, sign: string, scale: string | undefined, spokenLanguage: SpokenLanguage): string {
  const value = readNumber(amount, spokenLanguage);
  const currency = currencies[sign]!;
  const [whole, fraction] = value.split('.');
  if (scale)
    return `${sayNumber(value, spokenLanguage)} ${scales[scale] ?? scale} ${spokenLanguage === 'de' ? currency.de[0] : currency.en[1]}`;
  const cents = fraction === undefined ? 0 : Number(fraction.padEnd(2, '0').slice(0, 2));
  if (spokenLanguage === 'de') {
    const said = whole === '1' ? 'ein' : sayNumber(whole!, spokenLanguage);
    return `${said} ${currency.de[0]}${cents === 0 ? '' : ` ${sayNumber(`${cents}`, spokenLanguage)}`}`;
  }
  const said = `${sayNumber(whole!, spokenLanguage)} ${whole === '1' ? currency.en[0] : currency.en[1]}`;
  return cents === 0 ? said : `${said} and ${sayNumber(`${cents}`, spokenLanguage)} ${currency.en[2]}`;
}
const sign = '[€$£]|EUR|USD';
const money = (['en', 'de'] as const).flatMap((spokenLanguage) => [
  rule(
    `(${sign})\\s?(${number[spokenLanguage]})(?:\\s?(k|K|bn|m|M|million|billion|thousand|Millionen|Milliarden|Tausend)${noWordAfter})?`,
    ([, unit, amount, scale]) => sayMoney(amount!, unit!, scale, spokenLanguage),
    { spokenLanguage },
  ),
  rule(
    `(${number[spokenLanguage]})\\s?(?:(Millionen|Milliarden|Tausend|million|billion|thousand)\\s)?(${sign})${noWordAfter}`,
    ([, amount, scale, unit]) => sayMoney(amount!, unit!, scale, spokenLanguage),
    { spokenLanguage },
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
  spokenLanguage: SpokenLanguage,
  dative: boolean,
): string {
  const name = typeof month === 'string' ? month : months[spokenLanguage][month - 1]!;
  const said =
    spokenLanguage === 'de'
      ? `${sayOrdinal(day, spokenLanguage)}${dative ? 'n' : ''} ${name}`
      : `${name} ${sayOrdinal(day, spokenLanguage)}`;
  return year === undefined ? said : `${said}${spokenLanguage === 'de' ? ' ' : ', '}${sayYear(year, spokenLanguage)}`;
}
const dative = /\b(am|vom|zum|bis|dem|seit|ab|den)\s+$/i;
const dates: SpeakingRule[] = [
  rule(String.raw`(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])` + noWordAfter, (found, spokenLanguage) =>
    sayDate(+found[3]!, +found[2]!, +found[1]!, spokenLanguage, dative.test(found.input.slice(0, found.index))),
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
    { spokenLanguage: 'de' },
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
    { spokenLanguage: 'de' },
  ),
  rule(
    `(${monthNames.en})\\s(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s(\\d{4}))?${noWordAfter}`,
    ([, month, day, year]) => sayDate(+day!, month!, year ? +year : undefined, 'en', false),
    { spokenLanguage: 'en' },
  ),
  rule(
    `(\\d{1,2})(?:st|nd|rd|th)?\\s(${monthNames.en})(?:\\s(\\d{4}))?${noWordAfter}`,
    ([, day, month, year]) => sayDate(+day!, month!, year ? +year : undefined, 'en', false),
    { spokenLanguage: 'en' },
  ),
  rule(String.raw`(1[1-9]\d\d|20\d\d)` + noWordAfter, ([, year], spokenLanguage) => sayYear(+year!, spokenLanguage), {
    after:
      /\b(in|since|by|of|until|from|before|after|during|im Jahr|seit|bis|Jahr|Anfang|Ende|Mitte|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)\s+$/,
  }),
];

function sayTime(hour: number, minute: number, half: string | undefined, spokenLanguage: SpokenLanguage): string {
  if (spokenLanguage === 'de')
    return `${hour === 1 ? 'ein' : sayNumber(`${hour}`, spokenLanguage)} Uhr${minute === 0 ? '' : ` ${sayNumber(`${minute}`, spokenLanguage)}`}`;
  const suffix = half ? ` ${half[0]!.toUpperCase()} M` : '';
  if (minute === 0)
    return hour > 12 || hour === 0
      ? `${sayNumber(`${hour}`, spokenLanguage)} hundred hours`
      : `${sayNumber(`${hour}`, spokenLanguage)}${suffix || " o'clock"}`;
  return `${sayNumber(`${hour}`, spokenLanguage)} ${minute < 10 ? 'oh ' : ''}${sayNumber(`${minute}`, spokenLanguage)}${suffix}`;
}
const times: SpeakingRule[] = [
  rule(
    String.raw`([01]?\d|2[0-3]):([0-5]\d)(?:\s?([ap])(?:\.m\.|m\b)|\sUhr)?` + noWordAfter,
    ([, hour, minute, half], spokenLanguage) => sayTime(+hour!, +minute!, half, spokenLanguage),
  ),
  rule(
    String.raw`(1[0-2]|[1-9])\s?([ap])(?:\.m\.|m\b)`,
    ([, hour, half], spokenLanguage) => `${sayNumber(hour!, spokenLanguage)} ${half!.toUpperCase()} M`,
  ),
];

const units: Record<SpokenLanguage, Record<string, [one: string, many: string]>> = {
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
const saidIn = (written: string, spokenLanguage: SpokenLanguage) =>
  sayNumber(readNumber(written, spokenLanguage), spokenLanguage);
const measures = (['en', 'de'] as const).flatMap((spokenLanguage) => {
  const names = Object.keys(units[spokenLanguage])
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  return [
    rule(
      `(${number[spokenLanguage]})\\s?[-–]\\s?(${number[spokenLanguage]})(?:\\s?(${names})${noWordAfter})?(?![-–/\\d])`,
      ([, from, to, unit]) =>
        `${saidIn(from!, spokenLanguage)} ${ranges[spokenLanguage]} ${saidIn(to!, spokenLanguage)}${unit ? ` ${units[spokenLanguage][unit]![1]}` : ''}`,
      { spokenLanguage },
    ),
    rule(
      `(${minus}(?:${number[spokenLanguage]}))\\s?(${names})${noWordAfter}`,
      ([, amount, unit]) => {
        const said = saidIn(amount!, spokenLanguage);
        const isOne = amount === '1';
        return `${isOne && spokenLanguage === 'de' ? 'ein' : said} ${units[spokenLanguage][unit!]![isOne ? 0 : 1]}`;
      },
      { spokenLanguage },
    ),
  ];
});

const fractions: Record<string, Record<SpokenLanguage, string>> = {
  '½': { en: 'one half', de: 'ein halb' }, '1/2': { en: 'one half', de: 'ein halb' }, '¼': { en: 'one quarter', de: 'ein Viertel' }, '1/4': { en: 'one quarter', de: 'ein Viertel' },
  '¾': { en: 'three quarters', de: 'drei Viertel' }, '3/4': { en: 'three quarters', de: 'drei Viertel' }, '1/3': { en: 'one third', de: 'ein Drittel' }, '⅓': { en: 'one third', de: 'ein Drittel' }, '2/3': { en: 'two thirds', de: 'zwei Drittel' }, '⅔': { en: 'two thirds', de: 'zwei Drittel' },
}; // prettier-ignore

const telephone = String.raw`\+\d[\d \-()/]{5,}\d|0\d{2,}[\d \-/]*\d|\d{3}[ -]\d{3}(?:[ -]\d{4})?|\(\d{3}\) ?\d{3}-\d{4}`;
const plainNumbers: SpeakingRule[] = [
  rule(`(?:${telephone})${noWordAfter}`, ([digits], spokenLanguage) =>
    digits
      .split(/[^\d+]+/)
      .filter(Boolean)
      .map((group) => sayDigits(group, spokenLanguage))
      .join(', '),
  ),
  // A short number to call.
  rule(String.raw`\d{3,6}` + noWordAfter, ([digits], spokenLanguage) => sayDigits(digits, spokenLanguage), {
    after:
      /\b(call|text|dial|ring|call or text|at|to|number|Nummer|unter|rufe?|wähle?n?|Notruf|Lifeline)( (?:an|die|der))?[\s*_]+$/i,
  }),
  rule(
    Object.keys(fractions).map(escaped).join('|'),
    ([written], spokenLanguage) => fractions[written]![spokenLanguage],
  ),
  ...(['en', 'de'] as const).map((spokenLanguage) =>
    rule(
      `#?(${minus}(?:${number[spokenLanguage]}))(?![\\p{L}])`,
      ([whole, amount]) => {
        const said =
          /^0\d/.test(amount!) || amount!.length > 18
            ? sayDigits(amount!.replace(/\D/g, ''), spokenLanguage)
            : saidIn(amount!, spokenLanguage);
        return whole.startsWith('#') ? `${spokenLanguage === 'de' ? 'Nummer' : 'number'} ${said}` : said;
      },
      { spokenLanguage },
    ),
  ),
  rule(String.raw`(\d+)(?:st|nd|rd|th)\b`, ([, place]) => sayOrdinal(+place!, 'en'), { spokenLanguage: 'en' }),
];

const shortForms = (['en', 'de'] as const).map((spokenLanguage) =>
  rule(
    `(?:${Object.keys(abbreviations[spokenLanguage])
      .sort((one, other) => other.length - one.length)
      .map(escaped)
      .join('|')})${String.raw`(?![\p{L}\d])`}`,
    ([written]) => abbreviations[spokenLanguage][written]!,
    { spokenLanguage },
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
