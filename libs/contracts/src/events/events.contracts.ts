import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as errorReports from './error-reports.schema.ts';
import * as events from './events.schema.ts';
import * as experiments from './experiments.schema.ts';

type EventEndpoint = 'eventsCollect' | 'errorsCollect' | 'eventSettings' | 'experimentsRead';

/** Contracts of analytics and of experiments. */
export const eventContracts = {
  eventsCollect: {
    endpoint: endpoints.eventsCollect,
    right: 'everyone',
    summary: 'Accept a batch of events in Segment’s format; returns 202 once they are stored. Safe to repeat',
    body: events.EventBatch,
    reply: events.EventReceipt,
    errors: ['bad_request', 'rate_limited', 'unavailable'],
  },
  errorsCollect: {
    endpoint: endpoints.errorsCollect,
    right: 'everyone',
    summary: 'Accept error reports from a page; dropped if no error service is configured',
    body: errorReports.ErrorReportBatch,
    reply: errorReports.ErrorReceipt,
    errors: ['bad_request', 'rate_limited'],
  },
  eventSettings: {
    endpoint: endpoints.eventSettings,
    right: 'everyone',
    summary: 'Get the analytics settings of a page whose visitor has consented',
    reply: events.EventSettings,
    errors: [],
  },
  experimentsRead: {
    endpoint: endpoints.experimentsRead,
    right: 'everyone',
    summary: 'Get the experiment definitions and the caller’s bucketing unit',
    reply: experiments.Experiments,
    errors: [],
  },
} as const satisfies Pick<ContractTable, EventEndpoint>;
