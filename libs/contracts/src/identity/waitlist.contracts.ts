import { Done } from './auth.schema.ts';
import type { Contract } from '../contract.ts';
import * as endpoints from '../endpoints.ts';
import * as waitlist from './waitlist.schema.ts';

/** Contracts of the waitlist for what opens next. No answer reveals who is on it. */
export const waitlistContracts = {
  waitlistJoin: {
    endpoint: endpoints.waitlistJoin,
    right: 'everyone',
    summary: 'Ask to hear about what opens next; the entry takes effect once the mailed link is confirmed',
    body: waitlist.WaitlistJoin,
    reply: Done,
    errors: ['bad_request', 'rate_limited'],
  },
  waitlistAnswer: {
    endpoint: endpoints.waitlistAnswer,
    // Authenticated by the token of a mailed link.
    right: 'everyone',
    summary: 'Stay on the waitlist or leave it, by the mailed link',
    body: waitlist.WaitlistAnswer,
    reply: Done,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
} as const satisfies Record<string, Contract>;
