import type { Locale } from '@greenroom/contracts';
import type { DangerKind } from './detector/detect-crisis.ts';

/** A telephone service, as its organisation publishes it. */
interface HelpLine {
  name: string;
  number: string;
  /** Details beside the number. */
  note?: Record<Locale, string>;
}

interface CountryLines {
  country: Record<Locale, string>;
  /** Police or ambulance, for immediate danger. */
  emergency: string;
  /** Suicide and self-harm, the person's own or another's. */
  crisis: readonly HelpLine[];
  violence: readonly HelpLine[];
  child: readonly HelpLine[];
}

const dayAndNight = { en: 'free, day and night', de: 'kostenlos, rund um die Uhr' };
const callOrText = {
  en: 'call or text, free, day and night',
  de: 'anrufen oder schreiben, kostenlos, rund um die Uhr',
};
const children = { en: 'for children and teenagers', de: 'für Kinder und Jugendliche' };

/** Help lines by country (ISO 3166-1 alpha-2), with the numbers that the organisations publish (docs/safety.md). */
const byCountry = {
  US: {
    country: { en: 'United States', de: 'USA' },
    emergency: '911',
    crisis: [{ name: '988 Suicide & Crisis Lifeline', number: '988', note: callOrText }],
    violence: [{ name: 'National Domestic Violence Hotline', number: '1-800-799-7233', note: dayAndNight }],
    child: [{ name: 'Childhelp National Child Abuse Hotline', number: '1-800-422-4453', note: callOrText }],
  },
  CA: {
    country: { en: 'Canada', de: 'Kanada' },
    emergency: '911',
    crisis: [{ name: '9-8-8 Suicide Crisis Helpline', number: '988', note: callOrText }],
    violence: [],
    child: [{ name: 'Kids Help Phone', number: '1-800-668-6868', note: dayAndNight }],
  },
  GB: {
    country: { en: 'United Kingdom', de: 'Großbritannien' },
    emergency: '999',
    crisis: [{ name: 'Samaritans', number: '116 123', note: dayAndNight }],
    violence: [{ name: 'National Domestic Abuse Helpline', number: '0808 2000 247', note: dayAndNight }],
    child: [
      { name: 'Childline', number: '0800 1111', note: children },
      {
        name: 'NSPCC',
        number: '0808 800 5000',
        note: { en: 'for adults worried about a child', de: 'für Erwachsene' },
      },
    ],
  },
  IE: {
    country: { en: 'Ireland', de: 'Irland' },
    emergency: '112',
    crisis: [{ name: 'Samaritans', number: '116 123', note: dayAndNight }],
    violence: [{ name: 'Women’s Aid', number: '1800 341 900', note: dayAndNight }],
    child: [{ name: 'Childline', number: '1800 66 66 66', note: children }],
  },
  AU: {
    country: { en: 'Australia', de: 'Australien' },
    emergency: '000',
    crisis: [{ name: 'Lifeline', number: '13 11 14', note: { en: 'day and night', de: 'rund um die Uhr' } }],
    violence: [{ name: '1800RESPECT', number: '1800 737 732', note: dayAndNight }],
    child: [{ name: 'Kids Helpline', number: '1800 55 1800', note: dayAndNight }],
  },
  NZ: {
    country: { en: 'New Zealand', de: 'Neuseeland' },
    emergency: '111',
    crisis: [{ name: '1737', number: '1737', note: callOrText }],
    violence: [{ name: 'Women’s Refuge', number: '0800 733 843', note: dayAndNight }],
    child: [{ name: 'What’s Up', number: '0800 942 8787', note: children }],
  },
  DE: {
    country: { en: 'Germany', de: 'Deutschland' },
    emergency: '112',
    crisis: [{ name: 'TelefonSeelsorge', number: '0800 111 0 111', note: dayAndNight }],
    violence: [{ name: 'Hilfetelefon Gewalt gegen Frauen', number: '116 016', note: dayAndNight }],
    child: [{ name: 'Nummer gegen Kummer', number: '116 111', note: children }],
  },
  AT: {
    country: { en: 'Austria', de: 'Österreich' },
    emergency: '112',
    crisis: [{ name: 'TelefonSeelsorge', number: '142', note: dayAndNight }],
    violence: [{ name: 'Frauenhelpline gegen Gewalt', number: '0800 222 555', note: dayAndNight }],
    child: [{ name: 'Rat auf Draht', number: '147', note: children }],
  },
  CH: {
    country: { en: 'Switzerland', de: 'Schweiz' },
    emergency: '112',
    crisis: [{ name: 'Die Dargebotene Hand', number: '143', note: { en: 'day and night', de: 'rund um die Uhr' } }],
    violence: [],
    child: [{ name: 'Pro Juventute', number: '147', note: children }],
  },
} satisfies Record<string, CountryLines>;

