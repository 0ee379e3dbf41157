import type { Timer } from './timers.ts';

const key = (item: string) => `kitchen_timers.${item}`;

/** Returns the timers that this tab had before a reload; none if storage is blocked. */
export function keptTimers(item: string): readonly Timer[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(item)) ?? '[]') as Timer[];
  } catch {
    return [];
  }
}

export function keepTimers(item: string, timers: readonly Timer[]): void {
  try {
    if (timers.length === 0) sessionStorage.removeItem(key(item));
    else sessionStorage.setItem(key(item), JSON.stringify(timers));
  } catch {
    // Without storage the timers last as long as the page.
  }
}
