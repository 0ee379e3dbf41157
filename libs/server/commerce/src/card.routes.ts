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

/** One's cards, and to whom one's invoices are made out. Each call asks the provider, so that they are limited. */
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
    // What was written down is sent by the clock where this fails.
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
