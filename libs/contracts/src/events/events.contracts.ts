import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as errorReports from './error-reports.schema.ts';
import * as events from './events.schema.ts';
import * as experiments from './experiments.schema.ts';

type EventEndpoint = 'eventsCollect' | 'errorsCollect' | 'eventSettings' | 'experimentsRead';

/** Contracts of counting, and of what is tried out. */
export const eventContracts = {
  eventsCollect: {
    endpoint: endpoints.eventsCollect,
    right: 'everyone',
    summary: 'Takes a batch of events in Segment’s form; answers 202 once they are safe. Sending one again is harmless',
    body: events.EventBatch,
    reply: events.EventReceipt,
    errors: ['bad_request', 'rate_limited', 'unavailable'],
  },
  errorsCollect: {
    endpoint: endpoints.errorsCollect,
    right: 'everyone',
    summary: 'Takes reports of errors in a page, where an error service is configured; without one, lets them go',
    body: errorReports.ErrorReportBatch,
    reply: errorReports.ErrorReceipt,
    errors: ['bad_request', 'rate_limited'],
  },
  eventSettings: {
    endpoint: endpoints.eventSettings,
    right: 'everyone',
    summary: 'What a page needs that may count',
    reply: events.EventSettings,
    errors: [],
  },
  experimentsRead: {
    endpoint: endpoints.experimentsRead,
    right: 'everyone',
    summary: 'The document that experiments are decided by, and what one is divided by',
    reply: experiments.Experiments,
    errors: [],
  },
} as const satisfies Pick<ContractTable, EventEndpoint>;
