import { randomUUID } from 'node:crypto';
import { ApiFailure, type Cards, type SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderOwnCard } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { afterChange, type Changeable, type Own, readChangeable, readOwn } from './own-subscription.ts';
import { payOverdueWith } from './replace-card.ts';

/** Lists the stored cards, the default one first. A card that was added several times is listed once. */
export async function listCards(deps: CommerceDependencies, own: Own): Promise<Cards> {
  const kept = await readCards(deps, await readOwn(deps, own));
  return { cards: distinct(kept).map(shown) };
}

/**
 * Makes another card the default, and pays the open invoice with it.
 * @throws ApiFailure `not_found` if the card is not among those stored, `payment_failed` if it cannot pay the open
 *   invoice
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
 * Removes a card, including its duplicates.
 * @throws ApiFailure `not_found` if the card is not among those stored, `conflict` if it is the default card
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
