import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import { signedInAccount } from '@greenroom/identity';
import type { Person } from '@greenroom/access';
import { asFailure } from './as-failure.ts';
import { chargeCard, listCards, removeCard } from './changes/own-cards.ts';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { readBilling, saveBilling } from './customers/billing-details.ts';
import { noStore } from './said-for.ts';

/**
 * Routes for an account's cards and billing details. They are rate-limited, since each call asks the payment provider.
 */
export function cardRoutes(app: FastifyInstance, deps: CommerceDependencies): void {
  const own = (person: Person, { subscriptionId }: { subscriptionId: string }) => ({
    accountUuid: signedInAccount(person).uuid,
    subscriptionId,
  });
  const limit = (person: Person) =>
    deps.identity.rateLimiter.consume('billing', { account: signedInAccount(person).uuid, address: person.address });

  serve(app, contracts.commerceCards, async ({ params, person, reply }) => {
    noStore(reply);
    await limit(person);
    return asFailure(() => listCards(deps, own(person, params)));
  });
  serve(app, contracts.commerceCardDefault, async ({ params, person }) => {
    const changed = await asFailure(() => chargeCard(deps, own(person, params), params.cardId));
    // If sending fails now, the scheduled run sends the queued mails.
    void deps.identity.sendMails().catch(() => {});
    return changed;
  });
  serve(app, contracts.commerceCardRemove, async ({ params, person }) =>
    asFailure(() => removeCard(deps, own(person, params), params.cardId)),
  );

  serve(app, contracts.commerceBilling, async ({ person, reply }) => {
    noStore(reply);
    return readBilling(deps, signedInAccount(person).uuid);
  });
  serve(app, contracts.commerceBillingSave, async ({ body, person }) => {
    await limit(person);
    return asFailure(() => saveBilling(deps, signedInAccount(person).uuid, body));
  });
}
