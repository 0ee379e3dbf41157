import { z } from 'zod';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as occasions from './occasions.schema.ts';
import * as savedLines from './saved-lines.schema.ts';

type OccasionEndpoint = Extract<keyof ContractTable, `occasion${string}` | `savedLine${string}`>;

/** Contracts of upcoming conversations, of preparing for them, and of sentences kept for them. */
export const occasionContracts = {
  occasionPrepare: {
    endpoint: endpoints.occasionPrepare,
    right: 'everyone',
    summary:
      'Suggest how to prepare for an event: a coach, a first sentence, a scene, something to read. Nothing is stored',
    body: occasions.OccasionAsk,
    reply: occasions.OccasionAnswer,
    errors: ['bad_request', 'rate_limited'],
  },
  occasionsRead: {
    endpoint: endpoints.occasionsRead,
    right: 'account',
    summary: 'List the account’s upcoming events, soonest first, and past ones not yet discussed',
    reply: occasions.Occasions,
    errors: ['not_authenticated'],
  },
  occasionAdd: {
    endpoint: endpoints.occasionAdd,
    right: 'account',
    summary: 'Add an upcoming event; the same text on the same day is stored once',
    body: occasions.OccasionWords,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'unprocessable'],
  },
  occasionChange: {
    endpoint: endpoints.occasionChange,
    right: 'account',
    summary: 'Update an upcoming event',
    params: occasions.OccasionParams,
    body: occasions.OccasionWords,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  occasionOutcome: {
    endpoint: endpoints.occasionOutcome,
    right: 'account',
    summary: 'Record how an upcoming event went, or withdraw the record',
    params: occasions.OccasionParams,
    body: occasions.OccasionOutcome,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  occasionDelete: {
    endpoint: endpoints.occasionDelete,
    right: 'account',
    summary: 'Delete an upcoming event',
    params: occasions.OccasionParams,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated'],
  },
  occasionCalendar: {
    endpoint: endpoints.occasionCalendar,
    right: 'account',
    summary: 'Export an upcoming event and what to do before it as a calendar file (RFC 5545)',
    params: occasions.OccasionParams,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  savedLinesRead: {
    endpoint: endpoints.savedLinesRead,
    right: 'account',
    summary: 'List the sentences that the account saved from coaches’ answers, newest first',
    reply: savedLines.SavedLines,
    errors: ['not_authenticated'],
  },
  savedLineAdd: {
    endpoint: endpoints.savedLineAdd,
    right: 'account',
    summary: 'Save a sentence; the same one is stored once',
    body: savedLines.SavedLineWords,
    reply: savedLines.SavedLines,
    errors: ['bad_request', 'not_authenticated', 'unprocessable'],
  },
  savedLineDelete: {
    endpoint: endpoints.savedLineDelete,
    right: 'account',
    summary: 'Delete a saved sentence',
    params: savedLines.SavedLineParams,
    reply: savedLines.SavedLines,
    errors: ['bad_request', 'not_authenticated'],
  },
} as const satisfies Pick<ContractTable, OccasionEndpoint>;
