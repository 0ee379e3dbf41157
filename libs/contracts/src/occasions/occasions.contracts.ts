import { z } from 'zod';
import type { ContractTable } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as occasions from './occasions.schema.ts';

type OccasionEndpoint = Extract<keyof ContractTable, `occasion${string}`>;

/** Contracts of what somebody has coming up, and how they get ready for it. */
export const occasionContracts = {
  occasionPrepare: {
    endpoint: endpoints.occasionPrepare,
    right: 'everyone',
    summary:
      'How to get ready for what somebody has coming up: a coach, a first sentence, a scene, something to read. Nothing is stored',
    body: occasions.OccasionAsk,
    reply: occasions.OccasionAnswer,
    errors: ['bad_request', 'rate_limited'],
  },
  occasionsRead: {
    endpoint: endpoints.occasionsRead,
    right: 'account',
    summary: 'What one has coming up, the soonest first, and what is over but was not spoken of yet',
    reply: occasions.Occasions,
    errors: ['not_authenticated'],
  },
  occasionAdd: {
    endpoint: endpoints.occasionAdd,
    right: 'account',
    summary: 'Stores what one has coming up; the same words on the same day are stored once',
    body: occasions.OccasionWords,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'unprocessable'],
  },
  occasionChange: {
    endpoint: endpoints.occasionChange,
    right: 'account',
    summary: 'Changes what one said about it',
    params: occasions.OccasionParams,
    body: occasions.OccasionWords,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  occasionOutcome: {
    endpoint: endpoints.occasionOutcome,
    right: 'account',
    summary: 'Says how it went, or takes that back',
    params: occasions.OccasionParams,
    body: occasions.OccasionOutcome,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
  occasionDelete: {
    endpoint: endpoints.occasionDelete,
    right: 'account',
    summary: 'Deletes it',
    params: occasions.OccasionParams,
    reply: occasions.Occasions,
    errors: ['bad_request', 'not_authenticated'],
  },
  occasionCalendar: {
    endpoint: endpoints.occasionCalendar,
    right: 'account',
    summary: 'The day, and what to do before it, as a calendar file (RFC 5545)',
    params: occasions.OccasionParams,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', 'not_authenticated', 'not_found'],
  },
} as const satisfies Pick<ContractTable, OccasionEndpoint>;
