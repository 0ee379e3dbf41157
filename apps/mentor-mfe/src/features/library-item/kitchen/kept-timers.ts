import type { Timer } from './timers.ts';

const key = (item: string) => `kitchen_timers.${item}`;

/** Timers of a recipe that this tab had before it was loaded anew; none where storage is closed. */
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
    // Without storage they last as long as the page.
  }
}
