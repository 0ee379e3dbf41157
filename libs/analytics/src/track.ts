import type { EventName, EventProperties } from '@greenroom/contracts';

/** An event as it happened: when, and where the page was. */
export interface Tracked {
  name: EventName;
  properties: object;
  at: number;
  url: string;
  /** The release it is booked to, where that is not the one that is shown when it is taken. */
  servedBy?: string;
}

/** Where something happened that is told later, when another page may be shown. */
export interface HappenedAt {
  url: string;
  servedBy: string;
}

const waiting: Tracked[] = [];
let take = (event: Tracked): void => {
  if (waiting.length < 50) waiting.push(event);
};

/**
 * Counts an event of the catalogue (docs/events.md says which there are). It never throws and costs nothing: what takes
 * it comes once the page is in use, and lets it go where one has not consented.
 */
export function track<Name extends EventName>(
  name: Name,
  properties: EventProperties<Name>,
  happenedAt?: HappenedAt,
): void {
  take({ name, properties, at: Date.now(), url: location.href, ...happenedAt });
}

/** Takes what was tracked so far, and from now on. */
export function onTracked(taker: (event: Tracked) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
