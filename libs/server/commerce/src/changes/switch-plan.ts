import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  ApiFailure,
  countOf,
  money,
  type PlanTier,
  type SubscriptionRecord,
  type SwitchPreview,
} from '@greenroom/contracts';
import { payers } from '../commerce.tables.ts';
import { PaymentsError, type PaymentsTrouble, type ProviderPrice } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { lookupKeys } from '../domain/lookup-keys.ts';
import { readPrices } from '../plans/read-plans.ts';
import { priceOf, type SubscriptionRow } from '../projection/read-projection.ts';
import type { StoredQuote } from '../projection/stored.ts';
import { afterChange, type Changeable, mustAllow, type Own, readChangeable, readFresh } from './own-subscription.ts';

/** How long the previewed price of a switch is honoured. */
const quoteHoldsMs = 15 * 60_000;

interface Wish extends Own {
  tier: PlanTier;
  country: string;
}

/**
 * Previews the cost of a switch: to annual now and prorated, to monthly from the end of the period; in a trial nothing
 * is charged before it ends. The preview is stored, so that {@link switchPlan} charges the same.
 */
export async function previewSwitch(deps: CommerceDependencies, wish: Wish): Promise<SwitchPreview> {
  const changeable = await readChangeable(deps, wish, 'switch');
  const { payer, subscription, now } = changeable;
  const price = await otherPrice(deps, wish, subscription);
  // In whole seconds, like the provider's timestamps.
  const at = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const shown = await show(deps, { changeable, price, tier: wish.tier, at });
  const dueNow = shown.dueNow.amount;
  const attempt = randomUUID();
  const quote = {
    subscriptionId: subscription.id,
    tier: wish.tier,
    priceId: price.id,
    at: at.toISOString(),
    dueNow,
    attempt,
  };
  await deps.db.update(payers).set({ quote }).where(eq(payers.uuid, payer.uuid));
  return shown;
}

interface Showing {
  changeable: Changeable;
  price: ProviderPrice;
  tier: PlanTier;
  at: Date;
}

async function show(
  { payments }: CommerceDependencies,
  { changeable, price, tier, at }: Showing,
): Promise<SwitchPreview> {
  const { subscription, record } = changeable;
  const unit = { currency: price.price.currency, unitAmount: price.price.amount };
  const nothing = money(0, price.price.currency);
  const previewedAt = at.toISOString();
  if (record.state === 'trial') {
    const first = await payments.quoteTrialSwitch({ subscriptionId: subscription.id, priceId: price.id });
    const nextCharge = { ...first, at: subscription.currentPeriodEnd.toISOString() };
    return {
      tier,
      when: 'trial',
      at: previewedAt,
      price: unit,
      credit: nothing,
      dueNow: nothing,
      nextCharge,
      previewedAt,
    };
  }
  if (tier === 'monthly') {
    const end = subscription.currentPeriodEnd.toISOString();
    const next = { ...price.price, at: end };
    return {
      tier,
      when: 'period_end',
      at: end,
      price: unit,
      credit: nothing,
      dueNow: nothing,
      nextCharge: next,
      previewedAt,
    };
  }
  const { dueNow, credit, periodEnd } = await payments.quoteSwitch({
    subscriptionId: subscription.id,
    priceId: price.id,
    at,
  });
  const nextCharge = { ...price.price, at: periodEnd.toISOString() };
  return { tier, when: 'now', at: previewedAt, price: unit, credit, dueNow, nextCharge, previewedAt };
}

/**
 * Switches as previewed. If the card's bank asks the person to confirm the charge, the switch waits for that; the same
 * request again returns the same record.
 * @throws ApiFailure `conflict` if the preview is missing, expired or no longer what would be charged; `payment_failed`
 *   if the card is declined
 */
export async function switchPlan(
  deps: CommerceDependencies,
  wish: Wish & { previewedAt: string },
): Promise<SubscriptionRecord> {
  const { payer, subscription, record, now } = await readFresh(deps, wish);
  const { pendingUpdate } = record;
  if (pendingUpdate?.change === 'switch' && pendingUpdate.tier === wish.tier) return record;
  mustAllow(record, 'switch');
  const { quote } = payer;
  const at = new Date(wish.previewedAt);
  const holds =
    quote?.subscriptionId === subscription.id &&
    quote.tier === wish.tier &&
    quote.at === at.toISOString() &&
    now.getTime() - at.getTime() <= quoteHoldsMs;
  if (!quote || !holds) throw changed();
  const key = `switch-${subscription.id}-${quote.attempt}`;
  try {
    if (record.state === 'trial')
      await deps.payments.switchTrial({ subscriptionId: subscription.id, priceId: quote.priceId }, key);
    else if (wish.tier === 'monthly')
      await deps.payments.switchLater({ subscriptionId: subscription.id, priceId: quote.priceId }, key);
    else await switchNow(deps, { subscription, quote, at }, key);
  } catch (error) {
    // Stripe would replay the refusal for this key, even with another card. After a lost answer the key must stay the
    // same.
    if (error instanceof PaymentsError && refusals.has(error.trouble)) await nextAttempt(deps, payer.uuid, quote);
    throw error;
  }
  await deps.db.update(payers).set({ quote: null }).where(eq(payers.uuid, payer.uuid));
  return afterChange(deps, wish, payer);
}

const refusals: ReadonlySet<PaymentsTrouble> = new Set(['declined', 'refused', 'not-found']);

async function nextAttempt({ db }: CommerceDependencies, payerUuid: string, quote: StoredQuote): Promise<void> {
  const next = { ...quote, attempt: randomUUID() };
  await db.update(payers).set({ quote: next }).where(eq(payers.uuid, payerUuid));
}

type Switching = { subscription: SubscriptionRow; quote: NonNullable<Changeable['payer']['quote']>; at: Date };

async function switchNow(
  { payments }: CommerceDependencies,
  { subscription, quote, at }: Switching,
  key: string,
): Promise<void> {
  const wish = { subscriptionId: subscription.id, priceId: quote.priceId, at };
  const { dueNow } = await payments.quoteSwitch(wish);
  if (countOf(dueNow.amount) !== countOf(quote.dueNow)) throw changed();
  await payments.switchNow(wish, key);
}

const changed = () =>
  new ApiFailure('conflict', 'The amount has changed', [{ path: 'previewed_at', message: 'The amount has changed' }]);

/** Withdraws a switch that is due at the end of the period. */
export async function withdrawSwitch(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readChangeable(deps, own, 'withdraw_switch');
  const { pendingSwitch } = subscription;
  if (pendingSwitch) await deps.payments.withdrawSwitch(pendingSwitch.scheduleId, randomUUID());
  return afterChange(deps, own, payer);
}

/** Returns the price of the other plan in the subscription's currency; the account's country may have changed since. */
async function otherPrice(
  deps: CommerceDependencies,
  { tier, country }: Wish,
  subscription: SubscriptionRow,
): Promise<ProviderPrice> {
  if (subscription.tier === tier) throw new ApiFailure('conflict', 'This is the plan you have');
  const { currency } = priceOf(subscription);
  const here = await readPrices(deps, country);
  const keys = lookupKeys(tier, country);
  const found =
    here.find(({ lookupKey, price }) => keys.includes(lookupKey) && price.currency === currency) ??
    (await deps.payments.findPrices(lookupKeys(tier, country).map((key) => key.replace(/_.*$/, `_${currency}`))))[0];
  if (!found) throw new ApiFailure('unavailable', 'This plan cannot be had at the moment');
  return found;
}
