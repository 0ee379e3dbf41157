import type { EventName, EventProperties } from '@greenroom/contracts';

/** An event as it happened: when, and where the page was. */
export interface Tracked {
  name: EventName;
  properties: object;
  at: number;
  url: string;
}

let take: ((event: Tracked) => void) | undefined;
const waiting: Tracked[] = [];

/**
 * Counts an event of the catalogue (docs/events.md says which there are). It never throws and costs nothing: what takes
 * it comes once the page is in use, and lets it go where one has not consented.
 */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const event = { name, properties, at: Date.now(), url: location.href };
  if (take) take(event);
  else if (waiting.length < 50) waiting.push(event);
}

/** Takes what was tracked so far, and from now on. */
export function onTracked(taker: (event: Tracked) => void): void {
  take = taker;
  for (const event of waiting.splice(0)) taker(event);
}
