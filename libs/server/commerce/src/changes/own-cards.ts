import { randomUUID } from 'node:crypto';
import { ApiFailure, type Cards, type SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderOwnCard } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { afterChange, type Changeable, type Own, readChangeable, readOwn } from './own-subscription.ts';
import { payOverdueWith } from './replace-card.ts';

/** The cards that are kept, each once however often it was added: the one that is charged first. */
export async function listCards(deps: CommerceDependencies, own: Own): Promise<Cards> {
  const kept = await readCards(deps, await readOwn(deps, own));
  return { cards: distinct(kept).map(shown) };
}

/**
 * Charges another card from now on, and pays with it what is open.
 * @throws ApiFailure `not_found` where it is not among those kept, `payment_failed` where what is open cannot be paid by it
 */
export async function chargeCard(deps: CommerceDependencies, own: Own, cardId: string): Promise<SubscriptionRecord> {
  const changeable = await readChangeable(deps, own, 'payment_method');
  const { payer, subscription } = changeable;
  const { paymentMethodId } = findCard(await readCards(deps, changeable), cardId);
  const attempt = `card-${paymentMethodId}-${randomUUID()}`;
  await deps.payments.useCard(
    { customerId: payer.customerId, subscriptionId: subscription.id, paymentMethodId },
    attempt,
  );
  await payOverdueWith(deps, changeable, attempt);
  return afterChange(deps, own, payer);
}

/**
 * Removes a card, as often as it was added.
 * @throws ApiFailure `not_found` where it is not among those kept, `conflict` where it is the one that is charged
 */
export async function removeCard(deps: CommerceDependencies, own: Own, cardId: string): Promise<Cards> {
  const changeable = await readOwn(deps, own);
  const kept = await readCards(deps, changeable);
  const gone = findCard(kept, cardId);
  const same = kept.filter((one) => isSame(one, gone));
  if (same.some(({ isDefault }) => isDefault))
    throw new ApiFailure('conflict', 'This card is charged: choose another one first');
  for (const { paymentMethodId } of same) await deps.payments.removeCard(paymentMethodId);
  return { cards: distinct(kept.filter((one) => !same.includes(one))).map(shown) };
}

type Owner = Pick<Changeable, 'payer' | 'subscription'>;

async function readCards({ payments }: CommerceDependencies, { payer, subscription }: Owner) {
  const kept = await payments.listCards({ customerId: payer.customerId, subscriptionId: subscription.id });
  return kept.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

function findCard(kept: readonly ProviderOwnCard[], cardId: string): ProviderOwnCard {
  const found = kept.find(({ paymentMethodId }) => paymentMethodId === cardId);
  if (!found) throw new ApiFailure('not_found', 'There is no such card');
  return found;
}

const isSame = (one: ProviderOwnCard, other: ProviderOwnCard) =>
  one.paymentMethodId === other.paymentMethodId || (one.fingerprint !== null && one.fingerprint === other.fingerprint);

const distinct = (kept: readonly ProviderOwnCard[]) =>
  kept.filter((card, index) => kept.findIndex((one) => isSame(one, card)) === index);

const shown = ({ paymentMethodId: id, brand, last4, expMonth, expYear, isDefault }: ProviderOwnCard) => ({
  ...{ id, brand, last4, expMonth, expYear, isDefault },
});
