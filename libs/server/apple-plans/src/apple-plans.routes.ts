import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { signedInAccount } from '@greenroom/identity';
import { limitByAddress } from '@greenroom/rate-limit';
import type { ApplePlansDependencies } from './apple-plans-dependencies.ts';
import { asFailure } from './as-failure.ts';
import { claimPlan } from './claim-plan.ts';
import { takeNotification } from './take-notification.ts';

/** In bytes. A notification has about 15 kB: three signed texts, each with its chain of certificates. */
const bodyLimit = 64 * 1024;
/** Notifications accepted from one address. Apple sends a refused one again after an hour. */
const pace = { points: 600, seconds: 60 };
const received = { received: true } as const;
const linked = { linked: true } as const;

/** Routes for Apple’s notifications, and for claiming a subscription. Without a store, they answer `not_found`. */
export function applePlansRoutes(app: FastifyInstance, deps: ApplePlansDependencies): void {
  const limit = limitByAddress(pace);

  serve(
    app,
    contracts.commerceAppleNotifications,
    async ({ body, request }) => {
      const store = required(deps);
      await limit(request.ip);
      const notification = await asFailure(() => store.readNotification(body.signedPayload), deps.log);
      const isNew = await takeNotification(deps, notification);
      const { uuid, type, subtype, state } = notification;
      const subscription = state?.transaction.originalTransactionId;
      const message = isNew ? 'A notification from Apple was processed' : 'A notification from Apple came again';
      request.log.info({ notification: uuid, type, subtype, subscription }, message);
      return received;
    },
    { bodyLimit, config: { takesForeign: 'Apple’s App Store', anonymous: true } },
  );

  serve(
    app,
    contracts.commerceAppleClaim,
    async ({ body, person }) => {
      const store = required(deps);
      const { uuid } = signedInAccount(person);
      await deps.identity.rateLimiter.consume('applePlan', { address: person.address, account: uuid });
      await claimPlan({ ...deps, store }, uuid, body.signedTransaction);
      return linked;
    },
    { bodyLimit },
  );
}

/** @throws ApiFailure `not_found` */
function required({ store }: ApplePlansDependencies) {
  if (!store) throw new ApiFailure('not_found', 'There is nothing here');
  return store;
}
