import type { EventSettings } from '@greenroom/contracts';
import type { EventSink } from '@greenroom/ports/event-sink';

/** In ms: so long a list of integrations is good, and so long one that could not be had is not asked for again. */
const freshFor = 300_000;

interface Sources {
  sink: EventSink | undefined;
  survey: EventSettings['survey'];
  errors: boolean;
  log: { error(facts: object, message: string): void };
  now?: () => number;
}

/** What the page needs that may count. The list of integrations is asked for once in a while, for everybody. */
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
