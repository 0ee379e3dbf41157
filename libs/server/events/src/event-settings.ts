import type { EventSettings } from '@greenroom/contracts';
import type { EventSink } from '@greenroom/ports/event-sink';

/** How long a list of integrations is cached, and how long a failed request for it is not repeated. In ms. */
const freshFor = 300_000;

interface Sources {
  sink: EventSink | undefined;
  survey: EventSettings['survey'];
  errors: boolean;
  log: { error(facts: object, message: string): void };
  now?: () => number;
}

/**
 * Returns a function that reads the page's analytics settings. The list of integrations is cached and shared by all
 * callers.
 */
export function eventSettings({ sink, survey, errors, log, now = Date.now }: Sources): () => Promise<EventSettings> {
  let kept: { at: number; list: Promise<Pick<EventSettings, 'integrations' | 'integrationsError'>> } | undefined;
  const ask = async (known: EventSink) => {
    try {
      return { integrations: await known.integrations(), integrationsError: null };
    } catch (error) {
      log.error({}, (error as Error).message);
      return { integrations: null, integrationsError: (error as Error).message };
    }
  };
  return async () => {
    if (!sink) return { integrations: null, integrationsError: null, survey, errors };
    if (!kept || now() - kept.at > freshFor) kept = { at: now(), list: ask(sink) };
    return { ...(await kept.list), survey, errors };
  };
}
