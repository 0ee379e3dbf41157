import { languageOfRequest, serve } from '@greenroom/http';
import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { IdentityModule } from '@greenroom/identity';
import { answerWaitlist } from './answer-waitlist.ts';
import { joinWaitlist } from './join-waitlist.ts';

interface WaitlistDependencies {
  db: Database;
  identity: Pick<IdentityModule, 'tries' | 'mails' | 'sendMails'>;
}

const done = { done: true } as const;

export function waitlistRoutes(app: FastifyInstance, { db, identity }: WaitlistDependencies): void {
  const { tries, mails } = identity;

  serve(app, contracts.waitlistJoin, async ({ body: { email }, request }) => {
    await tries.spend('waitlist', { address: request.ip, account: email });
    const locale = languageOfRequest(request);
    await joinWaitlist({ db, mails }, { email, locale });
    // What was written down is sent by the clock where this fails.
    void identity.sendMails().catch(() => {});
    return done;
  });

  serve(app, contracts.waitlistAnswer, async ({ body, request }) => {
    await tries.spend('mailedLink', { address: request.ip });
    await answerWaitlist(db, body);
    return done;
  });
}
