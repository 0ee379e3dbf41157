import { createEvents, type EventAttributes } from 'ics';
import { chatSaying, dayAfter, localTime, momentOf, type Occasion, pathTo, paths } from '@greenroom/contracts';

/** The texts of the calendar, in the person's language. */
const words = {
  en: {
    warmUp: (what: string) => `Ten-minute warm-up: ${what}`,
    read: (title: string) => `Read: ${title}`,
    rehearse: (title: string) => `Rehearse: ${title}`,
    talk: (name: string) => `Talk it through with ${name}`,
    line: (line: string) => `Your line: “${line}”`,
  },
  de: {
    warmUp: (what: string) => `Zehn Minuten zum Warmwerden: ${what}`,
    read: (title: string) => `Lesen: ${title}`,
    rehearse: (title: string) => `Üben: ${title}`,
    talk: (name: string) => `Mit ${name} durchsprechen`,
    line: (line: string) => `Ihr Satz: „${line}“`,
  },
};

const dayMs = 86_400_000;
/** The hour of the steps, in the evening. */
const eveningHour = 19;
const talkMinutes = 15;

/**
 * Returns the day of an occasion as a calendar file (RFC 5545): an all-day entry with a reminder at eight in the
 * morning, and an entry for each step before it that is not done: one an evening in the page's order, the last on the
 * evening before. With fewer days than steps, the first evening has several, one after the other.
 * @param origin of the site, to which the entries link
 * @param now the time of creation, which RFC 5545 requires in each entry
 * @param timeZone of the person; without it, the evening entry uses the local time of their calendar
 * @returns the file's text; null if the occasion has no day
 */
export function occasionCalendar(
  occasion: Occasion,
  { language, origin, now, timeZone }: { language: 'en' | 'de'; origin: string; now: Date; timeZone: string | null },
): string | null {
  const { on, occasionId, what, line } = occasion;
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
  const evenings = scheduled(stepsOf(occasion, said), on, localTime(now, timeZone ?? 'UTC').day).map(
    ({ step, title, path, minutes, day: evening, after }): EventAttributes => ({
      ...base,
      uid: `${occasionId}-${step}@greenroom`,
      title,
      url: origin + path,
      ...startOn(evening, after, timeZone),
      duration: { minutes },
    }),
  );
  const { value, error } = createEvents([...evenings, day]);
  if (value === undefined) throw error ?? new Error('The generated calendar file is empty');
  return value;
}

interface Step {
  step: 'read' | 'rehearse' | 'talk';
  title: string;
  path: string;
  minutes: number;
}

/** Returns what is left to do before the day, in the order of the page. */
function stepsOf({ what, content, scene, coach, read, rehearsed }: Occasion, said: (typeof words)['en']): Step[] {
  const steps: (Step | false | null)[] = [
    content?.open === true &&
      !read && {
        step: 'read',
        title: said.read(content.title),
        path: pathTo('libraryItem', { instructorSlug: content.instructorSlug, itemSlug: content.slug }),
        minutes: content.minutes,
      },
    scene &&
      !rehearsed && {
        step: 'rehearse',
        title: said.rehearse(scene.title),
        path: pathTo('scenario', { categorySlug: scene.categorySlug, scenarioSlug: scene.slug }),
        minutes: scene.minutes,
      },
    coach && {
      step: 'talk',
      title: said.talk(coach.name),
      path: chatSaying(coach.slug, what),
      minutes: talkMinutes,
    },
  ];
  return steps.filter((step) => step !== false && step !== null);
}

/** Gives each step its day, and the minutes after the evening's beginning at which it begins. */
function scheduled(steps: readonly Step[], on: string, today: string): (Step & { day: string; after: number })[] {
  const daysLeft = (Date.parse(on) - Date.parse(today)) / dayMs;
  if (daysLeft <= 0) return [];
  const first = dayAfter(on, -Math.min(daysLeft, steps.length));
  const taken = new Map<string, number>();
  return steps.map((step, index) => {
    const own = dayAfter(on, index - steps.length);
    const day = own < first ? first : own;
    const after = taken.get(day) ?? 0;
    taken.set(day, after + step.minutes);
    return { ...step, day, after };
  });
}

type Start = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'>;

/** @param after minutes after the evening's beginning */
function startOn(day: string, after: number, timeZone: string | null): Start {
  if (timeZone === null) {
    const [hours, minutes] = [eveningHour + Math.floor(after / 60), after % 60];
    return { start: [...dateOf(day, 0), hours, minutes], startInputType: 'local', startOutputType: 'local' };
  }
  const start = momentOf(day, eveningHour, timeZone).getTime() + after * 60_000;
  return { start, startInputType: 'utc', startOutputType: 'utc' };
}

/** @param on `YYYY-MM-DD` */
function dateOf(on: string, days: number): [number, number, number] {
  const date = new Date(Date.parse(on) + days * dayMs);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
