/** Returns whether this machine knows the time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Local date and hour. `day` is `YYYY-MM-DD`; `weekday` as in ISO 8601, Monday is 1. */
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

/** Returns the local time of a moment in a time zone. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const wall = new Date(wallOf(at.getTime(), timeZone));
  return { day: wall.toISOString().slice(0, 10), weekday: wall.getUTCDay() || 7, hour: wall.getUTCHours() };
}

/**
 * Returns when an hour of a day begins in a time zone. For an hour that occurs twice, the first; for an hour that
 * clocks skip, the moment they go forward.
 */
export function momentOf(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  const offsetAt = (moment: number) => wallOf(moment, timeZone) - moment;
  const before = wall - offsetAt(wall - 86_400_000);
  const after = wall - offsetAt(wall + 86_400_000);
  const real = [before, after].filter((moment) => wallOf(moment, timeZone) === wall);
  return new Date(real.length > 0 ? Math.min(...real) : before);
}

/** Returns the day this many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the local clock reading as if it were UTC, in milliseconds. */
function wallOf(moment: number, timeZone: string): number {
  const of: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(moment)) of[type] = Number(value);
  return (
    Date.UTC(of.year!, of.month! - 1, of.day, of.hour, of.minute, of.second) + (((moment % 1_000) + 1_000) % 1_000)
  );
}
