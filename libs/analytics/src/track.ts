import type { EventName, EventProperties } from '@greenroom/contracts';

/** An event with its time and the page's address. */
export interface Tracked {
  name: EventName;
  properties: object;
  at: number;
  url: string;
  /** The release it counts for, where that is not the current one. */
  servedBy?: string;
}

/** Where something happened that is reported later, when another page may be shown. */
export interface HappenedAt {
  url: string;
  servedBy: string;
}

const waiting: Tracked[] = [];
let take = (event: Tracked): void => {
  if (waiting.length < 50) waiting.push(event);
};

/**
 * Counts an event of the catalogue (docs/events.md lists them). It never throws and costs almost nothing: the code that
 * sends events is loaded once the page is in use, and drops them without consent.
 */
export function track<Name extends EventName>(
  name: Name,
  properties: EventProperties<Name>,
  happenedAt?: HappenedAt,
): void {
  take({ name, properties, at: Date.now(), url: location.href, ...happenedAt });
}

/** Takes the events tracked so far, and from now on. */
export function onTracked(taker: (event: Tracked) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