type KnownCountry = keyof typeof byCountry;

/** Shown where the country is unknown, by the language of the message. */
const usual: Record<Locale, readonly KnownCountry[]> = { en: ['US', 'GB', 'IE'], de: ['DE', 'AT', 'CH'] };

const elsewhere = {
  en: 'Anywhere else: [findahelpline.com](https://findahelpline.com)',
  de: 'Überall sonst: [findahelpline.com](https://findahelpline.com)',
};

/** Help lines formatted for a message. */
export interface Help {
  /** Numbers for immediate danger: `**112**`. Markdown. */
  emergency: string;
  /** A list in Markdown; empty where the emergency number is the only right one. */
  list: string;
  /** The first lines as part of a sentence in Markdown, for later messages. */
  short: string;
}

/**
 * Returns help lines for a kind of danger.
 * @param country ISO 3166-1 alpha-2; lines of the language's usual countries where it is unknown or not listed
 */
export function helpFor(kind: DangerKind, language: Locale, country?: string): Help {
  const own = country !== undefined && country in byCountry ? (country as KnownCountry) : undefined;
  const shown = own ? [own] : usual[language];
  const emergency = own
    ? `**${byCountry[own].emergency}**`
    : language === 'de'
      ? '**112** (in den USA **911**)'
      : '**911** in the US, **999** in the UK, **112** in Ireland and the rest of Europe';
  if (kind === 'medical') return { emergency, list: '', short: emergency };
  const found = shown.flatMap((code) => linesOf(byCountry[code], kind).map((line) => ({ code, line })));
  const listed = found.map(({ code, line: { name, number, note } }) => {
    const place = own ? '' : `${byCountry[code].country[language]}: `;
    return `- ${place}**${number}**, ${name}${note ? `, ${note[language]}` : ''}`;
  });
  const or = language === 'de' ? 'oder' : 'or';
  return {
    emergency,
    list: [...listed, `- ${elsewhere[language]}`].join('\n'),
    short: found
      .map(
        ({ code, line }) =>
          `**${line.number}** (${own ? line.name : `${line.name}, ${byCountry[code].country[language]}`})`,
      )
      .join(` ${or} `),
  };
}

/** A country without its own line for violence uses the crisis line, which can refer callers. */
function linesOf(lines: CountryLines, kind: DangerKind): readonly HelpLine[] {
  if (kind === 'violence' && lines.violence.length > 0) return lines.violence;
  if (kind === 'child') return lines.child;
  return lines.crisis;
}

/** The place of a request. */
interface Placed {
  /** ISO 3166-1 alpha-2 from the reverse proxy, `XX` for unknown. */
  country: string;
}

/**
 * Returns the country whose help lines are shown: from the reverse proxy, else from the browser's languages (`de-AT`).
 * @returns undefined where neither names a country with lines of its own
 */
export function countryFor(
  { headers }: { headers: { 'accept-language'?: string | undefined } },
  { country }: Placed,
): string | undefined {
  if (country in byCountry) return country;
  const regions = [...(headers['accept-language'] ?? '').matchAll(/\b[a-z]{2,3}-([A-Z]{2})\b/g)].map(
    ([, code]) => code!,
  );
  return regions.find((code) => code in byCountry);
}
