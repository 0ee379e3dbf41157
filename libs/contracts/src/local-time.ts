/** Whether a name is a time zone that this machine knows, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What clocks and calendars say somewhere. `day` is `YYYY-MM-DD`; `weekday` as ISO 8601 has it, Monday is 1. */
export interface LocalTime {
  day: string;
  weekday: number;
  hour: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts, second: '2-digit' });
  formats.set(timeZone, made);
  return made;
};

/** What a moment is called in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const wall = new Date(wallOf(at.getTime(), timeZone));
  return { day: wall.toISOString().slice(0, 10), weekday: wall.getUTCDay() || 7, hour: wall.getUTCHours() };
}

/**
 * When an hour of a day begins in a time zone. An hour that there is twice begins the first time; one that clocks leave
 * out, as on the day they go forward, is when they have gone forward.
 */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const offsetAt = (moment: number) => wallOf(moment, timeZone) - moment;
  const before = wall - offsetAt(wall - 86_400_000);
  const after = wall - offsetAt(wall + 86_400_000);
  const real = [before, after].filter((moment) => wallOf(moment, timeZone) === wall);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/** A day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** What clocks there say, as if they stood in Greenwich; in milliseconds. */
function wallOf(moment: number, timeZone: string): number {
  const of: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(moment)) of[type] = Number(value);
  return (
    Date.UTC(of.year!, of.month! - 1, of.day, of.hour, of.minute, of.second) + (((moment % 1_000) + 1_000) % 1_000)
  );
}
