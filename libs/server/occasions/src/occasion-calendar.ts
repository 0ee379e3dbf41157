import { createEvents, type EventAttributes } from 'ics';
import { dayAfter, momentOf, type Occasion, pathTo, paths } from '@greenroom/contracts';

/** The texts of the calendar, in the person's language. */
const words = {
  en: {
    warmUp: (what: string) => `Ten-minute warm-up: ${what}`,
    rehearse: (title: string) => `Rehearse: ${title}`,
    line: (line: string) => `Your line: “${line}”`,
  },
  de: {
    warmUp: (what: string) => `Zehn Minuten zum Warmwerden: ${what}`,
    rehearse: (title: string) => `Üben: ${title}`,
    line: (line: string) => `Ihr Satz: „${line}“`,
  },
};

const dayMs = 86_400_000;
/** The hour of the rehearsal on the evening before. */
const eveningHour = 19;

/**
 * Returns the day of an occasion as a calendar file (RFC 5545): an all-day entry with a reminder at eight in the
 * morning, and an entry on the evening before to rehearse its scene, if it has one.
 * @param origin of the site, to which the entries link
 * @param now the time of creation, which RFC 5545 requires in each entry
 * @param timeZone of the person; without it, the evening entry uses the local time of their calendar
 * @returns the file's text; null if the occasion has no day
 */
export function occasionCalendar(
  occasion: Occasion,
  { language, origin, now, timeZone }: { language: 'en' | 'de'; origin: string; now: Date; timeZone: string | null },
): string | null {
  const { on, occasionId, what, line, scene } = occasion;
  if (on === null) return null;
  const said = words[language];
  const base = { productId: 'greenroom', timestamp: now.getTime() } as const;
  const day: EventAttributes = {
    ...base,
    uid: `${occasionId}@greenroom`,
    title: what,
    description: line === '' ? '' : said.line(line),
    url: origin + paths.homepage,
    start: dateOf(on, 0),
    end: dateOf(on, 1),
    alarms: [{ action: 'display', description: said.warmUp(what), trigger: { hours: 8, before: false } }],
  };
  const evening: EventAttributes[] = scene
    ? [
        {
          ...base,
          uid: `${occasionId}-rehearse@greenroom`,
          title: said.rehearse(scene.title),
          url: origin + pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug }),
          ...eveningBefore(on, timeZone),
          duration: { minutes: 15 },
        },
      ]
    : [];
  const { value, error } = createEvents([...evening, day]);
  if (value === undefined) throw error ?? new Error('The generated calendar file is empty');
  return value;
}

type Evening = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'>;

function eveningBefore(on: string, timeZone: string | null): Evening {
  if (timeZone === null)
    return { start: [...dateOf(on, -1), eveningHour, 0], startInputType: 'local', startOutputType: 'local' };
  const start = momentOf(dayAfter(on, -1), eveningHour, timeZone).getTime();
  return { start, startInputType: 'utc', startOutputType: 'utc' };
}

/** @param on `YYYY-MM-DD` */
function dateOf(on: string, days: number): [number, number, number] {
  const date = new Date(Date.parse(on) + days * dayMs);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
