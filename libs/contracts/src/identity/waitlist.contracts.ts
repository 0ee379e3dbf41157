import { Done } from './auth.schema.ts';
import type { Contract } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as waitlist from './waitlist.schema.ts';

/** Contracts of the list of those who want to be told what opens next. No answer says who is on it. */
export const waitlistContracts = {
  waitlistJoin: {
    endpoint: endpoints.waitlistJoin,
    right: 'everyone',
    summary: 'Asks to be told what opens next; it counts once the mailed link has been answered',
    body: waitlist.WaitlistJoin,
    reply: Done,
    errors: ['bad_request', 'rate_limited'],
  },
  waitlistAnswer: {
    endpoint: endpoints.waitlistAnswer,
    // It brings the token of a mailed link.
    right: 'everyone',
    summary: 'By a mailed link: stays on the list, or leaves it',
    body: waitlist.WaitlistAnswer,
    reply: Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
} as const satisfies Record<string, Contract>;
