import type { FastifyInstance } from 'fastify';
import { cookies } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { audit, signedInAccount } from '@greenroom/identity';
import type { Person } from '@greenroom/access';
import { asFailure } from './as-failure.ts';
import { readRecord } from './changes/own-subscription.ts';
import { beginCheckout } from './checkout/begin-checkout.ts';
import { checkoutRefused, expireCheckout, readCheckout } from './checkout/read-checkout.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { offeredTrialDays } from './domain/offered-trial-days.ts';
import { readPlans } from './plans/read-plans.ts';
import type { EventInbox } from './projection/event-inbox.ts';
import { noStore } from './said-for.ts';
import { subscriptionRoutes } from './subscription.routes.ts';
import { cancellationRoutes } from './cancellation.routes.ts';
import { webhookRoutes } from './webhook.routes.ts';

const membership = { path: '/', sameSite: 'lax' } as const;

interface CommerceRoutesDependencies extends CommerceDependencies {
  secure: boolean;
  inbox: EventInbox;
  /** Resolves once the sandbox's catalogue has been created; at once with Stripe. */
  prepared(): Promise<void>;
}

/** Routes for plans and for the checkout. */
export function commerceRoutes(app: FastifyInstance, deps: CommerceRoutesDependencies): void {
  serve(app, contracts.commercePlans, async ({ query, person, request, reply }) => {
    const codes = (query.coupons ?? '').split(',').filter((code) => code.trim() !== '');
    if (codes.length > 0) await deps.identity.rateLimiter.consume('coupon', { address: request.ip });
    await deps.prepared();
    const trialDays = query.includeTrial ? offeredTrialDays(person) : 0;
    const plans = await readPlans(deps, { country: person.country, codes, trialDays });
    noStore(reply);
    if (plans.tiers.length === 0) reply.clearCookie(cookies.membership.name, { ...membership, secure: deps.secure });
    return plans;
  });

  serve(app, contracts.commerceSubscription, async ({ person, reply }) => {
    noStore(reply);
    return readRecord(deps, signedInAccount(person).uuid, notBoughtHere(person));
  });

  serve(app, contracts.commerceSubscriptionCreate, async ({ body, person, request }) => {
    const account = signedInAccount(person);
    await deps.identity.rateLimiter.consume('checkout', { address: person.address, account: account.uuid });
    const { tier, coupon, price, includeTrial } = body;
    const trial = { includeTrial, trialOffered: offeredTrialDays(person) > 0 };
    const asked = {
      ...{ account, country: person.country, tier, coupon, shownPrice: price, ...trial },
      paying: body.termsAgreed,
      confirming: body.termsAgreed ? body.checkoutSessionId : undefined,
    };
    const begun = await asFailure(() => beginCheckout(deps, asked));
    const { checkoutSessionId: checkout } = begun;
    request.log.info({ checkout, termsAgreed: body.termsAgreed }, 'Checkout started');
    if (body.termsAgreed) {
      const { country } = person;
      await audit(deps.db, { event: 'terms-agreed', accountUuid: account.uuid, country, details: { checkout } });
    }
    return begun;
  });

  serve(app, contracts.commerceCheckoutSession, async ({ params, person, reply }) => {
    noStore(reply);
    const { address } = person;
    const own = { accountUuid: signedInAccount(person).uuid, address, sessionId: params.id };
    return asFailure(() => readCheckout(deps, own));
  });

  serve(app, contracts.commerceCheckoutSessionExpire, async ({ params, person, reply }) => {
    noStore(reply);
    const { uuid: accountUuid } = signedInAccount(person);
    await deps.identity.rateLimiter.consume('checkout', { address: person.address, account: accountUuid });
    return asFailure(() => expireCheckout(deps, { accountUuid, sessionId: params.id }));
  });

  serve(app, contracts.commerceCheckoutSessionRefused, async ({ params, body, person, reply }) => {
    noStore(reply);
    const own = { accountUuid: signedInAccount(person).uuid, sessionId: params.id };
    return checkoutRefused(deps, own, new Date(body.payingSince));
  });

  subscriptionRoutes(app, deps);
  cancellationRoutes(app, deps);
  webhookRoutes(app, deps, deps.inbox);
}

/** Returns the person's plan if it was granted, or is with another provider. */
function notBoughtHere({ planGranted, subscription }: Person) {
  if (planGranted) return { granted: subscription };
  return subscription.keptBy ? { external: subscription } : {};
}
