import { languageOfRequest, serve } from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { IdentityModule } from '@greenroom/identity';
import { answerWaitlist } from './answer-waitlist.ts';
import { joinWaitlist } from './join-waitlist.ts';

interface WaitlistDependencies {
  db: Database;
  identity: Pick<IdentityModule, 'rateLimiter' | 'mails' | 'sendMails'>;
}

const done = { done: true } as const;

export function waitlistRoutes(app: FastifyInstance, { db, identity }: WaitlistDependencies): void {
  const { rateLimiter, mails } = identity;

  serve(app, contracts.waitlistJoin, async ({ body: { email }, request }) => {
    await rateLimiter.consume('waitlist', { address: request.ip, account: email });
    const locale = languageOfRequest(request);
    await joinWaitlist({ db, mails }, { email, locale });
    // If this fails, the scheduled job sends the queued mails.
    void identity.sendMails().catch(() => {});
    return done;
  });

  serve(app, contracts.waitlistAnswer, async ({ body, request }) => {
    await rateLimiter.consume('mailedLink', { address: request.ip });
    await answerWaitlist(db, body);
    return done;
  });
}
