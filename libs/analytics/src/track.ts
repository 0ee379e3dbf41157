import type { EventName, EventProperties } from '@greenroom/contracts';

/** An event with its time and the page's address. */
export interface Tracked {
  name: EventName;
  properties: object;
  at: number;
  /** Tells the page and the release that the event counts for. */
  url: string;
}

const waiting: Tracked[] = [];
let take = (event: Tracked): void => {
  if (waiting.length < 50) waiting.push(event);
};

/**
 * Counts an event of the catalogue (docs/events.md lists them). It never throws and costs almost nothing: the code that
 * sends events is loaded once the page is in use, and drops them without consent.
 * @param url of the page where it happened, which may have been left since
 */
export function track<Name extends EventName>(
  name: Name,
  properties: EventProperties<Name>,
  url: string = location.href,
): void {
  take({ name, properties, at: Date.now(), url });
}

/** Takes the events tracked so far, and from now on. */
export function onTracked(taker: (event: Tracked) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}
